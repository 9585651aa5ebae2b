// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_document.h"
#include "model/card.h"

#include <span>

namespace mazzo::carddata {

/// What the boxes hold; the cards are read already.
[[nodiscard]] std::vector<Product> readProducts(const JsonDocument& document, const Game& game,
                                                std::span<const Card> cards, Mistakes& mistakes);

}  // namespace mazzo::carddata
