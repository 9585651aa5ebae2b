// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// A bar of a chart. `place` is the value, or its position among the field's choices or the game's types; the share is
/// that of the highest bar.
struct BarRow {
    QString label;
    int amount = 0;
    double share = 0;
    bool unknown = false;
    int place = 0;
    QString spoken;
    std::vector<CardIndex> cards{};

    bool operator==(const BarRow&) const = default;
    [[nodiscard]] static Roles<BarRow> roles()
    {
        return {{"label", &BarRow::label},     {"amount", &BarRow::amount}, {"share", &BarRow::share},
                {"unknown", &BarRow::unknown}, {"place", &BarRow::place},   {"spoken", &BarRow::spoken}};
    }
};

/// A field that a chart can be drawn of.
struct ChartFieldRow {
    QString fieldId;
    QString name;

    bool operator==(const ChartFieldRow&) const = default;
    [[nodiscard]] static Roles<ChartFieldRow> roles()
    {
        return {{"fieldId", &ChartFieldRow::fieldId}, {"name", &ChartFieldRow::name}};
    }
};

/// How many copies have which value of a field ("type": which type). Cards that lack the field are left out; unknown
/// values are a bar of their own.
[[nodiscard]] QList<BarRow> barRows(const OpenDeck& open, const QString& field, std::string_view language);

/// The first number that the deck knows something about, else "type".
[[nodiscard]] QString firstChart(const OpenDeck& open);

[[nodiscard]] QList<ChartFieldRow> chartFieldRows(const Game& game, std::string_view language);

}  // namespace mazzo::desktop
