-- A table speaks the language that it has chosen, or that of its server; nobody has chosen one before.
UPDATE tables SET options = json_set(options, '$.language', NULL) WHERE json_valid(options);
UPDATE guilds SET settings = json_set(settings, '$.proposed.language', NULL)
    WHERE json_valid(settings) AND json_type(settings, '$.proposed') = 'object';
