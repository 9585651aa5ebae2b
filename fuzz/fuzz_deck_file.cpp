// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "model/deck_file/deck_file.h"

using namespace mazzo::fuzz;

/// A deck file is read or refused with a place; what is read can be written and reads back as the same deck.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto& [pack, catalogue] = sampleGame();
    static_cast<void>(gameOfDeck(text, "fuzz"));
    const auto file = readDeck(text, pack.game, catalogue, "fuzz");
    if (!file) return file.error().empty() ? std::abort(), 0 : 0;
    const auto again = readDeck(writeDeck(*file, catalogue), pack.game, catalogue, "fuzz");
    if (!again || again->deck != file->deck || again->settings != file->settings || again->name != file->name)
        std::abort();
    return 0;
}
