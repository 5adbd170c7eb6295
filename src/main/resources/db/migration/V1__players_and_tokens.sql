-- Who plays. A player who has left has no name any more; the row stays, as games refer to it.
create table player (
    id text primary key,
    name text,
    -- The same for all names that differ in case alone.
    name_key text unique,
    created_at timestamptz not null,
    left_at timestamptz,
    check ((name is null) = (left_at is not null)),
    check ((name is null) = (name_key is null))
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
