// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/card_face.h"
#include "app/pictures/paper.h"

namespace mazzo::app {

/// A card and the number of copies to print.
struct ProxyCard {
    CardFace face;
    int copies = 1;
};

inline constexpr int kMaxProxies = 999;

/// Cards in their true size, as many as fit on a page, with cut marks; `kMaxProxies` at most.
[[nodiscard]] Paper proxySheets(std::vector<ProxyCard> cards, CardSize size, const QString& title);

}  // namespace mazzo::app
