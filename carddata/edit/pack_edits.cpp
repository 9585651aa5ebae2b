// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/pack_edits.h"

#include "carddata/edit/json_paths.h"
#include "carddata/pack/json_values.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

std::string jsonText(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

FileEdit gameEdit(JsonEdit edit) { return {PackDocument::kGame, std::move(edit)}; }

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

/// The id of the next rule: "R-7" after "R-6", whatever the letters are.
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

Json newItem(const PackDocument& document, const Form& form, const std::string& list, const std::string& name)
{
    const auto taken = idsIn(document.find(list));
    if (form.id == "step") return newStep(document, name);
    if (form.id == "allowance")
        return {{"name", inAllLanguages(document, name)}, {"cards", "zone:" + firstIn(document, "zones")}};
    if (form.id == "citation") return {{"book", firstIn(document, "books")}, {"section", name}};
    const Json texts = inAllLanguages(document, name);
    if (form.id == "rule") return {{"id", nextClause(taken)}, {"title", texts}, {"text", texts}};
    const bool isRegion = form.id == "region";
    Json item{{"id", freeId(idFor(name), taken)}, {form.id == "book" ? "title" : "name", texts}};
    if (form.id == "type") item["plural"] = texts;
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

/// Calls `visit(path, key, value)` for every known key of an object and of what it holds.
using FormVisitor = std::function<void(const std::string& path, const FormKey& key, const Json& value)>;

void visitForm(const Json& object, const Form& form, const std::string& path, const FormVisitor& visit)
{
    if (!object.is_object()) return;
    for (const auto& [name, value] : object.items()) {
        const FormKey* key = form.key(name);
        if (key == nullptr) continue;
        const std::string at = pathOf(path, name);
        visit(at, *key, value);
        if (key->kind == KeyKind::Object) visitForm(value, *formNamed(key->of), at, visit);
        if (key->kind != KeyKind::List || !value.is_array()) continue;
        std::size_t index = 0;
        for (const Json& item : value) visitForm(item, *formNamed(key->of), pathOf(at, index++), visit);
    }
}

/// Something that is renamed.
struct Renaming {
    std::string list;  ///< "zones", "procedure/zones", "fields/3/choices"
    std::string from;
    std::string to;
    std::string field;  ///< of a choice
};

bool isWordLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// Whether a word of an expression, which stands behind `before`, names the thing that is renamed.
bool namesIt(std::string_view before, const Renaming& renaming)
{
    const auto behind = [before](std::string_view word) {
        if (!before.ends_with(word)) return false;
        const std::string_view rest = before.substr(0, before.size() - word.size());
        return rest.empty() || !isWordLetter(rest.back()) || rest.back() == '-';
    };
    const auto comparedWith = [&](const std::string& field) {
        return std::ranges::any_of(std::initializer_list<const char*>{":", "=", "!="},
                                   [&](const char* sign) { return behind(field + sign); });
    };
    if (renaming.list == "zones") return comparedWith("zone") || behind("given(");
    if (renaming.list == "types") return comparedWith("type") || behind("is:");
    if (!renaming.field.empty()) return comparedWith(renaming.field);
    const bool isValue = !before.empty() && (before.back() == ':' || before.back() == '=');
    if (renaming.list == "fields") return !isValue || behind("has:") || behind("is:") || behind("unknown:");
    if (renaming.list == "options") return !isValue || behind("option(");
    return false;
}

std::string renamedIn(const std::string& expression, const Renaming& renaming)
{
    std::string text;
    bool isQuoted = false;
    for (std::size_t i = 0; i < expression.size();) {
        if (expression[i] == '"') isQuoted = !isQuoted;
        // A dash before a word is a negation or a minus.
        if (isQuoted || !isWordLetter(expression[i]) || expression[i] == '-') {
            text += expression[i++];
            continue;
        }
        std::size_t end = i;
        while (end < expression.size() && isWordLetter(expression[end])) ++end;
        const std::string word = expression.substr(i, end - i);
        text += word == renaming.from && namesIt(std::string_view(expression).substr(0, i), renaming) ? renaming.to
                                                                                                      : word;
        i = end;
    }
    return text;
}

/// A list of ids with one of them replaced; nothing if it is not there.
std::optional<Json> renamedList(const Json& list, const Renaming& renaming)
{
    if (!list.is_array()) return std::nullopt;
    Json changed = list;
    for (Json& item : changed)
        if (item.is_string() && item == renaming.from) item = renaming.to;
    return changed == list ? std::nullopt : std::optional(std::move(changed));
}

void renameInGame(const PackDocument& document, const Renaming& renaming, std::vector<FileEdit>& edits)
{
    const auto replace = [&](const std::string& path, const Json& value) {
        edits.push_back(gameEdit({JsonEdit::Kind::Set, path, jsonText(value), 0}));
    };
    visitForm(
        document.game(), *formNamed("game"), {}, [&](const std::string& path, const FormKey& key, const Json& value) {
            const bool refers = key.of == renaming.list || (key.kind == KeyKind::Amount && renaming.list == "options");
            if (key.kind == KeyKind::Query || key.kind == KeyKind::Check || key.kind == KeyKind::Derived) {
                if (!value.is_string()) return;
                const std::string text = value.get<std::string>();
                if (std::string changed = renamedIn(text, renaming); changed != text) replace(path, changed);
            } else if (refers && key.kind != KeyKind::List) {
                if (value.is_string() && value == renaming.from) replace(path, renaming.to);
                else if (const auto changed = renamedList(value, renaming)) replace(path, *changed);
            }
        });
}

void renameInCard(const std::string& file, const std::string& path, const Json& card, const Renaming& renaming,
                  std::vector<FileEdit>& edits)
{
    const auto replace = [&](const std::string& at, const Json& value) {
        edits.push_back({file, JsonEdit{JsonEdit::Kind::Set, at, jsonText(value), 0}});
    };
    const auto is = [&](const char* key) { return card.contains(key) && card[key] == renaming.from; };
    if (renaming.list == "types" && is("type")) replace(pathOf(path, "type"), renaming.to);
    // A card may have several types.
    if (renaming.list == "types" && card.contains("type"))
        if (const auto changed = renamedList(card["type"], renaming)) replace(pathOf(path, "type"), *changed);
    const Json* printings = valueAt(card, "/printings");
    for (std::size_t i = 0; printings != nullptr && renaming.list == "sets" && i < printings->size(); ++i)
        if (const std::string at = pathOf(pathOf("/printings", i), "set");
            valueAt(card, at) != nullptr && *valueAt(card, at) == renaming.from)
            replace(path + at, renaming.to);
    if (renaming.list == "sets" && is("set")) replace(pathOf(path, "set"), renaming.to);
    if (!card.contains("fields") || !card["fields"].is_object()) return;
    const Json& values = card["fields"];
    if (renaming.list == "fields" && values.contains(renaming.from)) {
        Json changed = Json::object();
        for (const auto& [key, value] : values.items()) changed[key == renaming.from ? renaming.to : key] = value;
        replace(pathOf(path, "fields"), changed);
    }
    if (renaming.field.empty() || !values.contains(renaming.field)) return;
    const std::string at = pathOf(pathOf(path, "fields"), renaming.field);
    const Json& value = values[renaming.field];
    if (value == renaming.from) replace(at, renaming.to);
    else if (const auto changed = renamedList(value, renaming)) replace(at, *changed);
    else if (value.is_object() && value.contains("value") && value["value"] == renaming.from)
        replace(pathOf(at, "value"), renaming.to);
}

/// Deck files name zones in `[brackets]`, and options at the start of a line of the header.
std::string renamedInDeck(const std::string& text, const Renaming& renaming)
{
    std::string changed;
    bool isHeader = true;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string line = text.substr(begin, end - begin);
        const bool isSection = line.starts_with('[');
        if (isSection) isHeader = false;
        if (renaming.list == "zones" && isSection && trimmed(line) == "[" + renaming.from + "]")
            line = "[" + renaming.to + "]";
        if (renaming.list == "options" && isHeader && line.starts_with(renaming.from + ":"))
            line = renaming.to + line.substr(renaming.from.size());
        if (renaming.list == "editions" && isHeader && line.starts_with("rules:") &&
            trimmed(line.substr(6)) == renaming.from)
            line = "rules: " + renaming.to;
        changed += line;
        if (end < text.size()) changed += '\n';
        begin = end + 1;
    }
    return changed;
}

void renameElsewhere(const PackDocument& document, const Renaming& renaming, std::vector<FileEdit>& edits)
{
    for (const std::string& file : document.cardFiles()) {
        const Json* cards = document.json(file);
        const Json* list = cards != nullptr ? valueAt(*cards, "/cards") : nullptr;
        if (list == nullptr || !list->is_array()) continue;
        for (std::size_t i = 0; i < list->size(); ++i)
            if ((*list)[i].is_object()) renameInCard(file, pathOf("/cards", i), (*list)[i], renaming, edits);
    }
    for (const char* subfolder : {"decks", "examples"})
        for (const std::string& file : document.deckFiles(subfolder)) {
            const std::string& text = *document.deck(file);
            std::string changed = renamedInDeck(text, renaming);
            // Examples name the rules that they break.
            if (renaming.list == "rules") {
                const std::size_t line = changed.find("expect:");
                const std::size_t end = line == std::string::npos ? line
                                                                  : std::min(changed.find('\n', line), changed.size());
                if (line != std::string::npos) {
                    std::string words = changed.substr(line, end - line) + " ";
                    const std::string from = " " + renaming.from + " ";
                    if (const std::size_t at = words.find(from); at != std::string::npos)
                        words.replace(at, from.size(), " " + renaming.to + " ");
                    words.pop_back();
                    changed.replace(line, end - line, words);
                }
            }
            if (changed != text) edits.push_back({file, DeckFileText(std::move(changed))});
        }
}

/// An object whose keys are languages and whose values are texts.
bool isTexts(const Json& json, const std::vector<std::string>& languages)
{
    return json.is_object() && !json.empty() && std::ranges::all_of(json.items(), [&](const auto& item) {
               return item.value().is_string() && std::ranges::find(languages, item.key()) != languages.end();
           });
}

using TextsVisitor = std::function<void(const std::string& path, const Json& texts)>;

void visitTexts(const Json& json, const std::string& path, const std::vector<std::string>& languages,
                const TextsVisitor& visit)
{
    if (isTexts(json, languages)) return visit(path, json);
    if (json.is_object())
        for (const auto& [key, value] : json.items()) visitTexts(value, pathOf(path, key), languages, visit);
    if (!json.is_array()) return;
    std::size_t index = 0;
    for (const Json& item : json) visitTexts(item, pathOf(path, index++), languages, visit);
}

std::vector<std::string> jsonFiles(const PackDocument& document)
{
    std::vector<std::string> files = document.cardFiles();
    files.insert(files.begin(), PackDocument::kGame);
    files.emplace_back(PackDocument::kProducts);
    std::erase_if(files, [&](const std::string& file) { return document.json(file) == nullptr; });
    return files;
}

PackStep languagesStep(const PackDocument& document, const char* reason, const std::string& language,
                       const std::vector<std::string>& languages)
{
    PackStep step{reason, language, {}};
    const auto before = packLanguages(document);
    const bool adds = languages.size() > before.size();
    for (const std::string& file : jsonFiles(document))
        visitTexts(*document.json(file), {}, before, [&](const std::string& path, const Json& texts) {
            const std::string at = pathOf(path, language);
            if (adds && texts.contains(before.front()) && !texts.contains(language))
                step.edits.push_back(
                    {file, JsonEdit{JsonEdit::Kind::Insert, at, jsonText(texts[before.front()]), texts.size()}});
            if (!adds && texts.contains(language) && texts.size() > 1)
                step.edits.push_back({file, JsonEdit{JsonEdit::Kind::Erase, at, {}, 0}});
        });
    step.edits.push_back(gameEdit({JsonEdit::Kind::Set, "/languages", jsonText(Json(languages)), 0}));
    return step;
}

}  // namespace

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
    for (const char* key : {"id", "do", "section"})
        if (const auto text = item.find(key); text != item.end() && text->is_string()) return text->get<std::string>();
    return {};
}

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

