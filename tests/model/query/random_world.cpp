// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_world.h"

namespace mazzo::tests::sample {

namespace {

constexpr const char* kWords[] = {"sea", "star", "fire lord", "Città", "old", "X"};

}  // namespace

Value Random::known(const Field& field, Interval within)
{
    switch (field.type) {
    case Field::Type::Number: {
        const int lo = within.hasLowerBound() ? within.lo : -3;
        const int hi = within.hasUpperBound() ? within.hi : lo + 6;
        return Interval::exactly(lo + below(hi - lo + 1));
    }
    case Field::Type::Flag: return chance(50);
    case Field::Type::Text:
        return field.choices.empty() ? oneOf(kWords) : field.choices[static_cast<std::size_t>(below(3))].id;
    case Field::Type::Words: break;
    }
    Words words;
    for (const char* word : {"earth", "sea", "space"})
        if (chance(40)) words.push_back(field.refersToCards ? "c" + std::to_string(below(5)) : word);
    return words;
}

Value Random::value(const Field& field)
{
    if (chance(15)) return Unknown{};
    if (chance(10) && field.type == Field::Type::Number) return Interval{1 + below(2), 3 + below(3)};
    return known(field, field.domain);
}

std::vector<Card> Random::cards(const Game& game, int count)
{
    std::vector<Card> cards;
    for (int i = 0; i < count; ++i) {
        Card card;
        card.id = "c" + std::to_string(i);
        card.number = static_cast<std::uint32_t>(i + 1);
        const std::string number = std::to_string(i);
        card.name = Texts({{"en", oneOf(kWords) + " " + number}, {"it", "carta " + oneOf(kWords) + " " + number}});
        if (chance(20)) card.aliases = {"alias " + number};
        card.type = static_cast<TypeIndex>(below(3));
        card.set = "core";
        card.textState = static_cast<Card::TextState>(below(3));
        if (card.textState == Card::TextState::Known) card.text = Texts({{"en", oneOf(kWords)}});
        if (chance(20)) card.rulings = {{Texts({{"it", oneOf(kWords)}}), ""}};
        for (const Field& field : game.fields) {
            card.values.emplace_back();
            if (field.appliesTo(card.type) && !(field.types.empty() && chance(20)))
                card.values.back().value = value(field);
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

std::vector<Card> Random::filledIn(const Game& game, std::vector<Card> cards)
{
    for (Card& card : cards) {
        for (std::size_t i = 0; i < card.values.size(); ++i) {
            Value& value = card.values[i].value;
            if (isAbsent(value) || isKnown(value)) continue;
            const auto* range = std::get_if<Interval>(&value);
            value = known(game.fields[i], range ? *range : game.fields[i].domain);
        }
        if (card.textState != Card::TextState::Unknown) continue;
        card.textState = Card::TextState::Known;
        card.text = Texts({{"en", oneOf(kWords)}});
    }
    return cards;
}

Deck Random::deck(const Game& game, int cards)
{
    Deck deck;
    for (int i = below(12); i > 0; --i)
        deck.addCopies(static_cast<ZoneIndex>(below(static_cast<int>(game.zones.size()))),
                       static_cast<CardIndex>(below(cards)), 1 + below(4));
    return deck;
}

std::string Random::atom()
{
    constexpr const char* atoms[] = {
        "sea",
        "\"fire lord\"",
        "name=\"sea 1\"",
        "name!=x",
        "text:sea",
        "text=old",
        "text!=old",
        "id:1",
        "id=c2",
        "id!=c3",
        "type:unit",
        "type!=place",
        "is:leader",
        "is:support",
        "leader:no",
        "leader!=no",
        "race:numan",
        "race=slurr",
        "race!=uthron",
        "race:elf",
        "terrain:sea",
        "terreno=mare",
        "terrain!=space",
        "motto:st",
        "motto=old",
        "motto!=old",
        "parents:c1",
        "parents=c2",
        "parents:\"sea 1\"",
        "cost<2",
        "cost<=3",
        "cost=3",
        "cost!=3",
        "cost>=2",
        "cost>4",
        "points:-1",
        "points>=0",
        "points<9",
        "has:race",
        "has:parents",
        "has:text",
        "has:leader",
        "unknown:cost",
        "unknown:race",
        "unknown:text",
        "zone:forces",
        "zone!=leader",
    };
    return oneOf(atoms);
}

std::string Random::query(int depth)
{
    if (depth == 0 || chance(25)) return atom();
    switch (below(4)) {
    case 0: return query(depth - 1) + " " + query(depth - 1);
    case 1: return "(" + query(depth - 1) + " or " + query(depth - 1) + ")";
    case 2: return "-(" + query(depth - 1) + ")";
    default: return "not " + atom() + " and " + query(depth - 1);
    }
}

std::string Random::number()
{
    constexpr const char* fields[] = {"cost", "points"};
    constexpr const char* lists[] = {"race", "terrain", "cost", "leader", "motto", "name", "type"};
    switch (below(12)) {
    case 7: return "sumOnce(" + oneOf(fields) + ", " + query(1) + ")";
    case 8: return "least(" + oneOf(fields) + ", " + query(1) + ")";
    case 9: return "greatest(" + oneOf(fields) + ", " + query(1) + ")";
    case 10: return "count((" + query(1) + ") " + among() + ")";
    case 11: return "sum(" + oneOf(fields) + ", (" + query(0) + ") or -(" + among() + "))";
    case 0: return "count(" + query(2) + ")";
    case 1: return "sum(" + oneOf(fields) + ", " + query(1) + ")";
    case 2: return "distinct(" + oneOf(lists) + ", " + query(1) + ")";
    case 3: return "copies(" + query(1) + ")";
    case 4: return "length(values(" + oneOf(lists) + ", " + query(1) + "))";
    case 5: return "if(" + query(0).insert(0, "count(") + ") > 1, " + number() + ", " + number() + ")";
    case 6: return "min(3, " + number() + ") * 2 - " + std::to_string(below(5));
    default: return "max(cost, 2)";
    }
}

/// A condition that depends on the deck.
std::string Random::among()
{
    constexpr const char* lists[] = {"race", "terrain", "name", "type"};
    const std::string list = oneOf(lists);
    return list + " in values(" + list + ", " + query(0) + ")";
}

std::string Random::condition()
{
    constexpr const char* comparisons[] = {" < ", " <= ", " = ", " != ", " > ", " >= "};
    constexpr const char* lists[] = {"race", "terrain"};
    switch (below(8)) {
    case 6: {
        const std::string list = oneOf(lists);
        return "every(" + list + ", " + query(1) + ", count(" + list + ":$value " + query(0) +
               ") >= " + std::to_string(below(4)) + ")";
    }
    case 7: {
        const std::string list = oneOf(lists);
        return "every(" + list + ", " + query(0) + ", sum(cost, " + list + "=$value) <= " + number() + ")";
    }
    case 0: return "hasAll(values(terrain, " + query(1) + "), values(terrain, " + query(1) + "))";
    case 1: return "hasAny(terrain, values(terrain, " + query(1) + "))";
    case 2: return "not (" + number() + oneOf(comparisons) + number() + ")";
    case 3: return "is:leader or cost > 2 and " + number() + " > 1";
    default: return number() + oneOf(comparisons) + std::to_string(below(8));
    }
}

std::string Random::garbage()
{
    constexpr const char* pieces[] = {"(", ")", "\"", "-",      "or ",  "and ", "not ", "race", ":",  "=",     "<",
                                      "!", ",", "+",  "count(", "cost", " ",    "3",    "à",    "\\", "zone:", "if("};
    std::string text;
    for (int i = below(14); i > 0; --i) text += oneOf(pieces);
    return text;
}

}  // namespace mazzo::tests::sample
