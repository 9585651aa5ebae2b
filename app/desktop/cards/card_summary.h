// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"

#include <QStringList>

namespace mazzo::desktop {

// What a card shows of itself in a list or on its face, in the language of the program.

[[nodiscard]] QString cardName(const LoadedGame& loaded, CardIndex card);

/// "Unit · Leader · Numan · Earth, Sea": its type, the marks it bears, and its words.
[[nodiscard]] QString typeLine(const LoadedGame& loaded, CardIndex card);

/// "Cost 3", "Attack ?", "Limit ≥ 4": the numbers that are printed on it, the unknown ones marked. Derived ones are
/// left out.
[[nodiscard]] QStringList numberLabels(const LoadedGame& loaded, CardIndex card);

/// How many of the card's fields are not known, its text included.
[[nodiscard]] int unknownCount(const LoadedGame& loaded, CardIndex card);

/// Is any of its values provisional?
[[nodiscard]] bool isProvisional(const LoadedGame& loaded, CardIndex card);

/// What must be shown with the cards of its set, such as that they are samples; usually empty.
[[nodiscard]] QString setLabel(const LoadedGame& loaded, CardIndex card);

/// The address of the card's picture for views; empty if it has none.
[[nodiscard]] QString pictureAddress(const LoadedGame& loaded, CardIndex card);

/// Which of the four frames the cards of a game are drawn in; it never changes.
[[nodiscard]] int frameOf(const Game& game);

}  // namespace mazzo::desktop
