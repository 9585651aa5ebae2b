// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_columns.h"

#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::desktop {

namespace {

struct ColumnText {
    Q_DECLARE_TR_FUNCTIONS(ColumnText)
};

CardColumn::Kind kindOfField(const Field& field)
{
    switch (field.type) {
    case Field::Type::Number: return CardColumn::Kind::Number;
    case Field::Type::Flag: return CardColumn::Kind::Flag;
    case Field::Type::Words: return field.refersToCards ? CardColumn::Kind::Reference : CardColumn::Kind::Words;
    case Field::Type::Text: break;
    }
    return field.choices.empty() ? CardColumn::Kind::Text : CardColumn::Kind::Choice;
}

int usualWidth(CardColumn::Kind kind)
{
    switch (kind) {
    case CardColumn::Kind::Name: return 24;
    case CardColumn::Kind::Number: return 7;
    case CardColumn::Kind::Flag: return 8;
    case CardColumn::Kind::Type:
    case CardColumn::Kind::Choice: return 13;
    case CardColumn::Kind::Words:
    case CardColumn::Kind::Reference:
    case CardColumn::Kind::Text: return 18;
    case CardColumn::Kind::Printed: break;
    }
    return 40;
}

}  // namespace

std::vector<CardColumn> cardColumns(const Game& game)
{
    std::vector<CardColumn> columns{{{CardKey::Part::Name, {}, {}}, CardColumn::Kind::Name, false},
                                    {{CardKey::Part::Type, {}, {}}, CardColumn::Kind::Type, false}};
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        if (field.derived.empty())
            columns.push_back({{CardKey::Part::Field, static_cast<FieldIndex>(i), {}}, kindOfField(field), field.open});
    }
    columns.push_back({{CardKey::Part::Text, {}, {}}, CardColumn::Kind::Printed, false});
    return columns;
}

QString columnTitle(const Game& game, const CardColumn& column)
{
    switch (column.key.part) {
    case CardKey::Part::Name: return ColumnText::tr("Name");
    case CardKey::Part::Type: return ColumnText::tr("Type");
    case CardKey::Part::Field: return fromUtf8(game[column.key.field].name.in(currentLanguage()));
    default: break;
    }
    return ColumnText::tr("Text");
}

QString kindId(CardColumn::Kind kind)
{
    switch (kind) {
    case CardColumn::Kind::Name: return QStringLiteral("name");
    case CardColumn::Kind::Type: return QStringLiteral("type");
    case CardColumn::Kind::Number: return QStringLiteral("number");
    case CardColumn::Kind::Choice: return QStringLiteral("choice");
    case CardColumn::Kind::Words: return QStringLiteral("words");
    case CardColumn::Kind::Reference: return QStringLiteral("reference");
    case CardColumn::Kind::Flag: return QStringLiteral("flag");
    case CardColumn::Kind::Text: return QStringLiteral("text");
    case CardColumn::Kind::Printed: break;
    }
    return QStringLiteral("printed");
}

QStringList choiceNames(const Game& game, const CardColumn& column)
{
    QStringList names;
    const std::string language = currentLanguage();
    if (column.kind == CardColumn::Kind::Type)
        for (const CardType& type : game.types) names.append(fromUtf8(type.name.in(language)));
    if (column.kind == CardColumn::Kind::Flag) names = {ColumnText::tr("yes"), ColumnText::tr("no")};
    if (column.key.part == CardKey::Part::Field)
        for (const Choice& choice : game[column.key.field].choices) names.append(fromUtf8(choice.name.in(language)));
    return names;
}

Roles<ColumnRow> ColumnRow::roles()
{
    return {{"key", &ColumnRow::key},
            {"title", &ColumnRow::title},
            {"about", &ColumnRow::about},
            {"kind", &ColumnRow::kind},
            {"choices", &ColumnRow::choices},
            {"isOpen", &ColumnRow::open},
            {"characters", &ColumnRow::characters}};
}

QList<ColumnRow> columnRows(const Game& game, const std::vector<CardColumn>& columns)
{
    QList<ColumnRow> rows;
    for (const CardColumn& column : columns) {
        const bool isField = column.key.part == CardKey::Part::Field;
        const QString title = columnTitle(game, column);
        rows.append({.key = fromUtf8(keyText(game, column.key)),
                     .title = title,
                     .about = isField ? fromUtf8(game[column.key.field].about.in(currentLanguage())) : QString(),
                     .kind = kindId(column.kind),
                     .choices = choiceNames(game, column),
                     .open = column.open,
                     .characters = std::max(usualWidth(column.kind), static_cast<int>(title.size()) + 2)});
    }
    return rows;
}

}  // namespace mazzo::desktop
