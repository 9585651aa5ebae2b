// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/layer_file.h"

#include "carddata/library/layers/card_editor.h"
#include "carddata/pack/json_document.h"
#include "carddata/pack/value_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kHeadFile = "game.json";
constexpr const char* kCardsFile = "cards.json";

Json textsInJson(const Texts& texts, const Game& game)
{
    Json object = Json::object();
    for (const auto& [language, words] : texts.entries())
        object[language.empty() ? game.languages.front() : language] = words;
    return object;
}

/// Own cards are written without the prefix that the expansion will give them itself.
std::string shortId(std::string_view id)
{
    return std::string(id.starts_with(kOwnPrefix) ? id.substr(kOwnPrefix.size()) : id);
}

Json valueInJson(const Field& field, const Value& value)
{
    if (isAbsent(value)) return {{"absent", true}};
    if (const auto* number = std::get_if<Interval>(&value)) return intervalJson(*number);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    const auto* words = std::get_if<Words>(&value);
    if (!words) return nullptr;
    Json list = Json::array();
    for (const std::string& word : *words) list.push_back(field.refersToCards ? shortId(word) : word);
    return list;
}

Json fieldsInJson(const Game& game, const LayerCard& entry)
{
    Json fields = Json::object();
    const auto type = std::ranges::find(game.types, entry.type, &CardType::id);
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        const auto value = entry.values.find(field.id);
        if (value != entry.values.end()) {
            if (!entry.adds() || !isAbsent(value->second.value))
                fields[field.id] = valueInJson(field, value->second.value);
            continue;
        }
        // A pack says of every field that its card has whether it is known.
        const bool required = entry.adds() && type != game.types.end() && field.derived.empty() && !field.optional &&
                              !field.preset && field.appliesTo(static_cast<TypeIndex>(type - game.types.begin()));
        if (required) fields[field.id] = nullptr;
    }
    return fields;
}

Json cardInJson(const Game& game, const LayerCard& entry)
{
    Json json = Json::object();
    if (entry.adds()) json["id"] = shortId(entry.id);
    else json["card"] = entry.id;
    if (!entry.name.empty()) json["name"] = textsInJson(entry.name, game);
    if (entry.aliases) json["aliases"] = *entry.aliases;
    if (!entry.type.empty()) json["type"] = entry.type;
    if (entry.set && !entry.set->empty()) json["set"] = *entry.set;
    if (Json fields = fieldsInJson(game, entry); !fields.empty()) json["fields"] = std::move(fields);
    if (entry.textState == Card::TextState::Known) json["text"] = textsInJson(entry.text, game);
    if (entry.textState == Card::TextState::Unknown) json["text"] = nullptr;
    if (entry.rulings) {
        json["rulings"] = Json::array();
        for (const Ruling& ruling : *entry.rulings) {
            Json each{{"text", textsInJson(ruling.text, game)}};
            if (!ruling.clause.empty()) each["clause"] = ruling.clause;
            json["rulings"].push_back(std::move(each));
        }
    }
    if (entry.effects) json["effects"] = Json::parse(*entry.effects, nullptr, false);
    if (entry.image && !entry.image->empty()) json["image"] = "images/" + *entry.image;
    return json;
}

Json headInJson(const Game& game, std::span<const OwnChoice> choices, const LayerFileHead& head)
{
    const auto named = [&game](const std::string& name) {
        Json texts = Json::object();
        for (const std::string& language : game.languages) texts[language] = name;
        return texts;
    };
    Json json{{"format", 1},
              {"id", head.id},
              {"extends", game.id},
              {"version", head.version},
              {"name", named(head.name.empty() ? head.id : head.name)}};
    std::map<std::string, Json> fields;
    for (const auto& [field, id, name] : choices) {
        Json choice{{"id", id}, {"name", named(name)}};
        if (field == "set") json["sets"].push_back(std::move(choice));
        else fields[field].push_back(std::move(choice));
    }
    for (auto& [field, list] : fields) json["fields"].push_back({{"id", field}, {"choices", std::move(list)}});
    return json;
}

std::string lines(const Json& list)
{
    std::string text = "[";
    for (std::size_t i = 0; i < list.size(); ++i)
        text += (i > 0 ? ",\n    " : "\n    ") + list[i].dump(-1, ' ', false, Json::error_handler_t::replace);
    return text + (list.empty() ? "]" : "\n  ]");
}

// Reading.

const ArchivedFile* fileNamed(const std::vector<ArchivedFile>& files, std::string_view path)
{
    const auto found = std::ranges::find(files, path, &ArchivedFile::path);
    return found == files.end() ? nullptr : &*found;
}

/// Takes a card of a layer apart; what has another shape than a pack has is reported at its place.
class LayerReader {
public:
    LayerReader(const JsonDocument& document, Mistakes& mistakes) : m_document(document), m_mistakes(mistakes) {}

