// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/printing_text.h"

#include "app/text/value_text.h"

#include <QStringList>

#include <algorithm>

namespace mazzo::app {

QString setName(const Game& game, std::string_view set, std::string_view language)
{
    const auto found = std::ranges::find(game.sets, set, &CardSet::id);
    return fromUtf8(found == game.sets.end() ? set : found->name.in(language));
}

QString choiceNames(const std::vector<Choice>& choices, std::string_view ids, std::string_view language)
{
    QStringList names;
    for (const QString& id : fromUtf8(ids).split(' ', Qt::SkipEmptyParts)) {
        const auto found = std::ranges::find(choices, id.toStdString(), &Choice::id);
        names.append(found == choices.end() ? id : fromUtf8(found->name.in(language)));
    }
    return names.join(QStringLiteral(", "));
}

QString printingText(const Game& game, const PrintingView& printing, std::string_view language)
{
    QString first = setName(game, printing.set, language);
    if (!printing.number.empty()) first += " " + fromUtf8(printing.number);
    QStringList parts{first};
    if (!printing.rarity.empty()) parts.append(choiceNames(game.rarities, printing.rarity, language));
    if (!printing.finishes.empty()) parts.append(choiceNames(game.finishes, printing.finishes, language));
    return parts.join(QStringLiteral(" · "));
}

QString typeNames(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    QStringList names;
    for (const TypeIndex type : loaded.catalogue.types(card))
        names.append(fromUtf8(loaded.game[type].name.in(language)));
    return names.join(QStringLiteral(" · "));
}

QString withSymbols(const Game& game, std::string_view text)
{
    QString shown = fromUtf8(text);
    for (const FaceLayout::Symbol& symbol : game.face.symbols)
        shown.replace(fromUtf8(symbol.code), fromUtf8(symbol.text));
    return shown;
}

}  // namespace mazzo::app
