// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/odds/bag.h"

#include <QtTest>

namespace mazzo::goldfish::odds::test {

namespace {

using Kind = Procedure::Step::Kind;

Texts named(const std::string& name) { return Texts({{"en", name}}); }

Procedure bagProcedure(int openingHand)
{
    Procedure procedure;
    procedure.zones = {{"hand", named("Hand"), Procedure::Sight::Open},
                       {"bag", named("Bag"), Procedure::Sight::Hidden},
                       {"heap", named("Heap"), Procedure::Sight::Open},
                       {"shelf", named("Shelf"), Procedure::Sight::Open}};
    procedure.drawPile = "bag";
    procedure.hand = "hand";
    procedure.openingHand = {openingHand, {}};
    Procedure::Step deal = step(Kind::Deal, {}, "bag");
    deal.section = "stones";
    procedure.setUp = {deal, step(Kind::Shuffle, "bag"), step(Kind::OpeningHand), step(Kind::Mulligan)};
    return procedure;
}

Field field(std::string id, Field::Type type)
{
    Field field;
    field.id = std::move(id);
    field.name = named(field.id);
    field.type = type;
    field.domain = {1, 9};
    return field;
}

}  // namespace

Procedure::Step step(Kind kind, std::string zone, std::string to, int count)
{
    Procedure::Step step;
    step.kind = kind;
    step.zone = std::move(zone);
    step.to = std::move(to);
    step.count = {count, {}};
    return step;
}

Bag::Bag(int openingHand)
{
    game.id = "bag";
    game.languages = {"en"};
    game.editions = {{"one", named("One")}};
    game.zones = {{"stones", named("Stones"), {}, false}, {"held", named("Held"), {}, true}};
    game.types = {{"stone", named("Stone"), named("Stones")}};
    game.fields = {field("colour", Field::Type::Text), field("weight", Field::Type::Number)};
    game.procedures = {bagProcedure(openingHand)};
    std::vector<Card> cards;
    for (const std::string colour : {"red", "blue", "green"}) {
        for (const char weight : {'1', '2', '3', 'X'}) {
            Card card;
            card.id = colour + weight;
            card.number = static_cast<std::uint32_t>(cards.size() + 1);
            card.name = named(card.id);
            card.values.resize(2);
            card.values[0].value = colour;
            if (weight == 'X') card.values[1].value = Unknown{};
            else card.values[1].value = Interval::exactly(weight - '0');
            cards.push_back(std::move(card));
        }
    }
    catalogue = Catalogue::build(game, cards);
}

Bag& Bag::with(const char* stone, int copies) &
{
    if (const auto card = catalogue.find(stone)) deck.addCopies(ZoneIndex{0}, *card, copies);
    else deck.addUnknownCard(ZoneIndex{0}, stone, copies);
    return *this;
}

Question question(const Bag& bag, const std::string& text)
{
    auto question = text.starts_with("keep") ? readPolicy(text, bag.game) : readQuestion(text, bag.game);
    if (!question)
        qFatal("%s: %s in column %d", text.c_str(), question.error().code.c_str(), question.error().where.column);
    return std::move(*question);
}

Inquiry inquiry(const Setup& setup, const Bag& bag, const std::string& ask, const When& when, const std::string& keep)
{
    auto result = Inquiry::of(setup, {question(bag, ask)}, when,
                              keep.empty() ? std::nullopt : std::optional(question(bag, keep)));
    if (!result) qFatal("%s", result.error().code.c_str());
    return std::move(*result);
}

double exact(const Bag& bag, const std::string& ask, const When& when, const std::string& keep)
{
    const Setup setup = bag.setup();
    const auto bounds = inquiry(setup, bag, ask, when, keep).exact(0);
    if (!bounds) return -1;
    return bounds->isOne() ? bounds->least : -2;
}

int count(const Stones& stones, const std::string& colour)
{
    return static_cast<int>(
        std::ranges::count_if(stones, [&](const std::string& stone) { return stone.starts_with(colour); }));
}

double BruteForce::draw(Position position, int left, const Next& next) const
{
    if (left <= 0) return next(position);
    if (position.pile.empty()) position.pile.swap(position.under);
    if (position.pile.empty()) position.pile.swap(position.discards);
    if (position.pile.empty()) return next(position);
    double total = 0;
    for (std::size_t i = 0; i < position.pile.size(); ++i) {
        Position after = position;
        after.hand.push_back(after.pile[i]);
        after.pile.erase(after.pile.begin() + static_cast<std::ptrdiff_t>(i));
        total += draw(std::move(after), left - 1, next);
    }
    return total / static_cast<double>(position.pile.size());
}

double BruteForce::afterMulligans(const Position& position, int made) const
{
    const auto size = static_cast<int>(position.hand.size());
    const bool offered = size >= leastHand && (times < 0 || made < times);
    if (!offered || keep(position.hand))
        return draw(position, drawsAfter, [this](const Position& last) { return asked(last.hand) ? 1.0 : 0.0; });
    Position next = position;
    next.hand.clear();
    const bool choosy = exchange && std::ranges::any_of(position.hand, gives);
    for (const std::string& stone : position.hand) {
        if (exchange) (!choosy || gives(stone) ? next.under : next.hand).push_back(stone);
        else if (!gone) (shuffledIn ? next.pile : next.discards).push_back(stone);
    }
    const int draws = exchange ? size - static_cast<int>(next.hand.size()) : size - less;
    return draw(std::move(next), draws,
                [this, made](const Position& after) { return afterMulligans(after, made + 1); });
}

double BruteForce::chance() const
{
    return draw({{}, pile, {}, {}}, hand, [this](const Position& position) { return afterMulligans(position, 0); });
}

}  // namespace mazzo::goldfish::odds::test
