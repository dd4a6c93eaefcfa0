-- What is told about a server apart from the messages of its tables, until it has arrived: a line for its moderators,
-- a closed season, a finished game for a webhook. `facts` is JSON, read by whoever writes that kind.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    made_at TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at TEXT NOT NULL DEFAULT ''
);
CREATE INDEX notices_by_next_at ON notices (next_at);

-- The seasons of a server's league of whose end it has been told, or which had no games.
CREATE TABLE seasons (
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    PRIMARY KEY (guild_id, season)
);

-- Messages about a server that keep themselves current, the newest of each kind; `digest` of what it says.
CREATE TABLE kept_messages (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    digest TEXT NOT NULL,
    edited_at TEXT NOT NULL,
    PRIMARY KEY (guild_id, kind)
);

-- Who looks for players of which game, and for how many; `note` is in their own words. One wish a person and server.
CREATE TABLE seekers (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    game_key TEXT NOT NULL,
    seats INTEGER NOT NULL,
    note TEXT NOT NULL,
    asked_at TEXT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

-- What a player has written for themselves about their table; only they see it.
ALTER TABLE seats ADD COLUMN note TEXT NOT NULL DEFAULT '';
