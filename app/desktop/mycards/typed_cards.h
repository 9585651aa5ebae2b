// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

namespace mazzo::desktop {

/// What the player typed about one card, in the table, in the form or in a pasted block.
struct TypedCard {
    std::string card;  ///< its id; empty for a new card
    std::vector<CardText> texts;
    bool remove = false;  ///< forgets everything the own layer says about the card
    /// Of the program: a name, text or ruling that is typed without a language replaces the one in this language, if
    /// the card has several.
    std::string language = {};
};

/// Why a typed value cannot be stored.
struct TypedProblem {
    std::size_t card = 0;  ///< its position in the list
    std::string key;       ///< a field's id, or `name`, `type`, `text` …
    Error error;
};

/// What became of an edit. With problems nothing was stored.
struct EditResult {
    std::vector<std::string> cards;  ///< the ids by position; new cards have theirs by now
    std::vector<TypedProblem> problems;
};

/// Whether the own layer of a game has steps to undo and to do again.
struct OwnHistory {
    bool canUndo = false;
    bool canRedo = false;
};

/// Stores what was typed as one step, or nothing at all.
[[nodiscard]] Result<EditResult> storeTyped(Library& library, const LoadedGame& loaded,
                                            const std::vector<TypedCard>& typed, OwnReason reason,
                                            const std::string& detail);

[[nodiscard]] Result<OwnHistory> ownHistory(const Library& library, std::string_view game);

}  // namespace mazzo::desktop
