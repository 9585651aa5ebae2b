// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/card_face.h"

namespace mazzo::app {

/// Card faces in a grid, as Tabletop Simulator cuts them; all sheets but the last are full.
[[nodiscard]] std::vector<QImage> faceSheets(const std::vector<CardFace>& faces, int columns, int rows, CardSize size);

/// What all cards of a game look like from behind.
[[nodiscard]] QImage cardBack(const QString& gameName, CardSize size);

}  // namespace mazzo::app
