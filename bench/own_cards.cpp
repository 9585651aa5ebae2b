// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/synthetic.h"
#include "bench/table.h"
#include "carddata/library/library.h"
#include "import/cards/card_import.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace mazzo::bench;
using namespace mazzo::importer;

namespace {

constexpr std::size_t kImported = 30'000;
constexpr std::size_t kOpened = 10'000;

namespace fs = std::filesystem;

/// A pack with one card; everything else is the player's.
void writePack(const fs::path& folder)
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

/// Eight values a card, some of them unknown; every tenth card refers to the one before it.
std::string table(std::size_t count)
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

Library freshLibrary(const fs::path& folder, const fs::path& pack)
{
    fs::remove_all(folder);
    auto library = Library::open(folder);
    if (!library || !library->sync(std::vector<fs::path>{pack})) std::abort();
    return std::move(*library);
}

void importInto(const Library& library, const std::string& text)
{
    const auto loaded = library.load("bench");
    const auto read = readCardTable(text, "bench.csv", CardFormat::Csv, loaded->game);
    const auto planned = planCardImport(library, *loaded, *read, {"bench.csv", false});
    if (!planned || planned->count(ImportedCard::State::Refused) > 0 || !storeCardImport(library, *loaded, *planned))
        std::abort();
}

}  // namespace

int main()
{
    const fs::path folder = fs::temp_directory_path() / ("mazzo-bench-" + std::to_string(getpid()));
    const fs::path pack = folder / "packs" / "bench";
    writePack(pack);
    const std::string large = table(kImported);
    Times imported;
    for (int round = 0; round < 5; ++round) {
        const Library library = freshLibrary(folder / "home", pack);
        imported.add(timed([&] { importInto(library, large); }));
    }
    const Library library = freshLibrary(folder / "home", pack);
    importInto(library, table(kOpened));
    const double built = timed([&] { static_cast<void>(library.load("bench")); });
    Times opened;
    for (int round = 0; round < 20; ++round)
        opened.add(timed([&] {
            if (library.load("bench")->catalogue.size() != kOpened + 1) std::abort();
        }));
    std::printf("%zu cards imported from CSV, median: %.0f ms\n", kImported, imported.median());
    std::printf("a layer of %zu cards opened with the catalogue, median: %.1f ms (built first: %.0f ms)\n", kOpened,
                opened.median(), built);
    addTime("30,000 own cards imported from CSV", imported.median());
    addTime("a game with 10,000 own cards opened", opened.median(), Baseline{"built without the cache", built});
    fs::remove_all(folder);
    return 0;
}
