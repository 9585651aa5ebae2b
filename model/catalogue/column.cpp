// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/column.h"

#include <algorithm>

namespace mazzo::model::catalogue {

namespace {

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};

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

}  // namespace mazzo::model::catalogue
