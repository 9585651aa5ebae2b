// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/explain.h"

#include "model/query/allowance_totals.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

/// If more cards than this are allowed, no particular card causes the excess and none is named.
constexpr int kFewAllowed = 10;

void name(Finding& finding, Culprit culprit) { finding.cards.push_back(std::move(culprit)); }

/// Removes duplicates, keeping the first mention of each card.
void nameOnce(Finding& finding)
{
    constexpr std::size_t kFew = 16;
    if (finding.cards.size() <= kFew) {
        for (std::size_t i = finding.cards.size(); i-- > 1;) {
            const auto here = finding.cards.begin() + static_cast<std::ptrdiff_t>(i);
            if (std::find(finding.cards.begin(), here, *here) != here) finding.cards.erase(here);
        }
        return;
    }
    // Cards of one zone are in order, so most lists have no duplicates.
    if (std::ranges::adjacent_find(finding.cards, std::ranges::greater_equal{}) == finding.cards.end()) return;
    std::unordered_set<Culprit> named;
    std::erase_if(finding.cards, [&](const Culprit& culprit) { return !named.insert(culprit).second; });
}

bool readsValues(Kind kind) { return isCardCondition(kind) && kind != Kind::InZone && kind != Kind::Everything; }

void nameCounted(Finding& finding, std::uint32_t pile, const DeckTotals& totals)
{
    for (const DeckTotals::Line& line : totals.lines()) {
        if (totals.lineIn(pile, line) != Truth::No) name(finding, totals.cardOf(line.row));
    }
    for (const Deck::UnknownCard& unknownCard : totals.deck().unknownCards()) {
        if (totals.unknownCardIn(pile, unknownCard) != Truth::No) name(finding, unknownCard.name);
    }
}

/// The cards that do not have the commonest word.
void nameMinority(Finding& finding, const EvaluationPlan::List& list, const DeckTotals& totals)
{
    struct Word {
        std::uint32_t word = 0;
        std::int64_t copies = 0;
    };
    std::vector<Word> seen;  // few: most decks have one or two
    const auto wordsOf = [&](const DeckTotals::Line& line) {
        const auto [table, row] = totals.rows().find(line.row);
        return table->words(list.column, row);
    };
    for (const DeckTotals::Line& line : totals.lines()) {
        if (totals.lineIn(list.pile, line) == Truth::No) continue;
        for (const std::uint32_t word : wordsOf(line).words) {
            auto known = std::ranges::find(seen, word, &Word::word);
            if (known == seen.end()) known = seen.insert(seen.end(), {word, 0});
            known->copies += line.copies;
        }
    }
    // Of equally common words the one with the lowest number, so that the order of the deck does not matter.
    const auto commonest = std::ranges::max_element(
        seen, {}, [](const Word& word) { return std::pair(word.copies, -std::int64_t{word.word}); });
    if (commonest == seen.end()) return;
    for (const DeckTotals::Line& line : totals.lines()) {
        if (totals.lineIn(list.pile, line) == Truth::No) continue;
        const WordView words = wordsOf(line);
        const bool others = words.words.size() > 1 || !std::ranges::binary_search(words.words, commonest->word);
        if (others && (!words.known || !words.words.empty())) name(finding, totals.cardOf(line.row));
    }
}

/// Cards without which one copy less would be left over.
void nameUnplaced(Finding& finding, const CompiledRule& rule, NodeIndex index, DeckTotals& totals)
{
    const DeckSource source(rule.check, totals);
    std::array<Interval, kMaxAllowances> limits;
    const std::size_t count = Evaluation(rule.check.syntax, source).limits(index, limits);
    const std::uint32_t allowances = rule.check.indexOf(index);
    const AllowanceFlow flow = bestFlow(totals, allowances, std::span(limits).first(count));
    const std::uint32_t pile = totals.tables().plan().allowances[allowances].pile;
    for (const DeckTotals::Line& line : totals.lines())
        if (totals.lineIn(pile, line) == Truth::Yes && flow.isShort(possibleAllowances(totals, allowances, line)))
            name(finding, totals.cardOf(line.row));
}

