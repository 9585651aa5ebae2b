// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/outline.h"

#include <QImage>
#include <QString>

namespace mazzo::app {

/// The heading of a drawn deck.
struct DeckTitle {
    QString name;      ///< the deck's, else the game's
    QString subtitle;  ///< game, edition, options
    std::int64_t cards = 0;
};

[[nodiscard]] DeckTitle titleOf(const Outline& outline, const Game& game, std::string_view language);

/// The deck as a picture for posting; `note` is added to the subtitle: title, zones in columns, and its QR code if one
/// picture can hold it.
[[nodiscard]] QImage deckPicture(const Outline& outline, const Game& game, std::string_view language,
                                 const std::string& code, const QString& note = {});

}  // namespace mazzo::app