    LayerFile::Entry entry(const JsonNode& node, bool adds)
    {
        LayerFile::Entry entry{{}, m_document.place(node)};
        LayerCard& card = entry.card;
        const auto* object = node.as<JsonNode::Object>();
        if (!object) {
            wrong(node, "object");
            return entry;
        }
        for (const auto& [key, value] : *object) {
            const std::string& name = *key.as<std::string>();
            if (name == (adds ? "id" : "card")) card.id = text(value);
            else if (name == "name") card.name = texts(value);
            else if (name == "aliases") card.aliases = words(value);
            else if (name == "type") card.type = text(value);
            else if (name == "set") card.set = text(value);
            else if (name == "fields") fields(value, card);
            else if (name == "text") {
                card.textState = value.isNull() ? Card::TextState::Unknown : Card::TextState::Known;
                if (!value.isNull()) card.text = texts(value);
            } else if (name == "rulings") rulings(value, card);
            else if (name == "effects") card.effects = plain(value).dump();
            else if (name == "image") card.image = text(value);
            else if (name != "number" && name != "origin" && name != "clauses")
                m_mistakes.add({Error::Kind::Parse, "pack.unknown-key", m_document.place(key), {name}, {}});
        }
        if (card.id.empty())
            m_mistakes.add({Error::Kind::Parse, "pack.missing-key", entry.place, {adds ? "id" : "card"}, {}});
        if (adds) card.number = 1;
        if (adds && !card.textState) card.textState = Card::TextState::None;
        return entry;
    }

    std::string text(const JsonNode& node)
    {
        const auto* text = node.as<std::string>();
        if (!text) wrong(node, "text");
        return text ? *text : std::string();
    }

    Texts texts(const JsonNode& node)
    {
        const auto* object = node.as<JsonNode::Object>();
        if (!object) {
            wrong(node, "texts");
            return {};
        }
        std::vector<Texts::Entry> entries;
        for (const auto& [language, value] : *object) entries.push_back({*language.as<std::string>(), text(value)});
        return Texts(std::move(entries));
    }

private:
    void wrong(const JsonNode& node, const char* expected)
    {
        m_mistakes.add({Error::Kind::Parse, "layer.bad-shape", m_document.place(node), {expected}, {}});
    }

    std::vector<std::string> words(const JsonNode& node)
    {
        std::vector<std::string> list;
        const auto* items = node.as<JsonNode::List>();
        if (!items) wrong(node, "list");
        else
            for (const JsonNode& item : *items) list.push_back(text(item));
        return list;
    }

    void fields(const JsonNode& node, LayerCard& card)
    {
        const auto* object = node.as<JsonNode::Object>();
        if (!object) return wrong(node, "object");
        for (const auto& [key, value] : *object) {
            const JsonNode* inner = value.find("value");
            Value read = this->value(inner ? *inner : value);
            card.values.insert_or_assign(*key.as<std::string>(), FieldValue{read, Origin::User, {}, {}, read});
        }
    }

    Value value(const JsonNode& node)
    {
        if (node.isNull()) return Unknown{};
        if (const auto* flag = node.as<bool>()) return *flag;
        if (const auto* word = node.as<std::string>()) return *word;
        if (node.as<JsonNode::List>()) return Words(words(node));
        if (const auto* number = node.as<std::int64_t>()) {
            if (*number > Interval::kLowest && *number < Interval::kHighest)
                return Interval::exactly(static_cast<int>(*number));
            wrong(node, "number");
            return Unknown{};
        }
        if (node.find("absent")) return Absent{};
        if (node.find("unknown")) return Unknown{};
        const auto bound = [&](const char* key, int otherwise) {
            const JsonNode* each = node.find(key);
            const auto* number = each ? each->as<std::int64_t>() : nullptr;
            return number ? static_cast<int>(std::clamp<std::int64_t>(*number, Interval::kLowest, Interval::kHighest))
                          : otherwise;
        };
        if (node.find("min") || node.find("max"))
            return Interval{bound("min", Interval::kLowest), bound("max", Interval::kHighest)};
        wrong(node, "value");
        return Unknown{};
    }

    void rulings(const JsonNode& node, LayerCard& card)
    {
        card.rulings.emplace();
        const auto* items = node.as<JsonNode::List>();
        if (!items) return wrong(node, "list");
        for (const JsonNode& item : *items) {
            const JsonNode* words = item.find("text");
            const JsonNode* clause = item.find("clause");
            if (!words) return wrong(item, "object");
            card.rulings->push_back({texts(*words), clause ? text(*clause) : std::string()});
        }
    }

    Json plain(const JsonNode& node)
    {
        if (const auto* flag = node.as<bool>()) return *flag;
        if (const auto* number = node.as<std::int64_t>()) return *number;
        if (const auto* fraction = node.as<double>()) return *fraction;
        if (const auto* word = node.as<std::string>()) return *word;
        Json json;
        if (const auto* list = node.as<JsonNode::List>()) {
            json = Json::array();
            for (const JsonNode& item : *list) json.push_back(plain(item));
        } else if (const auto* object = node.as<JsonNode::Object>()) {
            json = Json::object();
            for (const auto& [key, each] : *object) json[*key.as<std::string>()] = plain(each);
        }
        return json;
    }

