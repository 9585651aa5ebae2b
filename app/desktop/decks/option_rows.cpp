// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/option_rows.h"

#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::desktop {

namespace {

struct OptionRows {
    Q_DECLARE_TR_FUNCTIONS(OptionRows)
};

/// Numbers with at most this many values are a menu; the others are typed.
constexpr int kMenu = 32;

QVariantMap choice(const QString& value, const QString& text)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

QString flagWords(const std::string& value) { return value == "yes" ? OptionRows::tr("yes") : OptionRows::tr("no"); }

QVariantList choicesOf(const Option& option, std::string_view language)
{
    QVariantList list;
    if (!option.none.empty()) list.append(choice(fromUtf8(option.none), fromUtf8(option.none)));
    for (const Choice& each : option.values) {
        const QString name = fromUtf8(each.name.in(language));
        list.append(choice(fromUtf8(each.id), option.type == Option::Type::Flag ? flagWords(each.id)
                                              : name.isEmpty()                  ? fromUtf8(each.id)
                                                                                : name));
    }
    if (option.type == Option::Type::Number && option.range.hi - option.range.lo < kMenu)
        for (int number = option.range.lo; number <= option.range.hi; ++number)
            list.append(choice(QString::number(number), QString::number(number)));
    return option.type == Option::Type::Number && option.range.hi - option.range.lo >= kMenu ? QVariantList() : list;
}

}  // namespace

QList<OptionRow> optionRows(const OpenDeck& open, std::string_view language)
{
    const Game& game = open.game();
    const Settings& settings = open.file().settings;
    QList<OptionRow> rows;
    QVariantList editions;
    QString edition;
    for (const Edition& each : game.editions) {
        editions.append(choice(fromUtf8(each.id), fromUtf8(each.name.in(language))));
        if (each.id == settings.edition) edition = fromUtf8(each.name.in(language));
    }
    if (game.editions.size() > 1)
        rows.append({.optionId = QStringLiteral("rules"),
                     .name = OptionRows::tr("Rules"),
                     .about = OptionRows::tr("The edition used to check and play the deck"),
                     .value = fromUtf8(settings.edition),
                     .shown = edition,
                     .choices = editions});
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const Option& option = game.options[i];
        if (!option.editions.empty() && std::ranges::find(option.editions, settings.edition) == option.editions.end())
            continue;
        const QString value = fromUtf8(settings.options[i].text);
        const QVariantList choices = choicesOf(option, language);
        QString shown = value;
        for (const QVariant& each : choices)
            if (each.toMap().value(QStringLiteral("value")) == value)
                shown = each.toMap().value(QStringLiteral("text")).toString();
        rows.append({.optionId = fromUtf8(option.id),
                     .name = fromUtf8(option.name.in(language)),
                     .about = fromUtf8(option.about.in(language)),
                     .value = value,
                     .shown = shown,
                     .choices = choices,
                     .least = option.range.lo,
                     .most = option.range.hi});
    }
    return rows;
}

}  // namespace mazzo::desktop
