-- Several games can be played: every table, every server's proposal and every result says which; until now it was one.
UPDATE tables SET options = json_set(options, '$.game_key', 'arnak') WHERE json_valid(options);
UPDATE guilds SET settings = json_set(settings, '$.proposed.game_key', 'arnak')
    WHERE json_valid(settings) AND json_type(settings, '$.proposed') = 'object';

-- What a table had chosen of its game is one text in results, too.
ALTER TABLE results ADD COLUMN game_key TEXT NOT NULL DEFAULT 'arnak';
ALTER TABLE results ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
UPDATE results SET options = json_object('board', board, 'rival', rival);
ALTER TABLE results DROP COLUMN board;
ALTER TABLE results DROP COLUMN rival;

-- Standing answers are the game's own; without one the text is empty.
ALTER TABLE seats ADD COLUMN standing TEXT NOT NULL DEFAULT '';
UPDATE seats SET standing = keep WHERE keep <> 'ask';
ALTER TABLE seats DROP COLUMN keep;
ALTER TABLE seats RENAME COLUMN standing TO keep;