    const JsonDocument& m_document;
    Mistakes& m_mistakes;
};

std::optional<JsonDocument> documentOf(const std::vector<ArchivedFile>& files, const char* path, Mistakes& mistakes)
{
    const ArchivedFile* file = fileNamed(files, path);
    if (file) return parseJson(path, file->content, mistakes);
    mistakes.add({Error::Kind::NotFound, "pack.missing-file", {path, 0, 0}, {path}, {}});
    return std::nullopt;
}

void readChoices(const JsonDocument& document, LayerReader& reader, LayerFile& layer)
{
    const auto each = [](const JsonNode* list, auto take) {
        if (const auto* items = list ? list->as<JsonNode::List>() : nullptr)
            for (const JsonNode& item : *items) take(item);
    };
    const auto choice = [&](const std::string& field, const JsonNode& item) {
        const JsonNode* id = item.find("id");
        const JsonNode* name = item.find("name");
        if (id && name) layer.choices.push_back({field, reader.text(*id), std::string(reader.texts(*name).in({}))});
    };
    each(document.root.find("sets"), [&](const JsonNode& item) { choice("set", item); });
    each(document.root.find("fields"), [&](const JsonNode& field) {
        const JsonNode* id = field.find("id");
        if (id) each(field.find("choices"), [&](const JsonNode& item) { choice(reader.text(*id), item); });
    });
}

}  // namespace

std::string ownLayerFileId(std::string_view game) { return std::string(game) + "-own"; }

Result<std::vector<ArchivedFile>> layerFiles(const Game& game, std::span<const LayerCard> entries,
                                             std::span<const OwnChoice> choices, const std::filesystem::path& images,
                                             const LayerFileHead& head)
{
    Json cards = Json::array();
    Json corrections = Json::array();
    std::set<std::string> pictures;
    for (const LayerCard& entry : entries) {
        (entry.adds() ? cards : corrections).push_back(cardInJson(game, entry));
        if (entry.image && !entry.image->empty()) pictures.insert(*entry.image);
    }
    std::vector<ArchivedFile> files{
        {kHeadFile, headInJson(game, choices, head).dump(2, ' ', false, Json::error_handler_t::replace) + "\n"},
        {kCardsFile, "{\n  \"format\": 1,\n  \"cards\": " + lines(cards) +
                         ",\n  \"corrections\": " + lines(corrections) + "\n}\n"}};
    for (const std::string& picture : pictures) {
        std::ifstream stream(images / picture, std::ios::binary);
        std::string bytes(std::istreambuf_iterator<char>(stream), {});
        if (!stream && bytes.empty())
            return failure({Error::Kind::Io, "image.unreadable", {}, {(images / picture).string()}, {}});
        files.push_back({"images/" + picture, std::move(bytes)});
    }
    return files;
}

Checked<LayerFile> readLayerHead(const std::vector<ArchivedFile>& files)
{
    Mistakes mistakes;
    LayerFile layer;
    if (const auto document = documentOf(files, kHeadFile, mistakes)) {
        LayerReader reader(*document, mistakes);
        const auto part = [&](const char* key) {
            const JsonNode* node = document->root.find(key);
            if (!node) mistakes.add({Error::Kind::Parse, "pack.missing-key", {kHeadFile, 1, 1}, {key}, {}});
            return node ? reader.text(*node) : std::string();
        };
        layer.id = part("id");
        layer.game = part("extends");
        layer.version = part("version");
        if (const JsonNode* name = document->root.find("name")) layer.name = reader.texts(*name);
    }
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return layer;
}

Checked<LayerFile> readLayerFile(const std::vector<ArchivedFile>& files)
{
    auto layer = readLayerHead(files);
    if (!layer) return layer;
    Mistakes mistakes;
    if (const auto head = documentOf(files, kHeadFile, mistakes)) {
        LayerReader reader(*head, mistakes);
        readChoices(*head, reader, *layer);
    }
    if (const auto document = documentOf(files, kCardsFile, mistakes)) {
        LayerReader reader(*document, mistakes);
        for (const bool adds : {true, false}) {
            const JsonNode* list = document->root.find(adds ? "cards" : "corrections");
            if (const auto* items = list ? list->as<JsonNode::List>() : nullptr)
                for (const JsonNode& item : *items) layer->entries.push_back(reader.entry(item, adds));
        }
    }
    for (const LayerFile::Entry& entry : layer->entries)
        if (entry.card.image && !fileNamed(files, *entry.card.image))
            mistakes.add({Error::Kind::NotFound, "pack.missing-file", entry.place, {*entry.card.image}, {}});
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return layer;
}

}  // namespace mazzo::carddata
