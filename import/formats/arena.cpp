// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/arena.h"

#include "import/formats/text.h"
#include "import/slots.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

/// Does a reader of this format take the line for this card? Names that look like a set, a tag or a code are none to
/// it.
bool readsBack(const std::string& written, const Outline::Line& line)
{
    const std::vector<ListedDeck::Line> read = readTextDeck("Deck\n" + written, nullptr, nullptr).lines;
    return read.size() == 1 && read.front().kind == ListedDeck::Line::Kind::Card && read.front().name == line.name &&
           read.front().copies == line.copies && read.front().printing.empty();
}

/// " (CORE) 12", if the line names a set and a number and nothing more.
std::string printingOf(const Outline::Line& line)
{
    if (!line.named || line.named->set.empty() || line.named->number.empty()) return {};
    std::string set = line.named->set;
    std::ranges::transform(set, set.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    return " (" + set + ") " + line.named->number;
}

}  // namespace

Written writeArena(const Outline& outline, const Game& game)
{
    struct Heading {
        Slot slot;
        std::string_view words;
    };
    std::string text;
    Errors lost = lostBy({.name = true, .notes = false, .printings = true, .settings = false}, outline, game);
    for (const Outline::Section& section : outline.sections) {
        for (const Outline::Line& line : section.lines) {
            if (!line.printing.empty() && (printingOf(line).empty() || !line.named->finish.empty()))
                lost.push_back({Error::Kind::Refused, "format.no-printing", {}, {line.name, line.printing}, {}});
        }
    }
    if (!outline.name.empty()) text += "About\nName " + outline.name + "\n";
    for (const Heading heading :
         {Heading{Slot::Command, "Commander"}, {Slot::Main, "Deck"}, {Slot::Side, "Sideboard"}}) {
        bool begun = false;
        for (const Outline::Section& section : outline.sections) {
            if (slotOf(game, section.zone) != heading.slot) continue;
            if (!begun) text += (text.empty() ? "" : "\n") + std::string(heading.words) + "\n";
            begun = true;
            if (zoneOf(game, heading.slot) != section.zone)
                lost.push_back({Error::Kind::Refused, "format.no-zone", {}, {game[section.zone].id}, {}});
            for (const Outline::Line& line : section.lines) {
                const std::string printing = printingOf(line);
                const std::string written = std::to_string(line.copies) + " " + line.name + printing + "\n";
                if (!line.card && !readsBack(written, line))
                    lost.push_back({Error::Kind::Refused, "format.no-such-name", {}, {line.name}, {}});
                text += written;
            }
        }
    }
    return {std::move(text), std::move(lost)};
}

}  // namespace mazzo::importer
