-- What a player wants done with cards left in hand at the end of a round: 'ask', 'nothing' or 'all'.
ALTER TABLE seats ADD COLUMN keep TEXT NOT NULL DEFAULT 'ask' CHECK (keep IN ('ask', 'nothing', 'all'));
