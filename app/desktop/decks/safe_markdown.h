// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mazzo::desktop {

/// Markdown that may be rendered whoever wrote it: it loads no images and contains no HTML. Line ends stay.
[[nodiscard]] QString safeMarkdown(const QString& text);

}  // namespace mazzo::desktop
