// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/derived_fields.h"
#include "carddata/pack/json_reader.h"

namespace mazzo::carddata {

/// A game as far as its file could be read, with what the readers of cards need besides.
struct GameDraft {
    Game game;
    DerivedFields derived;
    std::vector<bool> doubtful;  ///< for each field: its declaration has mistakes, so values are not held against it
    std::vector<std::string> cardFiles;  ///< paths in the pack, not checked yet
    std::vector<Place> cardFilePlaces;
};

/// `folderName` is what the game's id must be.
[[nodiscard]] GameDraft readGame(const JsonDocument& document, const std::string& folderName, Mistakes& mistakes);

/// Checks the `format` of one of the pack's files.
void checkFormat(const JsonNode* format, Reading& reading);
/// Checks what a pack says about its author; only who installs it needs to know that.
void checkCredits(const ObjectReader& object);

}  // namespace mazzo::carddata
