// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "import/import_deck.h"
#include "import/quick_reader.h"

using namespace mazzo::fuzz;

/// The quick reader agrees with the careful one, or leaves the list to it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto& [pack, catalogue] = sampleGame();
    static QuickReader reader(pack.game, catalogue);
    if (!reader.read(text)) return 0;
    // Arena's dialect of plain text never takes the quick way.
    const auto quick = importedDeck(text, Format::Text, pack.game, catalogue, {}, "en");
    const auto careful = importedDeck(text, Format::Arena, pack.game, catalogue, {}, "en");
    if (!quick || !careful || !std::ranges::equal(quick->lines, careful->lines)) std::abort();
    const auto file = deckFileOf(*careful, pack.game, catalogue, "en");
    if (!file || file->deck != reader.deck()) std::abort();
    return 0;
}
