// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// What has to be chosen before a task can be carried out.
struct TaskChoice {
    enum class Kind : std::uint8_t { Nothing, Pick, YesOrNo, Colour };

    Kind kind = Kind::Nothing;
    std::vector<Operand> choices;
    int min = 1;
    int max = 1;
    bool maySkip = false;    ///< `skip` instead of picking
    bool maySprout = false;  ///< `pick sprout` instead of a colour
    bool takesAll = false;   ///< choosing fewer would never be better
};

[[nodiscard]] TaskChoice choiceFor(const Setup& setup, const State& state, const Task& task);

/// The answer if there is nothing to decide: no choice at all, all of them needed, or all alike.
[[nodiscard]] std::optional<std::vector<Operand>> forced(const Table& table, const TaskChoice& choice);

[[nodiscard]] std::vector<Offer> offersFor(const TaskChoice& choice, const std::string& clause);
[[nodiscard]] Note questionFor(const State& state, const Task& task);
[[nodiscard]] std::vector<Operand> answer(const Action& action);

}  // namespace mazzo::goldfish::sovereign
