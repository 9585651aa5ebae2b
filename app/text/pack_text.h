// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/packs/pack_change.h"

#include <QString>
#include <QStringList>

namespace mazzo::app {

/// "12 cards, 3 rules, 1 product, 2 decks, 4 examples".
[[nodiscard]] QString holdsText(const PackCheck& holds);
/// Who made a pack and how it may be passed on; empty if it does not say.
[[nodiscard]] QString creditsText(const PackHead& head);
/// "2 added, 1 changed, 0 removed" for cards or rules, with the first names; nothing if there is no difference.
[[nodiscard]] QStringList cardChangesText(const ContentDifference& cards);
[[nodiscard]] QStringList ruleChangesText(const ContentDifference& rules);
/// "Iron Tide: legal → illegal".
[[nodiscard]] QString verdictChangeText(const DeckVerdictChange& change);

}  // namespace mazzo::app
