// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// The clash on the table: the player's army against the opposing units that are in play.
namespace mazzo::goldfish::everzone {

/// Whom the player's army fights in this battle.
struct Battlefront {
    std::vector<std::size_t> foes;      ///< opponents that the player's strike hurts
    std::optional<std::size_t> ally{};  ///< of three players: the opponent that fights beside the player
    bool freeForAll = false;            ///< each of three players attacks another
};

[[nodiscard]] Battlefront battlefront(const State& state);

/// The player's army with that of teammates or an ally (EZ-T54, EZ-T60).
[[nodiscard]] Side ownSide(const Setup& setup, const State& state);
/// The units of the foes as one army.
[[nodiscard]] Side foeSide(const Setup& setup, const State& state, const Battlefront& front);

/// Both armies strike, the longer Range first (EZ-T70). Stops where the player has to choose; `continueClash` goes on.
void startClash(const Setup& setup, State& state, AfterClash then);
/// Goes on with a clash that waits, once nothing is left to choose. Returns what follows if it is over now.
[[nodiscard]] std::optional<AfterClash> continueClash(const Setup& setup, State& state);

/// A unit strikes one opposing unit before the others do, each as an army of its own (EZ-K14).
void strikeAlone(const Setup& setup, State& state, const Operand& unit, const Operand& target);
[[nodiscard]] std::vector<Operand> strikersAlone(const Setup& setup, const State& state);

/// What the clash would do now; nothing without an opposing army.
[[nodiscard]] std::optional<Forecast> forecastOf(const Setup& setup, const State& state);

}  // namespace mazzo::goldfish::everzone
