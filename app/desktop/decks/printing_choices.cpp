// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/printing_choices.h"

#include "app/text/language.h"
#include "app/text/printing_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

QVariantList printingChoices(CardIndex card, const Game& game, const Catalogue& catalogue)
{
    QVariantList choices;
    if (!catalogue.statesPrintings(card)) return choices;
    const auto add = [&](const PrintingView& printing, std::string finish) {
        const PrintingView shown{printing.set, printing.number, printing.rarity, finish, {}};
        const std::string name = writtenPrinting(
            {std::string(printing.set), std::string(printing.number), std::move(finish)});
        choices.append(
            QVariantMap{{"printing", fromUtf8(name)}, {"name", printingText(game, shown, currentLanguage())}});
    };
    for (const PrintingView& printing : catalogue.printings(card)) {
        add(printing, {});
        for (const QString& finish : fromUtf8(printing.finishes).split(' ', Qt::SkipEmptyParts))
            add(printing, finish.toStdString());
    }
    return choices;
}

}  // namespace mazzo::desktop
