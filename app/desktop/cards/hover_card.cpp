// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/hover_card.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

HoverCard::HoverCard(GameStore& store, const std::shared_ptr<PrintedTexts>& texts, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_reader(
          [texts](const Question& question, const TaskControl&) {
              return texts->of(*question.game, std::span(&question.card, 1), question.language);
          },
          [this](CardTexts read) {
              const auto found = read.find(m_card);
              m_text = found == read.end() ? QString() : fromUtf8(found->second);
              emit changed();
          })
{
    connect(&store, &GameStore::closing, this, [this] {
        m_reader.cancelAndWait();
        hide();
    });
    connect(&store, &GameStore::gameChanged, this, &HoverCard::hide);
}

void HoverCard::show(const QString& gameId, const QString& cardId)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    auto card = game != nullptr ? game->catalogue.find(game->game.id + ":" + cardId.toStdString()) : std::nullopt;
    if (game != nullptr && !card) card = game->catalogue.find(cardId.toStdString());
    if (!card) return hide();
    if (game == m_game && *card == m_card) return;
    m_game = game;
    m_card = *card;
    m_text.clear();
    if (game->catalogue.textState(*card) == Card::TextState::Known) m_reader.ask({game, *card, currentLanguage()});
    else m_reader.cancel();
    emit changed();
}

void HoverCard::hide()
{
    if (m_game == nullptr) return;
    m_reader.cancel();
    m_game = nullptr;
    emit changed();
}

QString HoverCard::cardId() const { return shown() ? fromUtf8(m_game->catalogue.id(m_card)) : QString(); }
QString HoverCard::name() const { return shown() ? cardName(*m_game, m_card) : QString(); }
QString HoverCard::typeLine() const { return shown() ? mazzo::desktop::typeLine(*m_game, m_card) : QString(); }
int HoverCard::typeIndex() const { return shown() ? static_cast<int>(at(m_game->catalogue.type(m_card))) : 0; }
QStringList HoverCard::numbers() const { return shown() ? numberLabels(*m_game, m_card) : QStringList(); }
QString HoverCard::printed() const { return textMissing() ? tr("Text not entered yet") : m_text; }
bool HoverCard::textMissing() const
{
    return shown() && m_game->catalogue.textState(m_card) == Card::TextState::Unknown;
}
QString HoverCard::setLabel() const { return shown() ? mazzo::desktop::setLabel(*m_game, m_card) : QString(); }
bool HoverCard::provisional() const { return shown() && isProvisional(*m_game, m_card); }
int HoverCard::unknowns() const { return shown() ? unknownCount(*m_game, m_card) : 0; }
int HoverCard::frame() const { return shown() ? frameOf(m_game->game) : 0; }
QString HoverCard::picture() const { return shown() ? pictureAddress(*m_game, m_card) : QString(); }

}  // namespace mazzo::desktop
