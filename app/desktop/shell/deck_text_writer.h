// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <map>
#include <memory>

namespace mazzo::desktop {

/// A deck at one point in time; never changes.
using DeckSnapshot = std::shared_ptr<const StoredDeck>;

/// A text that this window made of another one, to be written to a library that may have a third by now.
struct EditedText {
    DeckSnapshot deck;
    std::string base;
    DeckRevision::Reason reason = DeckRevision::Reason::Step;
    bool isKept = true;        ///< the deck was not removed in this window
    std::string conflictName;  ///< for the other version of the deck, if both must be kept
};

struct WrittenText {
    StoredDeck deck;
    std::optional<StoredDeck> other;  ///< the version of another program, if the two could not be merged
};

/// Writes the texts of edited decks to a library that other programs change too. Used on the writer's thread only.
class DeckTextWriter {
public:
    /// Merges the edit with what another program has saved in the meantime, or keeps both. A text that cannot be
    /// written is remembered, because the next edit of the deck is based on it.
    [[nodiscard]] Result<WrittenText> write(const Result<Library>& library, EditedText edit);

private:
    /// A text that could not be written, and the one that it was made of.
    struct FailedText {
        std::string text;
        std::string base;
    };

    std::map<DeckId, FailedText> m_failed;
};

}  // namespace mazzo::desktop
