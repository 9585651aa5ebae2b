// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/vocabulary.h"

#include <QStringList>

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

/// How the player types an action in that language: "compra Bunker", "muovi A a L04".
[[nodiscard]] QString typedText(const goldfish::Action& action, const goldfish::Setup& setup,
                                std::string_view language);
/// The same for what is offered: every action of a plain offer, otherwise "schiera …".
[[nodiscard]] QStringList typedTexts(const goldfish::Offer& offer, const goldfish::Setup& setup,
                                     std::string_view language);
/// The form of an action as the player types it: "play A: N", "gioca A: N".
[[nodiscard]] QString typedForm(const goldfish::VerbGuide& guide, std::string_view language);
/// What an action does, in the current language.
[[nodiscard]] QString aboutText(const goldfish::VerbGuide& guide);

}  // namespace mazzo::app
