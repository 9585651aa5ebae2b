-- What the player owns, has lent and wants. No reference to the catalogue: it outlives packs.

-- One change of the collection each. Those up to the cursor hold, those beyond it are undone and wait to be done again.
CREATE TABLE collection_step (
    number      INTEGER PRIMARY KEY,
    made_at     TEXT NOT NULL,       -- UTC, ISO 8601
    reason      TEXT NOT NULL,
    detail      TEXT NOT NULL,
    fingerprint TEXT NOT NULL        -- of an imported file, else empty
) STRICT;

CREATE TABLE collection_cursor (step INTEGER NOT NULL) STRICT;
INSERT INTO collection_cursor VALUES (0);

-- Every state that a lot had. It holds from one step up to, but without, another: undoing a step moves the cursor and touches no lot.
CREATE TABLE lot (
    key        INTEGER PRIMARY KEY,
    lot        INTEGER NOT NULL,     -- permanent
    from_step  INTEGER NOT NULL,
    to_step    INTEGER,
    game       TEXT NOT NULL,
    card       TEXT NOT NULL,        -- empty if no catalogue had it; then it goes by its name
    name       TEXT NOT NULL,
    wanted     INTEGER NOT NULL,
    count      INTEGER NOT NULL CHECK (count > 0),
    printing   TEXT NOT NULL,
    condition  TEXT NOT NULL,
    language   TEXT NOT NULL,
    finish     TEXT NOT NULL,
    place      TEXT NOT NULL,
    note       TEXT NOT NULL,
    date       TEXT NOT NULL,
    price      TEXT NOT NULL,
    lent_to    TEXT NOT NULL,
    lent_since TEXT NOT NULL,
    product    TEXT NOT NULL,
    priority   INTEGER NOT NULL
) STRICT;

CREATE INDEX lot_by_lot ON lot (lot);
