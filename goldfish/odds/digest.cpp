// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/digest.h"

#include <algorithm>
#include <bit>
#include <set>

namespace mazzo::goldfish::odds {

/// Gathers what is read from the cards, column by column, then lays the columns side by side.
class DigestMaker {
public:
    DigestMaker(const Question& question, const Setup& setup, const Classes& classes, int largest,
                const std::vector<bool>& split)
        : m_classes(classes), m_largest(largest), m_split(split), m_counted(classes.size(), false)
    {
        const Syntax& syntax = question.expression.syntax;
        for (const NodeIndex node : pileNodes(syntax)) {
            const PileTerm term(setup, syntax, node);
            const bool readsWords = syntax[node].kind == Node::Kind::Distinct ||
                                    syntax[node].kind == Node::Kind::Values;
            if (readsWords) readWords(term, syntax[node].kind == Node::Kind::Distinct);
            else readNumbers(term);
        }
        for (std::size_t i = 0; i < m_counted.size(); ++i) {
            Column column(m_counted.size());
            column.each[i] = 1;
            if (m_counted[i]) add(std::move(column));
        }
    }

    std::optional<Digest> made() const
    {
        Digest digest;
        digest.m_each.assign(m_classes.size(), 0);
        digest.m_once.assign(m_classes.size(), 0);
        digest.m_marks.assign(m_classes.size(), 0);
        unsigned bits = 0;
        for (const Column& column : m_columns) {
            const auto width = static_cast<unsigned>(std::bit_width(span(column)));
            if (bits + width > 63) return std::nullopt;
            for (std::size_t i = 0; i < m_classes.size(); ++i) {
                digest.m_each[i] += static_cast<std::uint64_t>(column.each[i]) << bits;
                digest.m_once[i] += static_cast<std::uint64_t>(column.once[i]) << bits;
            }
            bits += width;
        }
        digest.m_sums = (std::uint64_t{1} << bits) - 1;
        for (const std::vector<std::size_t>& holders : m_marks) {
            if (bits > 63) return std::nullopt;
            for (const std::size_t i : holders) digest.m_marks[i] |= std::uint64_t{1} << bits;
            ++bits;
        }
        return digest;
    }

private:
    struct Column {
        std::vector<std::int64_t> each, once;

        explicit Column(std::size_t classes) : each(classes, 0), once(classes, 0) {}
        bool operator==(const Column&) const = default;
    };

    void add(Column column)
    {
        if (span(column) > 0 && std::ranges::find(m_columns, column) == m_columns.end())
            m_columns.push_back(std::move(column));
    }

    /// How far apart two hands can be in it. Hands that differ by less than the width of the column never meet in one
    /// word, even below zero.
    [[nodiscard]] std::uint64_t span(const Column& column) const
    {
        std::int64_t least = 0;
        std::int64_t most = 0;
        for (std::size_t i = 0; i < column.each.size(); ++i) {
            least = std::min({least, column.each[i], column.each[i] + column.once[i]});
            most = std::max({most, column.each[i], column.each[i] + column.once[i]});
        }
        return static_cast<std::uint64_t>(most - least) * static_cast<std::uint64_t>(m_largest);
    }

    /// A class of which something is not certain is counted by itself.
    void readNumbers(const PileTerm& term)
    {
        Column column(m_classes.size());
        for (std::size_t i = 0; i < m_classes.size(); ++i) {
            const auto adds = term.adds(m_classes.example(i));
            if (adds) column.each[i] = *adds;
            else m_counted[i] = true;
        }
        add(std::move(column));
    }

    void readWords(const PileTerm& term, bool onlyHowMany)
    {
        std::map<std::vector<std::int64_t>, std::vector<std::size_t>> holders;  // by the values that a card brings
        std::map<std::int64_t, int> lists;  // in how many different such lists a value stands
        for (std::size_t i = 0; i < m_classes.size(); ++i) {
            auto values = term.values(m_classes.example(i));
            if (!values) m_counted[i] = true;
            else if (!values->empty()) holders[std::move(*values)].push_back(i);
        }
        for (const auto& [values, classes] : holders)
            for (const std::int64_t value : std::set(values.begin(), values.end())) ++lists[value];
        Column column(m_classes.size());
        for (const auto& [values, classes] : holders) {
            const bool alone = classes.size() == 1 && !m_split[classes.front()] &&
                               std::ranges::all_of(values, [&](std::int64_t value) { return lists[value] == 1; });
            if (onlyHowMany && alone)
                column.once[classes.front()] = static_cast<std::int64_t>(std::set(values.begin(), values.end()).size());
            else if (std::ranges::find(m_marks, classes) == m_marks.end()) m_marks.push_back(classes);
        }
        add(std::move(column));
    }

    const Classes& m_classes;
    int m_largest;
    const std::vector<bool>& m_split;
    std::vector<bool> m_counted;  // classes of which the digest keeps the number of cards
    std::vector<Column> m_columns;
    std::vector<std::vector<std::size_t>> m_marks;  // the classes that set each
};

std::optional<Digest> Digest::of(const Question& question, const Setup& setup, const Classes& classes, int largest,
                                 const std::vector<bool>& split)
{
    return DigestMaker(question, setup, classes, largest, split).made();
}

}  // namespace mazzo::goldfish::odds
