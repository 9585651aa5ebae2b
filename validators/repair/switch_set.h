// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/integer_program.h"

#include <vector>

namespace mazzo::validators {

/// A column that is 0 or 1; if it is 1, a condition must hold. `kAlways` stands for a constant 1.
using Switch = int;
inline constexpr Switch kAlways = -1;

/// Conditions of an integer program that hold only if a switch is on.
class SwitchSet {
public:
    explicit SwitchSet(IntegerProgram& program) : m_program(program) {}

    [[nodiscard]] IntegerProgram& program() { return m_program; }
    [[nodiscard]] Switch add() { return m_program.addColumn(0, 1); }
    void atMostZero(Switch on, const Linear& sum);  ///< applies if `on` is 1
    void never(Switch on) { atMostZero(on, Linear(1)); }
    void oneOf(Switch on, const std::vector<Switch>& alternatives);

private:
    IntegerProgram& m_program;
};

}  // namespace mazzo::validators
