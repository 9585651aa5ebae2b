// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <QString>

namespace mazzo::app {

/// A verb for players, "Marshal"; the verb itself if the engine declares no text for it.
[[nodiscard]] QString verbText(std::string_view verb, const goldfish::Setup& setup);

/// The name of a card or thing in an action; pieces of the same name differ by their number or place.
[[nodiscard]] QString operandText(const goldfish::Operand& operand, const goldfish::Setup& setup,
                                  std::string_view language);

/// "Marshal Marine, Veil", "Move Marine to Hand".
[[nodiscard]] QString label(const goldfish::Action& action, const goldfish::Setup& setup, std::string_view language);

/// An offer without its choices, beginning with the part that is still open: "Marshal …", "Play at … with …".
[[nodiscard]] QString shapeText(const goldfish::Offer& offer, const goldfish::Setup& setup, std::size_t from = 0,
                                std::size_t parts = 99);

}  // namespace mazzo::app
