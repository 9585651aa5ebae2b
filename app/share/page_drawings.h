// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/share/value_bars.h"

namespace mazzo::app {

// SVG for a web page. Colours come from the style sheet of the page: `.hue` is the colour of a card's type.

/// The figures of the card types, to be put into the page once; the other drawings refer to them.
[[nodiscard]] QString figureSymbols();

/// The picture of a card: the figure of its type, and behind it the same figure scattered in a way that only cards of
/// the same name share.
[[nodiscard]] QString cardArt(const QString& name, int type);

/// A curve of numbers as upright bars.
[[nodiscard]] QString barChart(const std::vector<ValueBar>& bars, const QString& spoken);

/// One lying bar, `share` of its width filled.
[[nodiscard]] QString lyingBar(double share, bool unknown);

}  // namespace mazzo::app
