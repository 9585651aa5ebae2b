// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/strategy_study.h"
#include "goldfish/zombinion/batch.h"

namespace mazzo::goldfish::zombinion {

/// Games of two players in one set-up, for many pairs of strategies at once.
class Arena {
public:
    /// Two strategies and how many games to play. The same number of a game means the same shuffles for every pair.
    struct Match {
        const Strategy* a = nullptr;
        const Strategy* b = nullptr;
        std::uint64_t games = 0;
    };

    /// Game and strategies of the batch: only its set-up counts. It must outlive the arena.
    explicit Arena(const Batch& batch) : m_data(batch.data()), m_deal(batch.deal()) {}

    [[nodiscard]] const GameData& data() const { return m_data; }

    /// The results in the order of the matches, whatever the number of threads; seats change from game to game. Nothing
    /// if `going` returned false, which is called from this thread only.
    [[nodiscard]] std::optional<std::vector<Duel>> played(const std::vector<Match>& matches, std::uint64_t seed,
                                                          unsigned threads, const std::function<bool()>& going) const;

private:
    class Player;

    const GameData& m_data;
    const Deal& m_deal;
};

}  // namespace mazzo::goldfish::zombinion
