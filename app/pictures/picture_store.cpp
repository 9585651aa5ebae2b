// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_store.h"

#include <algorithm>
#include <regex>

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

/// Is it the name of a file that the store made from its content, or is making?
bool isStoredName(const std::string& name)
{
    static const std::regex stored("[0-9a-f]{1,16}-[0-9]+\\.[a-z]+(\\.part)?");
    return std::regex_match(name, stored);
}

/// Files that may belong to a card by their name.
std::vector<fs::path> cardFiles(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (entry.is_regular_file(error) && !name.starts_with('.') && !isStoredName(name))
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

tl::unexpected<Error> noPicture(const std::string& card)
{
    return failure({Error::Kind::NotFound, "picture.none", {}, {card}, {}});
}

}  // namespace

Result<std::string> storePicture(const fs::path& imageFolder, const QString& file,
                                 std::optional<ImageStore::Shows> shows)
{
    // Decoded once, so that a damaged file is refused now and not when it is shown.
    const auto image = readPicture(file);
    if (!image) return failure(image.error());
    const bool wide = image->width() > image->height();
    return ImageStore(imageFolder)
        .add(file.toStdString(), shows.value_or(wide ? ImageStore::Shows::Art : ImageStore::Shows::Card));
}

Result<void> changePictures(Library& library, const LoadedGame& loaded, const std::vector<PictureChange>& changes,
                            OwnReason reason, const std::string& detail)
{
    OwnEdit edit{.reason = reason, .detail = detail, .entries = {}, .choices = {}};
    for (const auto& [card, image] : changes) {
        auto entry = library.ownLayer().entry(loaded.game.id, card);
        if (!entry) return failure(entry.error());
        // Where a layer below has a picture too, an empty name says that the player does not want it.
        const bool own = entry->image && !entry->image->empty();
        if (!image.empty()) entry->image = image;
        else if (own) entry->image.reset();
        else entry->image = std::string();
        edit.entries.push_back(std::move(*entry));
    }
    const auto done = library.ownLayer().apply(loaded.game, loaded.catalogue, std::move(edit));
    return done ? Result<void>() : failure(firstError(done.error()));
}

Result<void> restorePicture(Library& library, const LoadedGame& loaded, const std::string& card)
{
    const auto former = library.formerImage(loaded.game.id, card);
    if (!former) return failure(former.error());
    if (former->empty()) return noPicture(card);
    return changePictures(library, loaded, {{card, *former}}, OwnReason::Edit, card);
}

Result<int> adoptPictureFiles(Library& library, const std::string& game)
{
    const fs::path folder = library.imageFolder(game);
    const std::vector<fs::path> files = cardFiles(folder);
    if (files.empty()) return 0;
    const auto loaded = library.load(game);
    if (!loaded) return failure(loaded.error());
    std::vector<PictureChange> changes;
    std::vector<fs::path> adopted;
    for (const fs::path& file : files) {
        const std::string card = file.stem().string();
        const bool known = loaded->catalogue.find(game + ":" + card).has_value();
        if (!known || std::ranges::find(changes, card, &PictureChange::card) != changes.end()) continue;
        auto name = storePicture(folder, QString::fromStdString(file.string()));
        if (!name) continue;
        changes.push_back({card, std::move(*name)});
        adopted.push_back(file);
    }
    if (changes.empty()) return 0;
    const auto done = changePictures(library, *loaded, changes, OwnReason::Import, folder.string());
    if (!done) return failure(done.error());
    std::error_code error;
    for (const fs::path& file : adopted) fs::remove(file, error);
    return static_cast<int>(changes.size());
}

}  // namespace mazzo::app
