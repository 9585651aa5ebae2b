// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"
#include "carddata/library/library.h"

#include <QStringList>

namespace mazzo::desktop {

/// A part of a card that the player can type: a column of the table, a field of the form.
struct CardColumn {
    /// How it is edited. Words are several choices; a reference names cards.
    enum class Kind : std::uint8_t { Name, Type, Number, Choice, Words, Reference, Flag, Text, Printed };

    CardKey key;
    Kind kind = Kind::Text;
    bool open = false;  ///< a new choice may be added
};

/// The name and the type, every field that is not derived, and the printed text.
[[nodiscard]] std::vector<CardColumn> cardColumns(const Game& game);

[[nodiscard]] QString columnTitle(const Game& game, const CardColumn& column);
[[nodiscard]] QString kindId(CardColumn::Kind kind);

/// What may be typed, by name: types, choices of a field, yes and no; empty if there is no such list.
[[nodiscard]] QStringList choiceNames(const Game& game, const CardColumn& column);

/// A column as the views see it.
struct ColumnRow {
    QString key;
    QString title;
    QString about;
    QString kind;
    QStringList choices;
    bool open = false;
    int characters = 0;  ///< how wide its values usually are

    bool operator==(const ColumnRow&) const = default;
    [[nodiscard]] static Roles<ColumnRow> roles();
};

[[nodiscard]] QList<ColumnRow> columnRows(const Game& game, const std::vector<CardColumn>& columns);

}  // namespace mazzo::desktop
