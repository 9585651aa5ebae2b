// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace mazzo::goldfish {

/// The words of an engine's strategy files, for completion.
struct StrategyWords {
    std::vector<std::string> lines;  ///< what a line begins with: "buy"
    std::vector<std::string> terms;  ///< of conditions: "turn"; those that a card follows end with a space: "have "
    std::vector<std::string> cards;  ///< names of cards that a line can be about in this set-up
};

}  // namespace mazzo::goldfish
