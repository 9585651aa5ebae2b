// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/own_cards_data.h"
#include "bench/table.h"
#include "carddata/library/library.h"
#include "import/cards/card_import.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

using namespace mazzo::bench;
using namespace mazzo::importer;

namespace {

constexpr std::size_t kImported = 30'000;
constexpr std::size_t kOpened = 10'000;

namespace fs = std::filesystem;

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
    writeOwnCardsPack(pack);
    const std::string large = ownCardsTable(kImported);
    Times imported;
    for (int round = 0; round < 5; ++round) {
        const Library library = freshLibrary(folder / "home", pack);
        imported.add(worked([&] { importInto(library, large); }));
    }
    const Library library = freshLibrary(folder / "home", pack);
    importInto(library, ownCardsTable(kOpened));
    const double built = worked([&] { static_cast<void>(library.load("bench")); });
    Times opened;
    for (int round = 0; round < 20; ++round)
        opened.add(worked([&] {
            if (library.load("bench")->catalogue.size() != kOpened + 1) std::abort();
        }));
    std::printf("%zu cards imported from CSV, median: %.0f ms\n", kImported, imported.median());
    std::printf("a layer of %zu cards opened with the catalogue, median: %.1f ms (built first: %.0f ms)\n", kOpened,
                opened.median(), built);
    addTime("30,000 own cards imported from CSV", imported.median(), {}, valueOf(1000));
    addTime("a game with 10,000 own cards opened", opened.median(), Baseline{"built without the cache", built},
            valueOf(50));
    fs::remove_all(folder);
    return 0;
}
