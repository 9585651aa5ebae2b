// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_document.h"
#include "model/card.h"

#include <span>

namespace mazzo::carddata {

/// A card's field that names another card.
struct CardReference {
    std::size_t from = 0;  ///< position among the cards
    FieldIndex field{};
    std::string to;  ///< the other card's id
    Place place;
};

/// Reports references to cards that don't exist, and those of acyclic fields that lead back to where they began.
void checkReferences(const Game& game, std::span<const Card> cards, std::span<const CardReference> references,
                     Mistakes& mistakes);

}  // namespace mazzo::carddata
