// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <QString>
#include <QStringList>

namespace mazzo::app {

/// What a verb says to players: "Marshal"; the verb itself if there are no words for it.
[[nodiscard]] QString verbWords(std::string_view verb);

/// A card's or thing's name as an action names it; pieces of one name are told apart by their number or their place.
[[nodiscard]] QString operandWords(const goldfish::Operand& operand, const goldfish::Setup& setup,
                                   std::string_view language);

/// "Marshal Marine, Veil", "Move Marine to Hand".
[[nodiscard]] QString label(const goldfish::Action& action, const goldfish::Setup& setup, std::string_view language);

/// An offer by its shape, from the part on that is still open: "Marshal …", "Play at … with …".
[[nodiscard]] QString shapeWords(const goldfish::Offer& offer, std::size_t from = 0, std::size_t parts = 99);

/// Every verb that has words; a test compares them with the verbs in the sources.
[[nodiscard]] QStringList wordedVerbs();

}  // namespace mazzo::app
