// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fuzz/sample_pack.h"
#include "import/import_deck.h"

namespace mazzo::fuzz {

/// Reads a text as a deck of that format. Whatever is read becomes a deck file that reads back; what our own formats
/// write of it reads back too.
inline void checkImport(std::string_view text, Format format)
{
    const auto& [pack, catalogue] = sampleGame();
    static_cast<void>(recognised(text));
    static_cast<void>(recognised(text, format));
    const auto imported = importedDeck(text, format, pack.game, catalogue, "fuzz", "en");
    if (!imported) {
        if (imported.error().empty()) std::abort();
        return;
    }
    const auto file = deckFileOf(*imported, pack.game, catalogue, "en");
    if (!file) return;
    const auto again = readDeck(writeDeck(*file, catalogue), pack.game, catalogue, "fuzz");
    if (!again || again->deck != file->deck || again->settings != file->settings || again->name != file->name)
        std::abort();
    for (const Format other : {Format::Json, Format::Cod, Format::O8d, Format::Text}) {
        const Written out = written(other, *file, pack.game, catalogue, "en");
        const auto back = importedDeck(out.text, other, pack.game, catalogue, "fuzz", "en");
        if (!back) std::abort();
        const auto deck = deckFileOf(*back, pack.game, catalogue, "en");
        if (!deck || deck->deck != file->deck || deck->settings != file->settings || deck->name != file->name)
            std::abort();
    }
}

}  // namespace mazzo::fuzz
