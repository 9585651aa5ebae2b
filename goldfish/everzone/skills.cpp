// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/skills.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clarifications.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

Truth mayUse(std::string_view kind, bool usedInThisActivation, bool repeatsByOccasion)
{
    if (kind == "contextual" || kind == "extended") return Truth::No;
    if (usedInThisActivation && !(kind == "hybrid" && repeatsByOccasion)) return Truth::No;
    return kind.empty() ? Truth::Unknown : Truth::Yes;
}

std::vector<Declared> resolutionOrder(const std::vector<Declared>& declared)
{
    std::vector<Declared> order(declared.rbegin(), declared.rend());
    std::stable_partition(order.begin(), order.end(), [](const Declared& thing) { return thing.effect; });
    return order;
}

std::vector<Operand> usable(const Setup& setup, const State& state)
{
    const bool repeats = setup.procedure.flag("skills-repeat");
    std::vector<Operand> units = unitsThatAre(state, kActive);
    std::erase_if(units, [&](const Operand& unit) {
        return mayUse(skillOf(setup, unit.card), onField(state, unit.piece).is(kUsed), repeats) == Truth::No;
    });
    return units;
}

void use(const Setup& setup, State& state, const Operand& unit)
{
    onField(state, unit.piece).set(kUsed);
    state.declared.push_back({unit.piece, unit.card, false});
    const bool unknown = skillOf(setup, unit.card).empty();
    state.table.log.push_back({"EZ-T32", unknown ? "everzone.used-unknown" : "everzone.used", {unit.card}, 0, unknown});
    explain(setup, state, unit.card, Moment::Used);
}

void resolve(const Setup& setup, State& state)
{
    for (const Declared& thing : resolutionOrder(state.declared)) {
        const Pile* pile = state.table.pileOf(thing.piece);
        const bool there = (pile && pile->zone == "field" &&
                            (thing.effect || onField(state, thing.piece).is(kActive))) ||
                           isListed(setup, "outlasting-skills", thing.card);
        // A foiled card counts as used (EZ-T31).
        if (there)
            state.table.log.push_back(
                {"EZ-T29", thing.effect ? "everzone.effect-now" : "everzone.skill-now", {thing.card}});
        else state.table.log.push_back({"EZ-T33", "everzone.foiled", {thing.card}});
    }
    state.declared.clear();
}

}  // namespace mazzo::goldfish::everzone