/// `adds`: a card more makes the number higher; what is subtracted is not to blame.
void nameExcess(Finding& finding, const CompiledRule& rule, NodeIndex index, DeckTotals& totals, bool adds)
{
    const Node& node = rule.check.syntax[index];
    if (node.kind == Kind::Unplaced && adds) return nameUnplaced(finding, rule, index, totals);
    if (node.kind == Kind::Count && adds) {
        const std::uint32_t pile = rule.check.indexOf(index);
        const Syntax& query = totals.tables().plan().piles[pile].query.syntax;
        const bool none = finding.max->hi <= 0;
        if (none || (finding.max->hi <= kFewAllowed && contains(query, query.root, readsValues)))
            nameCounted(finding, pile, totals);
    } else if (node.kind == Kind::Distinct && adds) {
        nameMinority(finding, totals.tables().plan().lists[rule.check.indexOf(index)], totals);
    }
    if (isPileNumber(node.kind) || node.kind == Kind::Unplaced) return;
    for (const NodeIndex child : rule.check.syntax.children(node))
        nameExcess(finding, rule, child, totals, adds != (node.kind == Kind::Negate));
}

/// Whether some card can make the number lower.
bool subtracts(Kind kind)
{
    return kind == Kind::Negate || kind == Kind::Divide || kind == Kind::Multiply || kind == Kind::If;
}

/// Where piles are subtracted or scaled, a card may count on both sides: only those remain named without which the
/// number is lower.
void keepThoseThatCount(Finding& finding, const CompiledRule& rule, NodeIndex have, const DeckTotals& totals)
{
    constexpr std::size_t kMaxTried = 200;
    if (!contains(rule.check.syntax, have, subtracts) || finding.cards.size() > kMaxTried) return;
    const auto number = [&](DeckTotals& of) {
        const DeckSource source(rule.check, of);
        return Evaluation(rule.check.syntax, source).number(have).range;
    };
    DeckTotals without;
    const auto counts = [&](CardIndex card) {
        return std::ranges::any_of(totals.deck().entries(), [&](const Deck::Entry& entry) {
            if (entry.card != card) return false;
            Deck deck = totals.deck();
            deck.addCopies(entry.zone, card, -1);
            without.compute(totals.tables(), deck);
            return number(without).hi < finding.have->hi;
        });
    };
    std::erase_if(finding.cards, [&](const Culprit& culprit) {
        const auto* card = std::get_if<CardIndex>(&culprit);
        return card && !counts(*card);
    });
}

/// `hasAll(values(…), …)`: the cards of the first pile one of whose words is not in the second list.
void nameUnmatched(Finding& finding, const CompiledRule& rule, NodeIndex index, DeckTotals& totals)
{
    const Node& node = rule.check.syntax[index];
    if (node.kind != Kind::HasAll || rule.check.syntax[rule.check.syntax.child(node, 0)].kind != Kind::Values) return;
    const DeckSource source(rule.check, totals);
    const EvaluationPlan::List& first =
        totals.tables().plan().lists[rule.check.indexOf(rule.check.syntax.child(node, 0))];
    for (const DeckTotals::Line& line : totals.lines()) {
        if (totals.lineIn(first.pile, line) == Truth::No) continue;
        const auto [table, row] = totals.rows().find(line.row);
        const auto unmatched = [&](std::uint32_t word) {
            return source.contains(rule.check.syntax.child(node, 1), word) != Truth::Yes;
        };
        const WordView words = table->words(first.column, row);
        if (!words.known || std::ranges::any_of(words.words, unmatched)) name(finding, totals.cardOf(line.row));
    }
}

