// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/switch_set.h"

namespace mazzo::validators {

void SwitchSet::atMostZero(Switch on, const Linear& sum)
{
    const double highest = m_program.highest(sum);
    if (highest <= 0) return;
    if (on == kAlways) m_program.addAtMostZero(sum);
    else m_program.addAtMostZero(sum + Linear(on, highest) + Linear(-highest));
}

void SwitchSet::oneOf(Switch on, const std::vector<Switch>& alternatives)
{
    Linear missing = on == kAlways ? Linear(1) : Linear(on, 1);
    for (const Switch alternative : alternatives) missing += Linear(alternative, -1);
    m_program.addAtMostZero(std::move(missing));
}

}  // namespace mazzo::validators
