// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/cards/card_table.h"

#include "carddata/library/layers/typed_words.h"
#include "carddata/pack/json_document.h"
#include "carddata/pack/value_json.h"
#include "import/collection/csv.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace mazzo::importer {

namespace {

using Json = nlohmann::ordered_json;
using Part = CardKey::Part;

constexpr std::size_t kMaxRows = 100'000;  // a row takes kilobytes
constexpr std::size_t kMaxMistakes = 200;

tl::unexpected<Errors> oneMistake(Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); }

Error mistakeAt(const char* code, std::string_view file, int line, int column, std::vector<std::string> args = {})
{
    return {Error::Kind::Parse, code, {std::string(file), line, column}, std::move(args), {}};
}

Error tooManyRows(std::string_view file)
{
    return {Error::Kind::Limit, "cards.too-many-rows", {std::string(file), 0, 0}, {std::to_string(kMaxRows)}, {}};
}

/// The key of each column; every head that names nothing is reported.
Checked<std::vector<std::optional<CardKey>>> keysOf(const std::vector<std::string_view>& heads, const CsvReader& reader,
                                                    std::string_view file, const Game& game)
{
    std::vector<std::optional<CardKey>> keys;
    Errors mistakes;
    for (const std::string_view head : heads) {
        keys.emplace_back();
        if (trimmed(head).empty()) continue;
        auto key = cardKey(game, head);
        if (!key) {
            const bool isOnly = heads.size() == 1;
            Error error = isOnly ? mistakeAt("cards.one-column", file, reader.line(), 1, {std::string(head)})
                                 : std::move(key.error());
            error.where = {std::string(file), reader.line(), reader.column(head)};
            mistakes.push_back(std::move(error));
        } else if (std::ranges::find(keys, key.value()) != keys.end()) {
            mistakes.push_back(
                mistakeAt("cards.column-twice", file, reader.line(), reader.column(head), {std::string(head)}));
        } else {
            keys.back() = std::move(*key);
        }
    }
    const bool names = std::ranges::any_of(
        keys, [](const auto& key) { return key && (key->part == Part::Name || key->part == Part::Id); });
    if (mistakes.empty() && !names) mistakes.push_back(mistakeAt("cards.no-name-column", file, reader.line(), 1));
    if (!mistakes.empty()) return tl::unexpected(std::move(mistakes));
    return keys;
}

Checked<CardTable> readCsv(std::string_view text, std::string_view file, const Game& game)
{
    const auto csv = prepareCsv(text, file);
    if (!csv) return oneMistake(csv.error());
    CsvReader reader(*csv, file);
    std::vector<std::string_view> cells;
    const auto first = reader.next(cells);
    if (!first) return oneMistake(first.error());
    if (!*first) return oneMistake(mistakeAt("cards.empty-file", file, 1, 1));
    const auto keys = keysOf(cells, reader, file, game);
    if (!keys) return tl::unexpected(keys.error());
    CardTable table;
    table.recoded = csv->recoded;
    for (;;) {
        const auto more = reader.next(cells);
        if (!more) return oneMistake(more.error());
        if (!*more) return table;
        if (std::ranges::all_of(cells, [](std::string_view cell) { return cell.empty(); })) continue;
        if (table.rows.size() == kMaxRows) return oneMistake(tooManyRows(file));
        CardTable::Row row{reader.line(), {}};
        row.cells.reserve(cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i < keys->size() && (*keys)[i]) {
                row.cells.push_back({{*(*keys)[i], std::string(cells[i])}, reader.line(), reader.column(cells[i])});
            } else if (i >= keys->size() && !cells[i].empty() && !row.mistake) {
                row.mistake = mistakeAt("cards.too-many-cells", file, reader.line(), reader.column(cells[i]),
                                        {std::to_string(cells.size()), std::to_string(keys->size())});
            }
        }
        table.rows.push_back(std::move(row));
    }
}

/// A value of a JSON file as a player would type it; nothing if it is none.
std::optional<std::string> typedText(const JsonNode& node, bool isField)
{
    if (node.isNull()) return "?";
    if (const auto* flag = node.as<bool>()) return *flag ? "yes" : "no";
    if (const auto* number = node.as<std::int64_t>()) return std::to_string(*number);
    if (const auto* text = node.as<std::string>()) return *text == "?" ? std::string("\"?\"") : *text;
    if (const auto* list = node.as<JsonNode::List>()) {
        Words words;
        for (const JsonNode& item : *list) {
            const auto* word = item.as<std::string>();
            if (!word) return std::nullopt;
            words.push_back(*word);
        }
        return joinedWords(words);
    }
    if (!isField || !node.as<JsonNode::Object>()) return std::nullopt;
    const JsonNode* min = node.find("min");
    const JsonNode* max = node.find("max");
    const auto bound = [](const JsonNode* each) {
        const auto* number = each ? each->as<std::int64_t>() : nullptr;
        return number ? std::to_string(*number) : std::string();
    };
    if (!min && !max) return std::nullopt;
    return bound(min) + ".." + bound(max);
}

