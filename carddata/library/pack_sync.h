// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/game_reader.h"

#include <span>

namespace mazzo::carddata {

/// What became of one pack's folder.
struct SyncedPack {
    enum class State : std::uint8_t {
        Unchanged,  ///< the catalogue has it already
        Loaded,     ///< read anew
        Kept,       ///< it has mistakes, and the catalogue keeps what it last read without
        Rejected    ///< it has mistakes, and the catalogue has nothing of it
    };

    std::string game;
    std::filesystem::path folder;
    State state = State::Unchanged;
    Errors mistakes;
    std::string extends = {};  ///< of an expansion pack: the game that it adds to; `game` is then its own id
};

struct SyncReport {
    std::vector<SyncedPack> packs;     ///< in the order of the folders
    std::vector<std::string> removed;  ///< games whose packs are gone
};

/// Brings the library's catalogue in line with the folders of packs and expansion packs.
class PackSync {
public:
    enum class Reading { IfChanged, Always };

    /// `folder` is the folder of the library.
    PackSync(const Database& database, const std::filesystem::path& folder)
        : m_database(database), m_cacheFolder(folder / "cache"), m_reader(database, folder)
    {}

    /// Reads the packs that changed, and forgets those that are not in the list.
    [[nodiscard]] Result<SyncReport> sync(std::span<const std::filesystem::path> packFolders) const;
    [[nodiscard]] Result<SyncedPack> syncPack(const std::filesystem::path& folder,
                                              Reading reading = Reading::IfChanged) const;
    [[nodiscard]] Result<SyncReport> stored() const;

private:
    [[nodiscard]] Result<SyncedPack> syncExpansion(const std::filesystem::path& folder, const std::string& game) const;
    [[nodiscard]] Result<void> removeMissing(SyncReport& report) const;

    const Database& m_database;
    std::filesystem::path m_cacheFolder;
    GameReader m_reader;
};

}  // namespace mazzo::carddata
