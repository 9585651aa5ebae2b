// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_card_rows.h"

#include <QRectF>

namespace mazzo::desktop {

/// The sizes of the views that show a deck as tiles.
struct TileSizes {
    bool stacked = false;  ///< groups are stacks side by side; otherwise the cards form a grid
    double width = 0;      ///< of the whole view
    double tileWidth = 1;
    double tileHeight = 1;
    double peek = 1;  ///< how much of a card shows below the next one of its stack
    double head = 0;  ///< the height of a heading
    double gap = 0;

    bool operator==(const TileSizes&) const = default;
};

/// Where the rows of a deck are, zones below each other. Stacked cards of a zone that has no groups are side by side,
/// and show only their upper part.
struct TilePlaces {
    std::vector<QRectF> rows;
    std::vector<bool> full;  ///< is the card in full view, below no other one?
    double height = 0;
};

[[nodiscard]] TilePlaces tilePlaces(const QList<DeckCardRow>& rows, const TileSizes& sizes);

/// The card that an arrow key leads to from a row: the nearest one in that direction, or the row itself.
[[nodiscard]] int nextTile(const QList<DeckCardRow>& rows, const std::vector<QRectF>& places, int from, int right,
                           int down);

}  // namespace mazzo::desktop
