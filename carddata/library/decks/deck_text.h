// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::carddata {

// What the library reads from and writes into the header of a deck file. It needs no pack, so that a deck whose game is
// gone can still be renamed and found. Every other line stays as it is.

/// Empty if the text gives none.
[[nodiscard]] std::string nameOfDeck(std::string_view text);
/// With a `name:` line in place of the old one, or before everything else.
[[nodiscard]] std::string withName(std::string_view text, std::string_view name);

/// The wanted name if no deck has it, else the one with the next free number: "Tide" becomes "Tide 2", and "Tide 2"
/// becomes "Tide 3". A number beyond 999 is no count of copies but a part of the name. `taken` holds the names as
/// `folded` makes them.
[[nodiscard]] std::string freeName(std::string_view wanted, const std::set<std::string>& taken);

/// With a line `key: value` in place of the old one, or at the end of the header; an empty value takes the line away.
[[nodiscard]] std::string withHeader(std::string_view text, std::string_view key, std::string_view value);

/// The `tags:` line, cut at its commas.
[[nodiscard]] std::vector<std::string> tagsOfDeck(std::string_view text);
/// A comma in a tag becomes a blank; no tags, no line.
[[nodiscard]] std::string withTags(std::string_view text, const std::vector<std::string>& tags);

/// The `folder:` line, its levels separated by `/` without blanks; empty if the deck is in none.
[[nodiscard]] std::string folderOfDeck(std::string_view text);
[[nodiscard]] std::string withFolder(std::string_view text, std::string_view folder);

/// The `notes:` lines, one for each line of the notes.
[[nodiscard]] std::string notesOfDeck(std::string_view text);
[[nodiscard]] std::string withNotes(std::string_view text, std::string_view notes);

}  // namespace mazzo::carddata
