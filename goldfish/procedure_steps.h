// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"

namespace mazzo::goldfish {

/// A game that follows its procedure: the table and the current step.
struct FreeState {
    enum class Waits : std::uint8_t { ForNothing, ForMulligan, ForLimit };

    Table table;
    Chance chance;
    int phase = -1;        ///< -1: the set-up
    bool leaving = false;  ///< in the phase's `leave` steps, else in `enter` or the free part
    std::size_t step = 0;
    Waits waits = Waits::ForNothing;
    int mulligans = 0;                  ///< made for the current hand
    std::vector<std::string> shuffled;  ///< zones that had their first shuffle
};

/// Runs the steps from the current one until one waits for the player or the free part of a phase begins.
[[nodiscard]] Result<void> runProcedure(const Setup& setup, FreeState& state);
/// Runs only the steps of the current set-up or phase, until one waits for the player or all are done.
/// `anyTurn`: also those that begin in a later turn.
[[nodiscard]] Result<void> runSteps(const Setup& setup, FreeState& state, bool anyTurn = false);
/// How many cards the hand is over the limit of the step that waits.
[[nodiscard]] int excess(const Setup& setup, const FreeState& state);
[[nodiscard]] const Procedure::Step& waitingStep(const Setup& setup, const FreeState& state);

}  // namespace mazzo::goldfish
