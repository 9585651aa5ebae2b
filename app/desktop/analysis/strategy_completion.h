// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/strategy_words.h"

#include <QStringList>

namespace mazzo::desktop {

struct StrategyCompletion {
    QStringList words;
    int replaced = 0;  ///< characters before the cursor that a word replaces
};

/// The words that fit where the cursor is in a strategy file.
[[nodiscard]] StrategyCompletion completionOf(const goldfish::StrategyWords& known, const QString& text, int cursor);

}  // namespace mazzo::desktop
