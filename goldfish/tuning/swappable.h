// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/tuning/tuner.h"

namespace mazzo::goldfish::tuning {

/// Can a request swap anything at all?
enum class Swappable {
    Yes,
    NoCards,    ///< no card may be added: the pool is empty, or no further copies of its cards are allowed
    FixedHand,  ///< the hand is not drawn from cards of the deck
};

[[nodiscard]] Swappable swappable(const Setup& setup, const odds::HandPlan& plan, const TuneRequest& request);

}  // namespace mazzo::goldfish::tuning
