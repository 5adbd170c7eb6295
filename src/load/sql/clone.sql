-- Copies the games that were made through HTTP, until there are :games active ones: number n is played by the pair n modulo the pairs.
-- :from keeps the ids of several rounds apart.
set client_min_messages = warning;
create table if not exists load_game (n serial primary key, id text, ply integer default 0, attacker text, defender text);
truncate load_game restart identity;
with pairs as (
    select id, row_number() over (order by id) - 1 as number, count(*) over () as many from game where rematch_of is null and state = 'active'
    and length(id) = 26 and id not like '0c%'
), copies as (
    select n, '0c' || substr(md5(:'from' || '-' || n), 1, 24) as copy, p.id as original from generate_series(0, :games - 1) n join pairs p on p.number = n % p.many
), games as (
    insert into game (id, version, state, visibility, base, options, start, time_per_move, opponent, creator_side, seats, created_at, started_at, position, ply, deadline, result)
    select copy, version, state, visibility, base, options, start, time_per_move, opponent, creator_side, seats, created_at, started_at, position, ply, deadline, result
    from copies join game on game.id = original returning id
), participations as (
    insert into participation select player_id, copy, created_at, state, counted from copies join participation on game_id = original returning 1
), turns as (
    insert into turn select copy, player_id, due from copies join turn on game_id = original returning 1
)
insert into load_game (id, attacker, defender)
select copy, g.seats -> 'attacker' ->> 'id', g.seats -> 'defender' ->> 'id' from copies c join game g on g.id = original order by c.n;
