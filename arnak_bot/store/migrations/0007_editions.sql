-- The edition of the box that a game was dealt from; NULL until it is dealt. Games of before are of the first.
ALTER TABLE tables ADD COLUMN edition INTEGER;
UPDATE tables SET edition = 1 WHERE seed IS NOT NULL;
