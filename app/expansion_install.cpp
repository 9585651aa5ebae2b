// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/expansion_install.h"

#include "carddata/pack/expansion.h"

#include <algorithm>
#include <fstream>

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Errors> refused(Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); }

Error ioError(const fs::path& path, const std::string& detail)
{
    return {Error::Kind::Io, "library.io", {path.string(), 0, 0}, {path.string()}, detail};
}

/// Paths were checked when the archive was read.
Result<void> unpack(const std::vector<ArchivedFile>& files, const fs::path& folder)
{
    for (const auto& [path, content] : files) {
        const fs::path target = folder / fs::path(std::u8string(path.begin(), path.end()));
        std::error_code error;
        fs::create_directories(target.parent_path(), error);
        std::ofstream stream(target, std::ios::binary);
        stream.write(content.data(), static_cast<std::streamsize>(content.size()));
        stream.close();
        if (!stream) return failure(ioError(target, error.message()));
    }
    return {};
}

/// Names that cards of other layers have already, with their places in the new expansion pack: a deck could not tell
/// such cards apart.
Errors nameClashes(const Library& library, const fs::path& folder, const LayerFile& head)
{
    const auto loaded = library.load(head.game);
    if (!loaded) return {loaded.error()};
    auto others = library.cards(loaded->game);
    if (!others) return {others.error()};
    std::erase_if(*others, [prefix = head.id + "."](const Card& card) { return card.id.starts_with(prefix); });
    const auto expansion = loadExpansion(folder, loaded->game, *others);
    if (expansion) return {};
    Errors clashes = expansion.error();
    std::erase_if(clashes, [](const Error& error) { return error.code != "pack.duplicate-name"; });
    return clashes;
}

}  // namespace

Checked<fs::path> installExpansion(const Workspace& workspace, const LayerFile& head,
                                   const std::vector<ArchivedFile>& files)
{
    const auto& packs = workspace.packs().packs;
    const auto base = std::ranges::find_if(
        packs, [&head](const SyncedPack& pack) { return pack.game == head.game && pack.extends.empty(); });
    if (base == packs.end())
        return refused({Error::Kind::NotFound, "layer.no-such-game", {}, {head.game, head.id}, {}});
    const bool isGame = std::ranges::any_of(
        packs, [&head](const SyncedPack& pack) { return pack.game == head.id && pack.extends.empty(); });
    if (isGame) return refused({Error::Kind::Refused, "layer.id-taken", {}, {head.id}, {}});
    const auto pack = loadPack(base->folder);
    if (!pack) return tl::unexpected(pack.error());
    if (!isSafePath(head.id)) return refused({Error::Kind::Parse, "pack.bad-id", {"game.json", 1, 1}, {head.id}, {}});

    const ScratchFolder scratch(ownPackFolder());
    if (!scratch.folder()) return refused(scratch.folder().error());
    const fs::path unpacked = *scratch.folder() / head.id;
    if (auto done = unpack(files, unpacked); !done) return refused(done.error());
    if (const auto expansion = loadExpansion(unpacked, pack->game, pack->cards); !expansion)
        return tl::unexpected(expansion.error());
    if (Errors clashes = nameClashes(workspace.library(), unpacked, head); !clashes.empty())
        return tl::unexpected(std::move(clashes));
    const fs::path target = ownPackFolder() / head.id;
    if (auto placed = replaceFolder(unpacked, target, *scratch.folder()); !placed) return refused(placed.error());
    return target;
}

Result<void> removeExpansion(const Workspace& workspace, std::string_view game, std::string_view id)
{
    const auto expansions = workspace.library().expansions(game);
    if (!expansions) return failure(expansions.error());
    const auto found = std::ranges::find(*expansions, id, &StoredExpansion::id);
    if (found == expansions->end())
        return failure({Error::Kind::NotFound, "layer.unknown", {}, {std::string(id), std::string(game)}, {}});
    if (found->folder.parent_path() != fs::absolute(ownPackFolder()).lexically_normal())
        return failure({Error::Kind::Refused, "layer.shipped", {}, {std::string(id), found->folder.string()}, {}});
    return removePackFolder(found->folder);
}

}  // namespace mazzo::app
