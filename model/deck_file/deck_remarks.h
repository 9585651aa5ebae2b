// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck_file/deck_file.h"

namespace mazzo::model {

// What a player notes about cards in the header of a deck file: tags, and cards that may yet join the deck. No rule
// reads them, and a program that does not know their keys keeps the lines.

inline constexpr std::string_view kCardTagsKey = "card-tags";  ///< `card-tags: early, finisher = Marine`
inline constexpr std::string_view kMaybeKey = "maybe";         ///< `maybe: 2 Marine`
inline constexpr std::string_view kFolderKey = "folder";       ///< `folder: Club/League`

/// Whether a header line with this key, in lower case, is the player's own remark.
[[nodiscard]] bool isRemarkKey(std::string_view key);

/// The tags of one card. The first one is its category.
struct TaggedCard {
    std::vector<std::string> tags;
    std::string name;  ///< as written
    std::optional<CardIndex> card = {};

    bool operator==(const TaggedCard&) const = default;
};

/// A card outside the deck that the player thinks about.
struct MaybeCard {
    int copies = 1;
    std::string name;  ///< as written
    std::optional<CardIndex> card = {};

    bool operator==(const MaybeCard&) const = default;
};

/// In the order of the file. Lines that cannot be read are left out.
[[nodiscard]] std::vector<TaggedCard> taggedCards(const DeckFile& file, const Catalogue& catalogue);
[[nodiscard]] std::vector<MaybeCard> maybeCards(const DeckFile& file, const Catalogue& catalogue);

/// A tag as it can be written: on one line, without `,` and `=`, at most `kMaxTagLength` bytes. Empty if nothing is
/// left.
[[nodiscard]] std::string cleanTag(std::string_view tag);
inline constexpr std::size_t kMaxTagLength = 64;

/// Adds a tag to a card, or removes it. The other tags keep their order.
void setCardTag(DeckFile& file, CardIndex card, std::string_view tag, bool set, const Catalogue& catalogue);

/// Adds copies to the maybe pile, or removes them if `by` is negative. Names that the catalogue does not know are
/// found as they are written.
void changeMaybe(DeckFile& file, CardIndex card, int by, const Catalogue& catalogue);
void changeMaybe(DeckFile& file, std::string_view unknownCard, int by, const Catalogue& catalogue);

}  // namespace mazzo::model
