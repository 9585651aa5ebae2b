// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/rule_model.h"

#include "validators/repair/predicate_limits.h"

#include <algorithm>

namespace mazzo::validators {

using Kind = Node::Kind;

namespace {

Comparison negated(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less: return Comparison::GreaterEqual;
    case Comparison::LessEqual: return Comparison::Greater;
    case Comparison::Greater: return Comparison::LessEqual;
    case Comparison::GreaterEqual: return Comparison::Less;
    case Comparison::NotEqual: return Comparison::Equal;
    case Comparison::Equal:
    case Comparison::Contains: break;
    }
    return Comparison::NotEqual;
}

}  // namespace

bool RuleModel::add(const CompiledRule& rule, std::span<const std::uint32_t> undecided)
{
    if (rule.predicate) {
        addPredicateLimits(rule);
        return false;
    }
    if (isSkippedFor(rule, m_deck.before())) return true;
    const IntegerProgram::Mark before = m_deck.program().mark();
    m_supported = true;
    m_shared.clear();
    std::optional<Switch> inactive;  // the rule does not apply
    if (rule.when) {
        const Context context{*rule.when, std::nullopt};
        const auto applies = known(context, rule.when->syntax.root);
        if (applies == Truth::No) return true;
        if (!applies) require(inactive.emplace(newSwitch()), context, rule.when->syntax.root, false);
    }
    if (rule.each) {
        addCards(rule, inactive, undecided);
    } else {
        const Switch on = inactive ? newSwitch() : kAlways;
        if (inactive) oneOf(kAlways, {*inactive, on});
        require(on, {rule.check, std::nullopt}, rule.check.syntax.root, true);
    }
    if (!m_supported) m_deck.rollBack(before);
    return m_supported;
}

/// The predicate itself is checked on the solutions; the limits keep out most of those that it would reject.
void RuleModel::addPredicateLimits(const CompiledRule& rule)
{
    if (rule.when && known({*rule.when, std::nullopt}, rule.when->syntax.root) != Truth::Yes) return;
    const auto limits = predicateLimits(m_book, rule);
    if (!limits) return;
    for (const DeckModel::Place& place : m_deck.places()) {
        if (place.zone != rule.zone.value_or(ZoneIndex{})) continue;
        const auto most = limits->copies.find(place.row);
        atMostZero(kAlways, m_deck.copies(place) - Linear(most == limits->copies.end() ? 0 : most->second));
    }
}

void RuleModel::addCards(const CompiledRule& rule, std::optional<Switch> inactive,
                         std::span<const std::uint32_t> undecided)
{
    const auto add = [&](std::uint32_t row) {
        addCard(rule, row, inactive, std::ranges::find(undecided, row) != undecided.end());
    };
    if (rule.overCatalogue) {
        for (const std::uint32_t row : rule.eachRows) add(row);
        return;
    }
    for (const std::uint32_t row : m_deck.rows()) {
        if (m_supported) add(row);
    }
}

/// No copies of the card are added, and with the best values it can have the rule holds.
RuleModel::Switch RuleModel::unchanged(const CompiledRule& rule, std::uint32_t row)
{
    const Switch on = newSwitch();
    Linear added;
    for (const std::size_t place : m_deck.placesOf(row)) added += Linear(m_deck.places()[place].added, 1);
    atMostZero(on, added);
    m_assumeBest = true;
    require(on, {rule.check, row}, rule.check.syntax.root, true);
    m_assumeBest = false;
    return on;
}

