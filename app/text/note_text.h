// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <QString>
#include <QStringList>

namespace mazzo::app {

/// A note of the goldfish as a sentence for players: "Drew 10".
[[nodiscard]] QString sentence(const goldfish::Note& note, const goldfish::Setup& setup, std::string_view language);

/// The names of all cards in a note, in order.
[[nodiscard]] QStringList cardNames(const goldfish::Note& note, const goldfish::Setup& setup,
                                    std::string_view language);

/// The name of a zone, phase, counter, state or other word of the table; the id itself if the pack has no name for it.
[[nodiscard]] QString nameOnTable(std::string_view id, const goldfish::Setup& setup, std::string_view language);

}  // namespace mazzo::app
