#pragma once

#include "model/error.h"

#include <string_view>

namespace mazzo {

/// The share code in the QR codes of a picture (PNG, JPEG and whatever else Qt reads), joined if it is split over several.
/// `picture.unreadable`, `picture.no-code`, or what `joinedCode` says.
[[nodiscard]] Result<std::string> codeInPicture(std::string_view bytes);

} // namespace mazzo
