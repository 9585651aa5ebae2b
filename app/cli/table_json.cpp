// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_json.h"

#include "app/text/note_text.h"
#include "goldfish/action_text.h"
#include "goldfish/manual_offers.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;
using namespace goldfish;

namespace {

std::string nameOf(const Piece& piece, const Setup& setup, std::string_view language)
{
    return piece.card == noCard ? nameOnTable(piece.thing, setup, language).toStdString()
                                : std::string(setup.name(piece.card, language));
}

/// Hidden piles are a number, open ones names in order, every copy. Of a pile that shows only its top card, which may
/// not be counted, it is that card.
Json jsonOf(const Pile& pile, const Setup& setup, std::string_view language)
{
    if (pile.sight == Procedure::Sight::Hidden) return pile.cards();
    Json names = Json::array();
    for (const Piece& piece : pile.pieces)
        for (int copy = 0; copy < piece.copies; ++copy) {
            if (pile.sight == Procedure::Sight::Top && !names.empty()) return names;
            names.push_back(nameOf(piece, setup, language));
        }
    return names;
}

/// What is special about the pieces of an open pile; `index` is the place among its names. For hidden
/// piles only the places of the cards are visible.
void addStates(Json& states, const Pile& pile)
{
    const bool open = pile.sight == Procedure::Sight::Open;
    int index = 0;
    const auto add = [&](std::string_view state, const Json& value) {
        Json entry{{"zone", pile.zone}, {"index", index}, {"state", state}};
        if (!value.is_null()) entry["value"] = value;
        if (pile.seat > 0) entry["seat"] = pile.seat;
        states.push_back(std::move(entry));
    };
    const auto hosted = [&pile](PieceId host) {
        int place = 0;
        for (const Piece& piece : pile.pieces) {
            if (piece.id == host) return place;
            place += piece.copies;
        }
        return -1;
    };
    for (const Piece& piece : pile.pieces) {
        if (open)
            for (const std::string& state : piece.states) add(state, nullptr);
        if (!piece.place.empty()) add(piece.place, nullptr);
        if (open) {
            for (const Counter& counter : piece.counters) add(counter.id, counter.value);
            if (piece.host != PieceId{}) add("attached", hosted(piece.host));
        }
        index += piece.copies;
    }
}

Json jsonOf(const Offer::Part& part, const Setup& setup, std::string_view language)
{
    Json json;
    if (!part.link.empty()) json["link"] = part.link;
    if (part.numbers) {
        json["from"] = part.numbers->first;
        json["to"] = part.numbers->second;
        if (part.isSigned) json["signed"] = true;
        return json;
    }
    if (part.anyCard) json["any_card"] = true;
    if (part.accepts) json["form"] = part.form;
    json["of"] = Json::array();
    for (const Operand& operand : part.choices) json["of"].push_back(goldfish::nameOf(operand, setup, language));
    json["min"] = part.least;
    json["max"] = part.most;
    return json;
}

Json partsOf(const Offer& offer, const Setup& setup, std::string_view language)
{
    Json parts = Json::array();
    for (const Offer::Part& part : offer.parts) parts.push_back(jsonOf(part, setup, language));
    return parts.size() == 1 ? parts.front() : parts;
}

/// The choices and limits of the actions that are offered once, as `marshal …`, and of all manual actions; `any` where
/// one verb is offered in several shapes.
Json choicesOf(const Table& table, const Setup& setup, std::string_view language)
{
    Json choices = Json::object();
    const auto add = [&](const Offer& offer) {
        const std::string key = offer.verb + " …";
        Json parts = partsOf(offer, setup, language);
        if (!choices.contains(key)) {
            choices[key] = std::move(parts);
            return;
        }
        if (!choices[key].contains("any")) choices[key] = {{"any", Json::array({choices[key]})}};
        choices[key]["any"].push_back(std::move(parts));
    };
    for (const Offer& offer : table.offers)
        if (!isPlain(offer) && !offer.unlisted) add(offer);
    for (const Offer& offer : manualOffers(setup, table)) add(offer);
    return choices;
}

Json jsonOf(const Note& note, const Setup& setup, std::string_view language)
{
    Json json{{"rule", note.clause.empty() ? Json(nullptr) : Json(note.clause)},
              {"text", sentence(note, setup, language).toStdString()}};
    Json cards = Json::array();
    for (const QString& name : cardNames(note, setup, language)) cards.push_back(name.toStdString());
    if (!cards.empty()) json["cards"] = std::move(cards);
    if (note.seat > 0) json["seat"] = note.seat;
    if (note.warning) json["warning"] = true;
    return json;
}

/// The zones and counters of another seat than the player's.
Json otherSeats(const Table& table, const Setup& setup, std::string_view language)
{
    int last = 0;
    for (const Pile& pile : table.piles) last = std::max(last, pile.seat);
    for (const Counter& counter : table.counters) last = std::max(last, counter.seat);
    Json seats = Json::array();
    for (int seat = 1; seat <= last; ++seat) {
        Json zones = Json::object();
        Json counters = Json::object();
        for (const Pile& pile : table.piles)
            if (pile.seat == seat) zones[pile.zone] = jsonOf(pile, setup, language);
        for (const Counter& counter : table.counters)
            if (counter.seat == seat) counters[counter.id] = counter.value;
        seats.push_back({{"seat", seat}, {"zones", zones}, {"counters", counters}});
    }
    return seats;
}

Json jsonOf(const Forecast::Number& number)
{
    if (number.kind == Forecast::Number::Kind::Exact) return number.value;
    return {{number.kind == Forecast::Number::Kind::AtLeast ? "min" : "max", number.value}};
}

/// What the fight that is about to be resolved will do; numbers that are not exact have a `min` or `max`.
Json jsonOf(const Forecast& forecast, const Setup& setup, std::string_view language)
{
    Json json{{"text", sentence(forecast.headline, setup, language).toStdString()},
              {"rule", forecast.headline.clause},
              {"strikes", Json::array()},
              {"sides", Json::array()},
              {"notes", Json::array()}};
    for (const Forecast::Strike& strike : forecast.strikes)
        json["strikes"].push_back(
            {{"own", strike.own},
             {"attack", jsonOf(strike.attack)},
             {"defence", jsonOf(strike.defence)},
             {"hit", strike.hit == Truth::Unknown ? Json(nullptr) : Json(strike.hit == Truth::Yes)},
             {"damage", strike.hit == Truth::Unknown ? Json(nullptr) : jsonOf(strike.damage)}});
    for (const Forecast::Side& side : forecast.sides)
        json["sides"].push_back({{"side", side.name},
                                 {"attack", jsonOf(side.attack)},
                                 {"defence", jsonOf(side.defence)},
                                 {"range", jsonOf(side.range)},
                                 {"lost", side.lost},
                                 {"before", jsonOf(side.pointsBefore)},
                                 {"after", jsonOf(side.pointsAfter)}});
    for (const Note& note : forecast.notes) json["notes"].push_back(jsonOf(note, setup, language));
    return json;
}

}  // namespace

