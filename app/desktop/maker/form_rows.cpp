// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/form_rows.h"

#include "app/desktop/maker/form_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/edit/json_paths.h"
#include "carddata/edit/pack_items.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace mazzo::desktop {

namespace {

using Json = nlohmann::ordered_json;

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// A plain value as it is typed: lists with commas, flags as yes and no.
QString plainText(const Json& value)
{
    if (value.is_string()) return fromUtf8(value.get<std::string>());
    if (value.is_boolean()) return value.get<bool>() ? QStringLiteral("yes") : QStringLiteral("no");
    if (value.is_array() && std::ranges::all_of(value, [](const Json& item) { return item.is_string(); })) {
        QStringList words;
        for (const Json& item : value) words.append(fromUtf8(item.get<std::string>()));
        return words.join(QStringLiteral(", "));
    }
    return fromUtf8(dumped(value));
}

/// The name of the item of a list that has an id.
QString nameOfId(const PackDocument& document, std::string_view list, const std::string& id)
{
    const Json* items = document.find("/" + std::string(list));
    if (items != nullptr && items->is_array())
        for (const Json& item : *items)
            if (item.is_object() && item.contains("id") && item["id"] == id)
                return fromUtf8(itemName(item, currentLanguage()));
    return fromUtf8(id);
}

bool isShown(const FormKey& key, const Json& object)
{
    if (object.contains(key.name)) return true;
    if (key.when.empty()) return true;
    const std::size_t equals = key.when.find('=');
    const auto value = object.find(std::string(key.when.substr(0, equals)));
    if (value == object.end() || !value->is_string()) return false;
    const auto words = wordsOfForm(key.when.substr(equals + 1));
    return std::ranges::find(words, value->get<std::string>()) != words.end();
}

const char* kindOf(const FormKey& key)
{
    switch (key.kind) {
    case KeyKind::Texts: return "texts";
    case KeyKind::LongTexts: return "long-texts";
    case KeyKind::Flag: return "flag";
    case KeyKind::Choice:
    case KeyKind::Reference: return "choice";
    case KeyKind::References: return "several";
    case KeyKind::Query:
    case KeyKind::Check:
    case KeyKind::Derived:
    case KeyKind::Quantity: return "expression";
    case KeyKind::List:
    case KeyKind::Object: return "list";
    default: return "text";
    }
}

QVariantMap choiceOf(const QString& value, const QString& text, bool chosen)
{
    return {{"value", value}, {"text", text}, {"chosen", chosen}};
}

QVariantList choicesOf(const PackDocument& document, const Form& form, const FormKey& key, const Json* value)
{
    QVariantList choices;
    const auto is = [value](const std::string& id) {
        if (value == nullptr) return false;
        if (value->is_array()) return std::ranges::any_of(*value, [&id](const Json& item) { return item == id; });
        return value->is_string() && *value == id;
    };
    if (key.kind == KeyKind::Choice) {
        const bool mayBeNone = key.name != "type" && key.name != "do" && key.name != "kind" && key.name != "timing";
        const auto words = wordsOfForm(key.of);
        // A default that the format states needs no line of its own.
        if (mayBeNone && key.name != "sight")
            choices.append(choiceOf({}, choiceText(form.id, key.name, {}), value == nullptr));
        for (const std::string_view word : words)
            choices.append(
                choiceOf(fromUtf8(word), choiceText(form.id, key.name, word),
                         is(std::string(word)) || (value == nullptr && key.name == "sight" && word == "open")));
    } else if (key.kind == KeyKind::Reference || key.kind == KeyKind::References) {
        if (key.kind == KeyKind::Reference) choices.append(choiceOf({}, choiceText(form.id, {}, {}), value == nullptr));
        for (const std::string& id : idsInList(document, key.of))
            choices.append(choiceOf(fromUtf8(id), nameOfId(document, key.of, id), is(id)));
    }
    // What is there already, but not among them.
    if (value != nullptr && value->is_string() &&
        std::ranges::none_of(choices, [](const QVariant& each) { return each.toMap()["chosen"].toBool(); }))
        choices.append(choiceOf(plainText(*value), plainText(*value), true));
    return choices;
}

/// What a list or an object holds, in a line.
QString summary(const Json* value)
{
    if (value == nullptr || value->empty()) return {};
    QStringList names;
    if (value->is_array())
        for (const Json& item : *value) {
            const QString name = fromUtf8(itemName(item, currentLanguage()));
            names.append(item.is_object() && item.contains("do")
                             ? choiceText("step", "do", item["do"].is_string() ? item["do"].get<std::string>() : "")
                             : name);
        }
    // What kind of mulligan or reshuffle it is says enough.
    for (const char* key : {"kind", "timing"})
        if (value->is_object() && value->contains(key) && (*value)[key].is_string())
            return choiceText({}, key, (*value)[key].get<std::string>());
    if (value->is_object()) {
        for (const auto& [key, item] : value->items()) {
            if (!item.is_structured()) names.append(keyTitle({}, key) + " " + plainText(item));
            else if (!item.empty()) names.append(keyTitle({}, key));
        }
    }
    constexpr qsizetype kMaxNames = 6;
    if (names.size() > kMaxNames) names = names.mid(0, kMaxNames) << QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

/// Values of a card as they are typed: "cost=3; colours=red, blue". What has an origin or a range stays JSON.
QString cardValuesText(const Json& values)
{
    QStringList parts;
    for (const auto& [field, value] : values.items()) {
        if (value.is_object()) return plainText(values);
        parts.append(fromUtf8(field) + "=" + (value.is_null() ? QStringLiteral("?") : plainText(value)));
    }
    return parts.join(QStringLiteral("; "));
}

FormRow rowOf(const PackDocument& document, const std::string& path, const Form& form, const FormKey& key,
              const Json& object)
{
    const auto found = object.find(std::string(key.name));
    const Json* value = found == object.end() ? nullptr : &*found;
    FormRow row;
    row.path = fromUtf8(pathOf(path, key.name));
    row.key = fromUtf8(key.name);
    row.title = keyTitle(form.id, key.name);
    row.help = keyHelp(form.id, key.name);
    row.kind = kindOf(key);
    row.rare = key.rare && value == nullptr;
    if (row.kind == "texts" || row.kind == "long-texts") {
        for (const std::string& language : packLanguages(document)) {
            const bool has = value != nullptr && value->is_object() && value->contains(language);
            row.texts.append(QVariantMap{{"language", fromUtf8(language)},
                                         {"text", has ? plainText((*value)[language]) : QString()}});
        }
    } else if (row.kind == "list") {
        row.value = summary(value);
    } else if (row.kind == "flag") {
        const bool preset = key.name == "official";
        const bool isSet = value != nullptr && value->is_boolean() ? value->get<bool>() : preset;
        row.value = isSet ? QStringLiteral("yes") : QStringLiteral("no");
    } else if (value != nullptr) {
        row.value = key.kind == KeyKind::CardValues && value->is_object() ? cardValuesText(*value) : plainText(*value);
    }
    row.choices = choicesOf(document, form, key, value);
    if (key.kind == KeyKind::Query) row.scope = QStringLiteral("query");
    if (key.kind == KeyKind::Derived) row.scope = QStringLiteral("derived");
    if (key.kind == KeyKind::Quantity) row.scope = QStringLiteral("check");
    if (key.kind == KeyKind::Check)
        row.scope = key.name == "check" && object.contains("each") ? QStringLiteral("check-each")
                                                                   : QStringLiteral("check");
    return row;
}

std::optional<long long> wholeNumber(std::string_view text)
{
    long long number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

Json wordList(std::string_view text)
{
    Json list = Json::array();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        if (const std::string_view word = trimmed(text.substr(0, end)); !word.empty())
            list.push_back(std::string(word));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

tl::unexpected<Error> notThat(const char* code, std::string_view text)
{
    return failure({Error::Kind::Refused, code, {}, {std::string(text)}, {}});
}

/// A default, of the type that its field or option has.
Result<std::string> defaultJson(const PackDocument& document, const std::string& path, const std::string& text)
{
    const Json* type = document.find(pathOf(parentPath(path), "type"));
    const std::string kind = type != nullptr && type->is_string() ? type->get<std::string>() : std::string();
    if (kind == "flag") return std::string(text == "yes" || text == "true" || text == "sì" ? "true" : "false");
    if (kind == "words") return dumped(text == "-" ? Json::array() : wordList(text));
    const auto number = wholeNumber(text);
    if (kind == "number" && number) return std::to_string(*number);
    return dumped(Json(text));
}

/// The type of a field of the game; empty if there is no such field.
std::string typeOfField(const PackDocument& document, const std::string& id)
{
    if (const Json* fields = document.find("/fields"); fields != nullptr && fields->is_array())
        for (const Json& field : *fields)
            if (field.is_object() && field.value("id", Json()) == id && field.value("type", Json()).is_string())
                return field["type"].get<std::string>();
    return {};
}

Result<std::string> cardValuesJson(const PackDocument& document, std::string_view text)
{
    Json values = Json::object();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view part = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty()) continue;
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos || equals == 0) return notThat("value.no-such-field", part);
        const std::string field(trimmed(part.substr(0, equals)));
        const std::string value(trimmed(part.substr(equals + 1)));
        const std::string type = typeOfField(document, field);
        const auto number = wholeNumber(value);
        if (value == "?") values[field] = nullptr;
        else if (type == "flag") values[field] = value == "yes" || value == "true" || value == "sì";
        else if (type == "words") values[field] = wordList(value);
        else if (type == "number" && number) values[field] = *number;
        else values[field] = value;
    }
    return dumped(values);
}

}  // namespace

