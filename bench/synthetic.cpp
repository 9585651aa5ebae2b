// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/synthetic.h"

#include "model/text.h"

#include <unordered_set>

namespace mazzo::bench {

namespace {

Texts plain(const std::string& text) { return Texts(std::vector<Texts::Entry>{{"en", text}}); }

Field field(std::string id, Field::Type type, Interval domain = {})
{
    Field field;
    field.name = plain(id);
    field.id = std::move(id);
    field.type = type;
    field.domain = domain;
    return field;
}

constexpr std::string_view kRaces[] = {"numan", "slurr", "uthron", "kelvan", "orrin", "sylph"};
constexpr std::string_view kTerrains[] = {"earth", "sea", "space", "desert"};
constexpr std::string_view kRarities[] = {"common", "common", "common", "uncommon", "uncommon", "rare", "legendary"};

Value number(Dice& dice, std::size_t most)
{
    if (dice.percent(5)) return Unknown{};
    return Interval::exactly(static_cast<int>(std::min(dice.below(most + 1), dice.below(most + 1))));
}

Value terrains(Dice& dice)
{
    Words words;
    for (const std::string_view terrain : kTerrains) {
        if (dice.percent(40)) words.emplace_back(terrain);
    }
    return words;
}

void addFacts(Card& card, Dice& dice)
{
    const bool isUnit = card.type == TypeIndex{0};
    const auto add = [&](Value value) {
        card.values.push_back(
            {std::move(value), dice.percent(10) ? Origin::Provisional : Origin::Rulebook, {}, {}, Unknown{}});
    };
    add(number(dice, 10));
    add(isUnit ? number(dice, 12) : Value(Absent{}));
    add(isUnit ? number(dice, 12) : Value(Absent{}));
    add(std::string(dice.of(kRaces)));
    add(std::string(dice.of(kRarities)));
    add(isUnit ? terrains(dice) : Value(Absent{}));
    add("Artist " + std::to_string(dice.below(400)));
    add(isUnit ? Value(dice.percent(4)) : Value(Absent{}));
}

std::string uniqueName(Dice& dice, std::string_view language, std::unordered_set<std::string>& taken)
{
    std::string name = syntheticName(dice, language);
    while (!taken.insert(folded(name)).second) name = syntheticName(dice, language);
    return name;
}

}  // namespace

std::size_t Dice::below(std::size_t bound)
{
    std::uint64_t z = m_state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return static_cast<std::size_t>((z ^ (z >> 31)) % bound);
}

Game syntheticGame()
{
    Game game;
    game.id = "synthetic";
    game.languages = {"en", "it"};
    game.editions = {{"base", {}}};
    game.zones = {{"main", plain("Main"), {}, false}};
    game.types = {{"unit", plain("Unit"), {}}, {"support", plain("Support"), {}}, {"place", plain("Place"), {}}};
    game.fields = {field("cost", Field::Type::Number, Interval::atLeast(0)),
                   field("attack", Field::Type::Number, Interval::atLeast(0)),
                   field("defence", Field::Type::Number, Interval::atLeast(0)),
                   field("race", Field::Type::Text),
                   field("rarity", Field::Type::Text),
                   field("terrain", Field::Type::Words),
                   field("artist", Field::Type::Text),
                   field("hero", Field::Type::Flag)};
    for (const std::string_view race : kRaces)
        game.fields[3].choices.push_back({std::string(race), plain(std::string(race))});
    for (const std::string_view rarity : {"common", "uncommon", "rare", "legendary"})
        game.fields[4].choices.push_back({std::string(rarity), plain(std::string(rarity))});
    return game;
}

std::vector<Card> syntheticCards(std::size_t count, std::uint64_t seed)
{
    Dice dice(seed);
    std::unordered_set<std::string> taken;
    std::vector<Card> cards(count);
    for (std::size_t i = 0; i < count; ++i) {
        Card& card = cards[i];
        card.number = static_cast<std::uint32_t>(i + 1);
        card.id = "card-" + std::to_string(i + 1);
        card.type = static_cast<TypeIndex>(std::min<std::size_t>(2, dice.below(5) / 2));
        card.set = "set-" + std::to_string(dice.below(40));
        const bool isBilingual = dice.percent(40);
        std::vector<Texts::Entry> names{{"en", uniqueName(dice, "en", taken)}};
        if (isBilingual) names.push_back({"it", uniqueName(dice, "it", taken)});
        card.name = Texts(std::move(names));
        addFacts(card, dice);
        card.textState = dice.percent(3)   ? Card::TextState::Unknown
                         : dice.percent(3) ? Card::TextState::None
                                           : Card::TextState::Known;
        if (card.textState != Card::TextState::Known) continue;
        std::vector<Texts::Entry> texts{{"en", syntheticText(dice, "en")}};
        if (isBilingual) texts.push_back({"it", syntheticText(dice, "it")});
        card.text = Texts(std::move(texts));
    }
    return cards;
}

std::vector<std::string> syntheticDecks(std::span<const Card> cards, std::size_t count, std::uint64_t seed)
{
    Dice dice(seed);
    std::vector<std::string> decks;
    for (std::size_t i = 0; i < count; ++i) {
        std::string deck = "name: Deck " + std::to_string(i) + "\ngame: synthetic\n\n[Main]\n";
        for (int line = 0; line < kLinesOfDeck; ++line)
            (deck += std::to_string(1 + dice.below(4)) += ' ').append(dice.of(cards).name.in("it")) += '\n';
        decks.push_back(std::move(deck));
    }
    return decks;
}

}  // namespace mazzo::bench
