-- A decision is written whole or not at all. `version` counts the decisions of a table: whoever decided from an older
-- one is refused. `part` is what the host drew when the lobby opened, secret until the game is over.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN part TEXT;
-- How far the game has come, by its own count, so that nobody has to load it to know.
ALTER TABLE tables ADD COLUMN round INTEGER;
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running');

-- What each joining added to the seed, in order; whoever leaves again has still added it.
CREATE TABLE joinings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    part TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Whether the game waits for this seat, so that nobody has to load it to know; NULL: not known yet.
ALTER TABLE seats ADD COLUMN awaited INTEGER;
CREATE INDEX seats_by_user ON seats (user_id);

-- What a channel (or somebody, in a direct message) is still to be told. A row goes when Discord has accepted it.
-- The payload names facts, never sentences or hidden things.
CREATE TABLE posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    made_at TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at TEXT NOT NULL,
    last_error TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'refused'))
);
CREATE INDEX posts_by_table ON posts (table_id, id);
CREATE INDEX posts_by_time ON posts (next_at) WHERE state = 'waiting';

-- A row that is due goes when it was done; one that fails is put off, so that it holds up nobody else. What was taken
-- under the old rule was done; a table that could not be posted waits in the outbox from now on.
INSERT INTO posts (table_id, kind, payload, made_at, next_at)
    SELECT table_id, 'table', '{}', due_at, due_at FROM dues WHERE kind = 'post' AND taken = 0;
DELETE FROM dues WHERE taken = 1 OR kind = 'post';
DROP INDEX dues_by_time;
ALTER TABLE dues DROP COLUMN taken;
ALTER TABLE dues ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE dues ADD COLUMN next_at TEXT NOT NULL DEFAULT '';
UPDATE dues SET next_at = due_at;
CREATE INDEX dues_by_time ON dues (next_at);