/// JSON of rulings and effects is kept as it stands in the file.
Json plainJson(const JsonNode& node)
{
    if (const auto* flag = node.as<bool>()) return *flag;
    if (const auto* number = node.as<std::int64_t>()) return *number;
    if (const auto* fraction = node.as<double>()) return *fraction;
    if (const auto* text = node.as<std::string>()) return *text;
    if (const auto* list = node.as<JsonNode::List>()) {
        Json array = Json::array();
        for (const JsonNode& item : *list) array.push_back(plainJson(item));
        return array;
    }
    if (const auto* object = node.as<JsonNode::Object>()) {
        Json json = Json::object();
        for (const auto& [key, value] : *object) json[*key.as<std::string>()] = plainJson(value);
        return json;
    }
    return nullptr;
}

void addJsonCell(const JsonNode& key, const JsonNode& value, std::string_view file, const Game& game,
                 CardTable::Row& row, Errors& mistakes)
{
    const std::string& word = *key.as<std::string>();
    auto known = cardKey(game, word);
    if (!known) {
        known.error().where = {std::string(file), key.line, key.column};
        mistakes.push_back(std::move(known.error()));
        return;
    }
    const bool byLanguage = (known->part == Part::Name || known->part == Part::Text) && known->language.empty();
    if (const auto* texts = value.as<JsonNode::Object>(); texts && byLanguage) {
        for (const auto& [language, words] : *texts) {
            const auto* text = words.as<std::string>();
            const auto named = cardKey(game, word + "." + *language.as<std::string>());
            if (!text || !named)
                mistakes.push_back(mistakeAt("cards.bad-value", file, words.line, words.column, {word}));
            else row.cells.push_back({{*named, *text == "?" ? "\"?\"" : *text}, words.line, words.column});
        }
        return;
    }
    if (known->part == Part::Rulings || known->part == Part::Effects) {
        row.cells.push_back(
            {{*known, value.isNull() ? std::string() : plainJson(value).dump()}, value.line, value.column});
        return;
    }
    const auto typed = typedText(value, known->part == Part::Field);
    if (!typed) mistakes.push_back(mistakeAt("cards.bad-value", file, value.line, value.column, {word}));
    else row.cells.push_back({{std::move(*known), *typed}, value.line, value.column});
}

Checked<CardTable> readJson(std::string_view text, std::string_view file, const Game& game)
{
    Mistakes mistakes;
    const auto document = parseJson(std::string(file), std::string(text), mistakes);
    if (!document || mistakes.count() > 0) return tl::unexpected(mistakes.take());
    const JsonNode* inside = document->root.find("cards");
    const auto* list = (inside ? *inside : document->root).as<JsonNode::List>();
    if (!list) return oneMistake(mistakeAt("cards.no-list", file, 1, 1));
    if (list->size() > kMaxRows) return oneMistake(tooManyRows(file));
    CardTable table;
    Errors wrong;
    for (const JsonNode& node : *list) {
        if (wrong.size() >= kMaxMistakes) break;
        CardTable::Row row{node.line, {}};
        const auto* object = node.as<JsonNode::Object>();
        if (!object) wrong.push_back(mistakeAt("cards.no-list", file, node.line, node.column));
        else
            for (const auto& [key, value] : *object) addJsonCell(key, value, file, game, row, wrong);
        table.rows.push_back(std::move(row));
    }
    if (!wrong.empty()) return tl::unexpected(std::move(wrong));
    return table;
}

/// The columns that a file of these cards needs.
std::vector<CardKey> columnsFor(const Game& game, std::span<const Card> cards, bool anyEffects)
{
    std::vector<CardKey> keys{{Part::Id, {}}, {Part::Name, {}}};
    const auto byLanguage = [&](Part part) {
        for (const std::string& language : game.languages) keys.push_back({part, {}, language});
    };
    byLanguage(Part::Name);
    keys.push_back({Part::Type, {}});
    keys.push_back({Part::Set, {}});
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (game.fields[i].derived.empty()) keys.push_back({Part::Field, static_cast<FieldIndex>(i)});
    byLanguage(Part::Text);
    const auto any = [&](auto has) { return std::ranges::any_of(cards, has); };
    if (any([](const Card& card) { return !card.aliases.empty(); })) keys.push_back({Part::Aliases, {}});
    if (any([](const Card& card) { return !card.rulings.empty(); })) keys.push_back({Part::Rulings, {}});
    if (anyEffects) keys.push_back({Part::Effects, {}});
    if (any([](const Card& card) { return !card.image.empty(); })) keys.push_back({Part::Image, {}});
    return keys;
}

