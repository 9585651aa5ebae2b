// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"

#include <optional>
#include <vector>

namespace mazzo::carddata {

/// A pack as the catalogue holds it.
struct StoredPack {
    std::string game;
    std::string version;
    std::string fingerprint;  ///< of the files that the catalogue was loaded from
    std::filesystem::path folder;

    bool operator==(const StoredPack&) const = default;
};

/// The table `pack`.
class PackRepository {
public:
    explicit PackRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::vector<StoredPack>> all() const;          ///< by game
    [[nodiscard]] Result<StoredPack> one(std::string_view game) const;  ///< NotFound if there is none
    [[nodiscard]] Result<std::string> definition(
        std::string_view game) const;  ///< the game.json that the catalogue belongs to
    [[nodiscard]] Result<void> put(const StoredPack& pack, std::string_view definition) const;
    [[nodiscard]] Result<void> moved(std::string_view game, const std::filesystem::path& folder) const;
    [[nodiscard]] Result<void> remove(std::string_view game) const;  ///< with its cards and products

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
