// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// The effects of a card that a trigger sets off, as tasks. `clause` is that of effects which name none.
[[nodiscard]] std::vector<Task> tasksOf(const Setup& setup, const Piece& piece, Trigger trigger,
                                        const std::string& clause, PieceId target = {});

/// Carries out everything that needs no answer, deaths included.
void run(const Setup& setup, State& state);

/// Carries out one task; `chosen` is the answer, or the only choice.
void perform(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen);

}  // namespace mazzo::goldfish::sovereign
