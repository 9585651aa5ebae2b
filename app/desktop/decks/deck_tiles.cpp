// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_tiles.h"

namespace mazzo::desktop {

DeckTiles::DeckTiles(const DeckCards& deck, QObject* parent) : QObject(parent), m_deck(deck)
{
    connect(&deck, &DeckCards::changed, this, &DeckTiles::follow);
}

void DeckTiles::follow()
{
    if (m_sizes.width <= 0) return;  // the deck is shown as a list
    m_places = tilePlaces(m_deck.rows(), m_sizes);
    ++m_revision;
    emit changed();
}

QRectF DeckTiles::place(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_places.rows.size() ? m_places.rows[index] : QRectF();
}

bool DeckTiles::isFull(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_places.full.size() && m_places.full[index];
}

int DeckTiles::next(int row, int right, int down) const
{
    return nextTile(m_deck.rows(), m_places.rows, row, right, down);
}

void DeckTiles::arrange(bool stacked, double width, double tileWidth, double tileHeight, double peek, double head,
                        double gap)
{
    const TileSizes sizes{stacked, width, tileWidth, tileHeight, peek, head, gap};
    if (sizes == m_sizes) return;
    m_sizes = sizes;
    if (width <= 0) m_places = {};
    follow();
}

}  // namespace mazzo::desktop
