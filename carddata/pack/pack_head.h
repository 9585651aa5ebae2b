// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_document.h"
#include "model/texts.h"

#include <filesystem>

namespace mazzo::carddata {

/// What a pack says about itself before its rules and cards are read.
struct PackHead {
    std::string id;
    std::string extends;  ///< the game that an expansion pack adds to; empty for a game
    std::string version;
    Texts name;
    Texts about;
    std::string author;
    std::string license;
    std::string website;
    std::vector<std::string> languages;  ///< empty for an expansion pack

    bool operator==(const PackHead&) const = default;
};

/// Reads the head of `game.json`. What is wrong further down is not looked for; a pack for a newer program is refused
/// as such, because what it uses may be unknown here.
[[nodiscard]] Checked<PackHead> readPackHead(const std::filesystem::path& folder);

/// Why this program is too old for a pack; nothing if it is not.
[[nodiscard]] std::optional<Error> newerPack(const JsonDocument& document);

}  // namespace mazzo::carddata
