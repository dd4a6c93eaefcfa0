-- A table reminds whoever it waits for after so many hours; the time at which it is due is a row, not a
-- task, so that it survives a restart. NULL: nothing to remind of, or reminded already.
ALTER TABLE tables ADD COLUMN remind_hours INTEGER;
ALTER TABLE tables ADD COLUMN remind_at TEXT;
CREATE INDEX reminders ON tables (remind_at) WHERE remind_at IS NOT NULL;
