-- Several processes may share the work: each looks after the servers of the shards that it holds. A process counts its
-- own beats; one whose count stands still is dead, and what it held goes with its row.
CREATE TABLE processes (
    name TEXT PRIMARY KEY,
    beat INTEGER NOT NULL,
    shards INTEGER NOT NULL
);
CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    holder TEXT NOT NULL REFERENCES processes (name) ON DELETE CASCADE
);
CREATE INDEX shards_by_holder ON shards (holder);
-- What only one process may do at a time, like letting Discord know a shard.
CREATE TABLE turns (
    number INTEGER PRIMARY KEY,
    holder TEXT NOT NULL REFERENCES processes (name) ON DELETE CASCADE
);

-- The last of the posts with which this one was, or is, sent as one message: whoever tries again sends the same ones,
-- so that Discord knows the message again.
ALTER TABLE posts ADD COLUMN sent_with INTEGER;
