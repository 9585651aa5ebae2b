-- The number of every card that a pack has ever had, so that share codes keep their meaning. No reference to the
-- catalogue: numbers are remembered while the pack is gone.
CREATE TABLE pack_number (
    game   TEXT NOT NULL,
    card   TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, card),
    UNIQUE (game, number)
) STRICT, WITHOUT ROWID;

INSERT INTO pack_number SELECT game, id, number FROM card;
