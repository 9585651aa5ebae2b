// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <QVariant>

namespace mazzo::desktop {

/// Help for an expression of a pack. Its scope is "query", "derived", "check", or "check-each" for one with a card.

/// What may follow at the cursor: { text, name, query, cursor }.
[[nodiscard]] QVariantList expressionCompletions(const Game& game, const QString& scope, const QString& text,
                                                 int cursor);
/// An expression in words, or what is wrong with it: { explained, problem, position }.
[[nodiscard]] QVariantMap explainedExpression(const Game& game, const QString& scope, const QString& text);

}  // namespace mazzo::desktop
