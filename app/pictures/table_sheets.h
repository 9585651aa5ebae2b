// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/card_face.h"

namespace mazzo::app {

/// Card faces beside and below each other, in cells of one size, as Tabletop Simulator cuts them apart; full sheets but
/// for the last.
[[nodiscard]] std::vector<QImage> faceSheets(const std::vector<CardFace>& faces, int columns, int rows, CardSize size);

/// What all cards of a game look like from behind.
[[nodiscard]] QImage cardBack(const QString& gameName, CardSize size);

}  // namespace mazzo::app
