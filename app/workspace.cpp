// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace.h"

#include "app/packs/staged_pack.h"
#include "app/pictures/picture_store.h"
#include "carddata/library/data_folder.h"
#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/shipped_packs.h"
#include "model/text.h"

namespace mazzo::app {

std::vector<std::filesystem::path> packRoots() { return {shippedPacks(), dataFolder() / "packs"}; }

Result<Workspace> Workspace::open() { return open(dataFolder(), packRoots()); }

Result<Workspace> Workspace::open(const std::filesystem::path& folder,
                                  const std::vector<std::filesystem::path>& packRoots)
{
    for (const std::filesystem::path& root : packRoots) recoverPacks(root);
    auto library = Library::open(folder);
    if (!library) return failure(library.error());
    auto packs = library->sync(packFolders(packRoots));
    if (!packs) return failure(packs.error());
    const auto games = library->games();
    if (!games) return failure(games.error());
    // A picture that cannot be added stays where it is; the library is usable without it.
    for (const StoredPack& pack : *games) std::ignore = adoptPictureFiles(*library, pack.game);
    return Workspace(std::move(*library), std::move(*packs));
}

Result<LoadedGame> Workspace::game(std::string_view idOrName) const
{
    const auto stored = m_library.games();
    if (!stored) return failure(stored.error());
    const std::string wanted = folded(idOrName);
    std::vector<std::string> ids;
    for (const StoredPack& pack : *stored) {
        if (pack.game == wanted) return m_library.load(pack.game);
        ids.push_back(pack.game);
    }
    for (const std::string& id : ids) {
        auto loaded = m_library.load(id);
        if (!loaded) continue;
        for (const Texts::Entry& name : loaded->game.name.entries()) {
            if (folded(name.words) == wanted) return loaded;
        }
    }
    ids.insert(ids.begin(), std::string(idOrName));
    return failure({Error::Kind::NotFound, "game.unknown", {}, std::move(ids), {}});
}

std::vector<std::string> Workspace::preconDecks(std::string_view game) const
{
    std::vector<std::string> texts;
    for (const SyncedPack& pack : m_packs.packs) {
        const bool adds = pack.game == game || pack.extends == game;
        if (!adds || pack.state == SyncedPack::State::Rejected) continue;
        for (PackDeck& deck : mazzo::carddata::preconDecks(pack.folder)) texts.push_back(std::move(deck.text));
    }
    return texts;
}

}  // namespace mazzo::app
