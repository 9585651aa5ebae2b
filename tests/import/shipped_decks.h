// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/shipped_packs.h"
#include "model/deck_file/deck_file.h"

#include <QDirIterator>
#include <QFile>

namespace mazzo::tests {

/// A shipped game with its catalogue.
struct Shipped {
    Pack pack;
    Catalogue catalogue;

    [[nodiscard]] const Game& game() const { return pack.game; }
};

inline const std::vector<Shipped>& shippedGames()
{
    static const std::vector<Shipped> games = [] {
        std::vector<Shipped> loaded;
        for (const auto& folder : packFolders({shippedPacks()})) {
            auto pack = loadPack(folder);
            if (!pack) continue;
            Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
            loaded.push_back({std::move(*pack), std::move(catalogue)});
        }
        return loaded;
    }();
    return games;
}

inline const Shipped* shippedGame(std::string_view id)
{
    for (const Shipped& shipped : shippedGames()) {
        if (shipped.game().id == id) return &shipped;
    }
    return nullptr;
}

/// A deck of a pack's `decks/` or `examples/`, read.
struct ShippedDeck {
    QString path;
    const Shipped* shipped = nullptr;
    DeckFile file;
};

/// Every deck file of the shipped packs that can be read; some examples are there to be refused.
inline const std::vector<ShippedDeck>& shippedDecks()
{
    static const std::vector<ShippedDeck> decks = [] {
        std::vector<ShippedDeck> read;
        QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games"), {"*.deck"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            const std::string text = file.readAll().toStdString();
            const auto named = gameOfDeck(text, {});
            const Shipped* shipped = named ? shippedGame(named->id) : nullptr;
            if (shipped == nullptr) continue;
            auto deck = readDeck(text, shipped->game(), shipped->catalogue);
            if (deck) read.push_back({file.fileName(), shipped, std::move(*deck)});
        }
        return read;
    }();
    return decks;
}

}  // namespace mazzo::tests
