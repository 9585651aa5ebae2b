// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/registration_sheet.h"

#include "app/pictures/deck_picture.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct PaperText {
    Q_DECLARE_TR_FUNCTIONS(PaperText)
};

}  // namespace

ListSheet registrationSheet(const Outline& outline, const Game& game, std::string_view language,
                            const std::string& code, const QString& note)
{
    const DeckTitle title = titleOf(outline, game, language);
    ListSheet sheet;
    sheet.name = title.name;
    sheet.subtitle = note.isEmpty() ? title.subtitle : title.subtitle + " · " + note;
    sheet.total = PaperText::tr("Total cards: %1").arg(title.cards);
    sheet.blanks = {PaperText::tr("Player"), PaperText::tr("Event"), PaperText::tr("Date")};
    sheet.code = code;
    for (const Outline::Section& section : outline.sections) {
        ListSheet::Section& shown = sheet.sections.emplace_back();
        shown.heading = fromUtf8(game[section.zone].name.in(language));
        shown.cards = section.cards;
        for (const Outline::Line& line : section.lines) shown.lines.push_back({line.copies, fromUtf8(line.name)});
    }
    return sheet;
}

}  // namespace mazzo::app
