-- Games that were played with a deck, and rounds of the hands quiz.

CREATE TABLE deck_result (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    mark          TEXT NOT NULL UNIQUE,  -- the same on every computer
    deck          INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    kind          TEXT NOT NULL,         -- game or quiz
    day           TEXT NOT NULL,         -- of the player's calendar, ISO 8601
    outcome       TEXT NOT NULL,         -- of a game: won, lost or drawn
    opponent      TEXT NOT NULL,
    opponent_deck TEXT NOT NULL,
    note          TEXT NOT NULL,
    hands         INTEGER NOT NULL,      -- of a quiz
    right_answers INTEGER NOT NULL,
    given_away    INTEGER NOT NULL       -- probability lost by the wrong answers, in millionths, summed up
) STRICT;

CREATE INDEX deck_result_deck ON deck_result (deck);
