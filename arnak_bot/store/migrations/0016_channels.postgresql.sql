-- As on SQLite.
UPDATE tables SET options = (options::jsonb || '{"starts": false, "pictures": "newest"}'::jsonb)::text;
UPDATE guilds SET settings = jsonb_set(
    settings::jsonb, '{proposed}', (settings::jsonb -> 'proposed') || '{"starts": false, "pictures": "newest"}'::jsonb
)::text WHERE settings::jsonb ? 'proposed';
