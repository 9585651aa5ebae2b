// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/catalogue/sample.h"

#include "model/text.h"

#include <random>

namespace mazzo::tests::catalogue_sample {

namespace {

Field field(std::string id, Field::Type type)
{
    Field field;
    field.name = texts(id, id + "-it");
    field.id = std::move(id);
    field.type = type;
    return field;
}

/// A seeded source of choices; `below` needs no std distribution, which would differ between libraries.
class Dice {
public:
    explicit Dice(unsigned seed) : m_engine(seed) {}
    [[nodiscard]] std::size_t below(std::size_t bound) { return m_engine() % bound; }
    [[nodiscard]] bool oneIn(std::size_t n) { return below(n) == 0; }
    template <class List>
    [[nodiscard]] const auto& of(const List& list)
    {
        return list[below(list.size())];
    }

private:
    std::mt19937 m_engine;
};

const std::vector<std::string> kVocabulary{"sea",     "Arrow",    "MARINE", "arrowhead", "l’onda", "Città", "citta",
                                           "destroy", "destroys", "a",      "the",       "unit.",  "unit",  "(x)",
                                           "Perché",  "marine's", "ab",     "aab",       "ba"};

std::string phrase(Dice& dice, std::size_t most)
{
    std::string result = dice.of(kVocabulary);
    for (std::size_t i = dice.below(most); i > 0; --i) result += (dice.oneIn(5) ? "  " : " ") + dice.of(kVocabulary);
    return result;
}

Texts phrases(Dice& dice, std::size_t most)
{
    return dice.oneIn(2) ? texts(phrase(dice, most)) : texts(phrase(dice, most), phrase(dice, most));
}

Value numberValue(Dice& dice)
{
    const int low = static_cast<int>(dice.below(8));
    if (dice.oneIn(6)) return Interval{low, low + 1 + static_cast<int>(dice.below(3))};
    return dice.oneIn(12) ? Value(Interval::atLeast(low)) : Value(Interval::exactly(low));
}

Value wordsValue(Dice& dice, std::span<const std::string> words)
{
    Words result;
    for (std::size_t i = dice.below(4); i > 0; --i) result.push_back(dice.of(words));
    return result;
}

const std::vector<std::string> kRaces{"numan", "slurr", "uthron"};
const std::vector<std::string> kTerrains{"earth", "sea", "deep-space"};
const std::vector<std::string> kParentIds{"card-1", "card-2", "card-3"};

Value valueOf(Dice& dice, FieldIndex field)
{
    if (dice.oneIn(5)) return Absent{};
    if (dice.oneIn(5)) return Unknown{};
    if (field == kCost || field == kPower) return numberValue(dice);
    if (field == kRace) return dice.of(kRaces);
    if (field == kArtist) return phrase(dice, 3);
    if (field == kTerrain) return wordsValue(dice, kTerrains);
    if (field == kParents) return wordsValue(dice, kParentIds);
    return dice.oneIn(2);
}

}  // namespace

Texts texts(std::string english, std::string italian)
{
    std::vector<Texts::Entry> entries{{"en", std::move(english)}};
    if (!italian.empty()) entries.push_back({"it", std::move(italian)});
    return Texts(std::move(entries));
}

Game game()
{
    Game game;
    game.id = "sample";
    game.languages = {"en", "it"};
    game.types = {{"unit", texts("Unit", "Unità"), {}},
                  {"support", texts("Support", "Supporto"), {}},
                  {"place", texts("Place", "Luogo"), {}}};
    game.fields = {field("cost", Field::Type::Number),   field("power", Field::Type::Number),
                   field("race", Field::Type::Text),     field("artist", Field::Type::Text),
                   field("terrain", Field::Type::Words), field("parents", Field::Type::Words),
                   field("leader", Field::Type::Flag)};
    game.fields[at(kCost)].domain = Interval::atLeast(0);
    game.fields[at(kPower)].domain = {1, 5};
    game.fields[at(kRace)].choices = {
        {"numan", texts("Numan", "Numani")}, {"slurr", texts("Slurr")}, {"uthron", texts("Uthron", "Uthròn")}};
    game.fields[at(kTerrain)].choices = {{"earth", texts("Earth", "Terra")},
                                         {"sea", texts("Sea", "Mare")},
                                         {"deep-space", texts("Deep Space", "Spazio Profondo")}};
    game.fields[at(kParents)].refersToCards = true;
    return game;
}

Card card(std::uint32_t number, std::string id, Texts name)
{
    Card card;
    card.number = number;
    card.id = std::move(id);
    card.name = std::move(name);
    card.values.resize(game().fields.size());
    return card;
}

std::vector<Card> randomCards(std::size_t count, unsigned seed)
{
    Dice dice(seed);
    std::vector<Card> cards;
    for (std::uint32_t i = 0; i < count; ++i) {
        Card next = card(i * 2 + 1, "card-" + std::to_string(i), phrases(dice, 3));
        if (dice.oneIn(3)) next.aliases.push_back(phrase(dice, 2));
        next.type = static_cast<TypeIndex>(dice.below(3));
        next.set = dice.oneIn(2) ? "core" : "more";
        for (std::size_t f = 0; f < next.values.size(); ++f) {
            next.values[f].value = valueOf(dice, static_cast<FieldIndex>(f));
            next.values[f].origin = static_cast<Origin>(dice.below(4));
            if (dice.oneIn(4)) next.values[f].certain = valueOf(dice, static_cast<FieldIndex>(f));
        }
        next.textState = static_cast<Card::TextState>(dice.below(3));
        if (next.textState == Card::TextState::Known) next.text = phrases(dice, dice.oneIn(10) ? 200 : 12);
        for (std::size_t r = dice.below(3); r > 0; --r) next.rulings.push_back({phrases(dice, 6), {}});
        cards.push_back(std::move(next));
    }
    return cards;
}

std::vector<std::string> randomNeedles(std::span<const Card> cards, unsigned seed)
{
    Dice dice(seed);
    std::vector<std::string> needles{
        "", "a", "zebra", "sea zebra", "numan", "terra", "mare", "spazio profondo", "deep-space", "uthron", "card-1"};
    for (int i = 0; i < 60; ++i) {
        const Card& from = dice.of(cards);
        const std::string whole = folded(dice.oneIn(2) && !from.text.empty() ? from.text.in("en") : from.name.in("it"));
        const std::size_t begin = dice.oneIn(4) ? 0 : dice.below(whole.size());
        needles.push_back(folded(whole.substr(begin, dice.oneIn(4) ? whole.size() : 1 + dice.below(20))));
    }
    return needles;
}

}  // namespace mazzo::tests::catalogue_sample
