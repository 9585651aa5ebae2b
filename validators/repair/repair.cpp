// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/repair_search.h"
#include "validators/unknown_cards.h"

#include <algorithm>
#include <array>

namespace mazzo::validators {

namespace {

using Outcome = IntegerProgram::Outcome;

/// Small repairs are looked for first: the closer the bounds, the quicker the answer.
constexpr std::array<std::optional<int>, 4> kReaches{3, 12, 120, std::nullopt};

RuleSet bindingRules(const RuleBook& book)
{
    RuleSet rules;
    for (std::size_t i = 0; i < book.data().rules.size(); ++i) {
        const CompiledRule& rule = book.data().rules[i];
        // What follows from the other rules cannot be at odds with them.
        if (rule.judged && !rule.advice && !rule.forAllValues) rules.push_back(static_cast<std::uint16_t>(i));
    }
    return rules;
}

/// The rules of the list that a deck keeps.
RuleSet keptBy(const Deck& deck, const RuleBook& book, RuleSet rules)
{
    const Report report = book.check(deck);
    std::erase_if(rules, [&](std::uint16_t rule) {
        return std::ranges::any_of(report.findings, [rule](const Finding& finding) {
            return finding.rule == rule && isFailure(finding.status);
        });
    });
    return rules;
}

NoRepair conflictAmong(const RuleSet& rules, const RepairTask& task)
{
    const Conflict conflict = smallestConflict(rules, [&](const RuleSet& wanted) -> Keeping {
        RepairSearch search(task, std::nullopt, wanted);
        const Outcome outcome = search.run(true);
        if (outcome != Outcome::Solved) return {std::nullopt, outcome == Outcome::GaveUp};
        return {keptBy(search.found(), task.book, rules), false};
    });
    return {conflict.rules, conflict.proven && !task.candidates.leavesOut()};
}

/// For each card not on file the one whose name is nearest, if there is one.
std::vector<Change> meantBy(std::span<const Deck::UnknownCard> unknownCards, const Catalogue& catalogue)
{
    std::vector<Change> meant;
    for (const Deck::UnknownCard& unknownCard : unknownCards) {
        const std::vector<CardIndex> near = catalogue.nearestNames(unknownCard.name);
        if (!near.empty()) meant.push_back({near.front(), unknownCard.zone, unknownCard.copies});
    }
    return meant;
}

std::variant<Repair, NoRepair> repairKnown(const RuleBook& book, const Deck& deck, std::vector<Change> meant,
                                           const std::function<int(CardIndex)>& allowed)
{
    if (book.check(deck).verdict == Verdict::Legal) return Repair{{}, {}, {}, deck};
    const RuleSet rules = bindingRules(book);
    Candidates candidates(book.data(), deck, meant, allowed);
    const RepairTask task{book, deck, std::move(meant), allowed, std::move(candidates)};
    for (const auto& reach : kReaches) {
        RepairSearch search(task, reach, rules);
        const Outcome outcome = search.run(false);
        if (outcome == Outcome::Solved) return search.repair();
        if (outcome == Outcome::GaveUp) return NoRepair{{}, false};
    }
    return conflictAmong(rules, task);
}

/// No player's deck: the solver's arithmetic fails on such numbers, and each name not on file takes its time.
bool isBeyondSearch(const Deck& deck)
{
    constexpr int kMaxCopies = 100'000;
    constexpr std::size_t kMaxUnknownCards = 1'000;
    return deck.unknownCards().size() > kMaxUnknownCards ||
           std::ranges::any_of(deck.entries(), [](const Deck::Entry& entry) { return entry.copies > kMaxCopies; });
}

}  // namespace

std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck,
                                              const std::function<int(CardIndex)>& allowed)
{
    if (isBeyondSearch(deck)) return NoRepair{{}, false};
    if (deck.unknownCards().empty()) return repairKnown(book, deck, {}, allowed);
    const Deck known = withoutUnknownCards(deck, *book.data().game, [](const Deck::UnknownCard&) { return true; });
    auto result = repairKnown(book, known, meantBy(deck.unknownCards(), *book.data().catalogue), allowed);
    if (auto* repair = std::get_if<Repair>(&result))
        repair->unknownCards.assign(deck.unknownCards().begin(), deck.unknownCards().end());
    return result;
}

}  // namespace mazzo::validators