void RuleModel::addCard(const CompiledRule& rule, std::uint32_t row, std::optional<Switch> inactive, bool undecided)
{
    const Context context{rule.check, row};
    std::vector<Switch> alternatives;
    if (inactive) alternatives.push_back(*inactive);
    if (undecided) alternatives.push_back(unchanged(rule, row));
    if (!rule.overCatalogue) {
        std::vector<std::size_t> places;
        for (const std::size_t place : m_deck.placesOf(row)) {
            if (m_deck.in(*rule.each, m_deck.places()[place]) != Truth::No) places.push_back(place);
        }
        if (m_deck.isRelated(*rule.each)) {
            m_supported = false;
            return;
        }
        if (places.empty() || known(context, rule.check.syntax.root) == Truth::Yes) return;
        if (!inactive && !undecided) {
            if (addLimit(rule, context, places)) return;
            // Only with the switch on there may be copies.
            const Switch on = sharedSwitch(context, rule.check.syntax.root, true);
            for (const std::size_t place : places) {
                const Linear copies = m_deck.copies(m_deck.places()[place]);
                const double most = m_deck.program().highest(copies);
                if (most > 0) m_deck.program().addAtMostZero(copies - Linear(on, most));
            }
            return;
        }
        const Switch absent = newSwitch();
        for (const std::size_t place : places) atMostZero(absent, m_deck.copies(m_deck.places()[place]));
        alternatives.push_back(absent);
    }
    const Switch on = alternatives.empty() ? kAlways : newSwitch();
    if (!alternatives.empty()) alternatives.push_back(on);
    if (!alternatives.empty()) oneOf(kAlways, alternatives);
    require(on, context, rule.check.syntax.root, true);
}

/// A limit that a deck without the card cannot break needs no switch. Most limits are of this kind, and the solver is
/// faster without switches.
bool RuleModel::addLimit(const CompiledRule& rule, const Context& context, const std::vector<std::size_t>& places)
{
    const auto& numbers = rule.parts.front().numbers;
    if (rule.parts.size() != 1 || !numbers || numbers->comparison != Comparison::LessEqual) return false;
    const Range have = number(context, numbers->have);
    const Range bound = number(context, numbers->bound);
    if (have.present != Truth::Yes || bound.present != Truth::Yes) return false;
    const Linear excess = have.hi - bound.lo;
    Linear others = excess;
    for (const std::size_t i : places) {
        const DeckModel::Place& place = m_deck.places()[i];
        std::erase_if(others.terms, [&](const Linear::Term& term) {
            return term.column == place.added || term.column == place.removed;
        });
        for (const Linear::Term& term : excess.terms) {
            if (term.column == place.added) others.constant -= term.factor * place.before;
        }
    }
    if (m_deck.program().highest(others) > 0) return false;
    m_deck.program().addAtMostZero(excess);
    return true;
}

void RuleModel::exclude(const std::vector<std::int64_t>& values, std::span<const CardIndex> cards)
{
    std::vector<Switch> alternatives;
    for (const DeckModel::Place& place : m_deck.places()) {
        if (!cards.empty() && std::ranges::find(cards, static_cast<CardIndex>(place.row)) == cards.end()) continue;
        const Linear copies = m_deck.copies(place);
        const auto now = static_cast<double>(valueOf(copies, values));
        if (now > 0) atMostZero(alternatives.emplace_back(newSwitch()), copies + Linear(1 - now));
        if (now < m_deck.program().highest(copies))
            atMostZero(alternatives.emplace_back(newSwitch()), Linear(now + 1) - copies);
    }
    oneOf(kAlways, alternatives);
}

void RuleModel::atMostZero(Switch on, const Linear& sum)
{
    const double most = m_deck.program().highest(sum);
    if (most <= 0) return;
    if (on == kAlways) m_deck.program().addAtMostZero(sum);
    else m_deck.program().addAtMostZero(sum + Linear(on, most) + Linear(-most));
}

void RuleModel::oneOf(Switch on, const std::vector<Switch>& alternatives)
{
    Linear missing = on == kAlways ? Linear(1) : Linear(on, 1);
    for (const Switch alternative : alternatives) missing += Linear(alternative, -1);
    m_deck.program().addAtMostZero(std::move(missing));
}

