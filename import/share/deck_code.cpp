// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/deck_code.h"

#include "import/draft.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <tuple>

namespace mazzo::importer {

namespace {

std::string numberName(const std::string& game, std::uint32_t number)
{
    return "<" + game + ":#" + std::to_string(number) + ">";
}

/// The number in `<game:#number>`.
std::optional<std::uint32_t> numberOf(std::string_view name, std::string_view game)
{
    if (!name.starts_with('<') || !name.ends_with('>')) return std::nullopt;
    name = name.substr(1, name.size() - 2);
    if (!name.starts_with(game) || !name.substr(game.size()).starts_with(":#")) return std::nullopt;
    name.remove_prefix(game.size() + 2);
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool canonical = error == std::errc{} && end == name.data() + name.size() && number > 0 &&
                           name.front() != '0';
    return canonical ? std::optional(number) : std::nullopt;
}

std::uint32_t sumOf(std::uint32_t a, std::uint32_t b) { return std::min(a + b, SharedDeck::kMaxCopies); }

/// Equal cards together, in their order; `key` tells them apart.
template <class Item, class Key>
void sortAndMerge(std::vector<Item>& items, Key key)
{
    std::ranges::sort(items, {}, key);
    std::vector<Item> merged;
    merged.reserve(items.size());
    for (Item& item : items) {
        if (!merged.empty() && std::invoke(key, merged.back()) == std::invoke(key, item)) {
            merged.back().copies = sumOf(merged.back().copies, item.copies);
            if constexpr (requires { item.printings; })
                std::ranges::move(item.printings, std::back_inserter(merged.back().printings));
        } else {
            merged.push_back(std::move(item));
        }
    }
    items = std::move(merged);
}

/// The copies of a card, in a zone, for which the lines of a deck file name a printing.
class NamedPrintings {
public:
    NamedPrintings(const DeckFile& file, const Game& game, const Catalogue& catalogue)
    {
        for (const DeckFile::Line& line : file.lines()) {
            if (line.kind != DeckFile::Kind::Card || line.value.empty()) continue;
            // The same printing may be written in several ways.
            const auto known = line.card ? catalogue.printingNamed(game, *line.card, line.value) : std::nullopt;
            const Key key{line.zone, line.card, line.card ? std::string() : std::string(line.text)};
            m_prints[key].push_back({known ? writtenPrinting(*known) : std::string(trimmed(line.value)),
                                     static_cast<std::uint32_t>(line.copies)});
        }
        for (auto& [key, prints] : m_prints) sortAndMerge(prints, &SharedDeck::Print::text);
    }

    [[nodiscard]] std::vector<SharedDeck::Print> of(const Deck::Entry& entry) const
    {
        return find({entry.zone, entry.card, {}}, entry.copies);
    }
    [[nodiscard]] std::vector<SharedDeck::Print> of(const Deck::UnknownCard& card) const
    {
        return find({card.zone, std::nullopt, card.name}, card.copies);
    }

private:
    using Key = std::tuple<ZoneIndex, std::optional<CardIndex>, std::string>;

    [[nodiscard]] std::vector<SharedDeck::Print> find(const Key& key, int copies) const
    {
        const auto found = m_prints.find(key);
        if (found == m_prints.end()) return {};
        std::int64_t left = copies;
        for (const SharedDeck::Print& print : found->second) left -= print.copies;
        return left >= 0 ? found->second : std::vector<SharedDeck::Print>();
    }

