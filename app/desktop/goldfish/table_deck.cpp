// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_deck.h"

#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

TableDeck::TableDeck(const TableState& state, QObject* parent) : QObject(parent), m_state(state)
{
    connect(&m_checker, &DeckChecker::checked, this, [this](const DeckCheckResult& result) {
        m_verdict = result.rules ? std::optional(result.report.verdict) : std::nullopt;
        emit checked();
    });
}

void TableDeck::setSource(const QString& name, const QString& deckId)
{
    m_name = name;
    m_deckId = deckId;
}

void TableDeck::check()
{
    m_verdict.reset();
    m_checker.check(m_state.game, m_state.setup->settings, m_state.setup->deck);
    retranslate();
}

void TableDeck::retranslate()
{
    emit changed();
    emit checked();
}

QString TableDeck::gameId() const { return m_state.game ? fromUtf8(m_state.game->game.id) : QString(); }

QString TableDeck::rules() const
{
    if (!m_state.game) return {};
    const Game& game = m_state.game->game;
    QString text = fromUtf8(game.name.in(currentLanguage()));
    for (const Edition& edition : game.editions)
        if (game.editions.size() > 1 && edition.id == m_state.setup->settings.edition)
            text += " · " + fromUtf8(edition.name.in(currentLanguage()));
    return text;
}

QString TableDeck::verdict() const { return m_verdict ? fromUtf8(idOf(*m_verdict)) : QString(); }
QString TableDeck::verdictText() const { return m_verdict ? verdictName(*m_verdict) : QString(); }

}  // namespace mazzo::desktop
