// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/library/decks/stored_deck.h"

#include <map>
#include <optional>

namespace mazzo::carddata {

/// A file of a synchronised folder when that was last synchronised.
struct SyncedFile {
    DeckId deck{};                      ///< that the file holds; 0 for other files
    std::optional<std::string> base;    ///< as it was read
    std::optional<std::string> target;  ///< as it is to be written, while `writing`; nothing: to be removed
    bool writing = false;               ///< whether the target has reached the folder is not known

    bool operator==(const SyncedFile&) const = default;
};

/// The tables `sync_folder` and `sync_file`. Opens no transactions.
class SyncRepository {
public:
    explicit SyncRepository(const Database& database) : m_database(database) {}

    /// The id that the folder had; empty if it was never synchronised.
    [[nodiscard]] Result<std::string> mark(std::string_view folder) const;
    /// Where the folder with this id was last.
    [[nodiscard]] Result<std::optional<std::string>> folderWith(std::string_view mark) const;
    [[nodiscard]] Result<void> setMark(std::string_view folder, std::string_view mark) const;
    [[nodiscard]] Result<void> moved(std::string_view from, std::string_view to) const;
    [[nodiscard]] Result<void> forget(std::string_view folder) const;

    [[nodiscard]] Result<std::map<std::string, SyncedFile>> files(std::string_view folder) const;
    [[nodiscard]] Result<void> put(std::string_view folder, std::string_view path, const SyncedFile& file) const;
    [[nodiscard]] Result<void> remove(std::string_view folder, std::string_view path) const;

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
