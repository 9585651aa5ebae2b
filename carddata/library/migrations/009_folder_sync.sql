-- Folders that are kept in step with the library, and their files as they were when that was last done.

CREATE TABLE sync_folder (
    folder    TEXT PRIMARY KEY,      -- its absolute path
    mark      TEXT NOT NULL,         -- the id in its mazzo.json
    synced_at TEXT NOT NULL          -- UTC, ISO 8601
) STRICT, WITHOUT ROWID;

CREATE TABLE sync_file (
    folder  TEXT NOT NULL REFERENCES sync_folder (folder) ON DELETE CASCADE ON UPDATE CASCADE,
    path    TEXT NOT NULL,
    deck    INTEGER NOT NULL,        -- the deck that the file holds; 0 for other files
    base    TEXT,                    -- as it was read from the folder; NULL if there was none
    target  TEXT,                    -- as it is to be written; NULL if it is to be removed
    writing INTEGER NOT NULL,        -- 1: nobody knows yet whether the target has reached the folder
    PRIMARY KEY (folder, path)
) STRICT, WITHOUT ROWID;
