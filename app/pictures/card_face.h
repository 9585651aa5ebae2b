// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "carddata/pack/card_size.h"

#include <QImage>
#include <QPainter>
#include <QString>

namespace mazzo::app {

/// The content of a drawn card in the player's language; unknown values are left blank to be filled in by hand.
struct CardFace {
    QString name;
    QString type;
    QStringList values;  ///< "Cost 3", "Attack ?"
    QString text;
    QString footer;  ///< the game, the set's label
    QColor accent;
    QImage picture;      ///< the player's own, if there is one
    bool isArt = false;  ///< the picture is drawn in the frame; otherwise it takes the whole card
};

/// The face of a card, from the library; a card that the catalogue does not know has a name only.
[[nodiscard]] CardFace faceOf(CardIndex card, const LoadedGame& loaded, const Library& library,
                              std::string_view language);
[[nodiscard]] CardFace unknownCardFace(std::string_view name, const Game& game, std::string_view language);

/// Draws a card so that it fills the rectangle.
void drawCard(QPainter& painter, const QRectF& place, const CardFace& face);

}  // namespace mazzo::app
