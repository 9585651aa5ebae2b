// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/card_json.h"

#include "carddata/library/layers/typed_words.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace mazzo::importer {

namespace {

constexpr std::size_t kMaxPrintedValue = 16;

bool isWhole(std::string_view text, int& number)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && error == std::errc{} && end == text.data() + text.size();
}

CardJson::Json printingsJson(const std::vector<Printing>& printings)
{
    CardJson::Json list = CardJson::Json::array();
    for (const Printing& printing : printings) {
        CardJson::Json object{{"set", printing.set}};
        if (!printing.number.empty()) object["number"] = printing.number;
        if (!printing.rarity.empty()) object["rarity"] = printing.rarity;
        if (printing.finishes.size() == 1) object["finish"] = printing.finishes.front();
        else if (!printing.finishes.empty()) object["finish"] = printing.finishes;
        list.push_back(std::move(object));
    }
    return list;
}

}  // namespace

void CardJson::fill(Json& json, const ImportedCard& card) const
{
    json["name"][m_language] = card.name;
    if (!card.version.empty()) json["version"][m_language] = card.version;
    if (card.types.size() == 1) json["type"] = card.types.front();
    else json["type"] = card.types;
    if (!card.printings.empty()) json["printings"] = printingsJson(card.printings);
    fillFields(json, card);
    if (!card.text.empty()) {
        if (json.contains("text") && json["text"].is_null()) json.erase("text");
        json["text"][m_language] = card.text;
    }
    if (!card.backName.empty()) {
        json["back"]["name"][m_language] = card.backName;
        if (!card.backText.empty()) json["back"]["text"][m_language] = card.backText;
    }
}

void CardJson::fillFields(Json& json, const ImportedCard& card) const
{
    Json fields = json.value("fields", Json::object());
    const auto appliesToCard = [&](const Field& field) {
        return std::ranges::any_of(card.types, [&](const std::string& type) {
            const auto index = m_game.type(type);
            return index && field.appliesTo(*index);
        });
    };
    for (const auto& [id, values] : card.fields) {
        const auto index = m_game.field(id);
        if (!index || !appliesToCard(m_game[*index]) || !m_game[*index].derived.empty()) continue;
        if (auto value = fieldJson(m_game[*index], values, card)) fields[id] = std::move(*value);
    }
    // What the pack requires and the source does not say is not known.
    for (const Field& field : m_game.fields) {
        const bool needed = field.derived.empty() && !field.optional && !field.preset && appliesToCard(field);
        if (needed && !fields.contains(field.id)) fields[field.id] = nullptr;
    }
    if (!fields.empty()) json["fields"] = std::move(fields);
}

std::optional<CardJson::Json> CardJson::fieldJson(const Field& field, const std::vector<std::string>& values,
                                                  const ImportedCard& card) const
{
    const auto bad = [&](const std::string& value) {
        m_onProblem(card.place, "catalogue-import.bad-value", {card.name, field.id, value});
        return std::nullopt;
    };
    const auto word = [&](const std::string& value) -> std::optional<std::string> {
        if (field.choices.empty()) return value;
        const Choice* choice = field.choice(value);
        if (choice == nullptr) choice = field.choice(slugOf(value));
        return choice == nullptr ? std::nullopt : std::optional(choice->id);
    };
    switch (field.type) {
    case Field::Type::Number: {
        int number = 0;
        if (isWhole(values.front(), number)) {
            if (!field.domain.contains(number)) return bad(values.front());
            return number;
        }
        if (!field.printed || values.front().size() > kMaxPrintedValue) return bad(values.front());
        return values.front();
    }
    case Field::Type::Flag: {
        const std::string said = folded(values.front());
        if (said == "true" || said == "yes" || said == "1") return true;
        if (said == "false" || said == "no" || said == "0") return false;
        return bad(values.front());
    }
    case Field::Type::Words: {
        Json list = Json::array();
        for (const std::string& value : values) {
            if (auto known = word(value)) list.push_back(std::move(*known));
            else return bad(value);
        }
        return list;
    }
    case Field::Type::Text: break;
    }
    std::string joined = values.front();
    for (std::size_t i = 1; i < values.size(); ++i) joined += ", " + values[i];
    auto known = word(joined);
    if (!known) return bad(joined);
    return std::move(*known);
}

}  // namespace mazzo::importer
