// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "model/deck.h"

#include <QString>

#include <vector>

namespace mazzo::app {

/// A bar of a chart: the copies that have one value of a field.
struct ValueBar {
    QString label;
    int amount = 0;
    bool unknown = false;  ///< the copies whose value is not known
    int place = 0;         ///< the value, or its position among the field's choices or the game's types
    std::vector<CardIndex> cards = {};

    bool operator==(const ValueBar&) const = default;
};

/// How many copies have which value of a field ("type": which type). Cards that lack the field are left out; unknown
/// values are a bar of their own, the last one.
[[nodiscard]] std::vector<ValueBar> valueBars(const LoadedGame& loaded, const Deck& deck, std::string_view field,
                                              std::string_view language);

/// The first number that the deck knows something about, else "type".
[[nodiscard]] std::string firstChartField(const LoadedGame& loaded, const Deck& deck);

/// The fields that a chart can be drawn of: numbers, the type, and fields with choices.
[[nodiscard]] std::vector<std::string> chartFields(const Game& game);

/// A field's name, or that of the chart of types.
[[nodiscard]] QString chartFieldName(const Game& game, std::string_view field, std::string_view language);

}  // namespace mazzo::app
