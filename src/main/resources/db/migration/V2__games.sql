-- Correspondence games. What changes with every move is in columns without an index, so that a move does not touch the indexes of the
-- lists; whose move it is, by when, has a small table of its own.

-- The number of the player's last event.
alter table player add column last_event bigint not null default 0;

create table game (
    id text primary key,
    version bigint not null,
    state text not null check (state in ('waiting', 'active', 'finished', 'aborted')),
    visibility text not null check (visibility in ('public', 'unlisted')),
    -- The preset nearest to the rules, by which lists are filtered.
    base text not null,
    -- All options of the rules, so that a game stays as it is when a preset is mended.
    options jsonb not null,
    start text not null,
    -- In seconds.
    time_per_move bigint,
    opponent text not null check (opponent in ('open', 'invited', 'engine')),
    creator_side text not null check (creator_side in ('attacker', 'defender', 'random')),
    -- Who created the game, is invited and has which seat: creator, invited, attacker, defender.
    seats jsonb not null,
    created_at timestamptz not null,
    started_at timestamptz,
    ended_at timestamptz,
    position text not null,
    ply integer not null,
    deadline timestamptz,
    draw_offer text check (draw_offer in ('attacker', 'defender')),
    -- How many plies had been played at the last offer of each side.
    attacker_offer_ply integer,
    defender_offer_ply integer,
    result text not null,
    reason text,
    rematch_of text references game
) with (fillfactor = 80);

create unique index rematch_of_game on game (rematch_of) where rematch_of is not null;
create index public_game on game (created_at, id) where visibility = 'public';
create index public_game_by_state on game (state, created_at, id) where visibility = 'public';
create index public_game_by_base on game (base, created_at, id) where visibility = 'public';
create index public_game_by_base_and_state on game (base, state, created_at, id) where visibility = 'public';

create table move (
    game_id text references game,
    ply integer,
    text text not null,
    played_at timestamptz not null,
    -- After the move.
    position text not null,
    primary key (game_id, ply)
);

-- Who created a game, is invited to it or plays in it, with what their lists are sorted and filtered by.
create table participation (
    player_id text references player,
    game_id text references game,
    created_at timestamptz not null,
    state text not null,
    -- Whether the player has created the game or has a seat: such games are counted.
    counted boolean not null,
    primary key (player_id, game_id)
);

create index participation_by_time on participation (player_id, created_at, game_id);
create index participation_by_state on participation (player_id, state, created_at, game_id);
create index participation_of_game on participation (game_id);

-- Whose move it is in each active game, and by when: at the end of the year 9999 without a limit, no player for the engine.
create table turn (
    game_id text primary key references game,
    player_id text references player,
    due timestamptz not null
);

create index turn_of_player on turn (player_id, due, game_id);
create index turn_due on turn (due, game_id);

create table event (
    player_id text references player,
    number bigint,
    game_id text not null references game,
    type text not null,
    version bigint not null,
    by_side text,
    ply integer not null,
    at timestamptz not null,
    primary key (player_id, number)
);

-- The answers of requests that may come again.
create table idempotency (
    player_id text references player,
    key text,
    -- SHA-256 of what the request asks for.
    content bytea not null,
    status integer not null,
    headers jsonb not null,
    body text not null,
    created_at timestamptz not null,
    primary key (player_id, key)
);

create index idempotency_by_time on idempotency (created_at);

-- The moves that the engine owes, and until when a worker has each.
create table job (
    game_id text primary key references game,
    ply integer not null,
    level integer not null,
    created_at timestamptz not null,
    leased_until timestamptz not null,
    attempts integer not null default 0
);

create index job_by_lease on job (leased_until);

-- One row: when a node of the service was last up.
create table presence (
    one boolean primary key default true check (one),
    seen timestamptz not null
);
