// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/card_numbers.h"

#include "carddata/pack/json_document.h"
#include "carddata/pack/pack_files.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace mazzo::carddata {

namespace {

using Owners = std::unordered_map<std::uint32_t, std::string_view>;

Owners ownersOf(const CardNumbers& known)
{
    Owners owners;
    owners.reserve(known.size());
    for (const auto& [card, number] : known) owners.emplace(number, card);
    return owners;
}

/// The card whose known number is at odds with this one; null if there is none.
const CardNumbers::value_type* conflict(std::string_view card, std::uint32_t number, const CardNumbers& known,
                                        const Owners& owners)
{
    if (const auto own = known.find(card); own != known.end()) return own->second == number ? nullptr : &*own;
    const auto owner = owners.find(number);
    return owner == owners.end() ? nullptr : &*known.find(owner->second);
}

std::vector<JsonDocument> cardFiles(const std::filesystem::path& folder, Mistakes& mistakes)
{
    std::vector<JsonDocument> documents;
    const PackFiles files(folder, mistakes);
    const auto read = [&](const std::string& path, const Place& from) {
        auto text = files.read(path, PackFiles::kMaxJson, from);
        return text ? parseJson(path, std::move(*text), mistakes) : std::nullopt;
    };
    const auto game = read("game.json", {"game.json", 0, 0});
    if (!game) return documents;
    std::vector<std::string> paths;
    const JsonNode* listed = game->root.find("card-files");
    if (const auto* items = listed ? listed->as<JsonNode::List>() : nullptr)
        for (const JsonNode& item : *items)
            if (const auto* path = item.as<std::string>()) paths.push_back(*path);
    if (!listed) paths.emplace_back("cards.json");
    for (const std::string& path : paths)
        if (auto document = read(path, {path, 0, 0})) documents.push_back(std::move(*document));
    return documents;
}

/// A card of a file: its id, and its number if it has one.
struct CardNodes {
    const JsonNode* id = nullptr;
    const JsonNode* number = nullptr;

    [[nodiscard]] const std::string& card() const { return *id->as<std::string>(); }
    [[nodiscard]] std::uint32_t value() const
    {
        const auto* whole = number ? number->as<std::int64_t>() : nullptr;
        return whole && *whole > 0 && *whole < kFirstLayerNumber ? static_cast<std::uint32_t>(*whole) : 0;
    }
};

std::vector<CardNodes> cardsIn(const JsonDocument& document)
{
    std::vector<CardNodes> cards;
    const JsonNode* list = document.root.find("cards");
    if (const auto* items = list ? list->as<JsonNode::List>() : nullptr)
        for (const JsonNode& item : *items)
            if (const JsonNode* id = item.find("id"); id && id->as<std::string>())
                cards.push_back({id, item.find("number")});
    return cards;
}

/// Where the text of a plain value ends: a number, or an id in quotes.
std::size_t endOf(const std::string& text, std::size_t at)
{
    if (text[at] == '"') return text.find('"', at + 1) + 1;
    return std::min(text.find_first_of(" \t\r\n,]}", at), text.size());
}

/// Gives out numbers: the known ones first, then those that the cards have, then new ones.
class NumberSource {
public:
    NumberSource(const CardNumbers& known, std::span<const std::vector<CardNodes>> files) : m_known(known)
    {
        for (const auto& [card, number] : known) take(number);
        for (const auto& cards : files)
            for (const CardNodes& each : cards) m_highest = std::max(m_highest, each.value());
    }

    [[nodiscard]] std::uint32_t of(const CardNodes& card)
    {
        if (const auto own = m_known.find(card.card()); own != m_known.end()) return own->second;
        if (card.value() != 0 && take(card.value())) return card.value();
        take(++m_highest);
        return m_highest;
    }

private:
    bool take(std::uint32_t number)
    {
        m_highest = std::max(m_highest, number);
        return m_taken.insert(number).second;
    }

    const CardNumbers& m_known;
    std::set<std::uint32_t> m_taken;
    std::uint32_t m_highest = 0;
};

RenumberedFile renumbered(const JsonDocument& document, std::span<const CardNodes> cards, NumberSource& source)
{
    RenumberedFile file{document.file, {}, 0};
    std::size_t copied = 0;
    const auto replace = [&](std::size_t from, std::size_t to, const std::string& by) {
        file.text.append(document.text, copied, from - copied).append(by);
        copied = to;
        ++file.changes;
    };
    for (const CardNodes& each : cards) {
        const std::uint32_t number = source.of(each);
        if (number == each.value()) continue;
        // The number may come before the id, but never before the card that was written last.
        if (each.number)
            replace(each.number->offset, endOf(document.text, each.number->offset), std::to_string(number));
        else {
            const std::size_t end = endOf(document.text, each.id->offset);
            replace(end, end, ", \"number\": " + std::to_string(number));
        }
    }
    file.text.append(document.text, copied);
    return file;
}

}  // namespace

bool keepsNumbers(std::span<const Card> cards, const CardNumbers& known)
{
    if (known.empty()) return true;
    const Owners owners = ownersOf(known);
    return std::ranges::all_of(
        cards, [&](const Card& card) { return conflict(card.id, card.number, known, owners) == nullptr; });
}

Errors changedNumbers(const std::filesystem::path& folder, const CardNumbers& known)
{
    Mistakes mistakes;
    const Owners owners = ownersOf(known);
    for (const JsonDocument& document : cardFiles(folder, mistakes))
        for (const CardNodes& each : cardsIn(document)) {
            if (each.value() == 0) continue;
            if (const auto* other = conflict(each.card(), each.value(), known, owners))
                mistakes.add({Error::Kind::Refused,
                              "pack.number-changed",
                              document.place(*each.number),
                              {each.card(), std::to_string(each.value()), other->first, std::to_string(other->second)},
                              {}});
        }
    return mistakes.take();
}

Checked<std::vector<RenumberedFile>> carryNumbers(const std::filesystem::path& folder, const CardNumbers& known)
{
    Mistakes mistakes;
    const std::vector<JsonDocument> documents = cardFiles(folder, mistakes);
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    std::vector<std::vector<CardNodes>> cards;
    for (const JsonDocument& document : documents) cards.push_back(cardsIn(document));
    NumberSource source(known, cards);
    std::vector<RenumberedFile> changed;
    for (std::size_t i = 0; i < documents.size(); ++i)
        if (RenumberedFile file = renumbered(documents[i], cards[i], source); file.changes > 0)
            changed.push_back(std::move(file));
    return changed;
}

}  // namespace mazzo::carddata
