// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/large_catalogue.h"
#include "bench/measured.h"
#include "bench/table.h"
#include "carddata/library/library.h"
#include "model/deck_file/deck_file.h"
#include "model/query/matching.h"
#include "validators/rule_book.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

using namespace mazzo::bench;
using namespace mazzo::validators;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kRules = 700;
constexpr int kDeckCards = 60;

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// The pack imported, stored in a library for the first time, opened again, and searched.
void measurePack(const fs::path& folder, const fs::path& pack)
{
    const fs::path source = folder / "cards.xml";
    const LargeCatalogue written = writeCockatrice(source, kLargeCards);
    Times imported;
    for (int round = 0; round < 3; ++round) {
        fs::remove_all(pack);
        imported.add(worked([&] { importCockatrice(source, pack, kLargeCards); }));
    }
    const double importPeak = peakMegabytes();
    addRules(pack, kRules);
    Times first, again, searched;
    for (int round = 0; round < 3; ++round) {
        fs::remove_all(folder / "home");
        auto library = Library::open(folder / "home");
        first.add(worked([&] {
            if (!library || !library->sync(std::vector<fs::path>{pack}) || !library->load(kLargeGame)) std::abort();
        }));
        again.add(worked([&] {
            if (library->load(kLargeGame)->catalogue.size() != kLargeCards) std::abort();
        }));
        const auto loaded = library->load(kLargeGame);
        for (const char* text : {"set:s12 rarity:rare", "number:17", "type:land cmc<=3", "rarity>=rare power:*"})
            searched.add(worked([&] {
                const auto query = parseQuery(text, loaded->game);
                if (!query || matchesAll(*query, loaded->game, loaded->catalogue).yes.count() == 0) std::abort();
            }));
    }
    std::printf("%zu cards, %zu printings: imported in %.0f ms (peak %.0f MB), first use %.0f ms, opened again in "
                "%.1f ms, a search %.2f ms\n",
                written.cards, written.printings, imported.median(), importPeak, first.median(), again.median(),
                searched.median());
    addTime("33,000 cards with 98,000 printings imported from Cockatrice", imported.median());
    addMemory("peak memory of that import", importPeak);
    addTime("first use of such a pack", first.median(), {}, valueOf(3000));
    addTime("such a game opened again", again.median());
    addTime("a search for a set, a number or a rarity", searched.median());
}

/// The program itself from the shell: its processor time is not ours, so this is the time of the clock.
void measureShell(const fs::path& home)
{
    const std::string command = "MAZZO_HOME='" + home.string() + "' '" MAZZO_PROGRAM "' search " +
                                std::string(kLargeGame) + " 'set:s12 rarity:rare' --json > /dev/null";
    Times times;
    for (int round = 0; round < 15; ++round)
        times.add(timed([&] {
            if (std::system(command.c_str()) != 0) std::abort();
        }));
    std::printf("a search from the shell: %.1f ms (best %.1f ms)\n", times.median(), times.quantile(0));
    addTime("a search from the shell (best of 15)", times.quantile(0), {}, valueOf(50));
}

void measureDeck(const fs::path& home)
{
    const auto library = Library::open(home);
    const auto loaded = library->load(kLargeGame);
    Deck deck;
    for (std::uint32_t i = 0; i < kDeckCards; ++i)
        deck.addCopies(ZoneIndex{0}, static_cast<CardIndex>(i * 37 % kLargeCards), 1);
    const Settings settings = Settings::presets(loaded->game);
    Times compiled, checked;
    for (int round = 0; round < 15; ++round) {
        compiled.add(worked([&] {
            const auto book = RuleBook::compile(loaded->game, loaded->catalogue, settings);
            if (!book || book->check(deck).verdict == Verdict::Unknown) std::abort();
        }));
        const auto book = RuleBook::compile(loaded->game, loaded->catalogue, settings);
        checked.add(worked([&] { benchmark::DoNotOptimize(book->check(deck)); }));
    }
    std::printf("a deck of %d against %zu rules: %.2f ms with the rules compiled first, %.3f ms without\n", kDeckCards,
                loaded->game.rules.size(), compiled.median(), checked.median());
    addTime("a deck checked against 700 rules, compiled first", compiled.median(), {}, valueOf(20));
    addTime("a deck checked against 700 compiled rules", checked.median());
}

}  // namespace

int main()
{
    const fs::path folder = fs::temp_directory_path() / ("mazzo-bench-catalogue-" + std::to_string(getpid()));
    const fs::path pack = folder / "packs" / kLargeGame;
    fs::create_directories(folder);
    measurePack(folder, pack);
    measureDeck(folder / "home");
    // The program only knows packs of its own folders.
    fs::create_directories(folder / "home" / "packs");
    fs::copy(pack, folder / "home" / "packs" / kLargeGame, fs::copy_options::recursive);
    measureShell(folder / "home");
    fs::remove_all(folder);
    return 0;
}
