// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/expression_model.h"

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

std::optional<Truth> ExpressionModel::known(const ExpressionContext& context, NodeIndex index) const
{
    const Node& node = context.bound.syntax[index];
    switch (node.kind) {
    case Kind::Everything: return Truth::Yes;
    case Kind::Nothing: return Truth::No;
    case Kind::Given: return truth(m_model.deck.hasZone(node.zone()));
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

void ExpressionModel::require(Switch on, const ExpressionContext& context, NodeIndex index, bool expected)
{
    if (!m_supported) return;
    if (const auto answer = known(context, index)) {
        const bool mayBe = context.assumeBest && *answer == Truth::Unknown;
        if (*answer != truth(expected) && !mayBe) m_switches.never(on);
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
        const LinearNumber left = number(context, syntax.child(node, 0));
        const LinearNumber right = number(context, syntax.child(node, 1));
        const Truth present = left.present & right.present;
        if (!expected && (present == Truth::No || (context.assumeBest && present == Truth::Unknown))) return;
        if (expected && (present == Truth::No || (!context.assumeBest && present == Truth::Unknown)))
            return m_switches.never(on);
        return compare(on, left, expected ? node.comparison : negated(node.comparison), right);
    }
    case Kind::HasAll: m_supported = m_lists.hasAll(on, context, node, expected) && m_supported; return;
    case Kind::Every: return every(on, context, node, expected);
    default: m_supported = m_lists.hasAny(on, context, node, expected) && m_supported;
    }
}

void ExpressionModel::requireOne(Switch on, const ExpressionContext& context, const Node& node, bool expected)
{
    std::vector<Switch> alternatives;
    for (const NodeIndex child : context.bound.syntax.children(node)) {
        if (known(context, child)) continue;  // a decisive child would have decided the whole condition
        alternatives.push_back(sharedSwitch(context, child, expected));
    }
    m_switches.oneOf(on, alternatives);
}

Switch ExpressionModel::sharedSwitch(const ExpressionContext& context, NodeIndex node, bool expected)
{
    std::vector<std::int64_t> key{static_cast<std::int64_t>(node), expected ? 1 : 0};
    const bool mayShare = context.row && !context.assumeBest && !m_isInEvery && addValues(context, node, key);
    if (mayShare)
        if (const auto found = m_shared.find(key); found != m_shared.end()) return found->second;
    const Switch on = m_switches.add();
    require(on, context, node, expected);
    if (mayShare) m_shared.emplace(std::move(key), on);
    return on;
}

bool ExpressionModel::addValues(const ExpressionContext& context, NodeIndex index,
                                std::vector<std::int64_t>& values) const
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
        const WordView own = m_lists.ownWords(context, index);
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

void ExpressionModel::compare(Switch on, const LinearNumber& left, Comparison comparison, const LinearNumber& right)
{
    const Linear one(1);
    switch (comparison) {
    case Comparison::LessEqual: return m_switches.atMostZero(on, left.hi - right.lo);
    case Comparison::Less: return m_switches.atMostZero(on, left.hi - right.lo + one);
    case Comparison::GreaterEqual: return m_switches.atMostZero(on, right.hi - left.lo);
    case Comparison::Greater: return m_switches.atMostZero(on, right.hi - left.lo + one);
    case Comparison::Equal:
    case Comparison::Contains:
        m_switches.atMostZero(on, left.hi - right.lo);
        return m_switches.atMostZero(on, right.hi - left.lo);
    case Comparison::NotEqual: break;
    }
    const Switch less = m_switches.add();
    const Switch more = m_switches.add();
    m_switches.atMostZero(less, left.hi - right.lo + one);
    m_switches.atMostZero(more, right.hi - left.lo + one);
    m_switches.oneOf(on, {less, more});
}

/// The condition holds for each word that the list may have.
void ExpressionModel::every(Switch on, const ExpressionContext& context, const Node& node, bool expected)
{
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex condition = context.bound.syntax.child(node, 1);
    constexpr std::size_t kMaxWords = 50;
    const std::uint32_t place = context.bound.indexOf(list);
    if (!expected || m_model.deck.isRelated(m_book.plan().lists[place].pile) ||
        m_model.lists.words(place).size() > kMaxWords) {
        m_supported = false;
        return;
    }
    m_switches.atMostZero(on, m_lists.unknownWords(context, list));
    const std::vector<std::uint32_t> all = m_model.lists.words(place);
    for (const std::uint32_t word : all) {
        const Switch absent = m_switches.add();
        const Switch holds = m_switches.add();
        m_switches.oneOf(on, {absent, holds});
        m_switches.atMostZero(absent, m_model.lists.mayHold(place, word));
        m_model.deck.setValue(word);
        m_isInEvery = true;
        require(holds, context, condition, true);
        m_isInEvery = false;
        m_model.deck.setValue(std::nullopt);
    }
}

LinearNumber ExpressionModel::unsupported()
{
    m_supported = false;
    return {};
}

LinearNumber ExpressionModel::number(const ExpressionContext& context, NodeIndex index)
{
    const Syntax& syntax = context.bound.syntax;
    const Node& node = syntax[index];
    const std::uint32_t place = context.bound.indexOf(index);
    const auto plain = [](const LinearRange& range) { return LinearNumber{range.lo, range.hi}; };
    const auto turned = [](const LinearNumber& range) {
        return LinearNumber{range.hi * -1, range.lo * -1, range.present};
    };
    const auto folded = [&](auto join) {
        LinearNumber result = number(context, syntax.child(node));
        for (const NodeIndex child : syntax.children(node).subspan(1)) {
            const LinearNumber other = number(context, child);
            const Truth present = result.present & other.present;
            result = join(result, other);
            result.present = present;
        }
        return result;
    };
    if (!isExpressible(context, index)) return unsupported();
    switch (node.kind) {
    case Kind::Literal: return {Linear(node.number), Linear(node.number)};
    case Kind::Count: return plain(m_model.piles.count(place));
    case Kind::Copies: return plain(m_model.piles.copiesOf(place, *context.row));
    case Kind::Sum: return plain(m_model.piles.sum(m_book.plan().sums[place]));
    case Kind::SumOnce: return plain(m_model.piles.sumOnce(m_book.plan().sums[place]));
    case Kind::Least: return plain(m_model.piles.least(m_book.plan().sums[place]));
    case Kind::Greatest: return plain(m_model.piles.greatest(m_book.plan().sums[place]));
    case Kind::Unplaced: return unplaced(context, index);
    case Kind::Distinct: return plain(m_model.lists.length(place));
    case Kind::Length: {
        const NodeIndex list = syntax.child(node);
        if (!m_lists.isOwn(context, list)) return plain(m_model.lists.length(context.bound.indexOf(list)));
        const WordView own = m_lists.ownWords(context, list);
        const Linear size(static_cast<double>(own.words.size()));
        return own.known ? LinearNumber{size, size} : unsupported();
    }
    case Kind::FieldNumber: {
        const Number& own = m_book.cards().number(place, *context.row);
        constexpr double most = 10'000;
        const Linear lo(std::clamp<double>(own.range.lo, -most, most));
        const Linear hi(std::clamp<double>(own.range.hi, -most, most));
        return context.assumeBest ? LinearNumber{hi, lo, own.present} : LinearNumber{lo, hi, own.present};
    }
    case Kind::Add:
        return folded(
            [](const LinearNumber& a, const LinearNumber& b) { return LinearNumber{a.lo + b.lo, a.hi + b.hi}; });
    case Kind::Negate: return turned(number(context, syntax.child(node)));
    case Kind::Multiply: return folded([&](const LinearNumber& a, const LinearNumber& b) { return product(a, b); });
    case Kind::Divide: return folded([&](const LinearNumber& a, const LinearNumber& b) { return quotient(a, b); });
    case Kind::Minimum: return folded([&](const LinearNumber& a, const LinearNumber& b) { return least(a, b); });
    case Kind::Maximum:
        return folded(
            [&](const LinearNumber& a, const LinearNumber& b) { return turned(least(turned(a), turned(b))); });
    case Kind::If: return choice(context, node);
    default: return {{}, {}, Truth::No};
    }
}

/// Of piles that depend on the deck, the program knows the copies and sums of those with one condition of that kind.
bool ExpressionModel::isExpressible(const ExpressionContext& context, NodeIndex index) const
{
    const Node& node = context.bound.syntax[index];
    const std::uint32_t place = context.bound.indexOf(index);
    const auto ofValue = [&](std::uint32_t pile) { return m_book.plan().piles[pile].usesValue; };
    switch (node.kind) {
    case Kind::Count: return m_model.deck.isSimple(place);
    case Kind::Copies: return !m_model.deck.isRelated(m_book.plan().copies[place]);
    case Kind::Sum: return m_model.deck.isSimple(m_book.plan().sums[place].pile);
    case Kind::SumOnce:
        return !m_model.deck.isRelated(m_book.plan().sums[place].pile) && m_model.deck.unknownPlaces().empty();
    case Kind::Least:
    case Kind::Greatest: {
        const EvaluationPlan::Sum& sum = m_book.plan().sums[place];
        const auto& field = m_book.plan().numbers[sum.column].field;
        const bool negative = !field || (*m_book.game)[*field].domain.lo < 0;
        return !negative && !m_model.deck.isRelated(sum.pile) && m_model.deck.unknownPlaces().empty();
    }
    case Kind::Distinct: return !m_model.deck.isRelated(m_book.plan().lists[place].pile);
    case Kind::Length: {
        const NodeIndex list = context.bound.syntax.child(node);
        return m_lists.isOwn(context, list) ||
               !m_model.deck.isRelated(m_book.plan().lists[context.bound.indexOf(list)].pile);
    }
    case Kind::Unplaced: {
        const EvaluationPlan::Allowances& allowances = m_book.plan().allowances[place];
        return std::ranges::none_of(allowances.piles, ofValue);
    }
    default: return true;
    }
}

LinearNumber ExpressionModel::unplaced(const ExpressionContext& context, NodeIndex index)
{
    const Syntax& syntax = context.bound.syntax;
    const auto children = syntax.children(syntax[index]);
    std::vector<Linear> limits;
    for (std::size_t i = 1; i + 2 < children.size(); i += 3) {
        const auto applies = known(context, children[i + 2]);
        const LinearNumber limit = number(context, children[i + 1]);
        if (!applies || *applies == Truth::Unknown || limit.present == Truth::Unknown) return unsupported();
        const bool counts = *applies == Truth::Yes && limit.present == Truth::Yes;
        limits.push_back(counts ? limit.lo : Linear(0));
    }
    const auto range = m_model.allowances.unplaced(m_book.plan().allowances[context.bound.indexOf(index)], limits);
    return range ? LinearNumber{range->lo, range->hi} : unsupported();
}

/// The product of a constant and a number that is never negative.
LinearNumber ExpressionModel::product(const LinearNumber& a, const LinearNumber& b)
{
    const bool firstIsPlain = a.lo.terms.empty() && a.hi.terms.empty();
    const LinearNumber& factor = firstIsPlain ? a : b;
    const LinearNumber& other = firstIsPlain ? b : a;
    const bool isPlain = factor.lo.terms.empty() && factor.hi.terms.empty();
    if (!isPlain || factor.lo.constant < 0 || m_switches.program().lowest(other.lo) < 0) return unsupported();
    return {other.lo * factor.lo.constant, other.hi * factor.hi.constant};
}

/// The quotient by an exact positive number, rounded down.
LinearNumber ExpressionModel::quotient(const LinearNumber& a, const LinearNumber& b)
{
    const double by = b.lo.constant;
    if (!b.lo.terms.empty() || !b.hi.terms.empty() || by != b.hi.constant || by < 1) return unsupported();
    IntegerProgram& program = m_switches.program();
    LinearNumber result{newNumber(program.lowest(a.lo) - by, program.highest(a.lo)),
                        newNumber(program.lowest(a.hi) - by, program.highest(a.hi))};
    program.addAtMostZero(result.lo * by - a.lo);
    program.addAtMostZero(a.hi - result.hi * by - Linear(by - 1));
    return result;
}

LinearNumber ExpressionModel::least(const LinearNumber& a, const LinearNumber& b)
{
    IntegerProgram& program = m_switches.program();
    LinearNumber result{newNumber(std::min(program.lowest(a.lo), program.lowest(b.lo)),
                                  std::min(program.highest(a.lo), program.highest(b.lo))),
                        newNumber(std::min(program.lowest(a.hi), program.lowest(b.hi)),
                                  std::max(program.highest(a.hi), program.highest(b.hi)))};
    program.addAtMostZero(result.lo - a.lo);
    program.addAtMostZero(result.lo - b.lo);
    const Switch first = m_switches.add();
    const Switch second = m_switches.add();
    m_switches.oneOf(kAlways, {first, second});
    m_switches.atMostZero(first, a.hi - result.hi);
    m_switches.atMostZero(second, b.hi - result.hi);
    return result;
}

/// Each branch counts unless the condition certainly excludes it.
LinearNumber ExpressionModel::choice(const ExpressionContext& context, const Node& node)
{
    const Syntax& syntax = context.bound.syntax;
    const auto which = known(context, syntax.child(node));
    if (which && *which != Truth::Unknown) return number(context, syntax.child(node, *which == Truth::Yes ? 1 : 2));
    const LinearNumber yes = number(context, syntax.child(node, 1));
    const LinearNumber no = number(context, syntax.child(node, 2));
    if (yes.present != Truth::Yes || no.present != Truth::Yes) return unsupported();
    IntegerProgram& program = m_switches.program();
    LinearNumber result{newNumber(std::min(program.lowest(yes.lo), program.lowest(no.lo)),
                                  std::max(program.highest(yes.lo), program.highest(no.lo))),
                        newNumber(std::min(program.lowest(yes.hi), program.lowest(no.hi)),
                                  std::max(program.highest(yes.hi), program.highest(no.hi)))};
    for (const bool branch : {true, false}) {
        const Switch otherwise = m_switches.add();
        const Switch counts = m_switches.add();
        m_switches.oneOf(kAlways, {otherwise, counts});
        require(otherwise, context, syntax.child(node), !branch);
        m_switches.atMostZero(counts, result.lo - (branch ? yes : no).lo);
        m_switches.atMostZero(counts, (branch ? yes : no).hi - result.hi);
    }
    return result;
}

}  // namespace mazzo::validators
