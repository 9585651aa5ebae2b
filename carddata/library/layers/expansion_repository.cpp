// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/expansion_repository.h"

#include <algorithm>

namespace mazzo::carddata {

template <class... Args>
Result<std::vector<StoredExpansion>> ExpansionRepository::listed(std::string_view condition, const Args&... args) const
{
    std::vector<StoredExpansion> expansions;
    const std::string sql = "SELECT id, game, version, fingerprint, folder, definition FROM expansion " +
                            std::string(condition) + " ORDER BY id";
    auto done = m_database.each(
        sql,
        [&expansions](const Statement& row) {
            expansions.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
                                  std::string(row.text(3)), std::filesystem::path(row.text(4)),
                                  std::string(row.text(5))});
            return Result<void>();
        },
        args...);
    if (!done) return failure(done.error());
    return expansions;
}

Result<std::vector<StoredExpansion>> ExpansionRepository::all() const { return listed(""); }

Result<std::vector<StoredExpansion>> ExpansionRepository::of(std::string_view game) const
{
    return listed("WHERE game = ?", game);
}

Result<void> ExpansionRepository::put(const StoredExpansion& expansion, std::span<const LayerCard> cards) const
{
    auto done = remove(expansion.id).and_then([&] {
        return m_database.run(
            "INSERT INTO expansion (id, game, version, fingerprint, folder, definition) VALUES (?, ?, ?, ?, ?, ?)",
            expansion.id, expansion.game, expansion.version, expansion.fingerprint, expansion.folder.string(),
            expansion.definition);
    });
    if (!done) return done;
    auto add = m_database.prepare("INSERT INTO expansion_card (expansion, card, document) VALUES (?, ?, ?)");
    if (!add) return failure(add.error());
    for (const LayerCard& card : cards)
        if (auto added = add->run(expansion.id, card.id, toJson(card)); !added) return added;
    return {};
}

Result<void> ExpansionRepository::moved(std::string_view id, const std::filesystem::path& folder) const
{
    return m_database.run("UPDATE expansion SET folder = ? WHERE id = ?", folder.string(), id);
}

Result<void> ExpansionRepository::remove(std::string_view id) const
{
    return m_database.run("DELETE FROM expansion WHERE id = ?", id);
}

template <class... Args>
Result<std::vector<LayerCard>> ExpansionRepository::listedCards(std::string_view condition, const Args&... args) const
{
    std::vector<LayerCard> cards;
    const std::string sql = "SELECT expansion_card.card, layer_number.number, document, expansion FROM expansion_card "
                            "JOIN expansion ON expansion.id = expansion LEFT JOIN layer_number ON layer_number.game = "
                            "expansion.game AND layer_number.card = expansion_card.card WHERE expansion = ? " +
                            std::string(condition);
    auto done = m_database.each(
        sql,
        [&cards](const Statement& row) -> Result<void> {
            auto card = layerCardFromJson(row.text(2));
            if (!card) return failure(card.error());
            card->id = row.text(0);
            if (card->id.starts_with(std::string(row.text(3)) + "."))
                card->number = kFirstLayerNumber + static_cast<std::uint32_t>(row.integer(1));
            cards.push_back(std::move(*card));
            return {};
        },
        args...);
    if (!done) return failure(done.error());
    return cards;
}

Result<std::vector<LayerCard>> ExpansionRepository::cards(std::string_view expansion) const
{
    return listedCards("", expansion);
}

Result<std::optional<LayerCard>> ExpansionRepository::card(std::string_view expansion, std::string_view card) const
{
    auto cards = listedCards("AND expansion_card.card = ?", expansion, card);
    if (!cards) return failure(cards.error());
    return cards->empty() ? std::nullopt : std::optional(std::move(cards->front()));
}

Result<std::vector<CardImage>> ExpansionRepository::images(std::string_view expansion) const
{
    std::vector<CardImage> images;
    auto done = m_database.each(
        "SELECT card, json_extract(document, '$.image') FROM expansion_card WHERE expansion = ? AND "
        "instr(document, '\"image\"') > 0 AND json_type(document, '$.image') = 'text'",
        [&images](const Statement& row) {
            images.push_back({std::string(row.text(0)), std::string(row.text(1))});
            return Result<void>();
        },
        expansion);
    if (!done) return failure(done.error());
    return images;
}

}  // namespace mazzo::carddata
