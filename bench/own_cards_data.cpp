// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/own_cards_data.h"

#include "bench/synthetic.h"

#include <fstream>

namespace mazzo::bench {

namespace fs = std::filesystem;

void writeOwnCardsPack(const fs::path& folder)
{
    fs::create_directories(folder);
    std::ofstream(folder / "game.json") << R"({"format": 1, "id": "bench", "version": "1.0.0", "name": {"en": "Bench"},
        "about": {"en": "A game to measure with."}, "languages": ["en"], "zones": [{"id": "deck", "name": {"en": "Deck"}}],
        "types": [{"id": "unit", "name": {"en": "Unit"}, "plural": {"en": "Units"}},
                  {"id": "event", "name": {"en": "Event"}, "plural": {"en": "Events"}}],
        "fields": [{"id": "cost", "name": {"en": "Cost"}, "type": "number", "min": 0},
                   {"id": "attack", "name": {"en": "Attack"}, "type": "number", "types": ["unit"], "min": 0},
                   {"id": "race", "name": {"en": "Race"}, "type": "text", "optional": true},
                   {"id": "keywords", "name": {"en": "Keywords"}, "type": "words", "default": []},
                   {"id": "leader", "name": {"en": "Leader"}, "type": "flag", "default": false},
                   {"id": "parents", "name": {"en": "Parents"}, "type": "words", "refers": "card", "acyclic": true, "default": []}],
        "rules": []})";
    std::ofstream(folder / "cards.json")
        << R"({"format": 1, "cards": [{"id": "first", "number": 1, "name": {"en": "First"}, "type": "unit",
               "fields": {"cost": 1, "attack": 2}}]})";
}

std::string ownCardsTable(std::size_t count)
{
    Dice dice(3);
    std::string text = "name,type,cost,attack,race,keywords,leader,parents,text\n";
    for (std::size_t i = 0; i < count; ++i) {
        const bool unit = dice.below(4) != 0;
        text += "Card " + std::to_string(i) + (unit ? ",unit," : ",event,") + std::to_string(dice.below(10)) + "," +
                (unit ? (dice.below(10) == 0 ? "?" : std::to_string(dice.below(10))) : "") + "," +
                (dice.below(2) == 0 ? "elf" : "dwarf") + ",\"flying, quick\"," + (dice.below(20) == 0 ? "yes" : "no") +
                "," + (i > 0 && i % 10 == 0 ? "Card " + std::to_string(i - 1) : "") + ",\"" +
                syntheticText(dice, "en") + "\"\n";
    }
    return text;
}

}  // namespace mazzo::bench
