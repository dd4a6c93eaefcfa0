-- A lobby may start by itself when its last seat is taken, which none did before; and only the newest message of a
-- table keeps its picture.
UPDATE tables SET options = json_set(options, '$.starts', json('false'), '$.pictures', 'newest')
    WHERE json_valid(options);
UPDATE guilds SET settings = json_set(settings, '$.proposed.starts', json('false'), '$.proposed.pictures', 'newest')
    WHERE json_valid(settings) AND json_type(settings, '$.proposed') = 'object';
