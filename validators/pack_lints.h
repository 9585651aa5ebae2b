// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"

#include <stop_token>

namespace mazzo::validators {

/// What is allowed in a pack without mistakes, but probably not meant:
/// - `lint.never-fails`: many decks were tried, and none breaks the rule; `lint.never-judged`: it is not even judged;
/// - `lint.unused-field`, `lint.unfilled-field`: no card has a value in a field that no rule, or some rule, asks about;
/// - `lint.card-in-no-deck`: it is proven that no legal deck has the card;
/// - `lint.no-legal-deck`: it is proven that rules exclude each other.
/// What takes too long to find out for a large pack is not reported.
[[nodiscard]] Errors packLints(const Pack& pack, const std::stop_token& stop = {});

}  // namespace mazzo::validators
