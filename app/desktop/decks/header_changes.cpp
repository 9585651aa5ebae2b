// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/header_changes.h"

#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <functional>

namespace mazzo::desktop {

namespace {

struct HeaderChanges {
    Q_DECLARE_TR_FUNCTIONS(HeaderChanges)
};

/// The header lines by their keys.
QMap<QString, QString> headersOf(const std::string& text)
{
    QMap<QString, QString> values;
    for (const QString& line : fromUtf8(text).split('\n')) {
        if (line.trimmed().startsWith('[')) break;
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0 || line.startsWith('#')) continue;
        QString& value = values[line.left(colon).trimmed().toLower()];
        value += (value.isEmpty() ? QString() : QStringLiteral(" ")) + line.mid(colon + 1).trimmed();
    }
    return values;
}

QString nameOf(const std::vector<Choice>& choices, const QString& id, std::string_view language)
{
    const auto found = std::ranges::find(choices, id.toStdString(), &Choice::id);
    const QString name = found == choices.end() ? QString() : fromUtf8(found->name.in(language));
    return name.isEmpty() ? id : name;
}

QString flagWords(const QString& value)
{
    return value == "yes" ? HeaderChanges::tr("yes") : value == "no" ? HeaderChanges::tr("no") : value;
}

/// A header as the player knows it: its name, and how its values are called.
struct Header {
    QString name;
    std::function<QString(const QString&)> value;
};

Header headerCalled(const QString& key, const Game* game, std::string_view language)
{
    const auto written = [](const QString& value) { return value.isEmpty() ? QStringLiteral("–") : value; };
    if (key == "name") return {HeaderChanges::tr("Name"), written};
    if (key == "tags") return {HeaderChanges::tr("Tags"), written};
    if (game == nullptr) return {key, written};
    if (key == "rules")
        return {HeaderChanges::tr("Rules"), [game, written, language](const QString& value) {
                    const auto edition = std::ranges::find(
                        game->editions, value.isEmpty() ? game->editions.front().id : value.toStdString(),
                        &Edition::id);
                    return edition == game->editions.end() ? written(value) : fromUtf8(edition->name.in(language));
                }};
    const auto option = std::ranges::find(game->options, key.toStdString(), &Option::id);
    if (option == game->options.end()) return {key, written};
    return {fromUtf8(option->name.in(language)), [option, language](const QString& value) {
                const QString id = value.isEmpty() ? fromUtf8(option->preset) : value;
                return option->type == Option::Type::Flag ? flagWords(id) : nameOf(option->values, id, language);
            }};
}

}  // namespace

QString headerChanges(const std::string& before, const std::string& after, const Game* game, std::string_view language)
{
    const auto old = headersOf(before);
    const auto now = headersOf(after);
    QStringList keys = now.keys();
    for (const QString& key : old.keys())
        if (!keys.contains(key)) keys.append(key);
    QStringList changes;
    for (const QString& key : keys) {
        if (old.value(key) == now.value(key)) continue;
        const Header header = headerCalled(key, game, language);
        // Notes may be long; that they changed is enough.
        if (key == "notes") changes.append(HeaderChanges::tr("notes changed"));
        else
            changes.append(QStringLiteral("%1: %2 → %3")
                               .arg(header.name, header.value(old.value(key)), header.value(now.value(key))));
    }
    return changes.join(QStringLiteral(", "));
}

}  // namespace mazzo::desktop