Json jsonOfStep(const Table& table, const Action* done, const Setup& setup, std::string_view language)
{
    Json json{{"do", done ? Json(textOf(*done, setup, language)) : Json(nullptr)},
              {"turn", table.turn},
              {"phase", table.phase}};
    if (table.seat != 0) json["seat"] = table.seat;
    json["zones"] = Json::object();
    json["counters"] = Json::object();
    json["states"] = Json::array();
    for (const Pile& pile : table.piles) {
        if (pile.seat <= 0) json["zones"][pile.zone] = jsonOf(pile, setup, language);
        addStates(json["states"], pile);
    }
    for (const Counter& counter : table.counters)
        if (counter.seat <= 0) json["counters"][counter.id] = counter.value;
    if (Json seats = otherSeats(table, setup, language); !seats.empty()) json["seats"] = std::move(seats);
    json["actions"] = listed(table.offers, setup, language);
    if (Json choices = choicesOf(table, setup, language); !choices.empty()) json["choices"] = std::move(choices);
    if (table.forecast) json["forecast"] = jsonOf(*table.forecast, setup, language);
    if (table.question) json["question"] = jsonOf(*table.question, setup, language);
    if (table.outcome) json["outcome"] = jsonOf(*table.outcome, setup, language);
    json["log"] = Json::array();
    for (const Note& note : table.log) json["log"].push_back(jsonOf(note, setup, language));
    return json;
}

}  // namespace mazzo::cli
