-- What cards do at the table. The packs are loaded again, which fills the column.

ALTER TABLE card ADD COLUMN effects TEXT NOT NULL DEFAULT 'null';   -- JSON; null if nobody has stated them
