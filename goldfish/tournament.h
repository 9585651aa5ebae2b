// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"

#include <array>

namespace mazzo::goldfish {

/// Two strategies and the games that they played against each other.
struct Pairing {
    std::size_t a = 0;
    std::size_t b = 0;
    Duel duel;                       ///< as `a` sees it
    bool endless = false;            ///< none of the first games ended, so no more were played
    std::array<Tally, 2> tallies{};  ///< of `a` and `b` in these games
};

/// Every strategy against every other.
struct Tournament {
    struct Entrant {
        std::string name;
        Duel all;     ///< all its games
        Tally tally;  ///< over all its games
        Errors notes;
    };

    std::vector<Entrant> entrants;
    std::vector<Pairing> table;
    std::string resourceId;
    const char* curveTitle = "";
};

/// Plays `run.games` games for each pair that can meet, with changing seats. A pair's games depend only on the seed,
/// not on the other entrants. Every mistake in the texts, or an error if no two of them can meet; nothing if `watch`
/// stopped it.
[[nodiscard]] Checked<std::optional<Tournament>> tournament(const Engine& engine, const Setup& setup,
                                                            const std::vector<StrategyText>& texts, SimulationRun run,
                                                            const Watch& watch = {});

/// Whether a long run is pointless because the strategies do not end a single one of its first games. A short run is
/// never called endless.
[[nodiscard]] bool isEndless(const Simulation& simulation, const SimulationRun& run);

}  // namespace mazzo::goldfish