Result<PackStep> renameStep(const PackDocument& document, const std::string& path, const std::string& id)
{
    const Json* item = document.find(path);
    const Form* form = formAt(path);
    if (item == nullptr || form == nullptr || !item->contains("id") || !(*item)["id"].is_string())
        return failure({Error::Kind::Refused, "edit.no-such-place", {}, {path}, {}});
    const FormKey* key = form->key("id");
    const bool fits = key != nullptr && key->kind == KeyKind::Clause ? isClauseId(id) : isId(id);
    if (!fits) return failure({Error::Kind::Refused, "pack.bad-id", {}, {id}, {}});
    const std::string list = parentPath(path);
    Renaming renaming{list.substr(1), (*item)["id"].get<std::string>(), id, {}};
    if (renaming.from == id) return PackStep{"rename", path, {}};
    const auto taken = idsIn(document.find(list));
    if (std::ranges::find(taken, id) != taken.end() && list != "/rules")
        return failure({Error::Kind::Refused, "pack.duplicate-id", {}, {id}, {}});
    if (list.starts_with("/fields/") && list.ends_with("/choices")) {
        const Json* field = document.find(parentPath(list) + "/id");
        if (field != nullptr && field->is_string()) renaming.field = field->get<std::string>();
    }
    PackStep step{"rename", path, {}};
    renameInGame(document, renaming, step.edits);
    renameElsewhere(document, renaming, step.edits);
    step.edits.push_back(gameEdit({JsonEdit::Kind::Set, pathOf(path, "id"), jsonText(Json(id)), 0}));
    return step;
}

PackStep addLanguageStep(const PackDocument& document, const std::string& language)
{
    auto languages = packLanguages(document);
    if (!isId(language) || std::ranges::find(languages, language) != languages.end())
        return {"languages", language, {}};
    languages.push_back(language);
    return languagesStep(document, "languages", language, languages);
}

PackStep removeLanguageStep(const PackDocument& document, const std::string& language)
{
    auto languages = packLanguages(document);
    if (std::erase(languages, language) == 0 || languages.empty()) return {"languages", language, {}};
    return languagesStep(document, "languages", language, languages);
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
