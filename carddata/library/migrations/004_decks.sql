-- The player's decks. No reference to the catalogue: a deck outlives the pack of its game.

CREATE TABLE deck (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used again, even when a deck is gone for good
    game       TEXT NOT NULL,
    name       TEXT NOT NULL,
    built      INTEGER NOT NULL DEFAULT 0,          -- its cards are set aside
    created_at TEXT NOT NULL,                       -- times are UTC, ISO 8601
    removed_at TEXT                                 -- a removed deck is kept until the player says otherwise
) STRICT;

CREATE TABLE deck_revision (
    deck       INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,                    -- from 1; the highest is the deck as it stands
    reason     TEXT NOT NULL,
    begun_at   TEXT NOT NULL,
    changed_at TEXT NOT NULL,                       -- later than begun_at if several small steps made it
    text       TEXT NOT NULL,                       -- a deck file
    PRIMARY KEY (deck, number)
) STRICT, WITHOUT ROWID;
