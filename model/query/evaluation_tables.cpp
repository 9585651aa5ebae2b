// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/evaluation_tables.h"

#include "model/query/matching.h"
#include "model/text.h"

#include <algorithm>
#include <map>

namespace mazzo::model {

EvaluationTables::EvaluationTables(EvaluationPlan plan, const Game& game, const Catalogue& catalogue,
                                   UncertainCopies copies)
    : m_plan(std::move(plan)),
      m_uncertainCopies(copies),
      m_cards(m_plan, game.zones.size()),
      m_copiesIndex(m_plan.piles.size(), kNone),
      m_copiedPiles(m_cards.maskWords()),
      m_unknownYes(game.zones.size(), std::vector<Mask>(m_cards.maskWords())),
      m_unknownPossible(m_unknownYes)
{
    m_words.addAll(game, catalogue, m_plan);
    m_cards.fill(game, catalogue, m_words);
    groupByIdentity(game, catalogue);
    answerForUnknownCards(game.zones.size());
    for (std::uint32_t index = 0; index < m_plan.copies.size(); ++index) {
        const std::uint32_t pile = m_plan.copies[index];
        m_copiesIndex[pile] = index;
        m_copiedPiles[pile / CardTable::kMaskBits] |= Mask{1} << (pile % CardTable::kMaskBits);
    }
}

void EvaluationTables::groupByIdentity(const Game& game, const Catalogue& catalogue)
{
    const bool byName = game.identity == "name";
    const bool versions = byName && catalogue.hasVersions();
    const auto field = byName ? std::nullopt : game.field(game.identity);
    std::map<Words, std::uint32_t> known;
    std::vector<bool> open(catalogue.size());
    std::vector<bool> none(catalogue.size());
    for (std::uint32_t card = 0; card < catalogue.size(); ++card) {
        m_groups.push_back(card);
        if (!field && !versions) continue;
        // Cards that differ in their version only are copies of one card.
        auto identity = wordsOf(game, catalogue, versions ? Subject::Name : Subject::Field,
                                field.value_or(FieldIndex{}), CardIndex{card});
        open[card] = !identity;
        none[card] = identity && identity->empty();
        if (open[card] || none[card]) continue;
        for (std::string& word : *identity) word = folded(word);
        m_groups.back() = known.try_emplace(std::move(*identity), card).first->second;
    }
    if (m_uncertainCopies == UncertainCopies::Ignored || std::ranges::find(open, true) == open.end()) return;
    m_openIdentity = std::move(open);
    m_noIdentity = std::move(none);
}

void EvaluationTables::answerForUnknownCards(std::size_t zones)
{
    for (std::uint32_t pile = 0; pile < m_plan.piles.size(); ++pile) {
        const Syntax& query = m_plan.piles[pile].query.syntax;
        if (contains(query, query.root, [](Node::Kind kind) { return kind == Node::Kind::Name; }))
            m_namedPiles.push_back(pile);
        for (std::size_t zone = 0; zone < zones; ++zone)
            CardTable::setAnswer(m_unknownYes[zone].data(), m_unknownPossible[zone].data(), pile,
                                 matchesUnknownCard(query, query.root, {}, ZoneIndex(zone)));
    }
}

}  // namespace mazzo::model
