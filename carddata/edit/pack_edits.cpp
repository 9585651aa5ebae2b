// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/pack_edits.h"

#include "carddata/edit/json_paths.h"
#include "carddata/edit/pack_items.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

PackStep stepOf(std::string reason, std::string detail, JsonEdit edit)
{
    return {std::move(reason), std::move(detail), {gameEdit(std::move(edit))}};
}

/// Before the first key that the form lists later; keys that it does not know stay where they are.
std::size_t positionOf(const Json& object, const Form* form, std::string_view key)
{
    if (form == nullptr) return object.size();
    const auto place = [form](std::string_view name) {
        return std::ranges::find(form->keys, name, &FormKey::name) - form->keys.begin();
    };
    const auto known = static_cast<std::ptrdiff_t>(form->keys.size());
    const auto own = place(key);
    std::size_t position = 0;
    std::size_t index = 0;
    for (const auto& [name, value] : object.items()) {
        ++index;
        const auto other = place(name);
        if (name == "$schema" || name == "format" || (other < known && other < own)) position = index;
    }
    return position;
}

JsonEdit insertion(const Json& parent, const Form* form, const std::string& path, const Json& value)
{
    return {JsonEdit::Kind::Insert, path, jsonText(value),
            parent.is_object() ? positionOf(parent, form, lastPart(path)) : 0};
}

/// The object at a path, or the edits that add it.
const Json& objectAt(const PackDocument& document, const std::string& path, std::vector<FileEdit>& edits)
{
    static const Json kNone = Json::object();
    if (const Json* object = document.find(path)) return *object;
    const std::string parent = parentPath(path);
    const Json& above = objectAt(document, parent, edits);
    edits.push_back(gameEdit(insertion(above, formAt(parent), path, kNone)));
    return kNone;
}

}  // namespace

PackStep valueStep(const PackDocument& document, const std::string& path, const std::string& json)
{
    PackStep step{json.empty() ? "clear" : "set", path, {}};
    const Json* value = document.find(path);
    if (json.empty()) {
        if (value != nullptr) step.edits.push_back(gameEdit({JsonEdit::Kind::Erase, path, {}, 0}));
    } else if (value != nullptr) {
        if (jsonText(*value) != json) step.edits.push_back(gameEdit({JsonEdit::Kind::Set, path, json, 0}));
    } else {
        const Json& parent = objectAt(document, parentPath(path), step.edits);
        step.edits.push_back(gameEdit(
            {JsonEdit::Kind::Insert, path, json, positionOf(parent, formAt(parentPath(path)), lastPart(path))}));
    }
    return step;
}

PackStep textStep(const PackDocument& document, const std::string& path, const std::string& language,
                  const std::string& text)
{
    const Json* texts = document.find(path);
    Json changed = texts != nullptr && texts->is_object() ? *texts : Json::object();
    if (!text.empty()) changed[language] = text;
    else changed.erase(language);
    return valueStep(document, path, changed.empty() ? std::string() : jsonText(changed));
}

PackStep addStep(const PackDocument& document, const std::string& list, const std::string& name)
{
    const FormKey* key = keyAt(list);
    const Form* form = key != nullptr && key->kind == KeyKind::List ? formNamed(key->of) : nullptr;
    if (form == nullptr) return {"add", list, {}};
    PackStep step{"add", {}, {}};
    const Json* items = document.find(list);
    if (items == nullptr) {
        const Json& parent = objectAt(document, parentPath(list), step.edits);
        step.edits.push_back(gameEdit(insertion(parent, formAt(parentPath(list)), list, Json::array())));
    }
    step.detail = pathOf(list, items != nullptr ? items->size() : 0);
    step.edits.push_back(
        gameEdit({JsonEdit::Kind::Insert, step.detail, jsonText(newItem(document, *form, list, name)), 0}));
    return step;
}

PackStep duplicateStep(const PackDocument& document, const std::string& path)
{
    const std::string list = parentPath(path);
    const Json* item = document.find(path);
    const auto index = indexIn(lastPart(path));
    if (item == nullptr || !index) return {"duplicate", path, {}};
    Json copy = *item;
    const auto taken = idsIn(document.find(list));
    if (copy.is_object() && copy.contains("id") && copy["id"].is_string())
        copy["id"] = list == "/rules" ? nextClause(taken) : freeId(copy["id"].get<std::string>(), taken);
    PackStep step{"duplicate", pathOf(list, *index + 1), {}};
    step.edits.push_back(gameEdit({JsonEdit::Kind::Insert, step.detail, jsonText(copy), 0}));
    return step;
}

PackStep removeStep(const PackDocument& document, const std::string& path)
{
    const Json* item = document.find(path);
    if (item == nullptr) return {"remove", path, {}};
    PackStep step = stepOf("remove", path, {JsonEdit::Kind::Erase, path, {}, 0});
    if (parentPath(path) != "/fields" || !item->contains("id")) return step;
    const auto field = (*item)["id"];
    if (!field.is_string()) return step;
    for (const std::string& file : document.cardFiles()) {
        const Json* cards = document.json(file);
        const Json* list = cards != nullptr ? valueAt(*cards, "/cards") : nullptr;
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            const std::string at = pathOf(pathOf(pathOf("/cards", i), "fields"), field.get<std::string>());
            if (valueAt(*cards, at) != nullptr)
                step.edits.push_back({file, JsonEdit{JsonEdit::Kind::Erase, at, {}, 0}});
        }
    }
    return step;
}

PackStep moveStep(const PackDocument& document, const std::string& path, std::size_t position)
{
    const Json* list = document.find(parentPath(path));
    const auto index = indexIn(lastPart(path));
    if (list == nullptr || !index || position >= list->size() || position == *index) return {"move", path, {}};
    return stepOf("move", pathOf(parentPath(path), position), {JsonEdit::Kind::Move, path, {}, position});
}

PackStep deckStep(const std::string& file, DeckFileText text)
{
    PackStep step{text ? "deck" : "remove", file, {}};
    step.edits.push_back({file, std::move(text)});
    return step;
}

std::string newDeckFile(const PackDocument& document, const std::string& subfolder, const std::string& name)
{
    const std::string base = subfolder + "/" + idFor(name);
    std::string file = base + ".deck";
    for (int number = 2; document.deck(file) != nullptr; ++number) file = base + "-" + std::to_string(number) + ".deck";
    return file;
}

}  // namespace mazzo::carddata
