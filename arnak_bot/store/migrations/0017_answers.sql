-- What a player has answered in advance, as the host writes it; '' for nothing. Only they may see it. What to keep at the
-- end of a round and to pass in the next turn were columns of their own; where the rules end turns by themselves, a pass
-- is all of one.
ALTER TABLE seats ADD COLUMN answers TEXT NOT NULL DEFAULT '';
UPDATE seats SET answers =
    '{"kept":{' ||
    CASE keep
        WHEN 'nothing' THEN '"keep":[{"action":"done","exchanged":{},"final":true}]'
        WHEN 'all' THEN '"keep":[{"action":"keep all","exchanged":{},"final":true}]'
        ELSE ''
    END ||
    CASE WHEN keep IN ('nothing', 'all') AND ahead = 'pass' THEN ',' ELSE '' END ||
    CASE
        WHEN ahead IS NULL OR ahead <> 'pass' THEN ''
        WHEN (SELECT engine_ends FROM tables WHERE tables.id = seats.table_id) = 1
            THEN '"turn":[{"action":"pass","exchanged":{},"final":true}]'
        ELSE '"turn":[{"action":"pass","exchanged":{},"final":false},{"action":"end","exchanged":{},"final":true}]'
    END ||
    '},"about":"","trying":[],"given":[]}'
    WHERE keep IN ('nothing', 'all') OR ahead = 'pass';
ALTER TABLE seats DROP COLUMN keep;
ALTER TABLE seats DROP COLUMN ahead;
-- How a person goes on otherwise in a finished game, one attempt a game; JSON, as the host writes it. Only they see it.
CREATE TABLE what_ifs (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    attempt TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- The ladder of a server: what everybody is dealt in a month follows from its secret. `deals` is JSON: the edition and
-- the options of each game, as they were when the month began.
CREATE TABLE ladders (
    guild_id INTEGER NOT NULL,
    month TEXT NOT NULL,
    secret TEXT NOT NULL,
    deals TEXT NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, month)
);

-- Who has played a ladder's deal at which table; one attempt each. `user_id` is negative once they are forgotten.
CREATE TABLE attempts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    month TEXT NOT NULL,
    game_key TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE UNIQUE INDEX attempts_once ON attempts (guild_id, month, game_key, user_id);

-- Until then, nobody may learn of the seed or the log of the game, which others play with the same deal.
ALTER TABLE tables ADD COLUMN sealed_until TEXT;

-- The chapter of the solo campaign that a table plays; '' for any other table.
ALTER TABLE tables ADD COLUMN chapter TEXT NOT NULL DEFAULT '';

-- The players' own threads, where their panels are; `thread_id` NULL: there is none to be had. They are sent beside the
-- decisions, which rewrite the seats, so they have rows of their own. No table had them before.
CREATE TABLE threads (
    table_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    thread_id INTEGER,
    message_id INTEGER,
    post_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
UPDATE tables SET options = replace(options, '"starts":', '"panels":false,"starts":');
UPDATE guilds SET settings = replace(settings, '"starts":', '"panels":false,"starts":');
