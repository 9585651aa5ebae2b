// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <span>

namespace mazzo::cli {

/// A command's words after the game: a card's name, then `FIELD=VALUE` once or more often.
struct CardAssignments {
    struct Assignment {
        std::string key;
        std::string text;
    };

    std::string name;
    std::vector<Assignment> assignments;

    /// A word that holds `=` behind a field's name begins an assignment; others belong to what stands before them.
    [[nodiscard]] static CardAssignments read(std::span<const std::string> words);
};

/// Lays assignments over an entry of the own layer; every mistake is reported. Pictures are copied into the library.
[[nodiscard]] Checked<void> assignTo(LayerCard& entry, const CardAssignments& given, const LoadedGame& loaded,
                                     const Library& library, std::vector<OwnChoice>& choices);

}  // namespace mazzo::cli
