// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/rename_edit.h"

#include "carddata/edit/form_keys.h"
#include "carddata/edit/json_paths.h"
#include "carddata/edit/pack_items.h"
#include "carddata/pack/json_values.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

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

/// Whether what stands before a word compares the edition: "option(rules) = ".
bool isEdition(std::string_view before)
{
    std::string plain(before);
    std::erase(plain, ' ');
    return plain.ends_with("option(rules)=") || plain.ends_with("option(rules)!=");
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
    if (renaming.list == "editions") return isEdition(before);
    if (renaming.list == "sets") return comparedWith("set");
    if (renaming.list == "rarities") return comparedWith("rarity");
    if (renaming.list == "finishes") return comparedWith("finish");
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
        // A field may be called like a function.
        const bool isFunction = end < expression.size() && expression[end] == '(';
        const bool isMeant = word == renaming.from && !isFunction &&
                             namesIt(std::string_view(expression).substr(0, i), renaming);
        text += isMeant ? renaming.to : word;
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

bool isExpression(KeyKind kind)
{
    return kind == KeyKind::Query || kind == KeyKind::Check || kind == KeyKind::Derived || kind == KeyKind::Quantity;
}

/// An object with one of its keys replaced.
Json renamedKey(const Json& object, const Renaming& renaming)
{
    Json changed = Json::object();
    for (const auto& [key, value] : object.items()) changed[key == renaming.from ? renaming.to : key] = value;
    return changed;
}

/// In the values of a card, by field.
void renameInValues(const std::string& file, const std::string& path, const Json& values, const Renaming& renaming,
                    std::vector<FileEdit>& edits)
{
    if (!values.is_object()) return;
    const auto replace = [&](const std::string& at, const Json& value) {
        edits.push_back({file, JsonEdit{JsonEdit::Kind::Set, at, jsonText(value), 0}});
    };
    if (renaming.list == "fields" && values.contains(renaming.from)) replace(path, renamedKey(values, renaming));
    if (renaming.field.empty() || !values.contains(renaming.field)) return;
    const std::string at = pathOf(path, renaming.field);
    const Json& value = values[renaming.field];
    if (value == renaming.from) replace(at, renaming.to);
    else if (const auto changed = renamedList(value, renaming)) replace(at, *changed);
    else if (value.is_object() && value.contains("value") && value["value"] == renaming.from)
        replace(pathOf(at, "value"), renaming.to);
}

void renameInGame(const PackDocument& document, const Renaming& renaming, std::vector<FileEdit>& edits)
{
    const auto replace = [&](const std::string& path, const Json& value) {
        edits.push_back(gameEdit({JsonEdit::Kind::Set, path, jsonText(value), 0}));
    };
    visitForm(
        document.game(), *formNamed("game"), {}, [&](const std::string& path, const FormKey& key, const Json& value) {
            const bool refers = key.of == renaming.list || (key.kind == KeyKind::Amount && renaming.list == "options");
            if (path == "/procedure/editions" && renaming.list == "editions") {
                if (value.is_object() && value.contains(renaming.from)) replace(path, renamedKey(value, renaming));
            } else if (key.kind == KeyKind::CardValues) {
                renameInValues(PackDocument::kGame, path, value, renaming, edits);
            } else if (isExpression(key.kind)) {
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
    const char* part = renaming.list == "sets"       ? "set"
                       : renaming.list == "rarities" ? "rarity"
                       : renaming.list == "finishes" ? "finish"
                                                     : nullptr;
    for (std::size_t i = 0; printings != nullptr && part != nullptr && i < printings->size(); ++i) {
        const std::string at = pathOf(pathOf("/printings", i), part);
        const Json* value = valueAt(card, at);
        if (value == nullptr) continue;
        if (*value == renaming.from) replace(path + at, renaming.to);
        else if (const auto changed = renamedList(*value, renaming)) replace(path + at, *changed);
    }
    if (renaming.list == "sets" && is("set")) replace(pathOf(path, "set"), renaming.to);
    if (card.contains("fields")) renameInValues(file, pathOf(path, "fields"), card["fields"], renaming, edits);
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

}  // namespace

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

}  // namespace mazzo::carddata
