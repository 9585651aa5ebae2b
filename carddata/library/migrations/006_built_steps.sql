-- Building a deck, or taking it apart, is a step of the collection too: it can be undone like the others.

ALTER TABLE collection_step ADD COLUMN deck INTEGER NOT NULL DEFAULT 0;   -- the deck that was marked; 0 for a step that marked none