std::optional<Truth> RuleModel::known(const Context& context, NodeIndex index) const
{
    const Node& node = context.bound.syntax[index];
    switch (node.kind) {
    case Kind::Everything: return Truth::Yes;
    case Kind::Nothing: return Truth::No;
    case Kind::Given: return truth(m_deck.hasZone(node.zone()));
    case Kind::Compare:
    case Kind::HasAll:
    case Kind::HasAny:
    case Kind::Every: return std::nullopt;
    case Kind::Not: {
        const auto inner = known(context, context.bound.syntax.child(node));
        return inner ? std::optional(!*inner) : std::nullopt;
    }
    case Kind::And:
    case Kind::Or: {
        const Truth decisive = truth(node.kind == Kind::Or);
        std::optional<Truth> result = !decisive;
        for (const NodeIndex child : context.bound.syntax.children(node)) {
            const auto part = known(context, child);
            if (part == decisive) return decisive;
            if (!part || !result) result.reset();
            else result = node.kind == Kind::Or ? *result | *part : *result & *part;
        }
        return result;
    }
    default: return m_book.cards().condition(context.bound.indexOf(index), *context.row);
    }
}

void RuleModel::require(Switch on, const Context& context, NodeIndex index, bool expected)
{
    if (!m_supported) return;
    if (const auto answer = known(context, index)) {
        const bool mayBe = m_assumeBest && *answer == Truth::Unknown;
        if (*answer != truth(expected) && !mayBe) never(on);
        return;
    }
    const Syntax& syntax = context.bound.syntax;
    const Node& node = syntax[index];
    switch (node.kind) {
    case Kind::Not: return require(on, context, syntax.child(node), !expected);
    case Kind::And:
    case Kind::Or:
        if ((node.kind == Kind::Or) == expected) return requireOne(on, context, node, expected);
        for (const NodeIndex child : syntax.children(node)) require(on, context, child, expected);
        return;
    case Kind::Compare: {
        const Range left = number(context, syntax.child(node, 0));
        const Range right = number(context, syntax.child(node, 1));
        const Truth present = left.present & right.present;
        if (!expected && (present == Truth::No || (m_assumeBest && present == Truth::Unknown))) return;
        if (expected && (present == Truth::No || (!m_assumeBest && present == Truth::Unknown))) return never(on);
        return compare(on, left, expected ? node.comparison : negated(node.comparison), right);
    }
    case Kind::HasAll: return hasAll(on, context, node, expected);
    case Kind::Every: return every(on, context, node, expected);
    default: return hasAny(on, context, node, expected);
    }
}

void RuleModel::requireOne(Switch on, const Context& context, const Node& node, bool expected)
{
    std::vector<Switch> alternatives;
    for (const NodeIndex child : context.bound.syntax.children(node)) {
        if (known(context, child)) continue;  // a decisive child would have decided the whole condition
        alternatives.push_back(sharedSwitch(context, child, expected));
    }
    oneOf(on, alternatives);
}

RuleModel::Switch RuleModel::sharedSwitch(const Context& context, NodeIndex node, bool expected)
{
    std::vector<std::int64_t> key{static_cast<std::int64_t>(node), expected ? 1 : 0};
    const bool mayShare = context.row && !m_assumeBest && !m_isInEvery && addValues(context, node, key);
    if (mayShare)
        if (const auto found = m_shared.find(key); found != m_shared.end()) return found->second;
    const Switch on = newSwitch();
    require(on, context, node, expected);
    if (mayShare) m_shared.emplace(std::move(key), on);
    return on;
}

