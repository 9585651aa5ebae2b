// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QtGlobal>

#include <string_view>
#include <vector>

namespace mazzo::app {

/// The sentence of one kind of note: `key` is that of a `goldfish::Note`, %1, %2 … in `text` are its arguments.
struct NoteSentence {
    std::string_view key;
    const char* text;  ///< English, marked for translation in the context "notes"
};

/// What every game says; emitted by the core of goldfish.
[[nodiscard]] const std::vector<NoteSentence>& commonNotes();

[[nodiscard]] const std::vector<NoteSentence>& everzoneNotes();
[[nodiscard]] const std::vector<NoteSentence>& sovereignNotes();
[[nodiscard]] const std::vector<NoteSentence>& warOfTheWorldsNotes();
[[nodiscard]] const std::vector<NoteSentence>& zombinionNotes();

}  // namespace mazzo::app
