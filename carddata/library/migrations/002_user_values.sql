-- What the player read off their own cards. No reference to the catalogue: it outlives reloaded and removed packs.

CREATE TABLE user_value (
    game   TEXT NOT NULL,
    card   TEXT NOT NULL,
    field  TEXT NOT NULL,
    value  TEXT NOT NULL CHECK (json_valid(value)),
    set_at TEXT NOT NULL,          -- UTC, ISO 8601
    PRIMARY KEY (game, card, field)
) STRICT, WITHOUT ROWID;
