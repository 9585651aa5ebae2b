// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <QStringList>

#include <vector>

namespace mazzo::app {

// What a card shows of itself in a list or on its face.

/// "Unit · Leader · Numan · Earth, Sea": its type, the marks it bears, and its words.
[[nodiscard]] QString typeLine(const LoadedGame& loaded, CardIndex card, std::string_view language);

/// A number that is printed on a card: "3", "≥ 4", or "?" if nothing is known about it.
struct CardNumber {
    QString name;
    QString value;

    [[nodiscard]] bool isOpen() const { return value == QStringLiteral("?"); }
};

/// The numbers in the order of the game's fields. Derived ones are left out.
[[nodiscard]] std::vector<CardNumber> cardNumbers(const LoadedGame& loaded, CardIndex card, std::string_view language);

/// What kind of card it is besides its type: the value of the first field with choices, such as its race or colour;
/// empty if it has none or it is not known.
[[nodiscard]] QString firstTrait(const LoadedGame& loaded, CardIndex card, std::string_view language);

/// "Cost 3", "Attack ?", "Limit ≥ 4": the numbers that are printed on it, the unknown ones marked. Derived ones are
/// left out.
[[nodiscard]] QStringList numberLabels(const LoadedGame& loaded, CardIndex card, std::string_view language);

/// Is any of its values provisional?
[[nodiscard]] bool hasProvisionalValue(const LoadedGame& loaded, CardIndex card);

/// What must be shown with the cards of its set, such as that they are samples; usually empty.
[[nodiscard]] QString setLabel(const LoadedGame& loaded, CardIndex card, std::string_view language);

}  // namespace mazzo::app
