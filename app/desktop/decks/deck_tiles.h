// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_cards.h"
#include "app/desktop/decks/tile_places.h"

namespace mazzo::desktop {

/// The deck in the editor as stacks or a grid: where each of its rows is. The view gives the sizes.
class DeckTiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(double height READ height NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)  ///< changes whenever `place` may give another answer

public:
    explicit DeckTiles(const DeckCards& deck, QObject* parent = nullptr);

    [[nodiscard]] double height() const { return m_places.height; }
    [[nodiscard]] int revision() const { return m_revision; }
    Q_INVOKABLE QRectF place(int row) const;  ///< empty if there is no such row
    Q_INVOKABLE bool isFull(int row) const;   ///< is the card in full view?
    Q_INVOKABLE int next(int row, int right, int down) const;

public slots:
    void arrange(bool stacked, double width, double tileWidth, double tileHeight, double peek, double head, double gap);

signals:
    void changed();

private:
    void follow();

    const DeckCards& m_deck;  // the editor's
    TileSizes m_sizes;
    TilePlaces m_places;
    int m_revision = 0;
};

}  // namespace mazzo::desktop
