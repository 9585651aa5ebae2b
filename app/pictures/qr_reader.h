// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <string_view>
#include <vector>

class QImage;

namespace mazzo::app {

/// Do these bytes begin like a picture that can be read: PNG, JPEG, GIF, BMP, WebP or SVG (only our own drawings)?
[[nodiscard]] bool isPicture(std::string_view bytes);

/// The share code in the QR codes of these pictures, joined if it is split over several of them.
/// `picture.unreadable`, `picture.too-large`, `picture.foreign-svg`, `picture.no-code`, or what `joinedCode` says.
[[nodiscard]] Result<std::string> codeInPictures(const std::vector<std::string>& pictures);

/// The same for one picture that is decoded already.
[[nodiscard]] Result<std::string> codeInPicture(const QImage& picture);

}  // namespace mazzo::app
