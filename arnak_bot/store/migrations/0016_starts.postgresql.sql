-- As on SQLite: a lobby may start by itself when its last seat is taken; none did before.
UPDATE tables SET options = jsonb_set(options::jsonb, '{starts}', 'false')::text;
UPDATE guilds SET settings = jsonb_set(settings::jsonb, '{proposed,starts}', 'false')::text
    WHERE settings::jsonb ? 'proposed';
