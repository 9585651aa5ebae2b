// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/card_repository.h"
#include "carddata/library/layers/card_merger.h"
#include "carddata/library/layers/expansion_repository.h"
#include "carddata/library/layers/own_repository.h"

namespace mazzo::carddata {

/// A card and what each layer says about it.
struct LayeredCard {
    struct Layer {
        std::string id;  ///< "pack", an expansion's id, or "own"
        LayerCard says;
    };

    Card card;                  ///< as the game uses it
    std::vector<Layer> layers;  ///< those that mention the card, lowest first

    /// The layer whose word counts: of a field, or of `name`, `type`, `set` or `text`. Derived fields have none.
    [[nodiscard]] std::string_view layerOf(std::string_view field) const;
    /// What the layers say of a field, lowest first; those that say nothing are left out.
    [[nodiscard]] std::vector<std::pair<std::string_view, FieldValue>> values(std::string_view field) const;

    std::vector<std::string> ignored;  ///< fields whose own value is not used, because the pack came to know otherwise
};

/// Reads the cards of a game through all their layers: the pack, expansion packs by id, the player's own layer.
class LayeredCards {
public:
    LayeredCards(const Database& database, std::filesystem::path images)
        : m_database(database), m_images(std::move(images))
    {}

    [[nodiscard]] Result<Card> card(const Game& game, std::string_view id) const;  ///< NotFound if there is none
    /// Without the player's own layer; nothing for an own card and for one that does not exist.
    [[nodiscard]] Result<std::optional<Card>> below(const Game& game, std::string_view id) const;
    [[nodiscard]] Result<LayeredCard> layers(const Game& game, std::string_view id) const;

    struct All {
        std::vector<Card> cards;
        std::vector<UserValue> contradicted;
    };
    /// Lays all layers over the cards of the pack, and leaves out samples if the game hides them.
    [[nodiscard]] Result<All> all(const Game& game, std::vector<Card> pack) const;

    /// Adds to a game what its layers bring: sets, choices, their list, and where the own layer stands.
    [[nodiscard]] Result<void> extend(Game& game) const;

private:
    [[nodiscard]] CardMerger merger(const Game& game) const;

    const Database& m_database;
    std::filesystem::path m_images;
};

/// Whether a game that hides its samples leaves this card out.
[[nodiscard]] bool isSample(const Game& game, const Card& card);

}  // namespace mazzo::carddata
