// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/pack_cards.h"

#include "carddata/edit/json_paths.h"
#include "carddata/library/layers/typed_words.h"
#include "carddata/pack/shapes.h"
#include "carddata/pack/value_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

Json cardTexts(const Texts& texts, const Game& game)
{
    Json object = Json::object();
    for (const auto& [language, words] : texts.entries())
        object[language.empty() ? game.languages.front() : language] = words;
    return object;
}

/// Builds the edits of one step. The cards are counted as they were before it: insertions come after all of them, and
/// removals last, from the end.
class CardStepBuilder {
public:
    CardStepBuilder(const PackDocument& document, const Game& game, const CardChanges& changes)
        : m_document(document), m_game(game), m_changes(changes)
    {
        for (const auto& [id, number] : changes.numbers) m_highest = std::max(m_highest, number);
        for (const std::string& file : document.cardFiles()) {
            const Json* json = document.json(file);
            const Json* cards = json != nullptr ? valueAt(*json, "/cards") : nullptr;
            if (cards == nullptr || !cards->is_array()) continue;
            m_newFile = file;
            m_newIndex = cards->size();
            for (std::size_t i = 0; i < cards->size(); ++i) {
                const Json& card = (*cards)[i];
                if (!card.is_object() || !card.contains("id") || !card["id"].is_string()) continue;
                m_places.emplace(card["id"].get<std::string>(), CardPlace{file, i, &card});
                if (card.contains("number") && card["number"].is_number_unsigned())
                    m_highest = std::max(m_highest, card["number"].get<std::uint32_t>());
            }
        }
    }

    std::pair<PackStep, std::vector<std::string>> run()
    {
        std::vector<std::string> ids;
        addChoices();
        for (const LayerCard& entry : m_changes.entries) {
            const auto place = m_places.find(entry.id);
            if (entry.id.empty()) ids.push_back(add(entry));
            else {
                if (place != m_places.end()) change(place->second, entry);
                ids.push_back(entry.id);
            }
        }
        remove();
        return {std::move(m_step), std::move(ids)};
    }

private:
    struct CardPlace {
        std::string file;
        std::size_t index = 0;
        const Json* card = nullptr;
    };

    void edit(const std::string& file, JsonEdit change) { m_step.edits.push_back({file, std::move(change)}); }

    static std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

    /// Where the format lists the key.
    static std::size_t positionOf(const Json& card, std::string_view key)
    {
        const auto rank = [](std::string_view name) {
            return std::ranges::find(shapes::kCard.keys, name, &ShapeKey::name) - shapes::kCard.keys.begin();
        };
        std::size_t position = 0;
        std::size_t index = 0;
        for (const auto& [name, value] : card.items()) {
            ++index;
            if (rank(name) < rank(key)) position = index;
        }
        return position;
    }

    void set(const CardPlace& place, const std::string& key, const Json& value)
    {
        const std::string path = pathOf(pathOf("/cards", place.index), key);
        if (place.card->contains(key)) {
            if ((*place.card)[key] != value) edit(place.file, {JsonEdit::Kind::Set, path, dumped(value), 0});
        } else {
            edit(place.file, {JsonEdit::Kind::Insert, path, dumped(value), positionOf(*place.card, key)});
        }
    }

    void erase(const CardPlace& place, const std::string& key)
    {
        if (place.card->contains(key))
            edit(place.file, {JsonEdit::Kind::Erase, pathOf(pathOf("/cards", place.index), key), {}, 0});
    }

    /// The values of a card with those that were typed over them, in the order of the game's fields.
    Json fieldsOf(const Json& before, const LayerCard& entry) const
    {
        Json fields = Json::object();
        for (const Field& field : m_game.fields) {
            const auto typed = entry.values.find(field.id);
            if (typed == entry.values.end()) {
                if (before.contains(field.id)) fields[field.id] = before[field.id];
            } else if (!isAbsent(typed->second.value)) {
                fields[field.id] = valueJson(typed->second.value);
            }
        }
        for (const auto& [key, value] : before.items())
            if (!fields.contains(key) && !entry.values.contains(key)) fields[key] = value;
        return fields;
    }

    Json rulingsOf(const LayerCard& entry) const
    {
        Json rulings = Json::array();
        for (const Ruling& ruling : *entry.rulings) {
            Json each{{"text", cardTexts(ruling.text, m_game)}};
            if (!ruling.clause.empty()) each["clause"] = ruling.clause;
            rulings.push_back(std::move(each));
        }
        return rulings;
    }

    void change(const CardPlace& place, const LayerCard& entry)
    {
        const Json& card = *place.card;
        if (!entry.name.empty()) set(place, "name", cardTexts(entry.name, m_game));
        if (entry.aliases) entry.aliases->empty() ? erase(place, "aliases") : set(place, "aliases", *entry.aliases);
        if (!entry.type.empty()) set(place, "type", entry.type);
        if (entry.set) entry.set->empty() ? erase(place, "set") : set(place, "set", *entry.set);
        if (!entry.values.empty()) {
            const Json before = card.contains("fields") && card["fields"].is_object() ? card["fields"] : Json::object();
            Json fields = fieldsOf(before, entry);
            // A card of another type has other fields.
            if (!entry.type.empty()) keepFieldsOf(entry.type, fields);
            set(place, "fields", fields);
        } else if (!entry.type.empty() && card.contains("fields") && card["fields"].is_object()) {
            Json fields = card["fields"];
            keepFieldsOf(entry.type, fields);
            set(place, "fields", fields);
        }
        if (entry.textState == Card::TextState::None) erase(place, "text");
        else if (entry.textState)
            set(place, "text",
                entry.textState == Card::TextState::Known ? cardTexts(entry.text, m_game) : Json(nullptr));
        if (entry.rulings) entry.rulings->empty() ? erase(place, "rulings") : set(place, "rulings", rulingsOf(entry));
        if (entry.effects) set(place, "effects", Json::parse(*entry.effects, nullptr, false));
    }

