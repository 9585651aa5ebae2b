// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// An option of a deck, or its edition. Choices are a list of {value, text}; a number with a wide range has none, but a
/// least and a most.
struct OptionRow {
    QString optionId;
    QString name;
    QString about;
    QString value;
    QString shown;
    QVariantList choices;
    int least = 0;
    int most = 0;

    bool operator==(const OptionRow&) const = default;
    [[nodiscard]] static Roles<OptionRow> roles()
    {
        return {{"optionId", &OptionRow::optionId}, {"name", &OptionRow::name},   {"about", &OptionRow::about},
                {"value", &OptionRow::value},       {"shown", &OptionRow::shown}, {"choices", &OptionRow::choices},
                {"least", &OptionRow::least},       {"most", &OptionRow::most}};
    }
};

/// The edition first, then its options.
[[nodiscard]] QList<OptionRow> optionRows(const OpenDeck& open, std::string_view language);

}  // namespace mazzo::desktop
