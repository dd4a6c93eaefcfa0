-- A solo table has one seat and the difficulty of its rival.
ALTER TABLE tables ADD COLUMN rival INTEGER;