    /// Leaves out what cards of a type do not have, and adds what they need as unknown.
    void keepFieldsOf(const std::string& typeId, Json& fields) const
    {
        const auto type = m_game.type(typeId);
        if (!type) return;
        for (const Field& field : m_game.fields) {
            const bool applies = field.appliesTo(*type);
            if (!applies) fields.erase(field.id);
            else if (!fields.contains(field.id) && field.derived.empty() && !field.optional && !field.preset)
                fields[field.id] = nullptr;
        }
    }

    std::string add(const LayerCard& entry)
    {
        const std::string name = entry.name.entries().empty() ? std::string() : entry.name.entries().front().words;
        const std::string base = slugOf(name).empty() ? "card" : slugOf(name);
        std::string id = base;
        for (int number = 2; m_places.contains(id) || m_changes.numbers.contains(id); ++number)
            id = base + "-" + std::to_string(number);
        m_places.emplace(id, CardPlace{});
        const std::string type = !entry.type.empty()    ? entry.type
                                 : m_game.types.empty() ? std::string()
                                                        : m_game.types.front().id;
        Json fields = fieldsOf(Json::object(), entry);
        keepFieldsOf(type, fields);
        Json card{{"id", id}, {"number", ++m_highest}, {"name", cardTexts(entry.name, m_game)}};
        if (entry.aliases && !entry.aliases->empty()) card["aliases"] = *entry.aliases;
        card["type"] = type;
        if (entry.set && !entry.set->empty()) card["set"] = *entry.set;
        if (!fields.empty()) card["fields"] = std::move(fields);
        if (entry.textState == Card::TextState::Known) card["text"] = cardTexts(entry.text, m_game);
        if (entry.textState == Card::TextState::Unknown) card["text"] = nullptr;
        if (entry.rulings && !entry.rulings->empty()) card["rulings"] = rulingsOf(entry);
        if (entry.effects) card["effects"] = Json::parse(*entry.effects, nullptr, false);
        edit(m_newFile, {JsonEdit::Kind::Insert, pathOf("/cards", m_newIndex++), dumped(card), 0});
        return id;
    }

    void addChoices()
    {
        const auto fields = m_document.find("/fields");
        std::map<std::string, std::size_t> added;
        for (const auto& [field, id, name] : m_changes.choices) {
            Json texts = Json::object();
            for (const std::string& language : m_game.languages) texts[language] = name;
            std::string list = "/sets";
            if (field != "set") {
                std::size_t index = 0;
                while (fields != nullptr && index < fields->size() && (*fields)[index].value("id", "") != field)
                    ++index;
                list = pathOf(pathOf("/fields", index), "choices");
            }
            const Json* choices = m_document.find(list);
            if (choices == nullptr) continue;
            edit(PackDocument::kGame, {JsonEdit::Kind::Insert, pathOf(list, choices->size() + added[list]++),
                                       dumped({{"id", id}, {"name", texts}}), 0});
        }
    }

    /// The lines of a box that name a removed card go with it.
    void removeFromProducts()
    {
        const Json* products = m_document.json(PackDocument::kProducts);
        const Json* list = products != nullptr ? valueAt(*products, "/products") : nullptr;
        for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i) {
            const std::string path = pathOf(pathOf("/products", i), "cards");
            const Json* lines = valueAt(*products, path);
            if (lines == nullptr || !lines->is_array()) continue;
            for (std::size_t line = lines->size(); line-- > 0;)
                if ((*lines)[line].is_object() && isRemoved((*lines)[line].value("card", "")))
                    edit(PackDocument::kProducts, {JsonEdit::Kind::Erase, pathOf(path, line), {}, 0});
        }
    }

    [[nodiscard]] bool isRemoved(const std::string& id) const
    {
        return std::ranges::find(m_changes.removed, id) != m_changes.removed.end();
    }

    void remove()
    {
        if (m_changes.removed.empty()) return;
        removeFromProducts();
        std::vector<CardPlace> places;
        for (const std::string& id : m_changes.removed)
            if (const auto place = m_places.find(id); place != m_places.end() && place->second.card != nullptr)
                places.push_back(place->second);
        std::ranges::sort(places, std::ranges::greater(), &CardPlace::index);
        for (const CardPlace& place : places)
            edit(place.file, {JsonEdit::Kind::Erase, pathOf("/cards", place.index), {}, 0});
    }

    const PackDocument& m_document;
    const Game& m_game;
    const CardChanges& m_changes;
    PackStep m_step{"cards", {}, {}};
    std::map<std::string, CardPlace> m_places;
    std::uint32_t m_highest = 0;
    std::string m_newFile = "cards.json";
    std::size_t m_newIndex = 0;
};

}  // namespace

std::pair<PackStep, std::vector<std::string>> cardStep(const PackDocument& document, const Game& game,
                                                       const CardChanges& changes)
{
    return CardStepBuilder(document, game, changes).run();
}

std::size_t cardCount(const PackDocument& document)
{
    std::size_t count = 0;
    for (const std::string& file : document.cardFiles()) {
        const Json* json = document.json(file);
        const Json* cards = json != nullptr ? valueAt(*json, "/cards") : nullptr;
        if (cards != nullptr && cards->is_array()) count += cards->size();
    }
    return count;
}

}  // namespace mazzo::carddata
