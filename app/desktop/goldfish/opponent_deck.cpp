// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/opponent_deck.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"
#include "goldfish/engines.h"
#include "model/deck_file/deck_file.h"

namespace mazzo::desktop {

OpponentDeck::OpponentDeck(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

void OpponentDeck::setGame(const GameSnapshot& game, const goldfish::Setup& setup)
{
    m_game = game;
    const goldfish::Engine* engine = goldfish::engineNamed(setup.procedure.engine);
    m_available = engine && engine->vocabulary().playsOpponents;
    m_present = !setup.opponents.empty();
    m_name = m_present ? tr("Deck of the saved game") : QString();
    m_problem.clear();
    emit changed();
}

void OpponentDeck::list()
{
    if (!m_game) return;
    m_names.clear();
    m_texts.clear();
    const auto add = [this](const QString& name, std::string text) {
        m_names.append(name);
        m_texts.push_back(std::move(text));
    };
    for (const DeckSnapshot& deck : m_store.decks().all())
        if (deck->game == m_game->game.id) add(fromUtf8(deck->name), deck->text);
    for (std::string& text : m_store.preconDecks(m_game->game.id)) {
        const QString name = fromUtf8(nameOfDeck(text));
        add(name, std::move(text));
    }
    emit changed();
}

void OpponentDeck::choose(int row)
{
    if (!m_game || row < 0 || row >= m_names.size()) return;
    const auto read = readDeck(m_texts[static_cast<std::size_t>(row)], m_game->game, m_game->catalogue);
    m_problem = read ? QString() : sentence(read.error().front());
    if (read) {
        m_name = m_names[row];
        m_present = true;
        emit chosen({read->deck});
    }
    emit changed();
}

void OpponentDeck::leave()
{
    if (!m_present) return;
    m_present = false;
    m_name.clear();
    emit chosen({});
    emit changed();
}

}  // namespace mazzo::desktop
