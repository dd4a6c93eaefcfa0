-- How the newest message of a table is built: as content with rows of buttons, or of components alone. It can never be
-- edited into the other kind. Nothing: content, as all messages were before.
ALTER TABLE tables ADD COLUMN last_kind TEXT;
