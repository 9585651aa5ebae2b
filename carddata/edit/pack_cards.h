// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/pack_document.h"
#include "carddata/library/layers/own_repository.h"
#include "carddata/pack/card_numbers.h"
#include "model/game.h"

namespace mazzo::carddata {

/// What changes in the card files of a pack.
struct CardChanges {
    std::vector<LayerCard> entries;    ///< what is said about cards by id; one without an id is a new card
    std::vector<std::string> removed;  ///< by id
    std::vector<OwnChoice> choices;    ///< of open fields
    CardNumbers numbers;               ///< that are known for cards of the game, those of removed cards too
};

/// The step that writes the changes into the pack, and the id of each entry. A new card gets an id made from its name,
/// the next number that no card ever had, and `null` in the fields that its type needs.
[[nodiscard]] std::pair<PackStep, std::vector<std::string>> cardStep(const PackDocument& document, const Game& game,
                                                                     const CardChanges& changes);

/// How many cards the files of the pack hold.
[[nodiscard]] std::size_t cardCount(const PackDocument& document);

}  // namespace mazzo::carddata
