// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/repair_search.h"
#include "validators/unknown_cards.h"

#include <algorithm>
#include <array>

namespace mazzo::validators {

namespace {

using Outcome = IntegerProgram::Outcome;

/// Small repairs are tried first: the tighter the bounds, the faster the solver.
constexpr std::array<std::optional<int>, 4> kMaxChanges{3, 12, 120, std::nullopt};

RuleSet bindingRules(const RuleBook& book)
{
    RuleSet rules;
    for (std::size_t i = 0; i < book.data().rules.size(); ++i) {
        const CompiledRule& rule = book.data().rules[i];
        // A consequence of the other rules cannot conflict with them.
        if (rule.active && !rule.advice && !rule.forAllValues) rules.push_back(static_cast<std::uint16_t>(i));
    }
    return rules;
}

/// The rules of the list that a deck satisfies.
RuleSet satisfiedBy(const Deck& deck, const RuleBook& book, RuleSet rules)
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
    const Conflict conflict = smallestConflict(rules, [&](const RuleSet& required) -> SatisfiedRules {
        RepairSearch search(task, std::nullopt, required);
        const Outcome outcome = search.run(true);
        if (outcome != Outcome::Solved) return {std::nullopt, outcome == Outcome::GaveUp};
        return {satisfiedBy(search.found(), task.book, rules), false};
    });
    return {conflict.rules, conflict.proven && !task.candidates.isIncomplete()};
}

/// For each unknown card the card with the most similar name, if there is one.
std::vector<Change> similarCards(std::span<const Deck::UnknownCard> unknownCards, const Catalogue& catalogue)
{
    std::vector<Change> similar;
    for (const Deck::UnknownCard& unknownCard : unknownCards) {
        const std::vector<CardIndex> near = catalogue.nearestNames(unknownCard.name);
        if (!near.empty()) similar.push_back({near.front(), unknownCard.zone, unknownCard.copies});
    }
    return similar;
}

std::variant<Repair, NoRepair> repairKnown(const RuleBook& book, const Deck& deck, std::vector<Change> preferred,
                                           const std::function<int(CardIndex)>& maxCopies)
{
    if (book.check(deck).verdict == Verdict::Legal) return Repair{{}, {}, {}, deck};
    const RuleSet rules = bindingRules(book);
    Candidates candidates(book.data(), deck, preferred, maxCopies);
    const RepairTask task{book, deck, std::move(preferred), maxCopies, std::move(candidates)};
    for (const auto& maxChanges : kMaxChanges) {
        RepairSearch search(task, maxChanges, rules);
        const Outcome outcome = search.run(false);
        if (outcome == Outcome::Solved) return search.repair();
        if (outcome == Outcome::GaveUp) return NoRepair{{}, false};
    }
    return conflictAmong(rules, task);
}

/// Not a real deck: the solver's arithmetic fails on such numbers, and looking up each unknown name takes time.
bool isBeyondSearch(const Deck& deck)
{
    constexpr int kMaxCopies = 100'000;
    constexpr std::size_t kMaxUnknownCards = 1'000;
    return deck.unknownCards().size() > kMaxUnknownCards ||
           std::ranges::any_of(deck.entries(), [](const Deck::Entry& entry) { return entry.copies > kMaxCopies; });
}

}  // namespace

std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck,
                                              const std::function<int(CardIndex)>& maxCopies)
{
    if (isBeyondSearch(deck)) return NoRepair{{}, false};
    if (deck.unknownCards().empty()) return repairKnown(book, deck, {}, maxCopies);
    const Deck known = withoutUnknownCards(deck, *book.data().game, [](const Deck::UnknownCard&) { return true; });
    auto result = repairKnown(book, known, similarCards(deck.unknownCards(), *book.data().catalogue), maxCopies);
    if (auto* repair = std::get_if<Repair>(&result))
        repair->unknownCards.assign(deck.unknownCards().begin(), deck.unknownCards().end());
    return result;
}

}  // namespace mazzo::validators
