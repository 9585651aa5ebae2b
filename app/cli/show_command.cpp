// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show_command.h"

#include "app/cli/card_argument.h"
#include "app/cli/card_json.h"
#include "app/text/printing_text.h"
#include "app/text/reference_text.h"
#include "app/text/value_text.h"
#include "carddata/pack/value_json.h"
#include "validators/value_origins.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct ShowText {
    Q_DECLARE_TR_FUNCTIONS(ShowText)
};

const CardSet* setOf(const Game& game, const Card& card)
{
    const auto found = std::ranges::find(game.sets, card.set, &CardSet::id);
    return found == game.sets.end() ? nullptr : &*found;
}

Json jsonOf(const FieldValue& value, std::string_view language)
{
    Json json{{"value", valueJson(value.value)}, {"origin", idOf(value.origin)}};
    if (const auto* number = std::get_if<Interval>(&value.value); number != nullptr && !number->isExact()) {
        if (number->hasLowerBound()) json["min"] = number->lo;
        if (number->hasUpperBound()) json["max"] = number->hi;
    }
    if (!value.clause.empty()) json["clause"] = value.clause;
    if (!value.note.empty()) json["note"] = value.note.in(language);
    return json;
}

/// The provisional and sample origins of a card's values.
std::vector<Origin> originsOf(const Card& card)
{
    std::vector<Origin> origins;
    for (const FieldValue& value : card.values)
        if (isUnreliable(value.origin) && isKnown(value.value)) unite(origins, std::span(&value.origin, 1));
    return origins;
}

/// What other layers say of a field, if they say something else.
Json otherLayers(const LayeredCard& layered, std::string_view field)
{
    Json list = Json::array();
    const std::string_view counts = layered.layerOf(field);
    for (const auto& [layer, value] : layered.values(field))
        if (layer != counts)
            list.push_back({{"layer", layer}, {"value", valueJson(value.value)}, {"origin", idOf(value.origin)}});
    return list;
}

Json jsonOf(const Game& game, const LayeredCard& layered, std::string_view language)
{
    const Card& card = layered.card;
    Json json{{"id", game.id + ":" + card.id}, {"number", card.number},   {"name", card.name.in(language)},
              {"names", textsJson(card.name)}, {"aliases", card.aliases}, {"type", game[card.type].id}};
    if (!card.version.empty()) json["version"] = card.version.in(language);
    if (!card.moreTypes.empty()) {
        json["types"] = {game[card.type].id};
        for (const TypeIndex type : card.moreTypes) json["types"].push_back(game[type].id);
    }
    if (!card.printings.empty()) json["printings"] = printingsJson(card.printings);
    if (card.back) {
        json["back"] = {{"name", card.back->name.in(language)}};
        if (!card.back->text.empty()) json["back"]["text"] = card.back->text.in(language);
        if (!card.back->image.empty()) json["back"]["image"] = card.back->image;
    }
    if (const CardSet* set = setOf(game, card)) {
        json["set"] = set->id;
        json["official"] = set->official;
        if (!set->label.empty()) json["label"] = set->label.in(language);
    }
    json["fields"] = Json::object();
    for (std::size_t i = 0; i < card.values.size(); ++i) {
        const std::string& id = game.fields[i].id;
        if (isAbsent(card.values[i].value)) continue;
        Json& value = json["fields"][id] = jsonOf(card.values[i], language);
        if (const std::string_view layer = layered.layerOf(id); !layer.empty()) value["layer"] = layer;
        if (Json others = otherLayers(layered, id); !others.empty()) value["layers"] = std::move(others);
    }
    if (card.textState == Card::TextState::Known) json["text"] = card.text.in(language);
    if (card.textState == Card::TextState::Unknown) json["text"] = nullptr;
    json["rulings"] = Json::array();
    for (const Ruling& ruling : card.rulings)
        json["rulings"].push_back({{"text", ruling.text.in(language)}, {"clause", ruling.clause}});
    json["clauses"] = card.clauses;
    json["rests_on"] = originsJson(originsOf(card));
    json["layers"] = Json::array();
    for (const auto& [id, says] : layered.layers) json["layers"].push_back(id);
    for (const char* part : {"name", "type", "set", "text"})
        if (Json others = otherLayers(layered, part); !others.empty()) json["other"][part] = std::move(others);
    if (!card.image.empty()) json["image"] = card.image;
    return json;
}

/// "(derived, EZ-K01)": where a value comes from.
QString sourceOf(const FieldValue& value)
{
    QStringList parts;
    if (isKnown(value.value) || std::holds_alternative<Interval>(value.value)) parts.append(originName(value.origin));
    if (!value.clause.empty()) parts.append(fromUtf8(value.clause));
    return parts.isEmpty() ? QString() : "  (" + parts.join(", ") + ")";
}

