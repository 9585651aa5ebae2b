// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/text.h"
#include "model/deck_file/card_line.h"

namespace mazzo::importer {

Written writeTextDeck(const Outline& outline, const Game& game, const Catalogue& catalogue, std::string_view language,
                      std::string_view code)
{
    std::string text;
    if (!outline.name.empty()) text += "Name: " + outline.name + "\n";
    text += "Game: " + game.id + "\n";
    if (game.editions.size() > 1) text += "Rules: " + outline.edition + "\n";
    for (const Draft::Choice& choice : outline.options) text += choice.key + ": " + choice.value + "\n";
    for (const std::string& note : outline.notes) text += "# " + note + "\n";
    for (const Outline::Section& section : outline.sections) {
        text += "\n" + std::string(game[section.zone].name.in(language)) + " (" + std::to_string(section.cards) + ")\n";
        for (const Outline::Line& line : section.lines)
            text += writeCardLine({line.copies, line.name, line.printing, line.card}, catalogue) + "\n";
    }
    return {text + "\n" + std::string(code) + "\n", {}};
}

}  // namespace mazzo::importer
