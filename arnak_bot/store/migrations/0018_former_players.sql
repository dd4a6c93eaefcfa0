-- Who had a seat before, as the host writes it: [[number of decisions until then, user id, name], ...]; '' for nobody.
ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT '';