bool RuleModel::addValues(const Context& context, NodeIndex index, std::vector<std::int64_t>& values) const
{
    const Syntax& syntax = context.bound.syntax;
    const Node& node = syntax[index];
    switch (node.kind) {
    case Kind::Copies:
    case Kind::Unplaced:
    case Kind::Every: return false;
    case Kind::FieldNumber: {
        const Number& own = m_book.cards().number(context.bound.indexOf(index), *context.row);
        values.insert(values.end(), {own.range.lo, own.range.hi, static_cast<std::int64_t>(own.present)});
        return true;
    }
    case Kind::FieldWords: {
        const WordView own = ownWords(context, index);
        values.insert(values.end(), {own.known ? 1 : 0, static_cast<std::int64_t>(own.words.size())});
        values.insert(values.end(), own.words.begin(), own.words.end());
        return true;
    }
    case Kind::Everything:
    case Kind::Nothing:
    case Kind::Literal:
    case Kind::Count:
    case Kind::Sum:
    case Kind::SumOnce:
    case Kind::Least:
    case Kind::Greatest:
    case Kind::Distinct:
    case Kind::Values:
    case Kind::Given: return true;
    case Kind::And:
    case Kind::Or:
    case Kind::Not:
    case Kind::Add:
    case Kind::Negate:
    case Kind::Multiply:
    case Kind::Divide:
    case Kind::Minimum:
    case Kind::Maximum:
    case Kind::If:
    case Kind::Length:
    case Kind::Compare:
    case Kind::HasAll:
    case Kind::HasAny:
        return std::ranges::all_of(syntax.children(node),
                                   [&](NodeIndex child) { return addValues(context, child, values); });
    case Kind::OptionNumber:
    case Kind::OptionIs:
    case Kind::EditionIs: return false;
    default:
        values.push_back(
            static_cast<std::int64_t>(m_book.cards().condition(context.bound.indexOf(index), *context.row)));
        return true;
    }
}

void RuleModel::compare(Switch on, const Range& left, Comparison comparison, const Range& right)
{
    const Linear one(1);
    switch (comparison) {
    case Comparison::LessEqual: return atMostZero(on, left.hi - right.lo);
    case Comparison::Less: return atMostZero(on, left.hi - right.lo + one);
    case Comparison::GreaterEqual: return atMostZero(on, right.hi - left.lo);
    case Comparison::Greater: return atMostZero(on, right.hi - left.lo + one);
    case Comparison::Equal:
    case Comparison::Contains: atMostZero(on, left.hi - right.lo); return atMostZero(on, right.hi - left.lo);
    case Comparison::NotEqual: break;
    }
    const Switch less = newSwitch();
    const Switch more = newSwitch();
    atMostZero(less, left.hi - right.lo + one);
    atMostZero(more, right.hi - left.lo + one);
    oneOf(on, {less, more});
}

RuleModel::Range RuleModel::unsupported()
{
    m_supported = false;
    return {};
}

RuleModel::Range RuleModel::number(const Context& context, NodeIndex index)
{
    const Syntax& syntax = context.bound.syntax;
    const Node& node = syntax[index];
    const std::uint32_t place = context.bound.indexOf(index);
    const auto plain = [](const DeckModel::Range& range) { return Range{range.lo, range.hi}; };
    const auto turned = [](const Range& range) { return Range{range.hi * -1, range.lo * -1, range.present}; };
    const auto folded = [&](auto join) {
        Range result = number(context, syntax.child(node));
        for (const NodeIndex child : syntax.children(node).subspan(1)) {
            const Range other = number(context, child);
            const Truth present = result.present & other.present;
            result = join(result, other);
            result.present = present;
        }
        return result;
    };
    if (!isExpressible(context, index)) return unsupported();
    switch (node.kind) {
    case Kind::Literal: return {Linear(node.number), Linear(node.number)};
    case Kind::Count: return plain(m_deck.count(place));
    case Kind::Copies: return plain(m_deck.copiesOf(place, *context.row));
    case Kind::Sum: return plain(m_deck.sum(m_book.plan().sums[place]));
    case Kind::SumOnce: return plain(m_deck.sumOnce(m_book.plan().sums[place]));
    case Kind::Least: return plain(m_deck.least(m_book.plan().sums[place]));
    case Kind::Greatest: return plain(m_deck.greatest(m_book.plan().sums[place]));
    case Kind::Unplaced: return unplaced(context, index);
    case Kind::Distinct: return plain(m_deck.length(place));
    case Kind::Length: {
        const NodeIndex list = syntax.child(node);
        if (!isOwn(context, list)) return plain(m_deck.length(context.bound.indexOf(list)));
        const WordView own = ownWords(context, list);
        const Linear size(static_cast<double>(own.words.size()));
        return own.known ? Range{size, size} : unsupported();
    }
    case Kind::FieldNumber: {
        const Number& own = m_book.cards().number(place, *context.row);
        constexpr double most = 10'000;
        const Linear lo(std::clamp<double>(own.range.lo, -most, most));
        const Linear hi(std::clamp<double>(own.range.hi, -most, most));
        return m_assumeBest ? Range{hi, lo, own.present} : Range{lo, hi, own.present};
    }
    case Kind::Add: return folded([](const Range& a, const Range& b) { return Range{a.lo + b.lo, a.hi + b.hi}; });
    case Kind::Negate: return turned(number(context, syntax.child(node)));
    case Kind::Multiply: return folded([&](const Range& a, const Range& b) { return product(a, b); });
    case Kind::Divide: return folded([&](const Range& a, const Range& b) { return quotient(a, b); });
    case Kind::Minimum: return folded([&](const Range& a, const Range& b) { return least(a, b); });
    case Kind::Maximum:
        return folded([&](const Range& a, const Range& b) { return turned(least(turned(a), turned(b))); });
    case Kind::If: return choice(context, node);
    default: return {{}, {}, Truth::No};
    }
}

