// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/row_block.h"

#include "validators/row_source.h"

#include <algorithm>
#include <map>

namespace mazzo::validators {

namespace {

Number numberOf(const Catalogue& catalogue, CardIndex card, FieldIndex field)
{
    return catalogue.absent(card, field) ? Number{{}, Truth::No} : Number{catalogue.number(card, field)};
}

bool overlap(std::span<const FieldIndex> a, std::span<const FieldIndex> b)
{
    return std::ranges::find_first_of(a, b) != a.end();
}

}  // namespace

RowBlock::RowBlock(const Layout& layout, std::size_t zones)
    : m_layout(&layout),
      m_maskWords((layout.piles.size() + kMaskBits - 1) / kMaskBits),
      m_yes(zones),
      m_possible(zones),
      m_truths(layout.questions.size()),
      m_numbers(layout.numbers.size()),
      m_words(layout.words.size())
{}

void RowBlock::mark(std::size_t pile, std::size_t zone, const MatchSet& matches)
{
    for (std::size_t row = 0; row < m_rows; ++row) mark(pile, zone, row, matches[static_cast<CardIndex>(row)]);
}

void RowBlock::mark(std::size_t pile, std::size_t zone, std::size_t row, Truth answer)
{
    const std::size_t word = row * m_maskWords + pile / kMaskBits;
    const Mask bit = Mask{1} << (pile % kMaskBits);
    m_yes[zone][word] = answer == Truth::Yes ? m_yes[zone][word] | bit : m_yes[zone][word] & ~bit;
    m_possible[zone][word] = answer != Truth::No ? m_possible[zone][word] | bit : m_possible[zone][word] & ~bit;
}

void RowBlock::fill(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon)
{
    m_rows = catalogue.size();
    for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
        m_yes[zone].resize(m_rows * m_maskWords);
        m_possible[zone].resize(m_rows * m_maskWords);
    }
    for (std::size_t pile = 0; pile < m_layout->piles.size(); ++pile) {
        const Layout::Pile& asked = m_layout->piles[pile];
        MatchSet matches;
        for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
            if (zone == 0 || asked.zoned)
                matches = matchesAll(asked.query, game, catalogue, static_cast<ZoneIndex>(zone));
            mark(pile, zone, matches);
        }
    }
    sortIntoClasses();
    for (std::size_t column = 0; column < m_truths.size(); ++column) {
        const MatchSet matches = matchesAll(m_layout->questions[column], game, catalogue);
        for (std::size_t row = 0; row < m_rows; ++row) m_truths[column].push_back(matches[static_cast<CardIndex>(row)]);
    }
    for (std::size_t row = 0; row < m_rows; ++row) {
        addFacts(game, catalogue, lexicon, static_cast<CardIndex>(row));
        addFormulas(row);
    }
}

void RowBlock::sortIntoClasses()
{
    std::map<std::vector<Mask>, std::uint32_t> known;
    m_classes.assign(m_yes.size(), std::vector<std::uint32_t>(m_rows));
    std::vector<Mask> masks;
    for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
        for (std::size_t row = 0; row < m_rows; ++row) {
            masks.assign(yes(zone, row), yes(zone, row) + m_maskWords);
            masks.insert(masks.end(), possible(zone, row), possible(zone, row) + m_maskWords);
            m_classes[zone][row] = known.try_emplace(masks, static_cast<std::uint32_t>(known.size())).first->second;
        }
    }
    m_classCount = known.size();
}

void RowBlock::append(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon, const RowBlock& base,
                      CardIndex like, std::span<const FieldIndex> changed)
{
    const std::size_t row = m_rows++;
    for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
        const auto copyOf = [&](const Mask* masks) { return std::span(masks, m_maskWords); };
        std::ranges::copy(copyOf(base.yes(zone, at(like))), std::back_inserter(m_yes[zone]));
        std::ranges::copy(copyOf(base.possible(zone, at(like))), std::back_inserter(m_possible[zone]));
        for (std::size_t pile = 0; pile < m_layout->piles.size(); ++pile) {
            const Layout::Pile& asked = m_layout->piles[pile];
            if (overlap(asked.fields, changed))
                mark(pile, zone, row, matches(asked.query, game, catalogue, like, static_cast<ZoneIndex>(zone)));
        }
    }
    for (std::size_t column = 0; column < m_truths.size(); ++column) {
        m_truths[column].push_back(matches(m_layout->questions[column], game, catalogue, like));
    }
    addFacts(game, catalogue, lexicon, like);
    addFormulas(row);
}

void RowBlock::addFacts(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon, CardIndex card)
{
    for (std::size_t column = 0; column < m_numbers.size(); ++column) {
        const auto field = m_layout->numbers[column].field;
        m_numbers[column].push_back(field ? numberOf(catalogue, card, *field) : Number{});
    }
    for (std::uint32_t column = 0; column < m_words.size(); ++column) addWords(game, catalogue, lexicon, column, card);
}

void RowBlock::addWords(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon, std::uint32_t column,
                        CardIndex card)
{
    WordColumn& target = m_words[column];
    const Layout::WordColumn& asked = m_layout->words[column];
    target.single = asked.subject != Subject::Field || game[asked.field].type != Field::Type::Words;
    const auto begin = static_cast<std::uint32_t>(target.pool.size());
    const auto words = wordsOf(game, catalogue, asked, card);
    if (words) {
        for (const std::string& word : *words) target.pool.push_back(lexicon.number(word));
        std::sort(target.pool.begin() + begin, target.pool.end());
        target.pool.erase(std::unique(target.pool.begin() + begin, target.pool.end()), target.pool.end());
    }
    target.ranges.push_back({begin, static_cast<std::uint32_t>(target.pool.size()) - begin, words.has_value()});
}

void RowBlock::addFormulas(std::size_t row)
{
    for (std::size_t column = 0; column < m_numbers.size(); ++column) {
        const Layout::NumberColumn& asked = m_layout->numbers[column];
        if (asked.field) continue;
        const RowSource source(asked.formula, {this, nullptr}, nullptr, row);
        m_numbers[column][row] = Evaluation(asked.formula.syntax, source).number(asked.formula.syntax.root);
    }
}

}  // namespace mazzo::validators
