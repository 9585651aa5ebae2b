// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "import/collection/collection_file.h"

using namespace mazzo::fuzz;

/// A collection file is read or refused with a place; what is read can be written in our own form and reads back as the
/// same lots.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto& [pack, catalogue] = sampleGame();
    const std::vector<ImportedGame> games{{pack.game.id, &catalogue}};
    const auto imported = readCollection(text, "fuzz", games, pack.game.id);
    if (!imported) return imported.error().empty() ? std::abort(), 0 : 0;
    const auto lots = importing(*imported, {}, true).added;
    const std::string written = writeCollection(lots, [](const Lot&) { return std::string("A name"); });
    const auto again = readCollection(written, "fuzz", games, pack.game.id);
    if (!again || importing(*again, {}, false).added != lots) std::abort();
    return 0;
}
