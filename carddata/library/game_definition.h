// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/pack_repository.h"
#include "model/game.h"

namespace mazzo::carddata {

/// The text of a pack's game.json; empty if there is none.
[[nodiscard]] std::string definitionText(const std::filesystem::path& packFolder);

/// The game that the catalogue belongs to: read from the pack while its game.json is still that text, else from a copy
/// of the text below `copies`, because the pack has been changed since and could not be loaded.
[[nodiscard]] Result<Game> definedGame(const StoredPack& pack, const std::string& text,
                                       const std::filesystem::path& copies);

}  // namespace mazzo::carddata
