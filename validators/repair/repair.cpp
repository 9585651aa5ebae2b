// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/repair.h"

#include "model/text.h"
#include "validators/repair/local_search.h"
#include "validators/repair/repair_search.h"
#include "validators/unknown_cards.h"
#include "validators/value_origins.h"

#include <algorithm>
#include <array>
#include <map>

namespace mazzo::validators {

namespace {

using Outcome = IntegerProgram::Outcome;

/// The parts of the time for the integer program, for one of its stages, and for the repair without another option.
constexpr double kExactShare = 0.6;
constexpr double kStageShare = 0.7;
constexpr double kProposalShare = 0.8;

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
RuleSet satisfiedBy(const Deck& deck, const RepairTask& task, RuleSet rules)
{
    const Report report = task.book.check(deck);
    std::erase_if(rules, [&](std::uint16_t rule) {
        return std::ranges::any_of(report.findings, [&](const Finding& finding) {
            return finding.rule == rule && isFailure(finding.status) && !isForLackOfData(finding, task.deck);
        });
    });
    return rules;
}

NoRepair conflictAmong(const RuleSet& rules, const RepairTask& task, const SearchTime& time)
{
    const auto findDeck = [&](const RuleSet& required) -> SatisfiedRules {
        RepairSearch search(task, std::nullopt, required, time);
        const Outcome outcome = search.run(true);
        if (outcome != Outcome::Solved) return {std::nullopt, outcome == Outcome::GaveUp};
        return {satisfiedBy(search.found(), task, rules), false};
    };
    const Conflict conflict = smallestConflict(rules, findDeck, time);
    if (time.isOver()) return {{}, false, task.candidates.leavesOutSamples()};
    return {conflict.rules, conflict.proven && !task.candidates.isIncomplete(std::nullopt),
            task.candidates.leavesOutSamples()};
}

/// The card whose name a misspelt one must mean: only a slip differs, and no other card is as near.
std::optional<CardIndex> meantCard(const std::string& name, const Catalogue& catalogue)
{
    const std::string text = folded(name);
    const auto near = catalogue.nearNames(text, 2);
    const bool isAlone = near.size() == 1 || (near.size() > 1 && near[0].distance < near[1].distance);
    const std::size_t slip = std::max<std::size_t>(1, text.size() / 5);
    return isAlone && near[0].distance <= slip ? std::optional(near[0].card) : std::nullopt;
}

/// The deck with misspelt names replaced by the cards that were meant.
Deck withSpellingFixed(const Deck& deck, const RuleBook::Data& book, bool withSamples, const SearchTime& time)
{
    if (deck.unknownCards().empty()) return deck;
    std::vector<Change> meant;
    Deck fixed = withoutUnknownCards(deck, *book.game, [&](const Deck::UnknownCard& unknown) {
        const auto card = time.isOver() ? std::nullopt : meantCard(unknown.name, *book.catalogue);
        if (!card || (!withSamples && isSample(*book.game, *book.catalogue, *card))) return false;
        meant.push_back({*card, unknown.zone, unknown.copies});
        return true;
    });
    for (const Change& change : meant) fixed.addCopies(change.zone, change.card, change.count);
    return fixed;
}

std::int64_t copiesOf(const std::vector<Change>& changes)
{
    std::int64_t sum = 0;
    for (const Change& change : changes) sum += change.count;
    return sum;
}

/// Copies of each card, whatever the zone.
std::map<CardIndex, std::int64_t> copiesByCard(const std::vector<Change>& changes)
{
    std::map<CardIndex, std::int64_t> copies;
    for (const Change& change : changes) copies[change.card] += change.count;
    return copies;
}

/// Nothing is wrong with the deck but that data of its cards is missing.
bool isLegalAsFarAsKnown(const Report& report, const Deck& deck)
{
    return std::ranges::all_of(report.findings, [&](const Finding& finding) {
        return !isFailure(finding.status) || isForLackOfData(finding, deck);
    });
}

/// The repair that turns one deck into the other.
Repair repairBetween(const Deck& before, Deck after, const RuleBook& book)
{
    Repair repair;
    for (const Deck::Entry& entry : before.entries()) {
        const int fewer = entry.copies - after.copies(entry.zone, entry.card);
        if (fewer > 0) repair.remove.push_back({entry.card, entry.zone, fewer});
    }
    for (const Deck::Entry& entry : after.entries()) {
        const int more = entry.copies - before.copies(entry.zone, entry.card);
        if (more > 0) repair.add.push_back({entry.card, entry.zone, more});
    }
    std::int64_t size = 0;
    std::int64_t removed = copiesOf(repair.remove);
    for (const Deck::Entry& entry : before.entries()) size += entry.copies;
    for (const Deck::UnknownCard& unknown : before.unknownCards()) {
        size += unknown.copies;
        const auto kept = std::ranges::find_if(after.unknownCards(), [&](const Deck::UnknownCard& other) {
            return other.zone == unknown.zone && other.name == unknown.name;
        });
        const int fewer = unknown.copies - (kept == after.unknownCards().end() ? 0 : kept->copies);
        if (fewer == 0) continue;
        repair.unknownCards.push_back({unknown.zone, unknown.name, fewer});
        if (!meantCard(unknown.name, *book.data().catalogue)) removed += fewer;
    }
    repair.removesMany = removed * 3 > size;
    repair.movesOnly = !repair.add.empty() && repair.unknownCards.empty() &&
                       copiesByCard(repair.add) == copiesByCard(repair.remove);
    repair.deck = std::move(after);

    const Report report = book.check(repair.deck);
    repair.verdict = report.verdict;
    for (const Finding& finding : report.findings)
        if (finding.status == Status::Unknown)
            repair.missing.insert(repair.missing.end(), finding.missing.begin(), finding.missing.end());
    std::ranges::sort(repair.missing);
    const auto repeated = std::ranges::unique(repair.missing);
    repair.missing.erase(repeated.begin(), repeated.end());
    return repair;
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

std::int64_t Repair::changes() const
{
    std::int64_t sum = copiesOf(add) + copiesOf(remove) + (option ? 1 : 0);
    for (const Deck::UnknownCard& unknown : unknownCards) sum += unknown.copies;
    return sum;
}

namespace {

std::variant<Repair, NoRepair> repairWithin(const SearchTime& time, const RuleBook& book, const Deck& deck,
                                            const std::function<int(CardIndex)>& maxCopies)
{
    if (isBeyondSearch(deck)) return NoRepair{{}, false};
    const RuleBook::Data& data = book.data();
    const bool withSamples = hasSampleCards(*data.game, *data.catalogue, deck);
    const Deck start = withSpellingFixed(deck, data, withSamples, time);
    if (isLegalAsFarAsKnown(book.check(start), start)) return repairBetween(deck, start, book);

    const RuleSet rules = bindingRules(book);
    const RepairTask task{book, start, maxCopies, Candidates(data, start, maxCopies, withSamples)};
    const SearchTime exact = time.share(kExactShare);
    const auto exactRepair = [&](std::optional<int> maxChanges, const SearchTime& within, Outcome& outcome) {
        RepairSearch search(task, maxChanges, rules, within);
        outcome = search.run(false);
        std::optional<Repair> repair;
        if (outcome != Outcome::Solved) return repair;
        repair = repairBetween(deck, search.found(), book);
        repair->smallest = search.isBest() && !task.candidates.isIncomplete(maxChanges);
        return repair;
    };
    bool gaveUp = false;
    std::optional<int> lastMaxChanges;
    for (const auto& maxChanges : kMaxChanges) {
        Outcome outcome{};
        if (auto repair = exactRepair(maxChanges, exact.share(kStageShare), outcome)) return std::move(*repair);
        gaveUp = outcome == Outcome::GaveUp;
        lastMaxChanges = maxChanges;
        if (gaveUp) break;
    }
    if (gaveUp || task.candidates.isIncomplete(std::nullopt)) {
        if (auto found = LocalSearch(task, time).run()) {
            Repair repair = repairBetween(deck, std::move(*found), book);
            repair.smallest = false;
            return repair;
        }
    }
    if (gaveUp && !time.isOver()) {
        // Where changes one by one lead nowhere, the solver gets the time that is left.
        Outcome outcome{};
        if (auto repair = exactRepair(lastMaxChanges, time, outcome)) return std::move(*repair);
    }
    if (gaveUp || time.isOver()) return NoRepair{{}, false, task.candidates.leavesOutSamples()};
    return conflictAmong(rules, task, time);
}

}  // namespace

std::variant<Repair, NoRepair> smallestRepair(
    const RuleBook& book, const Deck& deck, const std::function<int(CardIndex)>& maxCopies, const std::stop_token& stop)
{
    return repairWithin({SearchTime::Clock::now() + kMaxRepairTime, stop}, book, deck, maxCopies);
}

std::variant<Repair, NoRepair> proposedRepair(
    const RuleBook& book, const Deck& deck, const std::function<int(CardIndex)>& maxCopies, const std::stop_token& stop)
{
    const SearchTime time(SearchTime::Clock::now() + kMaxRepairTime, stop);
    auto best = repairWithin(time.share(kProposalShare), book, deck, maxCopies);
    const auto isBetter = [&best](const Repair& repair) {
        const auto* other = std::get_if<Repair>(&best);
        return !other || repair.changes() < other->changes();
    };
    const Report report = book.check(deck);
    std::vector<OptionChange> options;
    for (const Finding& finding : report.findings) {
        if (finding.status != Status::Broken) continue;
        if (time.isOver()) return best;
        for (const Fix& fix : book.fixes(deck, report, finding))
            if (fix.option && std::ranges::find(options, *fix.option) == options.end()) options.push_back(*fix.option);
    }
    for (const OptionChange& option : options) {
        if (time.isOver()) break;
        Settings settings = book.data().settings;
        if (!settings.set(*book.data().game, option.option, option.value)) continue;
        const auto other = RuleBook::compile(*book.data().game, *book.data().source, settings);
        if (!other) continue;
        auto result = repairWithin(time, *other, deck, maxCopies);
        auto* repair = std::get_if<Repair>(&result);
        if (!repair) continue;
        repair->option = option;
        if (isBetter(*repair)) best = std::move(result);
    }
    return best;
}

}  // namespace mazzo::validators
