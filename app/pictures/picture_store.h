// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/picture_file.h"
#include "carddata/library/layers/image_store.h"
#include "carddata/library/library.h"

namespace mazzo::app {

// The pictures of cards are part of the player's own layer. Each file is stored once, by its content; adding, replacing
// or removing a picture is a step of the layer, which can be undone.

/// Checks that a file is an image that can be shown, copies it into the image folder of a game and returns the name by
/// which the own layer refers to it. An image that is wider than high is taken for art unless `shows` says otherwise.
/// Decodes the image: not for the GUI thread.
[[nodiscard]] Result<std::string> storePicture(const std::filesystem::path& imageFolder, const QString& file,
                                               std::optional<ImageStore::Shows> shows = {});

/// A card and the name of its picture; an empty name removes the picture.
struct PictureChange {
    std::string card;
    std::string image;
};

/// Changes the pictures of cards as one step of the own layer.
[[nodiscard]] Result<void> changePictures(Library& library, const LoadedGame& loaded,
                                          const std::vector<PictureChange>& changes, OwnReason reason,
                                          const std::string& detail);

/// Replaces the picture of a card by the one that it had before. NotFound if there was none.
[[nodiscard]] Result<void> restorePicture(Library& library, const LoadedGame& loaded, const std::string& card);

/// Adds the files `<image folder>/<card>.<ending>` to their cards and removes them: players may put files there, and
/// earlier versions stored pictures like that. Files that belong to no card, or are not images, stay. Returns how many
/// cards got a picture.
[[nodiscard]] Result<int> adoptPictureFiles(Library& library, const std::string& game);

}  // namespace mazzo::app