/// Of piles that depend on the deck, the program knows the copies and sums of those with one condition of that kind.
bool RuleModel::isExpressible(const Context& context, NodeIndex index) const
{
    const Node& node = context.bound.syntax[index];
    const std::uint32_t place = context.bound.indexOf(index);
    const auto ofValue = [&](std::uint32_t pile) { return m_book.plan().piles[pile].usesValue; };
    switch (node.kind) {
    case Kind::Count: return m_deck.isSimple(place);
    case Kind::Copies: return !m_deck.isRelated(m_book.plan().copies[place]);
    case Kind::Sum: return m_deck.isSimple(m_book.plan().sums[place].pile);
    case Kind::SumOnce: return !m_deck.isRelated(m_book.plan().sums[place].pile) && m_deck.unknownPlaces().empty();
    case Kind::Least:
    case Kind::Greatest: {
        const EvaluationPlan::Sum& sum = m_book.plan().sums[place];
        const auto& field = m_book.plan().numbers[sum.column].field;
        const bool negative = !field || (*m_book.game)[*field].domain.lo < 0;
        return !negative && !m_deck.isRelated(sum.pile) && m_deck.unknownPlaces().empty();
    }
    case Kind::Distinct: return !m_deck.isRelated(m_book.plan().lists[place].pile);
    case Kind::Length: {
        const NodeIndex list = context.bound.syntax.child(node);
        return isOwn(context, list) || !m_deck.isRelated(m_book.plan().lists[context.bound.indexOf(list)].pile);
    }
    case Kind::Unplaced: {
        const EvaluationPlan::Allowances& allowances = m_book.plan().allowances[place];
        return std::ranges::none_of(allowances.piles, ofValue);
    }
    default: return true;
    }
}

RuleModel::Range RuleModel::unplaced(const Context& context, NodeIndex index)
{
    const Syntax& syntax = context.bound.syntax;
    const auto children = syntax.children(syntax[index]);
    std::vector<Linear> limits;
    for (std::size_t i = 1; i + 2 < children.size(); i += 3) {
        const auto applies = known(context, children[i + 2]);
        const Range limit = number(context, children[i + 1]);
        if (!applies || *applies == Truth::Unknown || limit.present == Truth::Unknown) return unsupported();
        const bool counts = *applies == Truth::Yes && limit.present == Truth::Yes;
        limits.push_back(counts ? limit.lo : Linear(0));
    }
    const auto range = m_deck.unplaced(m_book.plan().allowances[context.bound.indexOf(index)], limits);
    return range ? Range{range->lo, range->hi} : unsupported();
}

