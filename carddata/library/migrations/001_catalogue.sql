-- What the installed packs say. All of it can be loaded again from the packs.

CREATE TABLE pack (
    game        TEXT PRIMARY KEY,
    version     TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    folder      TEXT NOT NULL,
    definition  TEXT NOT NULL      -- game.json as it was when the pack was loaded: it still stands when the pack's file is broken later
) STRICT;

CREATE TABLE card (
    key        INTEGER PRIMARY KEY,
    game       TEXT NOT NULL REFERENCES pack (game) ON DELETE CASCADE,
    id         TEXT NOT NULL,
    number     INTEGER NOT NULL,
    type       TEXT NOT NULL,
    set_id     TEXT NOT NULL,
    names      TEXT NOT NULL,      -- JSON from here on, unless it says otherwise
    aliases    TEXT NOT NULL,
    facts      TEXT NOT NULL,
    text_state INTEGER NOT NULL,   -- number: 0 none, 1 unknown, 2 known
    text       TEXT NOT NULL,
    rulings    TEXT NOT NULL,
    clauses    TEXT NOT NULL,
    image      TEXT NOT NULL,      -- path in the pack
    UNIQUE (game, id),
    UNIQUE (game, number)
) STRICT;

-- Rows go with those of `card`; a virtual table takes no foreign key, so triggers and the repository keep them together.
CREATE VIRTUAL TABLE card_search USING fts5 (names, texts, tokenize = 'unicode61 remove_diacritics 2');

CREATE TRIGGER card_deleted AFTER DELETE ON card BEGIN
    DELETE FROM card_search WHERE rowid = old.key;
END;

CREATE TABLE product (
    game     TEXT NOT NULL REFERENCES pack (game) ON DELETE CASCADE,
    id       TEXT NOT NULL,
    position INTEGER NOT NULL,
    names    TEXT NOT NULL,        -- JSON
    note     TEXT NOT NULL,        -- JSON
    partial  INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_card (
    game     TEXT NOT NULL,
    product  TEXT NOT NULL,
    position INTEGER NOT NULL,
    card     TEXT NOT NULL,
    count    INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (game, product, position),
    FOREIGN KEY (game, product) REFERENCES product (game, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
