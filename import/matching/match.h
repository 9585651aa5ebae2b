// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

namespace mazzo::importer {

/// The card that a listed name was matched with, and how.
struct Match {
    enum class State : std::uint8_t { Matched, Guessed, Ambiguous, Unknown };
    enum class Reason : std::uint8_t {
        None,
        Misspelt,    ///< few letters differ
        PartOfName,  ///< only one card's name contains it
        HalfName,    ///< one half of "A // B"
        Turned,      ///< "Arrow, Sea" for "Sea Arrow"
    };

    State state = State::Unknown;
    Reason reason = Reason::None;
    std::optional<CardIndex> card;   ///< if matched or guessed
    std::vector<CardIndex> choices;  ///< if ambiguous: best first
};

/// An exact name in any language, an alias or an id, also in angle brackets; quotes around the name and the spelling of
/// the stroke in `Fire // Ice` don't matter.
[[nodiscard]] std::optional<CardIndex> exactCard(std::string_view name, const Catalogue& catalogue);

/// Exact names first; then guesses, which take a while. A guess is made only if no other card is as near.
[[nodiscard]] Match matchedName(std::string_view name, const Catalogue& catalogue);

}  // namespace mazzo::importer
