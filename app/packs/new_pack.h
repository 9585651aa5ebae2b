// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <filesystem>

namespace mazzo::app {

/// What a new game starts with.
struct NewPack {
    std::string name;      ///< empty: made from the folder's name
    std::string author;    ///< may be empty
    std::string language;  ///< of its texts, `en` or `it`
};

/// Writes a small working game with invented cards, rules, examples and a deck into a new folder. The folder's name is
/// the game's id. A folder with something in it is left alone.
[[nodiscard]] Result<void> makePack(const std::filesystem::path& folder, const NewPack& pack);

/// An id for a game of this name: "Fox & Owl" becomes "fox-owl". Empty if the name has no letters or digits for one.
[[nodiscard]] std::string packIdFor(std::string_view name);

}  // namespace mazzo::app
