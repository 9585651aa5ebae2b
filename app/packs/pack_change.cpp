// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packs/pack_change.h"

#include "app/packs/pack_rehearsal.h"
#include "carddata/library/layers/layer_file.h"
#include "carddata/pack/card_numbers.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/pack/program_version.h"

#include <algorithm>
#include <fstream>

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Errors> refusedPack(const char* code, std::vector<std::string> args)
{
    return tl::unexpected(Errors{{Error::Kind::Refused, code, {}, std::move(args), {}}});
}

const SyncedPack* installedAs(const Workspace& workspace, const std::string& id)
{
    const auto& packs = workspace.packs().packs;
    const auto found = std::ranges::find(packs, id, &SyncedPack::game);
    return found == packs.end() ? nullptr : &*found;
}

/// The installed packs, with another folder for one of them; without it if the folder is empty.
std::vector<fs::path> packsWith(const std::string& id, const fs::path& folder)
{
    std::vector<fs::path> packs = packFolders(packRoots());
    std::erase_if(packs, [&id](const fs::path& each) { return each.filename() == id && isOwnPack(each); });
    if (!folder.empty()) packs.push_back(folder);
    return packs;
}

Result<std::size_t> writeCarriedNumbers(const Library& library, const StagedPack& staged, Errors& mistakes)
{
    const auto known = library.cardNumbers(staged.head().id);
    if (!known) return failure(known.error());
    const auto files = carryNumbers(staged.folder(), *known);
    if (!files) {
        mistakes = files.error();
        return 0;
    }
    std::size_t changes = 0;
    for (const RenumberedFile& file : *files) {
        std::ofstream stream(staged.folder() / file.file, std::ios::binary | std::ios::trunc);
        stream << file.text;
        stream.close();
        if (!stream) return failure({Error::Kind::Io, "file.unwritable", {file.file, 0, 0}, {}, {}});
        changes += file.changes;
    }
    return changes;
}

/// What speaks against replacing the installed version: it is newer, or the same number names something else.
std::optional<Error> versionObjection(const PackHead& head, const std::string& installed)
{
    const auto order = compareVersions(head.version, installed);
    if (order > 0) return std::nullopt;
    return Error{Error::Kind::Refused,
                 order < 0 ? "pack.older-version" : "pack.same-version",
                 {},
                 {head.id, head.version, installed},
                 {}};
}

/// Whether the pack may take the place of what has its id.
Checked<void> checkPlace(const Workspace& workspace, const PackHead& head, const SyncedPack* installed)
{
    if (!head.extends.empty() && head.id == ownLayerFileId(head.extends))
        return refusedPack("pack.own-layer", {head.extends});
    if (!head.extends.empty() && installedAs(workspace, head.extends) == nullptr)
        return tl::unexpected(
            Errors{{Error::Kind::NotFound, "layer.no-such-game", {"game.json", 0, 0}, {head.extends, head.id}, {}}});
    if (installed == nullptr) return {};
    if (!isOwnPack(installed->folder)) return refusedPack("pack.shipped-id", {head.id});
    if (installed->extends != head.extends)
        return refusedPack("pack.other-kind", {head.id, installed->extends.empty() ? head.id : installed->extends});
    return {};
}

/// Expansion packs that fit the game as it is now, but not the new version.
void noteLostExpansions(const SyncReport& before, const SyncReport& after, const std::string& game, Errors& notes)
{
    for (const SyncedPack& pack : after.packs) {
        if (pack.extends != game || pack.mistakes.empty()) continue;
        const auto former = std::ranges::find(before.packs, pack.game, &SyncedPack::game);
        if (former == before.packs.end() || former->mistakes.empty())
            notes.push_back({Error::Kind::Refused, "pack.breaks-expansion", {}, {pack.game}, {}});
    }
}

}  // namespace

