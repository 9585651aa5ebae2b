// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mazzo::app {

/// A decoded picture in shades of grey, a byte each, row by row.
struct GreyPixels {
    const std::uint8_t* first = nullptr;
    int width = 0;
    int height = 0;
    int bytesPerRow = 0;
};

/// The contents of the QR codes in the image; unreadable ones are left out.
[[nodiscard]] std::vector<std::string> qrTexts(const GreyPixels& pixels);

}  // namespace mazzo::app
