-- What lies over the packs: the player's own cards and values, and installed expansion packs.

-- The permanent number of every card that a layer has ever added, so that no number and no id is used again.
CREATE TABLE layer_number (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game   TEXT NOT NULL,
    card   TEXT NOT NULL,
    UNIQUE (game, card)
) STRICT;

-- For each game: the last step of the own layer that holds, how often the layer changed, and the change since which
-- no older cache file can be used.
CREATE TABLE own_state (
    game     TEXT PRIMARY KEY,
    step     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    rebuild  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One change of the own layer each. Those up to the step of own_state hold, those beyond it are undone.
CREATE TABLE own_step (
    game       TEXT NOT NULL,
    number     INTEGER NOT NULL,
    made_at    TEXT NOT NULL,        -- UTC, ISO 8601
    reason     TEXT NOT NULL,
    detail     TEXT NOT NULL,
    structural INTEGER NOT NULL,     -- it changed more than values: a cached catalogue cannot follow it
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Every state of an entry of the own layer. It holds from one step up to, but without, another.
CREATE TABLE own_card (
    key       INTEGER PRIMARY KEY,
    game      TEXT NOT NULL,
    card      TEXT NOT NULL,
    from_step INTEGER NOT NULL,
    to_step   INTEGER,
    revision  INTEGER NOT NULL,      -- of own_state when the row last came to hold or ceased to
    document  TEXT NOT NULL          -- JSON
) STRICT;

CREATE INDEX own_card_by_card ON own_card (game, card);
CREATE INDEX own_card_by_revision ON own_card (game, revision);

-- Further choices of a field, and sets (with the field `set`), that the player added.
CREATE TABLE own_choice (
    key       INTEGER PRIMARY KEY,
    game      TEXT NOT NULL,
    field     TEXT NOT NULL,
    id        TEXT NOT NULL,
    name      TEXT NOT NULL,
    from_step INTEGER NOT NULL
) STRICT;

-- Expansion packs; they can be loaded again from their folders.
CREATE TABLE expansion (
    game        TEXT NOT NULL,
    id          TEXT NOT NULL,
    version     TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    folder      TEXT NOT NULL,
    definition  TEXT NOT NULL,       -- JSON: names, sets, choices, products
    PRIMARY KEY (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE expansion_card (
    key       INTEGER PRIMARY KEY,
    expansion TEXT NOT NULL REFERENCES expansion (id) ON DELETE CASCADE,
    card      TEXT NOT NULL,
    document  TEXT NOT NULL,         -- JSON
    UNIQUE (expansion, card)
) STRICT;

CREATE INDEX expansion_card_by_card ON expansion_card (card);

-- The values that the player entered before there were layers become the first state of the own layer.
INSERT INTO own_state SELECT DISTINCT game, 0, 1, 1 FROM user_value;
INSERT INTO own_card (game, card, from_step, to_step, revision, document)
SELECT game, card, 0, NULL, 1,
       json_patch(json_object('changed', max(set_at),
                              'fields', json(coalesce(json_group_object(field, json(value)) FILTER (WHERE field <> 'text'), '{}'))),
                  coalesce(max(CASE WHEN field = 'text' THEN json_object('text', json(value)) END), '{}'))
FROM user_value GROUP BY game, card;
DROP TABLE user_value;