/// The condition holds for each word that the list may have.
void RuleModel::every(Switch on, const Context& context, const Node& node, bool expected)
{
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex condition = context.bound.syntax.child(node, 1);
    constexpr std::size_t kMaxWords = 50;
    const std::uint32_t place = context.bound.indexOf(list);
    if (!expected || m_deck.isRelated(m_book.plan().lists[place].pile) || m_deck.words(place).size() > kMaxWords) {
        m_supported = false;
        return;
    }
    atMostZero(on, unknownWords(context, list));
    const std::vector<std::uint32_t> all = m_deck.words(place);
    for (const std::uint32_t word : all) {
        const Switch absent = newSwitch();
        const Switch holds = newSwitch();
        oneOf(on, {absent, holds});
        atMostZero(absent, m_deck.mayHold(place, word));
        m_deck.setValue(word);
        m_isInEvery = true;
        require(holds, context, condition, true);
        m_isInEvery = false;
        m_deck.setValue(std::nullopt);
    }
}

/// The product of a constant and a number that is never negative.
RuleModel::Range RuleModel::product(const Range& a, const Range& b)
{
    const bool firstIsPlain = a.lo.terms.empty() && a.hi.terms.empty();
    const Range& factor = firstIsPlain ? a : b;
    const Range& other = firstIsPlain ? b : a;
    const bool isPlain = factor.lo.terms.empty() && factor.hi.terms.empty();
    if (!isPlain || factor.lo.constant < 0 || m_deck.program().lowest(other.lo) < 0) return unsupported();
    return {other.lo * factor.lo.constant, other.hi * factor.hi.constant};
}

/// The quotient by an exact positive number, rounded down.
RuleModel::Range RuleModel::quotient(const Range& a, const Range& b)
{
    const double by = b.lo.constant;
    if (!b.lo.terms.empty() || !b.hi.terms.empty() || by != b.hi.constant || by < 1) return unsupported();
    IntegerProgram& program = m_deck.program();
    Range result{newNumber(program.lowest(a.lo) - by, program.highest(a.lo)),
                 newNumber(program.lowest(a.hi) - by, program.highest(a.hi))};
    program.addAtMostZero(result.lo * by - a.lo);
    program.addAtMostZero(a.hi - result.hi * by - Linear(by - 1));
    return result;
}

RuleModel::Range RuleModel::least(const Range& a, const Range& b)
{
    IntegerProgram& program = m_deck.program();
    Range result{newNumber(std::min(program.lowest(a.lo), program.lowest(b.lo)),
                           std::min(program.highest(a.lo), program.highest(b.lo))),
                 newNumber(std::min(program.lowest(a.hi), program.lowest(b.hi)),
                           std::max(program.highest(a.hi), program.highest(b.hi)))};
    program.addAtMostZero(result.lo - a.lo);
    program.addAtMostZero(result.lo - b.lo);
    const Switch first = newSwitch();
    const Switch second = newSwitch();
    oneOf(kAlways, {first, second});
    atMostZero(first, a.hi - result.hi);
    atMostZero(second, b.hi - result.hi);
    return result;
}

/// Each branch counts unless the condition certainly excludes it.
RuleModel::Range RuleModel::choice(const Context& context, const Node& node)
{
    const Syntax& syntax = context.bound.syntax;
    const auto which = known(context, syntax.child(node));
    if (which && *which != Truth::Unknown) return number(context, syntax.child(node, *which == Truth::Yes ? 1 : 2));
    const Range yes = number(context, syntax.child(node, 1));
    const Range no = number(context, syntax.child(node, 2));
    if (yes.present != Truth::Yes || no.present != Truth::Yes) return unsupported();
    IntegerProgram& program = m_deck.program();
    Range result{newNumber(std::min(program.lowest(yes.lo), program.lowest(no.lo)),
                           std::max(program.highest(yes.lo), program.highest(no.lo))),
                 newNumber(std::min(program.lowest(yes.hi), program.lowest(no.hi)),
                           std::max(program.highest(yes.hi), program.highest(no.hi)))};
    for (const bool branch : {true, false}) {
        const Switch otherwise = newSwitch();
        const Switch counts = newSwitch();
        oneOf(kAlways, {otherwise, counts});
        require(otherwise, context, syntax.child(node), !branch);
        atMostZero(counts, result.lo - (branch ? yes : no).lo);
        atMostZero(counts, (branch ? yes : no).hi - result.hi);
    }
    return result;
}

