#include "validators/repair/repair.h"

#include "validators/repair/candidates.h"
#include "validators/repair/rule_model.h"

#include <algorithm>
#include <array>

namespace mazzo {

namespace {

using Outcome = IntegerProgram::Outcome;

/// Decks that the solver finds and the rules then refuse, at most.
constexpr int kMostRounds = 300;
/// Small repairs are looked for first: the closer the bounds, the quicker the answer.
constexpr std::array<std::optional<int>, 4> kReaches{3, 12, 120, std::nullopt};

/// What is to be repaired, and with what.
struct Task {
    const RuleBook& book;
    const Deck& deck;
    const std::function<int(CardIndex)>& allowed;
    Candidates candidates;
};

/// One search among the decks within reach that keep some of the rules.
class RepairSearch {
public:
    RepairSearch(const Task& task, std::optional<int> reach, const std::vector<std::uint16_t>& rules)
        : m_book(task.book), m_before(task.deck), m_model(m_book.data(), m_before, task.candidates.within(reach), task.allowed, reach),
          m_rules(m_book.data(), m_model), m_kept(rules)
    {
        // One that cannot be put in rows is asked afterwards.
        for (const std::uint16_t rule : rules) static_cast<void>(m_rules.add(m_book.data().rules[rule]));
    }

    /// The best deck; with `anyWillDo`, just some deck.
    [[nodiscard]] Outcome run(bool anyWillDo);
    [[nodiscard]] Repair repair() const;

private:
    /// A predicate names the cards that it hangs on: it does not hold as long as their copies stay the same.
    struct Refusal { std::vector<CardIndex> cards; };

    [[nodiscard]] Outcome best(bool anyWillDo);
    [[nodiscard]] std::vector<Linear> aims() const;
    [[nodiscard]] Deck found() const;
    [[nodiscard]] std::optional<Refusal> refusal(const Deck& deck) const;

    const RuleBook& m_book;
    const Deck& m_before;
    DeckModel m_model;
    RuleModel m_rules;
    const std::vector<std::uint16_t>& m_kept;
    std::vector<std::int64_t> m_values;
};

/// Least of all changes, then of removals, then of new cards; then the catalogue's order.
std::vector<Linear> RepairSearch::aims() const
{
    std::vector<Linear> aims(4);
    const auto rows = static_cast<double>(m_book.data().catalogue->size());
    for (const DeckModel::Place& place : m_model.places()) {
        aims[0] += Linear(place.added, 1);
        if (place.before == 0) aims[2] += Linear(place.added, 1);
        aims[3] += Linear(place.added, place.row + 1.0);
        if (place.removed < 0) continue;
        aims[0] += Linear(place.removed, 1);
        aims[1] += Linear(place.removed, 1);
        aims[3] += Linear(place.removed, rows - place.row);
    }
    return aims;
}

Outcome RepairSearch::best(bool anyWillDo)
{
    const IntegerProgram::Mark before = m_model.program().mark();
    Outcome outcome = Outcome::Solved;
    for (const Linear& aim : aims()) {
        const auto answer = m_model.program().minimise(aim);
        outcome = answer.outcome;
        if (outcome != Outcome::Solved) break;
        m_values = answer.values;
        if (anyWillDo) break;
        m_model.program().addAtMostZero(aim + Linear(-static_cast<double>(valueOf(aim, m_values))));
    }
    m_model.program().takeBack(before);
    return outcome;
}

Deck RepairSearch::found() const
{
    Deck deck = m_before;
    for (const DeckModel::Place& place : m_model.places()) {
        deck.setCopies(place.zone, static_cast<CardIndex>(place.row), static_cast<int>(valueOf(m_model.copies(place), m_values)));
    }
    return deck;
}

std::optional<RepairSearch::Refusal> RepairSearch::refusal(const Deck& deck) const
{
    const Report report = m_book.judge(deck);
    for (const Finding& finding : report.findings) {
        if (!isFailure(finding.status) || std::ranges::find(m_kept, finding.rule) == m_kept.end()) continue;
        Refusal refusal;
        if (!m_book.data().rules[finding.rule].predicate) return refusal;
        for (const Culprit& culprit : finding.cards) {
            if (const auto* card = std::get_if<CardIndex>(&culprit)) refusal.cards.push_back(*card);
        }
        return refusal;
    }
    return std::nullopt;
}

/// What the solver cannot take is asked of its answer, and an answer that does not hold is cut off.
Outcome RepairSearch::run(bool anyWillDo)
{
    for (int round = 0; round < kMostRounds; ++round) {
        const Outcome outcome = best(anyWillDo);
        if (outcome != Outcome::Solved) return outcome;
        const auto refused = refusal(found());
        if (!refused) return outcome;
        m_rules.exclude(m_values, refused->cards);
    }
    return Outcome::GaveUp;
}

Repair RepairSearch::repair() const
{
    Repair repair{{}, {}, found()};
    for (const DeckModel::Place& place : m_model.places()) {
        const auto card = static_cast<CardIndex>(place.row);
        const int more = repair.deck.copies(place.zone, card) - place.before;
        if (more > 0) repair.add.push_back({card, place.zone, more});
        if (more < 0) repair.remove.push_back({card, place.zone, -more});
    }
    const auto order = [](const Change& change) { return std::pair(change.zone, change.card); };
    std::ranges::sort(repair.add, {}, order);
    std::ranges::sort(repair.remove, {}, order);
    return repair;
}

std::vector<std::uint16_t> bindingRules(const RuleBook& book)
{
    std::vector<std::uint16_t> rules;
    for (std::size_t i = 0; i < book.data().rules.size(); ++i) {
        const CompiledRule& rule = book.data().rules[i];
        // What follows from the other rules cannot be at odds with them.
        if (rule.judged && !rule.advice && !rule.whateverTheFacts) rules.push_back(static_cast<std::uint16_t>(i));
    }
    return rules;
}

/// Leaves out one rule after another, as long as there still is no legal deck.
NoRepair conflictAmong(std::vector<std::uint16_t> rules, const Task& task)
{
    NoRepair result;
    result.proven = !task.candidates.leavesOut();
    for (std::size_t i = 0; i < rules.size();) {
        std::vector<std::uint16_t> fewer = rules;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        const Outcome outcome = RepairSearch(task, std::nullopt, fewer).run(true);
        if (outcome == Outcome::Infeasible) rules = std::move(fewer);
        else ++i;
        result.proven = result.proven && outcome != Outcome::GaveUp;
    }
    result.conflict = std::move(rules);
    return result;
}

} // namespace

std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck, const std::function<int(CardIndex)>& allowed)
{
    if (!deck.strangers().empty()) return NoRepair{{Finding::kUnknownCards}, true};
    if (book.judge(deck).verdict == Verdict::Legal) return Repair{{}, {}, deck};
    const std::vector<std::uint16_t> rules = bindingRules(book);
    const Task task{book, deck, allowed, Candidates(book.data(), deck, allowed)};
    for (const auto& reach : kReaches) {
        RepairSearch search(task, reach, rules);
        const Outcome outcome = search.run(false);
        if (outcome == Outcome::Solved) return search.repair();
        if (outcome == Outcome::GaveUp) return NoRepair{{}, false};
    }
    return conflictAmong(rules, task);
}

} // namespace mazzo
