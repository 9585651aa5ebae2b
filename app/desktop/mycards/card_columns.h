// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"
#include "carddata/library/library.h"

#include <QStringList>

namespace mazzo::desktop {

/// A part of a card that the player can type: a column of the table, a field of the form.
struct CardColumn {
    /// How it is edited. Words are several choices; a reference names cards.
    enum class Kind : std::uint8_t {
        Name,
        Type,
        Number,
        Choice,
        Words,
        Reference,
        Flag,
        Text,
        Printed,
        Rulings,
        Effects
    };

    CardKey key;
    Kind kind = Kind::Text;
    bool open = false;  ///< a new choice may be added
};

/// The name and the type, every field that is not derived, and the printed text.
[[nodiscard]] std::vector<CardColumn> cardColumns(const Game& game);

/// The same, and what is only in the form: names in further languages, rulings, and effects if the engine of the game
/// has words for them. What most cards have comes first.
[[nodiscard]] std::vector<CardColumn> formColumns(const Game& game, bool withEffects);

/// The language of names that are typed without one: that of the program, if the game has it.
[[nodiscard]] const std::string& mainLanguage(const Game& game);

/// Whether few cards have it: optional fields, flags that are usually off, names in further languages, rulings.
[[nodiscard]] bool isRare(const Game& game, const CardColumn& column);

/// A value as a player would type it in the language of the program.
[[nodiscard]] QString typedValue(const LoadedGame& loaded, const Field& field, const Value& value);
/// A card's part as a player would type it.
[[nodiscard]] QString typedText(const LoadedGame& loaded, const Card& card, const CardColumn& column);

/// Cards whose name in any language begins with, or contains, a text; at most `limit`.
[[nodiscard]] QStringList cardNamesWith(const LoadedGame& loaded, const QString& text, int limit = 8);

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
