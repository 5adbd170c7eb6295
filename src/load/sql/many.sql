-- :games finished games and :running active ones between :players players, who are made for them. Each is a copy of :finished or of
-- :active, games that were made through HTTP, with all its moves. A player has the same number of games as any other.
set session_replication_role = replica;
create temporary table many_player as
    select n, substr(md5('player-' || n), 1, 12) as id, 'many-' || n as name from generate_series(0, :players - 1) n;
create unique index on many_player (n);
insert into player (id, name, name_key, created_at) select id, name, name, now() - interval '900 days' from many_player;

create temporary table many as
    select '0c' || substr(md5('many-' || g.n), 1, 24) as id, g.n, g.n >= :games as running, case when g.n >= :games then :'active' else :'finished' end as original,
        -- Running games began in the last days, the others over two years before.
        now() - case when g.n >= :games then interval '3 days' * random() else interval '3 days' + interval '700 days' * random() end as created,
        a.id as attacker, a.name as attacker_name, d.id as defender, d.name as defender_name
    from generate_series(0, :games + :running - 1) g (n)
    join many_player a on a.n = g.n % :players
    join many_player d on d.n = (g.n % :players + 1 + g.n / :players) % :players;
create temporary table many_in_order as select * from many order by id;
analyze many_in_order;

insert into game (id, version, state, visibility, base, options, start, time_per_move, opponent, creator_side, seats, created_at, started_at, ended_at,
        position, ply, deadline, result, reason)
    select m.id, g.version, g.state, case when n % 10 = 0 then 'unlisted' else 'public' end, g.base, g.options, g.start, g.time_per_move, g.opponent, g.creator_side,
        jsonb_build_object('creator', attacker_seat, 'attacker', attacker_seat, 'defender', jsonb_build_object('id', defender, 'name', defender_name)),
        created, created, case when running then null else created + interval '2 days' end,
        g.position, g.ply, case when running then now() + interval '3 days' * (0.1 + random()) end, g.result, g.reason
    from many_in_order m cross join lateral (select jsonb_build_object('id', attacker, 'name', attacker_name) as attacker_seat) s
    join game g on g.id = m.original;
insert into move (game_id, ply, text, played_at, position)
    select m.id, v.ply, v.text, created + interval '1 hour' * v.ply, v.position from many_in_order m join move v on v.game_id = m.original;
insert into participation (player_id, game_id, created_at, state, counted)
    select player, id, created, case when running then 'active' else 'finished' end, true
    from many_in_order, lateral (values (attacker), (defender)) s (player);
insert into turn (game_id, player_id, due)
    select m.id, case g.ply % 2 when 0 then attacker else defender end, g.deadline from many_in_order m join game g on g.id = m.id where running;
insert into event (player_id, number, game_id, type, version, ply, at)
    select player, row_number() over (partition by player order by created), id, 'gameJoined', 2, 0, created
    from many_in_order, lateral (values (attacker), (defender)) s (player);
update player set last_event = (select count(*) from event where player_id = player.id) where id in (select id from many_player);
set session_replication_role = default;
vacuum analyze;
