// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/card_repository.h"
#include "carddata/pack/expansion.h"
#include "carddata/pack/layer_card.h"

#include <span>

namespace mazzo::carddata {

/// An expansion pack as the library holds it, without its cards.
struct StoredExpansion {
    std::string id;
    std::string game;
    std::string version;
    std::string fingerprint;  ///< of its files, and of the pack that it was read against
    std::filesystem::path folder;
    std::string definition;  ///< as `definitionText` writes it

    bool operator==(const StoredExpansion&) const = default;
};

/// The tables `expansion` and `expansion_card`. Opens no transactions.
class ExpansionRepository {
public:
    explicit ExpansionRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::vector<StoredExpansion>> all() const;                      ///< by id
    [[nodiscard]] Result<std::vector<StoredExpansion>> of(std::string_view game) const;  ///< by id: the layers' order
    [[nodiscard]] Result<void> put(const StoredExpansion& expansion, std::span<const LayerCard> cards) const;
    [[nodiscard]] Result<void> moved(std::string_view id, const std::filesystem::path& folder) const;
    [[nodiscard]] Result<void> remove(std::string_view id) const;

    /// What an expansion says about cards: all of them, or one.
    [[nodiscard]] Result<std::vector<LayerCard>> cards(std::string_view expansion) const;
    [[nodiscard]] Result<std::optional<LayerCard>> card(std::string_view expansion, std::string_view card) const;

    [[nodiscard]] Result<std::vector<CardImage>> images(std::string_view expansion) const;  ///< of cards that have one

private:
    template <class... Args>
    [[nodiscard]] Result<std::vector<StoredExpansion>> listed(std::string_view condition, const Args&... args) const;
    template <class... Args>
    [[nodiscard]] Result<std::vector<LayerCard>> listedCards(std::string_view condition, const Args&... args) const;

    const Database& m_database;
};

}  // namespace mazzo::carddata
