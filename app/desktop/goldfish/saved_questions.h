// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <QByteArray>
#include <QStringList>

namespace mazzo::desktop {

/// The key of a deck's questions in the preferences. Each deck has its own; those of a resumed game without a deck
/// belong to its game.
[[nodiscard]] QByteArray questionsKey(const Game& game, const QString& deckId);

/// Questions to begin with: the two commonest types of the draw pile, as many of each as an average hand has.
[[nodiscard]] QStringList firstQuestions(const Game& game, const goldfish::Setup& setup);

}  // namespace mazzo::desktop
