// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/hand_test.h"

#include <algorithm>
#include <limits>

namespace mazzo::goldfish::odds {

namespace {

using Kind = Node::Kind;

/// A linear function of a hand: a constant, a number for each card of a class, and another for the first card of a
/// class.
struct Linear {
    std::int64_t constant = 0;
    std::vector<std::int64_t> each;
    std::vector<std::int64_t> once;

    explicit Linear(std::size_t classes) : each(classes, 0), once(classes, 0) {}

    [[nodiscard]] bool isConstant() const
    {
        const auto isNothing = [](std::int64_t n) { return n == 0; };
        return std::ranges::all_of(each, isNothing) && std::ranges::all_of(once, isNothing);
    }
    /// The least and the most that one card of a class adds.
    [[nodiscard]] std::int64_t least(std::size_t number) const
    {
        return each[number] + std::min<std::int64_t>(0, once[number]);
    }
    [[nodiscard]] std::int64_t most(std::size_t number) const
    {
        return each[number] + std::max<std::int64_t>(0, once[number]);
    }
    void add(const Linear& other, std::int64_t times)
    {
        constant += times * other.constant;
        for (std::size_t i = 0; i < each.size(); ++i) {
            each[i] += times * other.each[i];
            once[i] += times * other.once[i];
        }
    }
    void multiply(std::int64_t by)
    {
        constant *= by;
        for (std::int64_t& n : each) n *= by;
        for (std::int64_t& n : once) n *= by;
    }
};

/// Beyond this nothing fits a byte anyway, and products stay far from overflow.
constexpr std::int64_t kLargest = 1'000'000;

bool isLarge(const Linear& linear)
{
    const auto large = [](std::int64_t n) { return std::abs(n) > kLargest; };
    return large(linear.constant) || std::ranges::any_of(linear.each, large) || std::ranges::any_of(linear.once, large);
}

}  // namespace

/// Finds the comparisons of a question, then tries every combination of their answers.
class HandTestMaker {
public:
    HandTestMaker(const Question& question, const Setup& setup, const Classes& classes, const Counts& most, int largest)
        : m_syntax(question.expression.syntax), m_setup(setup), m_classes(classes), m_most(most), m_largest(largest)
    {}

    std::optional<HandTest> made()
    {
        if (!find(m_syntax.root) || m_atoms.size() > 8) return std::nullopt;
        HandTest test;
        test.m_words.assign(m_classes.size(), 0);
        test.m_once.assign(m_classes.size(), 0);
        for (std::size_t atom = 0; atom < 8; ++atom) {
            const bool used = atom < m_atoms.size();
            if (used && !fits(m_atoms[atom])) return std::nullopt;
            const auto shift = 8 * atom;
            test.m_start += static_cast<std::uint64_t>(used ? m_atoms[atom].constant + 128 : 0) << shift;
            for (std::size_t i = 0; used && i < m_classes.size(); ++i) {
                test.m_words[i] += static_cast<std::uint64_t>(m_atoms[atom].each[i]) << shift;
                test.m_once[i] += static_cast<std::uint64_t>(m_atoms[atom].once[i]) << shift;
            }
        }
        unsigned needed = 255;
        for (unsigned bits = 0; bits < 256; ++bits) {
            test.m_answers[bits] = holds(m_syntax.root, bits);
            if (test.m_answers[bits]) needed &= bits;
        }
        for (std::size_t atom = 0; atom < m_atoms.size(); ++atom)
            if ((needed >> atom & 1U) != 0) test.m_needed |= std::uint64_t{0x80} << 8 * atom;
        if (std::ranges::all_of(m_atoms, [this](const Linear& atom) { return fitsRoughly(atom); }))
            test.m_rest = rest();
        return test;
    }

private:
    /// Where a comparison's answer is found: one atom, both of two (equality), or neither.
    struct Place {
        std::size_t first = 0;
        bool pair = false;
        bool negated = false;
    };

    bool find(NodeIndex index)
    {
        const Node& node = m_syntax[index];
        switch (node.kind) {
        case Kind::And:
        case Kind::Or:
        case Kind::Not:
            return std::ranges::all_of(m_syntax.children(node), [this](NodeIndex child) { return find(child); });
        case Kind::Compare: return compare(index, node);
        case Kind::Given:
        case Kind::OptionIs:
        case Kind::EditionIs: return true;
        default: return false;
        }
    }

    bool compare(NodeIndex index, const Node& node)
    {
        const auto left = linear(m_syntax.child(node, 0));
        const auto right = linear(m_syntax.child(node, 1));
        if (!left || !right) return false;
        Linear more = *left;  // left - right
        more.add(*right, -1);
        Linear less = more;
        less.multiply(-1);
        Place place{m_atoms.size(), false, false};
        switch (node.comparison) {
        case Comparison::GreaterEqual: m_atoms.push_back(more); break;
        case Comparison::LessEqual: m_atoms.push_back(less); break;
        case Comparison::Greater:
            --more.constant;
            m_atoms.push_back(more);
            break;
        case Comparison::Less:
            --less.constant;
            m_atoms.push_back(less);
            break;
        case Comparison::Contains:
        case Comparison::Equal:
        case Comparison::NotEqual:
            place.pair = true;
            place.negated = node.comparison == Comparison::NotEqual;
            m_atoms.push_back(more);
            m_atoms.push_back(less);
            break;
        }
        m_places[index] = place;
        return true;
    }