Checked<PackChange> planPack(const Workspace& workspace, const fs::path& source, const PackRequest& request)
{
    auto staged = StagedPack::stage(source);
    if (!staged) return tl::unexpected(staged.error());
    PackChange change;
    change.staged = std::move(*staged);
    const PackHead& head = change.head();
    const SyncedPack* installed = installedAs(workspace, head.id);
    if (auto fits = checkPlace(workspace, head, installed); !fits) return tl::unexpected(fits.error());

    if (request.keepNumbers && head.extends.empty()) {
        Errors mistakes;
        const auto carried = writeCarriedNumbers(workspace.library(), *change.staged, mistakes);
        if (!carried) return tl::unexpected(Errors{carried.error()});
        if (!mistakes.empty()) return tl::unexpected(std::move(mistakes));
        change.renumbered = *carried;
    }
    change.holds = checkPack(change.staged->folder(), request.stop);
    if (!change.holds.mistakes.empty()) return tl::unexpected(change.holds.mistakes);
    change.notes = change.holds.warnings;
    change.decks = decksOf(workspace.library(), change.game()).size();
    if (installed != nullptr) {
        change.kind = sameFiles(installed->folder, change.staged->folder()) ? PackChange::Kind::Unchanged
                                                                            : PackChange::Kind::Update;
        if (const auto former = readPackHead(installed->folder)) change.installedVersion = former->version;
    }
    if (change.kind == PackChange::Kind::Unchanged) return change;

    const auto rehearsal = PackRehearsal::run(change.staged->scratch(), packsWith(head.id, change.staged->folder()));
    if (!rehearsal) return tl::unexpected(Errors{rehearsal.error()});
    for (const SyncedPack& pack : rehearsal->report().packs)
        if (pack.game == head.id && !pack.mistakes.empty()) return tl::unexpected(pack.mistakes);
    noteLostExpansions(workspace.packs(), rehearsal->report(), head.id, change.notes);
    change.verdicts = rehearsal->verdictChanges(workspace, change.game(), request.stop);
    if (change.kind == PackChange::Kind::Update) {
        if (!change.installedVersion.empty()) change.objection = versionObjection(head, change.installedVersion);
        const PackContents before = packContents(installed->folder);
        const PackContents after = packContents(change.staged->folder());
        change.cards = difference(before.cards, after.cards);
        change.rules = difference(before.rules, after.rules);
    }
    return change;
}

Result<fs::path> apply(const PackChange& change) { return change.staged->putInPlace(); }

Result<fs::path> installedPack(const Workspace& workspace, const std::string& id)
{
    if (const SyncedPack* pack = installedAs(workspace, id)) return pack->folder;
    std::vector<std::string> args{id};
    for (const SyncedPack& pack : workspace.packs().packs) args.push_back(pack.game);
    return failure({Error::Kind::NotFound, "game.unknown", {}, std::move(args), {}});
}

Result<PackRemoval> planRemoval(const Workspace& workspace, const std::string& id)
{
    // A pack with the id of a shipped game is not used, but it is the one that can be removed.
    const auto& packs = workspace.packs().packs;
    const auto own = std::ranges::find_if(
        packs, [&id](const SyncedPack& pack) { return pack.game == id && isOwnPack(pack.folder); });
    if (own == packs.end()) {
        const auto folder = installedPack(workspace, id);
        if (!folder) return failure(folder.error());
        return failure({Error::Kind::Refused, "pack.shipped", {}, {id, folder->string()}, {}});
    }
    PackRemoval removal{id, own->extends, {}, own->folder, {}, {}, {}};
    if (const auto head = readPackHead(own->folder)) removal.name = head->name;
    const bool isUsed = installedAs(workspace, id) == &*own;
    if (!isUsed) return removal;
    if (removal.extends.empty()) {
        for (const StoredDeck& deck : decksOf(workspace.library(), id)) removal.decks.push_back(deck.name);
        for (const SyncedPack& pack : packs)
            if (pack.extends == id) removal.expansions.push_back(pack.game);
        return removal;
    }
    if (decksOf(workspace.library(), removal.extends).empty()) return removal;
    const ScratchFolder scratch(ownPackFolder());
    if (!scratch.folder()) return failure(scratch.folder().error());
    const auto rehearsal = PackRehearsal::run(*scratch.folder(), packsWith(id, {}));
    if (!rehearsal) return failure(rehearsal.error());
    removal.verdicts = rehearsal->verdictChanges(workspace, removal.extends, {});
    return removal;
}

Result<void> apply(const PackRemoval& removal) { return removePackFolder(removal.folder); }

}  // namespace mazzo::app
