// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "import/outline.h"

#include <QByteArray>
#include <QString>

namespace mazzo::app {

/// What a shared web page shows.
struct DeckPageContent {
    const DeckFile& deck;
    const Outline& outline;
    const LoadedGame& loaded;
    const Library& library;  ///< for the printed texts of the cards
    const std::string& language;
    const std::string& code;
    QString restsOn;  ///< that the deck has provisional or sample values; may be empty
};

/// One HTML document without scripts and without anything from elsewhere: the deck by zones with drawn cards, numbers
/// and charts, the verdict with its clauses, the share code and its QR codes. Errors are those of rules that cannot be
/// compiled.
[[nodiscard]] Result<QByteArray> deckPage(const DeckPageContent& content);

}  // namespace mazzo::app
