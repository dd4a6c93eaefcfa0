-- A table lives for weeks, and so do the people around it.
-- Whose choice it is to end a turn: 'auto' (by itself) or 'ask', for players who have not said otherwise. Games
-- that began before this end turns in the engine (auto_end = 1); later ones leave it to the host.
ALTER TABLE tables ADD COLUMN ends TEXT NOT NULL DEFAULT 'auto';
UPDATE tables SET ends = 'ask' WHERE auto_end = 0;
ALTER TABLE tables ADD COLUMN deadline_hours INTEGER;
ALTER TABLE tables ADD COLUMN layout TEXT NOT NULL DEFAULT 'wide';
ALTER TABLE tables ADD COLUMN waits_since TEXT;
-- A table that was closed because nobody played can be reopened; one that was stopped cannot.
ALTER TABLE tables ADD COLUMN closed_at TEXT;
-- The messages of a table: the first (for a link), the newest with its text, and the reminder below it.
ALTER TABLE tables ADD COLUMN first_post INTEGER;
ALTER TABLE tables ADD COLUMN last_post INTEGER;
ALTER TABLE tables ADD COLUMN last_text TEXT;
ALTER TABLE tables ADD COLUMN last_ping INTEGER;
CREATE INDEX tables_by_post ON tables (last_post) WHERE last_post IS NOT NULL;

-- An order for the next turn ('pass'), a player who has left (the host passes for them), an agreed pause.
ALTER TABLE seats ADD COLUMN ahead TEXT;
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN paused_until TEXT;

-- Everything that is to happen at a time: 'ping', 'remind', 'deadline', 'close', 'post'. Seat -1 is the whole
-- table. A row that was taken stays, so that nothing is sent twice; it goes when the table waits for somebody else.
CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at TEXT NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, kind)
);
CREATE INDEX dues_by_time ON dues (due_at) WHERE taken = 0;
INSERT INTO dues (table_id, seat, kind, due_at) SELECT id, -1, 'remind', remind_at FROM tables WHERE remind_at IS NOT NULL;
DROP INDEX reminders;
ALTER TABLE tables DROP COLUMN remind_at;

-- What the players of a table agree to: to pass for somebody, to go on without them, a new player, a pause.
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    motion TEXT NOT NULL,
    seat INTEGER NOT NULL,
    value INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (table_id, motion, seat, value, voter)
);

-- What a person or a server wants at every table, as JSON.
CREATE TABLE people (user_id INTEGER PRIMARY KEY, wishes TEXT NOT NULL);
CREATE TABLE guilds (guild_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);

-- One row a player of a finished game.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    rival INTEGER,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    turn_seconds INTEGER,
    figures TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_user ON results (user_id);
CREATE INDEX results_by_guild ON results (guild_id);
