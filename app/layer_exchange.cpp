// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layer_exchange.h"

#include "carddata/library/layers/image_store.h"

namespace mazzo::app {

namespace {

/// The line of the file that a problem is about goes with it.
Errors withPlaces(const LayerMerge& merge, const std::vector<OwnProblem>& problems)
{
    Errors errors;
    for (const OwnProblem& problem : problems) {
        errors.push_back(problem.error);
        if (problem.entry < merge.items.size()) errors.back().where = merge.items[problem.entry].place;
    }
    return errors;
}

}  // namespace

Errors mergeProblems(const Library& library, const LoadedGame& loaded, const LayerMerge& merge)
{
    OwnEdit edit = mergeEdit(merge);
    const auto problems = library.ownLayer().check(loaded.game, loaded.catalogue, edit);
    return problems ? withPlaces(merge, *problems) : Errors{problems.error()};
}

Checked<void> storeMerge(const Library& library, const LoadedGame& loaded, const LayerMerge& merge)
{
    const ImageStore images(library.imageFolder(loaded.game.id));
    for (const auto& [name, content] : merge.images)
        if (const auto added = images.addBytes(content, name,
                                               isArt(name) ? ImageStore::Shows::Art : ImageStore::Shows::Card);
            !added)
            return tl::unexpected(Errors{added.error()});
    const auto stored = library.ownLayer().apply(loaded.game, loaded.catalogue, mergeEdit(merge));
    if (!stored) return tl::unexpected(withPlaces(merge, stored.error()));
    return {};
}

Result<std::size_t> writeOwnLayer(const Library& library, const Game& game, LayerFileHead head, const std::string& file)
{
    const auto entries = library.ownLayer().entries(game.id);
    if (!entries) return failure(entries.error());
    const auto choices = library.ownChoices(game.id);
    if (!choices) return failure(choices.error());
    if (head.id.empty()) head.id = ownLayerFileId(game.id);
    const auto files = layerFiles(game, *entries, *choices, library.imageFolder(game.id), head);
    if (!files) return failure(files.error());
    if (const auto written = writeArchive(file, *files); !written) return failure(written.error());
    return entries->size();
}

Result<void> clearOwnLayer(const Library& library, const LoadedGame& loaded)
{
    const auto entries = library.ownLayer().entries(loaded.game.id);
    if (!entries) return failure(entries.error());
    OwnEdit edit{OwnReason::Clear, {}, {}, {}, true};
    for (const LayerCard& entry : *entries) edit.entries.emplace_back().id = entry.id;
    const auto done = library.ownLayer().apply(loaded.game, loaded.catalogue, std::move(edit));
    if (!done) return failure(firstError(done.error()));
    return {};
}

}  // namespace mazzo::app