std::vector<std::uint32_t> RuleModel::words(const Context& context, NodeIndex list)
{
    if (!isOwn(context, list)) return m_deck.words(context.bound.indexOf(list));
    const WordView own = ownWords(context, list);
    return {own.words.begin(), own.words.end()};
}

Linear RuleModel::mayHold(const Context& context, NodeIndex list, std::uint32_t word)
{
    if (!isOwn(context, list)) return m_deck.mayHold(context.bound.indexOf(list), word);
    return Linear(std::ranges::binary_search(ownWords(context, list).words, word) ? 1 : 0);
}

Linear RuleModel::surelyHolds(const Context& context, NodeIndex list, std::uint32_t word)
{
    return isOwn(context, list) ? mayHold(context, list, word) : m_deck.surelyHolds(context.bound.indexOf(list), word);
}

Linear RuleModel::unknownWords(const Context& context, NodeIndex list) const
{
    return isOwn(context, list) ? Linear(ownWords(context, list).known || m_assumeBest ? 0 : 1)
                                : m_deck.unknownWords(context.bound.indexOf(list));
}

Linear RuleModel::keptUnknownWords(const Context& context, NodeIndex list) const
{
    return isOwn(context, list) ? Linear(m_assumeBest && !ownWords(context, list).known ? 1 : 0)
                                : m_deck.keptUnknownWords(context.bound.indexOf(list));
}

/// A list over a pile that depends on the deck is left to the check of the solution.
bool RuleModel::areListsPlain(const Context& context, const Node& node)
{
    const bool plain = std::ranges::all_of(context.bound.syntax.children(node), [&](NodeIndex list) {
        return isOwn(context, list) || !m_deck.isRelated(m_book.plan().lists[context.bound.indexOf(list)].pile);
    });
    if (!plain) m_supported = false;
    return plain;
}

void RuleModel::hasAll(Switch on, const Context& context, const Node& node, bool expected)
{
    if (!areListsPlain(context, node)) return;
    if (!expected) return share(on, context, node, false);
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex within = context.bound.syntax.child(node, 1);
    atMostZero(on, unknownWords(context, list));
    const Linear open = keptUnknownWords(context, within);
    for (const std::uint32_t word : words(context, list))
        atMostZero(on, mayHold(context, list, word) - surelyHolds(context, within, word) - open);
}

void RuleModel::hasAny(Switch on, const Context& context, const Node& node, bool expected)
{
    if (!areListsPlain(context, node)) return;
    if (expected) return share(on, context, node, true);
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex within = context.bound.syntax.child(node, 1);
    atMostZero(on, unknownWords(context, list));
    atMostZero(on, unknownWords(context, within));
    for (const std::uint32_t word : words(context, list)) {
        atMostZero(on, mayHold(context, list, word) + mayHold(context, within, word) + Linear(-1));
    }
}

/// Some word of the first list certainly is in the second list, or certainly is not.
void RuleModel::share(Switch on, const Context& context, const Node& node, bool inBoth)
{
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex within = context.bound.syntax.child(node, 1);
    std::vector<Switch> alternatives;
    for (const std::uint32_t word : words(context, list)) {
        const Switch alternative = alternatives.emplace_back(newSwitch());
        atMostZero(alternative, Linear(1) - surelyHolds(context, list, word));
        if (inBoth) atMostZero(alternative, Linear(1) - surelyHolds(context, within, word));
        else atMostZero(alternative, mayHold(context, within, word));
    }
    // A word of a card whose words are unknown may be the one that is needed.
    for (const NodeIndex each : {list, within}) {
        if (each == within && !inBoth) continue;
        const Linear open = keptUnknownWords(context, each);
        if (m_deck.program().highest(open) > 0) atMostZero(alternatives.emplace_back(newSwitch()), Linear(1) - open);
    }
    if (!inBoth) atMostZero(on, unknownWords(context, within));
    oneOf(on, alternatives);
}

}  // namespace mazzo::validators
