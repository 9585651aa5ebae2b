// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/pack_items.h"

#include "carddata/edit/json_paths.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

Json inAllLanguages(const PackDocument& document, const std::string& text)
{
    Json texts = Json::object();
    for (const std::string& language : packLanguages(document)) texts[language] = text;
    return texts;
}

std::string firstIn(const PackDocument& document, std::string_view list)
{
    const auto ids = idsInList(document, list);
    return ids.empty() ? std::string() : ids.front();
}

/// Whether an item has this id, or this name in some language.
bool isCalled(const Json& item, const std::string& name)
{
    if (!item.is_object()) return false;
    if (item.value("id", Json()) == name) return true;
    const auto names = item.find("name");
    return names != item.end() && names->is_object() && std::ranges::any_of(*names, [&](const Json& each) {
               return each.is_string() && folded(each.get<std::string>()) == folded(name);
           });
}

/// The id of the item of a list that is called so; empty if there is none.
std::string idCalled(const Json* list, const std::string& name)
{
    if (list != nullptr && list->is_array())
        for (const Json& item : *list)
            if (isCalled(item, name) && item.value("id", Json()).is_string()) return item["id"].get<std::string>();
    return {};
}

std::string cardCalled(const PackDocument& document, const std::string& name)
{
    for (const std::string& file : document.cardFiles())
        if (const Json* cards = document.json(file))
            if (std::string id = idCalled(valueAt(*cards, "/cards"), name); !id.empty()) return id;
    return idFor(name);
}

std::vector<std::string> codesIn(const Json* symbols)
{
    std::vector<std::string> codes;
    for (std::size_t i = 0; symbols != nullptr && symbols->is_array() && i < symbols->size(); ++i)
        if (const Json* code = valueAt((*symbols)[i], "/code"); code != nullptr && code->is_string())
            codes.push_back(code->get<std::string>());
    return codes;
}

std::string fieldCalled(const PackDocument& document, const std::string& name)
{
    const std::string id = idCalled(document.find("/fields"), name);
    return id.empty() ? idFor(name) : id;
}

Json newStep(const PackDocument& document, const std::string& kind)
{
    Json step{{"do", kind}};
    const std::string zone = firstIn(document, "procedure/zones");
    if (kind == "deal") step["section"] = firstIn(document, "zones");
    if (kind == "shuffle" || kind == "move" || kind == "clear") step["zone"] = zone;
    if (kind == "set" || kind == "add") step["counter"] = firstIn(document, "procedure/counters");
    if (kind == "deal" || kind == "move" || kind == "limit") {
        const auto zones = idsInList(document, "procedure/zones");
        step["to"] = kind == "move" && zones.size() > 1 ? zones[1] : zone;
    }
    if (kind == "set" || kind == "add") step["count"] = 1;
    if (kind == "clear") step["state"] = "exhausted";
    return step;
}

}  // namespace

std::string idFor(std::string_view name)
{
    constexpr std::size_t kMaxId = 60;
    std::string id;
    for (const char c : folded(name)) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (isPlain) id += c;
        else if (!id.empty() && id.back() != '-') id += '-';
        if (id.size() == kMaxId) break;
    }
    while (id.ends_with('-')) id.pop_back();
    return id.empty() ? "new" : id;
}

std::vector<std::string> idsIn(const Json* list)
{
    std::vector<std::string> ids;
    if (list == nullptr || !list->is_array()) return ids;
    for (const Json& item : *list)
        if (item.is_object() && item.contains("id") && item["id"].is_string())
            ids.push_back(item["id"].get<std::string>());
    return ids;
}

std::string freeId(const std::string& wanted, const std::vector<std::string>& taken)
{
    const auto isTaken = [&taken](const std::string& id) { return std::ranges::find(taken, id) != taken.end(); };
    std::string id = wanted;
    for (int number = 2; isTaken(id); ++number) id = wanted + "-" + std::to_string(number);
    return id;
}

std::string nextClause(const std::vector<std::string>& taken)
{
    std::string prefix = "R-";
    int highest = 0;
    for (const std::string& id : taken) {
        const std::size_t digits = id.find_last_not_of("0123456789") + 1;
        if (digits == id.size()) continue;
        prefix = id.substr(0, digits);
        highest = std::max(highest, std::atoi(id.c_str() + digits));
    }
    return freeId(prefix + std::to_string(highest + 1), taken);
}

Json newItem(const PackDocument& document, const Form& form, const std::string& list, const std::string& name)
{
    const auto taken = idsIn(document.find(list));
    if (form.id == "step") return newStep(document, name);
    if (form.id == "allowance")
        return {{"name", inAllLanguages(document, name)}, {"cards", "zone:" + firstIn(document, "zones")}};
    if (form.id == "citation") return {{"book", firstIn(document, "books")}, {"section", name}};
    if (form.id == "amended-card") return {{"card", cardCalled(document, name)}, {"fields", Json::object()}};
    if (form.id == "shown-field") return {{"field", fieldCalled(document, name)}};
    if (form.id == "symbol") return {{"code", freeId(name, codesIn(document.find(list)))}, {"text", name}};
    const Json texts = inAllLanguages(document, name);
    if (form.id == "rule") return {{"id", nextClause(taken)}, {"title", texts}, {"text", texts}};
    const bool isRegion = form.id == "region";
    Json item{{"id", freeId(idFor(name), taken)}, {form.id == "book" ? "title" : "name", texts}};
    if (form.id == "type") item["plural"] = texts;
    if (form.id == "amendment") {
        const std::string edition = firstIn(document, "editions");
        item["editions"] = Json::array({edition.empty() ? std::string("base") : edition});
        item["cards"] = Json::array();
    }
    if (form.id == "table-counter") item["start"] = 0;
    if (isRegion) item["next"] = Json::array();
    if (form.id == "option") {
        item["type"] = "flag";
        item["default"] = false;
    }
    // Cards that are there already need no value in it.
    if (form.id == "field") {
        item["type"] = "text";
        item["optional"] = true;
    }
    return item;
}

std::vector<std::string> packLanguages(const PackDocument& document)
{
    std::vector<std::string> languages;
    if (const Json* list = document.find("/languages"); list != nullptr && list->is_array())
        for (const Json& language : *list)
            if (language.is_string()) languages.push_back(language.get<std::string>());
    if (languages.empty()) languages.emplace_back("en");
    return languages;
}

std::vector<std::string> idsInList(const PackDocument& document, std::string_view list)
{
    return idsIn(document.find("/" + std::string(list)));
}

std::string itemName(const Json& item, std::string_view language)
{
    if (item.is_string()) return item.get<std::string>();
    if (!item.is_object()) return {};
    for (const char* key : {"name", "title"}) {
        const auto texts = item.find(key);
        if (texts == item.end() || !texts->is_object() || texts->empty()) continue;
        const auto text = texts->find(std::string(language));
        const Json& chosen = text != texts->end() ? *text : texts->front();
        if (chosen.is_string()) return chosen.get<std::string>();
    }
    for (const char* key : {"id", "do", "section", "card", "field", "code"})
        if (const auto text = item.find(key); text != item.end() && text->is_string()) return text->get<std::string>();
    return {};
}

}  // namespace mazzo::carddata
