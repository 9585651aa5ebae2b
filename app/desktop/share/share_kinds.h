// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/formats/format.h"

#include <QString>

#include <optional>
#include <span>

namespace mazzo::desktop {

/// One form in which a deck can be shared.
struct ShareKind {
    const char* id;
    const char* title;  ///< translated in the context "ShareKinds", as `about` is
    const char* about;
    const char* ending;            ///< of the file's name
    std::optional<Format> format;  ///< nothing: a picture or pages
    bool forOthers = false;        ///< another program's file
    bool needsSupply = false;      ///< only for games with shared piles
};

/// All of them, in the order in which they are offered.
[[nodiscard]] std::span<const ShareKind> shareKinds();
[[nodiscard]] const ShareKind* shareKind(const QString& id);

[[nodiscard]] QString titleOf(const ShareKind& kind);
[[nodiscard]] QString aboutOf(const ShareKind& kind);

}  // namespace mazzo::desktop
