// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>

namespace mazzo::carddata {

class ObjectReader;
struct Reading;

/// How large a printed card is, in millimetres.
struct CardSize {
    int width = 63;
    int height = 88;
};

/// What the object of a pack's game says about it.
[[nodiscard]] CardSize readCardSize(const ObjectReader& game, Reading& reading);

/// Of the cards of that pack; the usual size if it does not say, or cannot be read.
[[nodiscard]] CardSize cardSizeOf(const std::filesystem::path& packFolder);

}  // namespace mazzo::carddata
