-- A lobby may start by itself when its last seat is taken; none did before.
UPDATE tables SET options = json_set(options, '$.starts', json('false')) WHERE json_valid(options);
UPDATE guilds SET settings = json_set(settings, '$.proposed.starts', json('false'))
    WHERE json_valid(settings) AND json_type(settings, '$.proposed') = 'object';
