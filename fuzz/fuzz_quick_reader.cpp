#include "fuzz/sample_pack.h"
#include "import/import_deck.h"
#include "import/quick_reader.h"

using namespace mazzo;

/// The quick reader agrees with the careful one, or leaves the list to it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto& [pack, catalogue] = sampleGame();
    static QuickReader reader(pack.game, catalogue);
    const auto quick = reader.read(text);
    if (!quick) return 0;
    const auto imported = importedDeck(text, Format::Text, pack.game, catalogue, {}, "en");
    if (!imported) std::abort();
    const auto file = deckFileOf(*imported, pack.game, catalogue, "en");
    if (!file || file->deck != *quick) std::abort();
    return 0;
}