/// The cards with a value for which the condition of an `every` does not hold.
void nameFailedValues(Finding& finding, const CompiledRule& rule, NodeIndex index, DeckTotals& totals)
{
    const Node& node = rule.check.syntax[index];
    const NodeIndex values = rule.check.syntax.child(node, 0);
    const DeckSource source(rule.check, totals);
    std::vector<std::uint32_t> failed;
    static_cast<void>(source.eachWord(values, [&](std::uint32_t word, Truth) {
        const DeckSource ofWord = source.withValue(word);
        if (Evaluation(rule.check.syntax, ofWord).condition(rule.check.syntax.child(node, 1)) != Truth::Yes)
            failed.push_back(word);
    }));
    const EvaluationPlan::List& list = totals.tables().plan().lists[rule.check.indexOf(values)];
    for (const DeckTotals::Line& line : totals.lines()) {
        if (totals.lineIn(list.pile, line) == Truth::No) continue;
        const auto [table, row] = totals.rows().find(line.row);
        const auto hasFailed = [&](std::uint32_t word) { return std::ranges::find(failed, word) != failed.end(); };
        if (std::ranges::any_of(table->words(list.column, row).words, hasFailed))
            name(finding, totals.cardOf(line.row));
    }
}

}  // namespace

std::vector<AllowanceUse> allowanceUse(const CompiledRule& rule, DeckTotals& totals)
{
    std::vector<AllowanceUse> use;
    if (!rule.unplaced || !rule.active) return use;
    const DeckSource source(rule.check, totals);
    std::array<Interval, kMaxAllowances> limits;
    const std::size_t count = Evaluation(rule.check.syntax, source).limits(*rule.unplaced, limits);
    const AllowanceFlow flow = bestFlow(totals, rule.check.indexOf(*rule.unplaced), std::span(limits).first(count));
    for (std::size_t i = 0; i < count; ++i) {
        const bool unlimited = limits[i].lo >= kUnlimited;
        use.push_back({flow.used()[i], unlimited ? std::nullopt : std::optional(limits[i])});
    }
    return use;
}

Sides sidesOf(const CompiledRule& rule, const RulePart& part, DeckTotals& totals, std::size_t row)
{
    const DeckSource source(rule.check, totals, row);
    const Evaluation evaluation(rule.check.syntax, source);
    return {evaluation.number(part.numbers->have), evaluation.number(part.numbers->bound)};
}

bool addNumbers(Finding& finding, Comparison comparison, const Sides& sides)
{
    const auto& [have, bound] = sides;
    if (have.present != Truth::No) finding.have = have.range;
    if (bound.present == Truth::No) return false;
    const Interval one = Interval::exactly(1);
    switch (comparison) {
    case Comparison::Less: finding.max = bound.range - one; break;
    case Comparison::LessEqual: finding.max = bound.range; break;
    case Comparison::Greater: finding.min = bound.range + one; break;
    case Comparison::GreaterEqual: finding.min = bound.range; break;
    case Comparison::Equal:
    case Comparison::Contains: finding.min = finding.max = bound.range; break;
    case Comparison::NotEqual: break;
    }
    return finding.have && finding.min && finding.have->hi < finding.min->lo;
}

void addCulprits(Finding& finding, const CompiledRule& rule, const RulePart& part, DeckTotals& totals, std::size_t row)
{
    if (row != DeckSource::kNoCard) {
        // Rows come one after the other; only several parts of a rule can name the same.
        const Culprit culprit = totals.cardOf(row);
        if (finding.cards.empty() || finding.cards.back() != culprit) name(finding, culprit);
        return;
    }
    if (part.numbers) {
        if (finding.have && finding.max && finding.have->hi > finding.max->lo) {
            nameExcess(finding, rule, part.numbers->have, totals, true);
            keepThoseThatCount(finding, rule, part.numbers->have, totals);
        }
    } else if (rule.check.syntax[part.node].kind == Kind::Every) {
        nameFailedValues(finding, rule, part.node, totals);
    } else {
        nameUnmatched(finding, rule, part.node, totals);
    }
    if (finding.status == Status::Unknown && finding.cards.empty()) {
        for (const MissingValue& value : finding.missing) name(finding, value.card);
    }
    nameOnce(finding);
}

}  // namespace mazzo::validators
