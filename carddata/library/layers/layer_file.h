// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/own_repository.h"
#include "carddata/pack/archive.h"

#include <span>

namespace mazzo::carddata {

/// Names of a layer that is written to a file.
struct LayerFileHead {
    std::string id;  ///< of the expansion pack; `ownLayerFileId` for a layer that others merge into their own
    std::string version = "1";
    std::string name;
};

/// The id under which the own layer of a game is handed on.
[[nodiscard]] std::string ownLayerFileId(std::string_view game);

/// The own layer as the files of an expansion pack: `game.json`, `cards.json` and pictures.
[[nodiscard]] Result<std::vector<ArchivedFile>> layerFiles(
    const Game& game, std::span<const LayerCard> entries, std::span<const OwnChoice> choices,
    const std::filesystem::path& images, const LayerFileHead& head);

/// A layer that was read from a file. Its own cards have short ids; references name cards of the layer by them.
struct LayerFile {
    struct Entry {
        LayerCard card;  ///< a new one has its short id and the number 1; its image is a path in the file
        Place place;     ///< where the file states it
    };

    std::string id;
    std::string game;
    std::string version;
    Texts name;
    std::vector<Entry> entries;
    std::vector<OwnChoice> choices;  ///< sets and further choices
};

/// Whose layer it is, before its cards are read: only `id`, `game`, `version` and `name`.
[[nodiscard]] Checked<LayerFile> readLayerHead(const std::vector<ArchivedFile>& files);

/// Reads a layer for merging. What its values mean is checked when they are stored.
[[nodiscard]] Checked<LayerFile> readLayerFile(const std::vector<ArchivedFile>& files);

}  // namespace mazzo::carddata
