// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_columns.h"

#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

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
    case CardColumn::Kind::Printed:
    case CardColumn::Kind::Rulings:
    case CardColumn::Kind::Effects: break;
    }
    return 40;
}

/// With quotes if it would be read as several.
QString quotedWord(const QString& word, bool blanksDivide)
{
    const bool plain = !word.contains(',') && !word.contains('"') && !(blanksDivide && word.contains(' '));
    return plain ? word : '"' + QString(word).replace('"', QStringLiteral("\\\"")) + '"';
}

QString wordsText(const LoadedGame& loaded, const Field& field, const Words& words)
{
    if (words.empty()) return QStringLiteral("-");
    const std::string language = currentLanguage();
    QStringList parts;
    for (const std::string& word : words) {
        QString name = fromUtf8(word);
        const Choice* choice = field.choice(word);
        if (choice != nullptr) name = fromUtf8(choice->name.in(language));
        else if (const auto card = field.refersToCards ? loaded.catalogue.find(loaded.game.id + ":" + word)
                                                       : std::nullopt)
            name = fromUtf8(loaded.catalogue.name(*card, language));
        parts.append(quotedWord(name, choice == nullptr && !field.refersToCards));
    }
    return parts.join(QStringLiteral(", "));
}

QString rulingLines(const std::vector<Ruling>& rulings)
{
    QStringList lines;
    for (const Ruling& ruling : rulings)
        lines.append(fromUtf8(ruling.text.in(currentLanguage())).trimmed().replace('\n', ' '));
    return lines.join('\n');
}

}  // namespace

QString typedValue(const LoadedGame& loaded, const Field& field, const Value& value)
{
    if (const auto* words = std::get_if<Words>(&value)) return wordsText(loaded, field, *words);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? ColumnText::tr("yes") : ColumnText::tr("no");
    if (const auto* text = std::get_if<std::string>(&value)) {
        const Choice* choice = field.choice(*text);
        return choice != nullptr ? fromUtf8(choice->name.in(currentLanguage())) : fromUtf8(*text);
    }
    if (isAbsent(value)) return {};
    const auto* number = std::get_if<Interval>(&value);
    if (number == nullptr || *number == field.domain) return QStringLiteral("?");
    if (number->isExact()) return QString::number(number->lo);
    return (number->hasLowerBound() ? QString::number(number->lo) : QString()) + QStringLiteral("..") +
           (number->hasUpperBound() ? QString::number(number->hi) : QString());
}

QString typedText(const LoadedGame& loaded, const Card& card, const CardColumn& column)
{
    const Game& game = loaded.game;
    if (column.kind == CardColumn::Kind::Type) return fromUtf8(game[card.type].name.in(currentLanguage()));
    if (column.kind == CardColumn::Kind::Rulings) return rulingLines(card.rulings);
    if (column.kind == CardColumn::Kind::Name && column.key.language.empty())
        return fromUtf8(card.name.in(currentLanguage()));
    if (column.kind == CardColumn::Kind::Printed && card.text.entries().size() > 1 && card.text.has(currentLanguage()))
        return fromUtf8(card.text.in(currentLanguage()));
    if (column.key.part == CardKey::Part::Field)
        return typedValue(loaded, game[column.key.field], card.values[at(column.key.field)].value);
    return fromUtf8(CardEditor(game, loaded.catalogue).text(card, column.key));
}

QStringList cardNamesWith(const LoadedGame& loaded, const QString& text, int limit)
{
    const std::string wanted = folded(text.trimmed().toStdString());
    if (wanted.empty()) return {};
    QStringList first;
    QStringList others;
    const CardBits found = loaded.catalogue.nameMatches(Comparison::Contains, wanted).yes;
    for (std::size_t i = 0; i < loaded.catalogue.size() && first.size() < limit; ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (!found.contains(card)) continue;
        const std::string_view name = loaded.catalogue.name(card, currentLanguage());
        if (folded(name).starts_with(wanted)) first.append(fromUtf8(name));
        else if (others.size() < limit) others.append(fromUtf8(name));
    }
    return (first + others).mid(0, limit);
}

const std::string& mainLanguage(const Game& game)
{
    const auto current = std::ranges::find(game.languages, currentLanguage());
    return current != game.languages.end() ? *current : game.languages.front();
}

bool isRare(const Game& game, const CardColumn& column)
{
    if (column.kind == CardColumn::Kind::Rulings) return true;
    if (column.key.part == CardKey::Part::Name) return !column.key.language.empty();
    if (column.key.part != CardKey::Part::Field) return false;
    const Field& field = game[column.key.field];
    return field.optional || (field.type == Field::Type::Flag && field.preset.has_value());
}

std::vector<CardColumn> formColumns(const Game& game, bool withEffects)
{
    std::vector<CardColumn> columns = cardColumns(game);
    for (const std::string& language : game.languages)
        if (language != mainLanguage(game))
            columns.push_back({{CardKey::Part::Name, {}, language}, CardColumn::Kind::Name, false});
    columns.push_back({{CardKey::Part::Rulings, {}, {}}, CardColumn::Kind::Rulings, false});
    std::ranges::stable_partition(columns, [&game](const CardColumn& column) { return !isRare(game, column); });
    if (withEffects) {
        const auto rare = std::ranges::find_if(columns, [&](const CardColumn& column) { return isRare(game, column); });
        columns.insert(rare, {{CardKey::Part::Effects, {}, {}}, CardColumn::Kind::Effects, false});
    }
    return columns;
}

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
    case CardKey::Part::Name:
        if (column.key.language.empty()) return ColumnText::tr("Name");
        return ColumnText::tr("Name (%1)").arg(QLocale(fromUtf8(column.key.language)).nativeLanguageName());
    case CardKey::Part::Type: return ColumnText::tr("Type");
    case CardKey::Part::Field: return fromUtf8(game[column.key.field].name.in(currentLanguage()));
    case CardKey::Part::Rulings: return ColumnText::tr("Rulings");
    case CardKey::Part::Effects: return ColumnText::tr("Effects");
    case CardKey::Part::Set: return ColumnText::tr("Set");
    case CardKey::Part::Aliases: return ColumnText::tr("Other names");
    case CardKey::Part::Image: return ColumnText::tr("Picture");
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
    case CardColumn::Kind::Rulings: return QStringLiteral("rulings");
    case CardColumn::Kind::Effects: return QStringLiteral("effects");
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
