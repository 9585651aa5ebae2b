// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/layer_file.h"
#include "carddata/library/library.h"

namespace mazzo::carddata {

/// Somebody's layer beside the player's own, card by card and part by part, before anything is stored.
struct LayerMerge {
    enum class Take : std::uint8_t { Mine, Theirs };

    /// A part of a card that both have, but not the same.
    struct Difference {
        std::string part;  ///< a field's id, or `name`, `aliases`, `type`, `set`, `text`, `rulings`, `effects`, `image`
        std::string mine;  ///< as it would be typed
        std::string theirs;
        Take take = Take::Mine;
    };

    struct Item {
        enum class State : std::uint8_t { New, Changed, Unchanged };

        std::string card;  ///< the id; empty for a new card
        std::string name;
        State state = State::Unchanged;  ///< without what the differences add
        std::vector<std::string> added;  ///< parts that only they have
        std::vector<Difference> differences;
        LayerCard mine;
        LayerCard theirs;  ///< with references as this library names them
        Place place;       ///< in their file
    };

    std::string game;
    std::string detail;  ///< the layer's name
    std::vector<Item> items;
    std::vector<OwnChoice> choices;
    std::vector<ArchivedFile> images;  ///< by the names that they have in the library

    [[nodiscard]] std::size_t count(Item::State state) const;
    [[nodiscard]] std::size_t differences() const;
    void takeAll(Take take);
};

/// Compares a layer file with what the library has. New cards are matched by name with cards that are there already.
[[nodiscard]] Checked<LayerMerge> planMerge(const Library& library, const LoadedGame& loaded, const LayerFile& layer,
                                            const std::vector<ArchivedFile>& files);

/// The edit that stores a merge as it was decided.
[[nodiscard]] OwnEdit mergeEdit(const LayerMerge& merge);

}  // namespace mazzo::carddata