/// "pack: 3 (rulebook)": what a layer says whose word does not count.
QString otherLayerText(const std::string_view layer, const FieldValue& value, const Field& field,
                       std::string_view language)
{
    return ShowText::tr("%1 says: %2").arg(fromUtf8(layer), displayText(value.value, field, language));
}

void printValues(const Console& console, const LoadedGame& loaded, const LayeredCard& layered)
{
    const Game& game = loaded.game;
    const Card& card = layered.card;
    qsizetype width = 0;
    for (const Field& field : game.fields) width = std::max(width, fromUtf8(field.name.in(console.language())).size());
    for (std::size_t i = 0; i < card.values.size(); ++i) {
        const FieldValue& value = card.values[i];
        if (isAbsent(value.value)) continue;
        const Field& field = game.fields[i];
        console.line("  " + fromUtf8(field.name.in(console.language())).leftJustified(width + 2) +
                     (isKnown(value.value) ? QString() : QStringLiteral("? ")) +
                     referenceText(value.value, field, loaded, console.language()) + sourceOf(value));
        if (!value.note.empty())
            console.line("  " + QString(width + 2, ' ') + fromUtf8(value.note.in(console.language())));
        for (const auto& [layer, other] : layered.values(field.id))
            if (layer != layered.layerOf(field.id))
                console.line("  " + QString(width + 2, ' ') + otherLayerText(layer, other, field, console.language()));
    }
}

void print(const Console& console, const LoadedGame& loaded, const LayeredCard& layered)
{
    const Game& game = loaded.game;
    const Card& card = layered.card;
    const std::string& language = console.language();
    console.line(fromUtf8(card.fullName(language)) + "  <" + fromUtf8(game.id) + ":" + fromUtf8(card.id) + ">");
    if (const CardSet* set = setOf(game, card); set != nullptr && !set->label.empty())
        console.line("  † " + fromUtf8(set->label.in(language)));
    QStringList others;
    for (const Texts::Entry& name : card.name.entries()) {
        if (name.words != card.name.in(language)) others.append(fromUtf8(name.words));
    }
    for (const std::string& alias : card.aliases) others.append(fromUtf8(alias));
    if (!others.isEmpty()) console.line("  " + ShowText::tr("also known as: %1").arg(others.join(", ")));
    QStringList types{fromUtf8(game[card.type].name.in(language))};
    for (const TypeIndex type : card.moreTypes) types.append(fromUtf8(game[type].name.in(language)));
    console.line("  " + types.join(QStringLiteral(" · ")));
    printValues(console, loaded, layered);
    if (const auto origins = originsOf(card); !origins.empty()) console.line("  * " + restsOnText(origins));
    if (card.textState == Card::TextState::Known) console.line("  " + withSymbols(game, card.text.in(language)));
    if (card.textState == Card::TextState::Unknown) console.line("  ? " + ShowText::tr("The card's text is unknown."));
    for (const Ruling& ruling : card.rulings) {
        console.line("  - " + fromUtf8(ruling.text.in(language)) +
                     (ruling.clause.empty() ? QString() : "  (" + fromUtf8(ruling.clause) + ")"));
    }
    if (card.back) {
        console.line("  " + ShowText::tr("Other side: %1").arg(fromUtf8(card.back->name.in(language))));
        if (!card.back->text.empty()) console.line("    " + withSymbols(game, card.back->text.in(language)));
    }
    if (const auto index = loaded.catalogue.find(game.id + ":" + card.id); index && !card.printings.empty()) {
        console.line("  " + ShowText::tr("Printings:"));
        for (const PrintingView& printing : loaded.catalogue.printings(*index))
            console.line("    " + printingText(game, printing, language));
    }
}

ExitStatus runShow(const Console& console, const Arguments& arguments)
{
    auto chosen = CardArgument::read(arguments.positional(), arguments.positional().size() - 1);
    if (!chosen) return console.fail(chosen.error());
    const auto card = chosen->library().layers(chosen->game(), chosen->id());
    if (!card) return console.fail(card.error());
    if (console.json()) {
        console.print(jsonOf(chosen->game(), *card, console.language()));
    } else {
        print(console, chosen->loaded(), *card);
    }
    return ExitStatus::Done;
}

}  // namespace

Command showCommand()
{
    return {
        .name = "show",
        .usage = "mazzo show GAME CARD",
        .summary = QT_TRANSLATE_NOOP(
            "commands", "Show a card: all values and where they come from, and its rulings; unknown values are marked"),
        .minArgs = 2,
        .maxArgs = 64,
        .options = {},
        .run = runShow,
    };
}

}  // namespace mazzo::cli
