-- A computer may play a seat: its own, whose user id is negative, or that of somebody who is away, until a time or until
-- they come back. The text is its level; '' where nobody but the player plays.
ALTER TABLE seats ADD COLUMN computer TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN computer_until TEXT;
CREATE INDEX seats_of_computers ON seats (table_id) WHERE computer <> '';

-- A decision that a computer made says of which level it was.
ALTER TABLE moves ADD COLUMN computer TEXT NOT NULL DEFAULT '';

-- How many of the players of a finished game were computers; they have no row of their own.
ALTER TABLE results ADD COLUMN computers INTEGER NOT NULL DEFAULT 0;

-- What a table chooses about computers: nobody has chosen any before.
UPDATE tables SET options = json_set(
    options, '$.computers', 0, '$.level', 'able', '$.stand_in', json('false'), '$.hints', json('false')
) WHERE json_valid(options);
UPDATE guilds SET settings = json_set(
    settings, '$.proposed.computers', 0, '$.proposed.level', 'able', '$.proposed.stand_in', json('false'),
    '$.proposed.hints', json('false')
) WHERE json_valid(settings) AND json_type(settings, '$.proposed') = 'object';

-- A finished game that was looked back on; made once, for it takes long.
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    review TEXT NOT NULL
);
