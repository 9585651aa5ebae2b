// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/synthetic.h"
#include "bench/table.h"
#include "carddata/library/library.h"
#include "import/catalogue/pack_cards.h"
#include "model/query/matching.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace mazzo::bench;
using namespace mazzo::importer;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCards = 33'000;
constexpr std::size_t kSets = 600;

/// As large as the catalogue of the largest card game: three printings a card, about 200 bytes of text.
std::size_t writeCockatrice(const fs::path& file)
{
    Dice dice(7);
    std::ofstream out(file);
    out << "<cockatrice_carddatabase version=\"4\"><sets>\n";
    for (std::size_t set = 0; set < kSets; ++set)
        out << "<set><name>S" << set << "</name><longname>Set " << set << "</longname></set>\n";
    out << "</sets><cards>\n";
    constexpr const char* kTypes[] = {"Creature", "Event", "Land", "Relic"};
    constexpr const char* kRarities[] = {"common", "uncommon", "rare", "mythic"};
    std::size_t printings = 0;
    for (std::size_t card = 0; card < kCards; ++card) {
        out << "<card><name>" << syntheticName(dice, "en") << ' ' << card << "</name><text>"
            << syntheticText(dice, "en") << "</text><prop><maintype>" << dice.of(kTypes) << "</maintype><cmc>"
            << dice.below(10) << "</cmc><colors>" << (dice.percent(50) ? "W" : "UB") << "</colors><power>";
        if (dice.percent(2)) out << '*';
        else out << dice.below(12);
        out << "</power></prop>\n";
        const std::size_t first = dice.below(kSets);
        for (std::size_t i = 0, count = 1 + dice.below(5); i < count; ++i, ++printings)
            out << "<set rarity=\"" << dice.of(kRarities) << "\" num=\"" << 1 + dice.below(400) << "\">S"
                << (first + i * 7) % kSets << "</set>\n";
        out << "</card>\n";
    }
    out << "</cards></cockatrice_carddatabase>\n";
    return printings;
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace

int main()
{
    const fs::path folder = fs::temp_directory_path() / ("mazzo-bench-catalogue-" + std::to_string(getpid()));
    fs::create_directories(folder);
    const fs::path source = folder / "cards.xml";
    const fs::path pack = folder / "packs" / "bench";
    const std::size_t printings = writeCockatrice(source);
    Times imported;
    for (int round = 0; round < 3; ++round) {
        fs::remove_all(pack);
        imported.add(timed([&] {
            const auto plan = planCatalogueImport({{source}, pack, {}, {}});
            if (!plan || plan->cards != kCards || !storeCatalogueImport(*plan, pack)) std::abort();
        }));
    }
    const double importPeak = peakMegabytes();
    Times first, again, searched;
    for (int round = 0; round < 3; ++round) {
        fs::remove_all(folder / "home");
        auto library = Library::open(folder / "home");
        first.add(timed([&] {
            if (!library || !library->sync(std::vector<fs::path>{pack}) || !library->load("bench")) std::abort();
        }));
        again.add(timed([&] {
            if (library->load("bench")->catalogue.size() != kCards) std::abort();
        }));
        const auto loaded = library->load("bench");
        for (const char* text : {"set:s12 rarity:rare", "number:17", "type:land cmc<=3", "rarity>=rare power:*"})
            searched.add(timed([&] {
                const auto query = parseQuery(text, loaded->game);
                if (!query || matchesAll(*query, loaded->game, loaded->catalogue).yes.count() == 0) std::abort();
            }));
    }
    std::printf("%zu cards, %zu printings: imported in %.0f ms (peak %.0f MB), first use %.0f ms, opened again in "
                "%.1f ms, a search %.2f ms\n",
                kCards, printings, imported.median(), importPeak, first.median(), again.median(), searched.median());
    addTime("33,000 cards with their printings imported from Cockatrice", imported.median());
    addTime("first use of such a pack", first.median());
    addTime("such a game opened again", again.median());
    addTime("a search for a set, a number or a rarity", searched.median());
    fs::remove_all(folder);
    return 0;
}