/// Cards of layers and added choices have other ids elsewhere, so that they are written by name.
std::string wordElsewhere(const Field& field, const Catalogue& catalogue, const Game& game, const std::string& word)
{
    if (field.refersToCards) {
        const auto card = word.find('.') == std::string::npos ? std::nullopt : catalogue.find(game.id + ":" + word);
        return card ? std::string(catalogue.name(*card, game.languages.front())) : word;
    }
    const Choice* choice = field.open ? field.choice(word) : nullptr;
    return choice && slugOf(choice->name.in({})) == word ? std::string(choice->name.in({})) : word;
}

Json jsonOf(const Value& value, const Field& field, const Catalogue& catalogue, const Game& game)
{
    if (const auto* number = std::get_if<Interval>(&value)) return intervalJson(*number);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* text = std::get_if<std::string>(&value)) return wordElsewhere(field, catalogue, game, *text);
    const auto* words = std::get_if<Words>(&value);
    if (!words) return nullptr;
    Json list = Json::array();
    for (const std::string& word : *words) list.push_back(wordElsewhere(field, catalogue, game, word));
    return list;
}

Json jsonOf(const Game& game, const Catalogue& catalogue, const Card& card, const CardEditor& editor,
            const std::string* effects)
{
    Json json{{"id", game.id + ":" + card.id}};
    json["name"] = Json::object();
    for (const auto& [language, words] : card.name.entries()) json["name"][language] = words;
    if (!card.aliases.empty()) json["aliases"] = card.aliases;
    json["type"] = game[card.type].id;
    if (!card.set.empty()) json["set"] = editor.text(card, {Part::Set, {}});
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const Value& value = card.values[i].value;
        if (game.fields[i].derived.empty() && !isAbsent(value))
            json[game.fields[i].id] = jsonOf(value, game.fields[i], catalogue, game);
    }
    if (card.textState == Card::TextState::Unknown) json["text"] = nullptr;
    if (card.textState == Card::TextState::Known)
        for (const auto& [language, words] : card.text.entries()) json["text"][language] = words;
    if (!card.rulings.empty()) json["rulings"] = Json::parse(editor.text(card, {Part::Rulings, {}}), nullptr, false);
    if (effects) json["effects"] = Json::parse(*effects, nullptr, false);
    if (!card.image.empty()) json["image"] = card.image;
    return json;
}

}  // namespace

CardFormat cardFormatOf(std::string_view file)
{
    return folded(file).ends_with(".json") ? CardFormat::Json : CardFormat::Csv;
}

Checked<CardTable> readCardTable(std::string_view text, std::string_view file, CardFormat format, const Game& game)
{
    return format == CardFormat::Csv ? readCsv(text, file, game) : readJson(text, file, game);
}

std::string writeCardTable(const Game& game, const Catalogue& catalogue, std::span<const Card> cards,
                           std::span<const LayerCard> own, CardFormat format)
{
    const CardEditor editor(game, catalogue);
    std::map<std::string_view, const std::string*> effects;
    for (const LayerCard& entry : own)
        if (entry.effects) effects.emplace(entry.id, &*entry.effects);
    const auto effectsOf = [&](const Card& card) -> const std::string* {
        const auto found = effects.find(card.id);
        return found == effects.end() ? nullptr : found->second;
    };
    if (format == CardFormat::Json) {
        std::string out = "{\"game\": \"" + game.id + "\", \"cards\": [";
        bool first = true;
        for (const Card& card : cards) {
            out += std::exchange(first, false) ? "\n  " : ",\n  ";
            out += jsonOf(game, catalogue, card, editor, effectsOf(card))
                       .dump(-1, ' ', false, Json::error_handler_t::replace);
        }
        return out + "\n]}\n";
    }
    const std::vector<CardKey> keys = columnsFor(
        game, cards, std::ranges::any_of(cards, [&](const Card& card) { return effectsOf(card); }));
    std::string out;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (i > 0) out += ',';
        appendCell(out, keyText(game, keys[i]));
    }
    out += '\n';
    for (const Card& card : cards) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (i > 0) out += ',';
            const std::string* own2 = keys[i].part == Part::Effects ? effectsOf(card) : nullptr;
            appendCell(out, own2 ? *own2 : editor.text(card, keys[i]));
        }
        out += '\n';
    }
    return out;
}

}  // namespace mazzo::importer
