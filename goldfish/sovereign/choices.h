// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// What a task wants to know before it can be done.
struct Ask {
    enum class Kind : std::uint8_t { Nothing, Pick, YesOrNo, Colour };

    Kind kind = Kind::Nothing;
    std::vector<Operand> choices;
    int least = 1;
    int most = 1;
    bool maySkip = false;    ///< `skip` instead of picking
    bool maySprout = false;  ///< `pick sprout` instead of a colour
    bool takesAll = false;   ///< nobody would take fewer than there are
};

[[nodiscard]] Ask askOf(const Setup& setup, const State& state, const Task& task);

/// The answer if there is nothing to decide: no choice at all, all of them needed, or all alike.
[[nodiscard]] std::optional<std::vector<Operand>> forced(const Table& table, const Ask& ask);

[[nodiscard]] std::vector<Offer> offersFor(const Ask& ask, const std::string& clause);
[[nodiscard]] Note questionFor(const State& state, const Task& task);
[[nodiscard]] std::vector<Operand> answer(const Action& action);

}  // namespace mazzo::goldfish::sovereign
