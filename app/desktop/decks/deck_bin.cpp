// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_bin.h"

#include "app/desktop/decks/deck_summary.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_listing.h"

#include <algorithm>

namespace mazzo::desktop {

DeckBin::DeckBin(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

void DeckBin::setShown(bool shown)
{
    if (shown == m_shown) return;
    m_shown = shown;
    emit changed();
}

void DeckBin::refresh()
{
    m_store.decks().removedDecks(this, [this](const Result<std::vector<StoredDeck>>& decks) {
        if (decks) show(*decks);
    });
}

void DeckBin::show(std::vector<StoredDeck> decks)
{
    std::ranges::stable_sort(decks, std::ranges::greater(), &StoredDeck::removedAt);
    const std::string language = currentLanguage();
    QList<BinRow> rows;
    for (const StoredDeck& deck : decks) {
        const GameSnapshot game = m_store.game(deck.game);
        rows.append({.deckId = idOf(deck.id),
                     .name = fromUtf8(deck.name),
                     .gameName = fromUtf8(game != nullptr ? game->game.name.in(language) : deck.game),
                     .removed = localTime(deck.removedAt, language),
                     .amount = cardsIn(listing(deck.text, game.get()))});
    }
    m_rows.setRows(std::move(rows));
    if (m_rows.count() == 0) m_shown = false;
    emit changed();
}

void DeckBin::restore(const QString& deckId) { m_store.decks().restoreRemoved(deckOf(deckId)); }
void DeckBin::purge(const QString& deckId) { m_store.decks().purge(deckOf(deckId)); }

void DeckBin::empty()
{
    for (const BinRow& row : m_rows.rows()) purge(row.deckId);
}

}  // namespace mazzo::desktop
