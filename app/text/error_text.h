// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <QString>
#include <QStringList>

namespace mazzo::app {

/// An error as a sentence for players, in the language of the program, without its place.
[[nodiscard]] QString sentence(const Error& error);

/// "deck.txt:3:5: " and the sentence; the parts of the place that are not known are left out.
[[nodiscard]] QString sentenceWithPlace(const Error& error);

/// Every code that has a text; a test compares them with the codes in the sources.
[[nodiscard]] QStringList wordedCodes();

}  // namespace mazzo::app
