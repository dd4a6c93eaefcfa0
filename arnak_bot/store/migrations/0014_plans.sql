-- What a player tries and keeps for their next turn, as the host writes it; '' for nothing. Only they may see it.
ALTER TABLE seats ADD COLUMN plans TEXT NOT NULL DEFAULT '';
