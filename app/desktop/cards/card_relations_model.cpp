// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_relations_model.h"

#include "app/desktop/cards/card_summary.h"

namespace mazzo::desktop {

CardRelationsModel::CardRelationsModel(QObject* parent)
    : QObject(parent),
      m_finder(
          [](const Question& question, const TaskControl&) {
              return Answer{question.game, relationsOf(*question.game, question.card, question.decks)};
          },
          [this](Answer answer) { show(std::move(answer)); })
{}

void CardRelationsModel::find(GameSnapshot game, CardIndex card, std::vector<DeckSnapshot> decks)
{
    m_finder.ask({std::move(game), card, std::move(decks)});
    emit changed();
}

void CardRelationsModel::clear()
{
    m_finder.cancel();
    show({});
}

void CardRelationsModel::show(Answer answer)
{
    m_shown = std::move(answer);
    retranslate();
    emit changed();
}

void CardRelationsModel::retranslate()
{
    QList<DeckRow> decks;
    for (const DeckOfCard& deck : m_shown.relations.decks)
        decks.append({.deckId = QString::number(static_cast<qlonglong>(deck.id)),
                      .name = fromUtf8(deck.name),
                      .copies = deck.copies});
    m_decks.setRows(std::move(decks));
    QList<SimilarRow> similar;
    for (const CardIndex card : m_shown.relations.similar) {
        similar.append({.cardId = fromUtf8(m_shown.game->catalogue.id(card)),
                        .name = cardName(*m_shown.game, card),
                        .typeLine = typeLine(*m_shown.game, card),
                        .typeIndex = static_cast<int>(at(m_shown.game->catalogue.type(card)))});
    }
    m_similar.setRows(std::move(similar));
}

}  // namespace mazzo::desktop