    std::map<Key, std::vector<SharedDeck::Print>> m_prints;
};

/// The card with a number of the pack; numbers of layers are not looked for, because they differ from library to
/// library.
std::optional<CardIndex> packCard(const Catalogue& catalogue, std::uint32_t number)
{
    return isLayerNumber(number) ? std::nullopt : catalogue.byNumber(number);
}

std::vector<SharedDeck::Zone> sharedZones(const DeckFile& file, const Game& game, const Catalogue& catalogue)
{
    const Deck& deck = file.deck;
    const NamedPrintings printings(file, game, catalogue);
    std::vector<SharedDeck::Zone> zones(game.zones.size());
    for (std::size_t i = 0; i < zones.size(); ++i) zones[i].id = game.zones[i].id;
    for (const Deck::Entry& entry : deck.entries()) {
        const std::uint32_t number = catalogue.number(entry.card);
        const auto copies = static_cast<std::uint32_t>(entry.copies);
        SharedDeck::Zone& zone = zones[at(entry.zone)];
        // The number of an own card, or of one from an expansion pack, means nothing in another library.
        if (isLayerNumber(number))
            zone.unknownCards.push_back(
                {std::string(catalogue.name(entry.card, game.languages.front())), copies, printings.of(entry)});
        else zone.cards.push_back({number, copies, printings.of(entry)});
    }
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards()) {
        SharedDeck::Zone& zone = zones[at(unknownCard.zone)];
        const auto copies = static_cast<std::uint32_t>(unknownCard.copies);
        if (const auto number = numberOf(unknownCard.name, game.id))
            zone.cards.push_back({*number, copies, printings.of(unknownCard)});
        else zone.unknownCards.push_back({unknownCard.name, copies, printings.of(unknownCard)});
    }
    for (std::size_t i = zones.size(); i-- > 0;) {
        sortAndMerge(zones[i].cards, &SharedDeck::Card::number);
        sortAndMerge(zones[i].unknownCards, &SharedDeck::UnknownCard::name);
        for (SharedDeck::Card& card : zones[i].cards) sortAndMerge(card.printings, &SharedDeck::Print::text);
        for (SharedDeck::UnknownCard& card : zones[i].unknownCards)
            sortAndMerge(card.printings, &SharedDeck::Print::text);
        const bool empty = zones[i].cards.empty() && zones[i].unknownCards.empty();
        if (empty && !deck.hasZone(static_cast<ZoneIndex>(i)))
            zones.erase(zones.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::ranges::sort(zones, {}, &SharedDeck::Zone::id);
    return zones;
}

void addLines(Draft& draft, const SharedDeck::Zone& shared, ZoneIndex zone, const Game& game,
              const Catalogue& catalogue, std::string_view language)
{
    std::vector<CardIndex> known;
    known.reserve(shared.cards.size());
    for (const SharedDeck::Card& card : shared.cards) {
        if (const auto found = packCard(catalogue, card.number)) known.push_back(*found);
    }
    std::vector<std::string_view> names(known.size());
    catalogue.names(known, language, names);
    draft.lines.reserve(draft.lines.size() + shared.cards.size() + shared.unknownCards.size());
    // A line for each printing, and one for the copies without.
    const auto add = [&](const auto& card, const std::string& name, std::optional<CardIndex> found) {
        std::uint32_t left = card.copies;
        for (const SharedDeck::Print& print : card.printings) {
            draft.lines.push_back({zone, static_cast<int>(print.copies), name, print.text, found});
            left -= print.copies;
        }
        if (left > 0) draft.lines.push_back({zone, static_cast<int>(left), name, {}, found});
    };
    std::size_t next = 0;
    for (const SharedDeck::Card& card : shared.cards) {
        const bool isKnown = next < known.size() && catalogue.number(known[next]) == card.number;
        if (isKnown) add(card, std::string(names[next]), known[next]);
        else add(card, numberName(game.id, card.number), std::nullopt);
        if (isKnown) ++next;
    }
    // A newer catalogue may have come to know the name.
    for (const SharedDeck::UnknownCard& unknownCard : shared.unknownCards)
        add(unknownCard, unknownCard.name, catalogue.findFolded(folded(unknownCard.name)));
}

}  // namespace

SharedDeck sharedDeck(const DeckFile& file, const Game& game, const Catalogue& catalogue)
{
    SharedDeck shared{game.id, game.version, file.settings.edition, file.name, {}, {}};
    for (std::size_t i = 0; i < game.options.size() && i < file.settings.options.size(); ++i) {
        const std::string& value = file.settings.options[i].text;
        if (value != game.options[i].preset) shared.options.push_back({game.options[i].id, value});
    }
    std::ranges::sort(shared.options, {}, &SharedDeck::Choice::option);
    shared.zones = sharedZones(file, game, catalogue);
    return shared;
}

Result<std::string> checkedShareCode(const DeckFile& file, const Game& game, const Catalogue& catalogue)
{
    const SharedDeck shared = sharedDeck(file, game, catalogue);
    return checkCodeSize(shared).map([&] { return shareCode(shared); });
}

Checked<DeckFile> deckFileOf(const SharedDeck& shared, const Game& game, const Catalogue& catalogue,
                             std::string_view language)
{
    Draft draft;
    draft.name = shared.name;
    draft.edition = shared.edition;
    for (const SharedDeck::Choice& choice : shared.options) draft.options.push_back({choice.option, choice.value});
    Errors mistakes;
    for (const SharedDeck::Zone& zone : shared.zones) {
        const auto index = zoneById(game, zone.id);
        if (!index) {
            mistakes.push_back({Error::Kind::Parse, "deck.unknown-section", {}, {zone.id}, {}});
            continue;
        }
        draft.zones.push_back(*index);
        addLines(draft, zone, *index, game, catalogue, language);
    }
    if (!mistakes.empty()) return tl::unexpected<Errors>(std::move(mistakes));
    return assembled(std::move(draft), game);
}

}  // namespace mazzo::importer
