// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "goldfish/setup.h"
#include "model/collection/collection_counts.h"
#include "model/deck_file/deck_file.h"

namespace mazzo::desktop {

/// The deck that is analysed: values that worker threads may keep.
struct AnalysedDeck {
    GameSnapshot game;                              ///< null: there is no deck
    std::shared_ptr<const goldfish::Setup> setup;   ///< of the deck; refers to the game
    std::shared_ptr<const DeckFile> file;           ///< of the same deck
    QString deckId;                                 ///< in the library
    QString name;                                   ///< as views show it
    std::shared_ptr<const CollectionCounts> owned;  ///< null if nothing is owned
    bool built = false;                             ///< its copies are reserved for it

    [[nodiscard]] bool present() const { return game != nullptr; }
};

}  // namespace mazzo::desktop
