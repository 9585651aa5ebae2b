// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"
#include "model/random.h"

namespace mazzo::goldfish::zombinion {

/// Makes new strategies from old ones: buy lines and their conditions, and the order in which Action cards are played.
class StrategyMutation {
public:
    explicit StrategyMutation(const GameData& data);

    /// One to three random changes.
    [[nodiscard]] Strategy mutated(Strategy strategy, Random& random) const;
    /// Some lines of the other strategy, at about the same place.
    [[nodiscard]] Strategy crossed(Strategy strategy, const Strategy& other, Random& random) const;

    /// The kinds that are worth a buy line.
    [[nodiscard]] const std::vector<Kind>& kinds() const { return m_kinds; }

private:
    void change(Strategy& strategy, Random& random) const;
    void insertBuy(Strategy& strategy, Random& random) const;
    void changeConditions(Strategy::Wish& wish, Random& random) const;
    void changePlays(Strategy& strategy, Random& random) const;
    [[nodiscard]] Condition condition(Kind about, Random& random) const;
    [[nodiscard]] Kind anyKind(Random& random) const;

    const GameData& m_data;
    std::vector<Kind> m_kinds;
    std::vector<Kind> m_actions;
};

/// `buy KIND when have KIND < copies`.
[[nodiscard]] Strategy::Wish buyUpTo(Kind kind, int copies);

/// Without the lines that can never apply because their card has no pile.
[[nodiscard]] Strategy withoutIdleLines(Strategy strategy, const GameData& data);

}  // namespace mazzo::goldfish::zombinion
