// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/sync/sync_path.h"
#include "model/error.h"

#include <functional>

namespace mazzo::carddata {

struct LoadedGame;

/// Two versions of a file of a synchronised folder put together.
struct DocumentMerge {
    std::string text;
    std::vector<std::string> conflicts;  ///< what both changed differently; the text has our version of it
};

/// The game of a deck, for the names of its cards; null if it is not installed.
using GameOfDeck = std::function<const LoadedGame*(const std::string& game)>;

/// Merges two versions of a file by what it contains. `base` is what both were made of, if that is known. An error if
/// one of them cannot be read.
[[nodiscard]] Result<DocumentMerge> mergeDocuments(const SyncPath& path, const std::optional<std::string>& base,
                                                   const std::string& ours, const std::string& theirs,
                                                   const GameOfDeck& gameOfDeck);

/// Whether a file has a content that the library can take.
[[nodiscard]] Result<void> checkDocument(const SyncPath& path, const std::string& text);

/// The versions in a text in which a version control system left marks of a conflict.
struct MarkedVersions {
    std::string ours;
    std::string theirs;
    std::optional<std::string> base;
};
/// Nothing for a text without such marks.
[[nodiscard]] std::optional<MarkedVersions> markedVersions(std::string_view text);

}  // namespace mazzo::carddata
