// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"

namespace mazzo::tests {

/// A small game with a field of every type: ships have hulls, crews don't.
[[nodiscard]] Game sampleGame();

/// Two cards of it, with every part of a card in use.
[[nodiscard]] std::vector<Card> sampleCards();

[[nodiscard]] Texts bothWays(const std::string& english, const std::string& italian);

}  // namespace mazzo::tests