Roles<FormRow> FormRow::roles()
{
    return {{"path", &FormRow::path},   {"key", &FormRow::key},         {"title", &FormRow::title},
            {"help", &FormRow::help},   {"kind", &FormRow::kind},       {"value", &FormRow::value},
            {"texts", &FormRow::texts}, {"choices", &FormRow::choices}, {"scope", &FormRow::scope},
            {"rare", &FormRow::rare},   {"problem", &FormRow::problem}};
}

QList<FormRow> formRows(const PackDocument& document, const std::string& path, std::string_view keys)
{
    QList<FormRow> rows;
    const Form* form = formAt(path);
    static const Json kEmpty = Json::object();
    const Json* object = document.find(path);
    if (form == nullptr) return rows;
    if (object == nullptr || !object->is_object()) object = &kEmpty;
    const auto chosen = wordsOfForm(keys);
    for (const FormKey& key : form->keys) {
        if (!chosen.empty() && std::ranges::find(chosen, key.name) == chosen.end()) continue;
        if (isShown(key, *object)) rows.append(rowOf(document, path, *form, key, *object));
    }
    return rows;
}

QStringList unknownKeys(const PackDocument& document, const std::string& path)
{
    QStringList keys;
    const Form* form = formAt(path);
    const Json* object = document.find(path);
    if (form == nullptr || object == nullptr || !object->is_object()) return keys;
    for (const auto& [key, value] : object->items())
        if (form->key(key) == nullptr && key != "format" && key != "$schema") keys.append(fromUtf8(key));
    return keys;
}

