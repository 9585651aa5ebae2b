// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/rules.h"

namespace mazzo::goldfish::everzone {

namespace {

Stat statNamed(std::string_view id)
{
    return id == "defence" ? Stat::Defence : id == "range" ? Stat::Range : id == "cost" ? Stat::Cost : Stat::Attack;
}

}  // namespace

Rules Rules::of(const Setup& setup)
{
    const Procedure& procedure = setup.procedure;
    Rules rules;
    rules.leaderWaitsAside = procedure.word("leader-joins") == "after-mulligan";
    rules.revealsFirst = procedure.word("reveal-model") == "reveal-then-activate";
    rules.voluntaryDeactivation = procedure.flag("voluntary-deactivation");
    rules.countsSupports = procedure.flag("army-includes-supports");
    const std::string_view chosen = setup.option("support-catch-up");
    rules.cumulativeSupports = (chosen.empty() || chosen == "edition" ? procedure.word("support-catch-up") : chosen) ==
                               "cumulative";
    rules.clash.deactivatedFall = procedure.flag("deactivated-in-army") && setup.option("deactivated-in-army") != "no";
    rules.clash.reactivates = procedure.flag("reactivates-after-losses");
    rules.clash.emptySideIsHurt = setup.option("empty-defender") != "none";
    rules.surrenderStat = statNamed(setup.option("surrender-stat"));
    rules.surrenders = procedure.number("surrenders", rules.surrenders);
    rules.unknownTurns = procedure.number("unknown-turns", rules.unknownTurns);
    return rules;
}

}  // namespace mazzo::goldfish::everzone
