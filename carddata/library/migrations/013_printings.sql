-- Version, further types, printings and the other side of a card, as JSON; empty for most cards.

ALTER TABLE card ADD COLUMN prints TEXT NOT NULL DEFAULT '';
