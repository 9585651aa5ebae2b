// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/column.h"

#include "model/catalogue/substring.h"

#include <algorithm>
#include <vector>

namespace mazzo::model::catalogue {

namespace {

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};

/// Codes from `first` to `first + more`.
struct Run {
    std::uint32_t first = 0;
    std::uint32_t more = 0;
};

constexpr std::size_t kManyRuns = 6;  // Beyond this, looking each code up is quicker than comparing it with every run.

/// Dictionaries are sorted by value, so that most answers are one or two runs of codes.
std::vector<Run> runsOf(std::span<const Truth> answers, Truth atLeast)
{
    std::vector<Run> runs;
    for (std::uint32_t code = 0; code < answers.size(); ++code) {
        if (answers[code] < atLeast) continue;
        if (!runs.empty() && runs.back().first + runs.back().more + 1 == code) ++runs.back().more;
        else runs.push_back({code, 0});
    }
    return runs;
}

template <class Code>
void compare(const Code* codes, std::span<const Run> runs, std::uint8_t (&flags)[64])
{
    for (const Run run : runs) {
        const auto first = static_cast<Code>(run.first);
        const auto more = static_cast<Code>(run.more);
        for (int i = 0; i < 64; ++i)
            flags[i] = static_cast<std::uint8_t>(flags[i] | (static_cast<Code>(codes[i] - first) <= more ? 1 : 0));
    }
}

template <class Code>
CardBits bitsOf(std::span<const Code> codes, std::span<const Truth> answers, Truth atLeast)
{
    CardBits bits(codes.size());
    const std::vector<Run> runs = runsOf(answers, atLeast);
    if (runs.empty()) return bits;
    std::size_t card = 0;
    if (runs.size() <= kManyRuns) {
        for (; card + 64 <= codes.size(); card += 64) {
            std::uint8_t flags[64] = {};
            compare(codes.data() + card, std::span<const Run>(runs), flags);
            bits.words()[card / 64] = packed(flags);
        }
    }
    for (; card < codes.size(); ++card) {
        const auto bit = static_cast<std::uint64_t>(answers[codes[card]] >= atLeast);
        bits.words()[card / 64] |= bit << (card % 64);
    }
    return bits;
}

template <class Code>
MatchSet spreadOver(std::span<const Code> codes, std::span<const Truth> answers)
{
    CardBits yes = bitsOf(codes, answers, Truth::Yes);
    const bool decided = std::find(answers.begin(), answers.end(), Truth::Unknown) == answers.end();
    CardBits possible = decided ? yes : bitsOf(codes, answers, Truth::Unknown);
    return {std::move(yes), std::move(possible)};
}

}  // namespace

Value CellView::value() const
{
    switch (cell->kind) {
    case CellKind::Absent: return Absent{};
    case CellKind::Unknown: return Unknown{};
    case CellKind::Number: return number();
    case CellKind::No: return false;
    case CellKind::Yes: return true;
    case CellKind::Text: return std::string(text(words().front().raw));
    case CellKind::Words: break;
    }
    Words list;
    for (const Word& word : words()) list.emplace_back(text(word.raw));
    return list;
}

bool CellView::isKnown() const
{
    if (cell->kind == CellKind::Number) return number().isExact();
    return cell->kind != CellKind::Absent && cell->kind != CellKind::Unknown;
}

bool CellView::is(const Value& value) const
{
    const Cell other = cellOf(value, number());
    if (other.kind != cell->kind || (cell->kind == CellKind::Number && (other.lo != cell->lo || other.hi != cell->hi)))
        return false;
    const auto mine = words();
    const auto theirs = wordsOf(value);
    return std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end(),
                      [&](const Word& a, const std::string& b) { return text(a.raw) == b; });
}

Cell cellOf(const Value& value, Interval domain)
{
    return std::visit(
        Overloaded{
            [](Absent) { return Cell{}; },
            [&](Unknown) { return Cell{CellKind::Unknown, domain.lo, domain.hi, 0, 0}; },
            [](Interval number) { return Cell{CellKind::Number, number.lo, number.hi, 0, 0}; },
            [](bool flag) { return Cell{flag ? CellKind::Yes : CellKind::No, 0, 0, 0, 0}; },
            [](const std::string&) { return Cell{CellKind::Text, 0, 0, 0, 1}; },
            [](const Words& words) { return Cell{CellKind::Words, 0, 0, 0, static_cast<std::uint32_t>(words.size())}; },
        },
        value);
}

std::span<const std::string> wordsOf(const Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return {text, 1};
    if (const auto* words = std::get_if<Words>(&value)) return *words;
    return {};
}

MatchSet spread(const Codes& codes, std::span<const Truth> answers)
{
    return codes.wide.empty() ? spreadOver(codes.narrow, answers) : spreadOver(codes.wide, answers);
}

}  // namespace mazzo::model::catalogue
