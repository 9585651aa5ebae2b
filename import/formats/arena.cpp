#include "import/formats/arena.h"

#include "import/slots.h"

namespace mazzo {

Written writeArena(const Outline& outline, const Game& game)
{
    struct Heading { Slot slot; std::string_view words; };
    std::string text;
    Errors lost = lostBy({.name = true, .notes = false, .printings = false, .settings = false}, outline, game);
    if (!outline.name.empty()) text += "About\nName " + outline.name + "\n";
    for (const Heading heading : {Heading{Slot::Command, "Commander"}, {Slot::Main, "Deck"}, {Slot::Side, "Sideboard"}}) {
        bool begun = false;
        for (const Outline::Section& section : outline.sections) {
            if (slotOf(game, section.zone) != heading.slot) continue;
            if (!begun) text += (text.empty() ? "" : "\n") + std::string(heading.words) + "\n";
            begun = true;
            if (zoneOf(game, heading.slot) != section.zone) lost.push_back({Error::Kind::Refused, "format.no-zone", {}, {game[section.zone].id}, {}});
            for (const Outline::Line& line : section.lines) text += std::to_string(line.copies) + " " + line.name + "\n";
        }
    }
    return {std::move(text), std::move(lost)};
}

} // namespace mazzo
