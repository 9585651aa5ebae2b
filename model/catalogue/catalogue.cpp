// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue.h"

#include "model/catalogue/data.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using namespace catalogue;

namespace {

/// A catalogue of nothing has a block too, so that no function has to ask whether there is one.
Block built(const Game& game, std::span<const Card> cards)
{
    auto bytes = std::make_shared<const std::vector<std::byte>>(blockOf(game, cards));
    return layOver(game, *bytes, bytes).value();
}

}  // namespace

Catalogue::Catalogue() : Catalogue(std::make_unique<Data>(Game{}, built({}, {}))) {}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;
Catalogue::Catalogue(std::unique_ptr<Data> data) : m_data(std::move(data)) {}

Catalogue Catalogue::build(const Game& game, std::span<const Card> cards)
{
    return Catalogue(std::make_unique<Data>(game, built(game, cards)));
}

std::vector<std::byte> Catalogue::bytes() const { return {m_data->block->bytes.begin(), m_data->block->bytes.end()}; }

Result<Catalogue> Catalogue::fromBytes(const Game& game, std::span<const std::byte> bytes,
                                       std::shared_ptr<const void> owner)
{
    Result<Block> block = layOver(game, bytes, std::move(owner));
    if (!block) return failure(std::move(block.error()));
    return Catalogue(std::make_unique<Data>(game, std::move(*block)));
}

std::size_t Catalogue::size() const { return m_data->block->cards(); }
std::string_view Catalogue::id(CardIndex card) const { return m_data->block->text(m_data->block->ids[at(card)]); }
std::uint32_t Catalogue::number(CardIndex card) const { return m_data->block->numbers[at(card)]; }
TypeIndex Catalogue::type(CardIndex card) const { return TypeIndex{m_data->block->types[at(card)]}; }
std::string_view Catalogue::set(CardIndex card) const { return m_data->block->text(m_data->block->sets[at(card)]); }

std::string_view Catalogue::name(CardIndex card, std::string_view language) const
{
    const Block& block = *m_data->block;
    const std::size_t first = block.firstName[at(card)];
    const auto names = block.names.subspan(first, block.firstName[at(card) + 1] - first);
    if (names.empty()) return {};
    const auto found = std::find_if(names.begin(), names.end(), [&](const Name& name) {
        return block.text(block.languages[name.language]) == language;
    });
    return block.text(found == names.end() ? names.front().text : found->text);
}

void Catalogue::ids(std::span<const std::optional<CardIndex>> cards, std::span<std::string_view> ids) const
{
    const Block& block = *m_data->block;
    for (const auto card : cards) {
        if (card) __builtin_prefetch(&block.ids[at(*card)]);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!cards[i]) continue;
        ids[i] = id(*cards[i]);
        __builtin_prefetch(ids[i].data());
    }
}

void Catalogue::names(std::span<const CardIndex> cards, std::string_view language,
                      std::span<std::string_view> names) const
{
    const Block& block = *m_data->block;
    for (const CardIndex card : cards) __builtin_prefetch(&block.firstName[at(card)]);
    for (const CardIndex card : cards) __builtin_prefetch(block.names.data() + block.firstName[at(card)]);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        names[i] = name(cards[i], language);
        __builtin_prefetch(names[i].data());
    }
}

Card::TextState Catalogue::textState(CardIndex card) const
{
    return m_data->texts.contains(card) ? Card::TextState::Known
                                        : static_cast<Card::TextState>(m_data->block->textStates[at(card)]);
}

std::optional<CardIndex> Catalogue::find(std::string_view nameOrId) const
{
    thread_local std::string text;  // Deck files ask for millions of names.
    foldInto(nameOrId, text);
    if (const auto card = findFolded(text)) return card;
    return m_data->block->byId.find(m_data->withoutPrefix(text));
}

std::optional<CardIndex> Catalogue::findFolded(std::string_view foldedName) const
{
    return m_data->block->byName.find(foldedName);
}

void Catalogue::findFolded(std::span<const std::string_view> foldedNames,
                           std::span<std::optional<CardIndex>> cards) const
{
    m_data->block->byName.find(foldedNames, cards);
}

void Catalogue::findFoldedOrId(std::span<const std::string_view> foldedTexts,
                               std::span<std::optional<CardIndex>> cards) const
{
    findFolded(foldedTexts, cards);
    std::vector<std::string_view> ids;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < foldedTexts.size(); ++i) {
        if (cards[i]) continue;
        ids.push_back(m_data->withoutPrefix(foldedTexts[i]));
        places.push_back(i);
    }
    std::vector<std::optional<CardIndex>> found(ids.size());
    m_data->block->byId.find(ids, found);
    for (std::size_t i = 0; i < found.size(); ++i) cards[places[i]] = found[i];
}

bool Catalogue::hasNameLikeCount() const { return m_data->hasNameLikeCount; }

std::optional<CardIndex> Catalogue::byNumber(std::uint32_t number) const
{
    const auto& numbers = m_data->block->numbers;
    // Most packs number their cards without gaps.
    if (const std::size_t guess = number - std::size_t{1}; guess < numbers.size() && numbers[guess] == number)
        return static_cast<CardIndex>(guess);
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (found == numbers.end() || *found != number) return {};
    return static_cast<CardIndex>(found - numbers.begin());
}

std::vector<CardIndex> Catalogue::nearestNames(std::string_view name, std::size_t count) const
{
    std::vector<CardIndex> cards;
    for (const NearName& near : nearNames(name, count)) cards.push_back(near.card);
    return cards;
}

std::vector<Catalogue::NearName> Catalogue::nearNames(std::string_view name, std::size_t count) const
{
    std::vector<NearName> names;
    for (const catalogue::Near& near : m_data->block->byName.nearest(folded(name), count))
        names.push_back({CardIndex{near.card}, near.distance});
    return names;
}

}  // namespace mazzo::model
