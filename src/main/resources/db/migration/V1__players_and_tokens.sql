-- Who plays. Of a player who has left nothing stays; games have an unnamed participant then.
create table player (
    id text primary key,
    name text not null,
    -- The same for all names that differ in case alone.
    name_key text not null unique,
    created_at timestamptz not null
);

create table token (
    id text primary key,
    player_id text not null references player,
    -- SHA-256 of the secret, which is not kept.
    hash bytea not null unique,
    label text not null,
    scopes text[] not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz
);

create index token_of_player on token (player_id, created_at);