    std::optional<Linear> linear(NodeIndex index) const
    {
        const Node& node = m_syntax[index];
        Linear result(m_classes.size());
        switch (node.kind) {
        case Kind::Literal: result.constant = node.number; return result;
        case Kind::OptionNumber: {
            const auto number = m_setup.settings.options[node.index].number;
            result.constant = number.value_or(0);
            return number ? std::optional(result) : std::nullopt;
        }
        case Kind::Count:
        case Kind::Sum: {
            const PileTerm term(m_setup, m_syntax, index);
            for (std::size_t i = 0; i < m_classes.size(); ++i) {
                const auto adds = term.adds(m_classes.example(i));
                if (!adds) return std::nullopt;
                result.each[i] = *adds;
            }
            return isLarge(result) ? std::nullopt : std::optional(result);
        }
        case Kind::Distinct: return distinct(index);
        case Kind::Add:
        case Kind::Negate:
        case Kind::Multiply: return joined(node);
        default: return std::nullopt;
        }
    }

    /// Different values add up by class as long as no two classes share one.
    std::optional<Linear> distinct(NodeIndex index) const
    {
        Linear result(m_classes.size());
        const PileTerm term(m_setup, m_syntax, index);
        std::vector<std::int64_t> seen;
        for (std::size_t i = 0; i < m_classes.size(); ++i) {
            const auto values = term.values(m_classes.example(i));
            if (!values) return std::nullopt;
            for (const std::int64_t value : *values) {
                if (std::ranges::find(seen, value) != seen.end()) return std::nullopt;
                seen.push_back(value);
            }
            result.once[i] = static_cast<std::int64_t>(values->size());
        }
        return result;
    }

    std::optional<Linear> joined(const Node& node) const
    {
        std::optional<Linear> result;
        for (const NodeIndex child : m_syntax.children(node)) {
            auto part = linear(child);
            if (!part) return std::nullopt;
            if (!result) {
                result = std::move(part);
            } else if (node.kind == Kind::Add) {
                result->add(*part, 1);
            } else {
                if (!result->isConstant()) std::swap(*result, *part);
                if (!result->isConstant()) return std::nullopt;
                part->multiply(result->constant);
                result = std::move(part);
            }
            if (isLarge(*result)) return std::nullopt;
        }
        if (node.kind == Kind::Negate) result->multiply(-1);
        return result;
    }

    bool fits(const Linear& atom) const
    {
        std::int64_t lo = 0;
        std::int64_t hi = 0;
        std::int64_t lowest = 0;
        std::int64_t highest = 0;
        for (std::size_t i = 0; i < m_most.size(); ++i) {
            lo += std::min<std::int64_t>(0, atom.each[i]) * m_most[i] + std::min<std::int64_t>(0, atom.once[i]);
            hi += std::max<std::int64_t>(0, atom.each[i]) * m_most[i] + std::max<std::int64_t>(0, atom.once[i]);
            lowest = std::min(lowest, atom.least(i));
            highest = std::max(highest, atom.most(i));
        }
        lo = atom.constant + std::max(lo, lowest * m_largest);
        hi = atom.constant + std::min(hi, highest * m_largest);
        return lo >= -128 && hi <= 127;
    }

    /// Whether any cards at all stay in the byte, were there as many of each class as wanted.
    bool fitsRoughly(const Linear& atom) const
    {
        std::int64_t lowest = 0;
        std::int64_t highest = 0;
        for (std::size_t i = 0; i < m_classes.size(); ++i) {
            lowest = std::min(lowest, atom.least(i));
            highest = std::max(highest, atom.most(i));
        }
        return atom.constant + lowest * m_largest >= -128 && atom.constant + highest * m_largest <= 127;
    }

    std::vector<HandTest::Rest> rest() const
    {
        std::vector<HandTest::Rest> rest(m_classes.size());
        for (std::size_t atom = 0; atom < m_atoms.size(); ++atom) {
            std::int64_t least = std::numeric_limits<std::int64_t>::max();
            std::int64_t most = std::numeric_limits<std::int64_t>::min();
            for (std::size_t number = rest.size(); number-- > 0;) {
                least = std::min(least, m_atoms[atom].least(number));
                most = std::max(most, m_atoms[atom].most(number));
                rest[number].most += static_cast<std::uint64_t>(most) << 8 * atom;
                rest[number].least += static_cast<std::uint64_t>(least) << 8 * atom;
            }
        }
        return rest;
    }

    bool holds(NodeIndex index, unsigned bits) const
    {
        const Node& node = m_syntax[index];
        const auto part = [&](NodeIndex child) { return holds(child, bits); };
        switch (node.kind) {
        case Kind::And: return std::ranges::all_of(m_syntax.children(node), part);
        case Kind::Or: return std::ranges::any_of(m_syntax.children(node), part);
        case Kind::Not: return !part(m_syntax.child(node));
        case Kind::Compare: {
            const Place place = m_places.at(index);
            const auto atom = [&](std::size_t number) { return ((bits >> number) & 1U) != 0; };
            return place.pair ? (atom(place.first) && atom(place.first + 1)) != place.negated : atom(place.first);
        }
        case Kind::Given: return m_setup.deck.hasZone(node.zone());
        default: break;
        }
        const std::string& is = node.kind == Kind::OptionIs ? m_setup.settings.options[node.index].text
                                                            : m_setup.settings.edition;
        return (is == m_syntax.text(node).typed) == (node.comparison == Comparison::Equal);
    }

    const Syntax& m_syntax;
    const Setup& m_setup;
    const Classes& m_classes;
    const Counts& m_most;
    int m_largest;
    std::vector<Linear> m_atoms;
    std::map<NodeIndex, Place> m_places;
};

std::optional<HandTest> HandTest::of(const Question& question, const Setup& setup, const Classes& classes,
                                     const Counts& most, int largest)
{
    return HandTestMaker(question, setup, classes, most, largest).made();
}

}  // namespace mazzo::goldfish::odds