Result<std::string> typedJson(const PackDocument& document, const std::string& path, const QString& typed)
{
    const FormKey* key = keyAt(path);
    const std::string text = typed.trimmed().toStdString();
    if (key == nullptr || text.empty()) return std::string();
    switch (key->kind) {
    case KeyKind::Number: {
        const auto number = wholeNumber(text);
        if (!number) return notThat("query.not-a-number", text);
        return std::to_string(*number);
    }
    case KeyKind::Amount:
    case KeyKind::Quantity: {
        const auto number = wholeNumber(text);
        return number ? std::to_string(*number) : dumped(Json(text));
    }
    case KeyKind::Flag: {
        const bool isSet = text == "yes";
        const bool preset = key->name == "official";
        return isSet == preset ? std::string() : std::string(isSet ? "true" : "false");
    }
    case KeyKind::References:
    case KeyKind::Words: return dumped(wordList(text));
    case KeyKind::Value: return defaultJson(document, path, text);
    case KeyKind::CardValues:
        if (!text.starts_with('{')) return cardValuesJson(document, text);
        [[fallthrough]];
    case KeyKind::Json:
        if (Json::parse(text, nullptr, false).is_discarded()) return notThat("edit.bad-json", text);
        return text;
    default:
        // The default visibility is not written.
        if (key->name == "sight" && text == "open") return std::string();
        return dumped(Json(text));
    }
}

std::pair<QString, QString> itemText(const PackDocument& document, const std::string& path)
{
    const Json* item = document.find(path);
    if (item == nullptr) return {};
    const auto word = [item](const char* key) {
        return item->is_object() && item->contains(key) && (*item)[key].is_string() ? (*item)[key].get<std::string>()
                                                                                    : std::string();
    };
    if (const std::string step = word("do"); !step.empty()) {
        QStringList parts;
        for (const char* key : {"section", "zone", "counter", "to", "count", "up-to"}) {
            if (!item->contains(key)) continue;
            const std::string list = std::string_view(key) == "section"   ? "zones"
                                     : std::string_view(key) == "counter" ? "procedure/counters"
                                                                          : "procedure/zones";
            const Json& value = (*item)[key];
            parts.append(value.is_string() ? nameOfId(document, list, value.get<std::string>()) : plainText(value));
        }
        return {choiceText("step", "do", step), parts.join(QStringLiteral(" → "))};
    }
    const QString name = fromUtf8(itemName(*item, currentLanguage()));
    QString about = fromUtf8(word("id"));
    if (const std::string check = word("check"); !check.empty()) about += QStringLiteral(" · ") + fromUtf8(check);
    else if (const std::string type = word("type"); !type.empty() && formAt(path) == formNamed("field"))
        about += QStringLiteral(" · ") + choiceText("field", "type", type);
    return {name, about};
}

}  // namespace mazzo::desktop
