// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/shell/latest_task.h"
#include "goldfish/tournament.h"

#include <atomic>

namespace mazzo::desktop {

/// A study of strategies for a worker thread: a tournament, a ranking of the kinds of cards, or a search.
struct StrategyJob {
    enum class Kind : std::uint8_t { None, Tournament, Ranking, Pairs, Search };

    AnalysedDeck deck;
    std::vector<goldfish::StrategyText> strategies;  ///< for a ranking, only the base
    Kind kind = Kind::None;
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    double seconds = 0;                              ///< of a search
    std::shared_ptr<std::atomic<bool>> enough = {};  ///< ends a search with the best so far
    std::function<void(const goldfish::SearchProgress&)> report = {};
};

struct StrategyJobResult {
    StrategyJob::Kind kind = StrategyJob::Kind::None;
    std::optional<goldfish::Tournament> tournament = {};  ///< of a search: its final match
    std::vector<goldfish::RankedKinds> ranking = {};
    std::optional<goldfish::FoundStrategy> found = {};
    std::optional<Error> error = {};
};

[[nodiscard]] StrategyJobResult runStrategyJob(const StrategyJob& job, const TaskControl& control);

}  // namespace mazzo::desktop
