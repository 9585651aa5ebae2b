// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/expansion.h"

#include "carddata/pack/card_reader.h"
#include "carddata/pack/known_ids.h"
#include "carddata/pack/list_limits.h"
#include "carddata/pack/pack_head.h"
#include "carddata/pack/printing_reader.h"
#include "carddata/pack/product_reader.h"
#include "carddata/pack/value_json.h"
#include "carddata/pack/value_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <unordered_set>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kExpansionFile = "game.json";
constexpr const char* kExpansionProducts = "products.json";

std::optional<JsonDocument> readJson(const PackFiles& files, const std::string& path, const Place& from,
                                     Mistakes& mistakes)
{
    auto text = files.read(path, PackFiles::kMaxJson, from);
    return text ? parseJson(path, std::move(*text), mistakes) : std::nullopt;
}

/// Reads one expansion; mistakes go into `mistakes`.
class ExpansionReader {
public:
    ExpansionReader(const PackFiles& files, const Game& game, std::span<const Card> below, Mistakes& mistakes)
        : m_files(files), m_below(below), m_mistakes(mistakes)
    {
        m_draft.game = game;
        m_draft.doubtful.assign(game.fields.size(), false);
        for (const Card& card : below) m_idsBelow.insert(card.id);
    }

    [[nodiscard]] Expansion read()
    {
        const auto document = readJson(m_files, kExpansionFile, {kExpansionFile, 0, 0}, m_mistakes);
        if (!document) return std::move(m_expansion);
        if (auto newer = newerPack(*document)) m_mistakes.add(std::move(*newer));
        else readDefinition(*document);
        return std::move(m_expansion);
    }

private:
    void readDefinition(const JsonDocument& document)
    {
        Reading reading{document, m_mistakes, m_draft.game.languages};
        const ObjectReader object(document.root, shapes::kExpansion, reading);
        checkFormat(object.find("format"), reading);
        m_expansion.id = object.id("id");
        if (isId(m_expansion.id) && m_expansion.id != m_files.folderName())
            reading.mistake("pack.folder-name", *object.find("id"), {m_expansion.id, m_files.folderName()});
        if (m_expansion.id == kOwnLayer || m_expansion.id == kPackLayer)
            reading.mistake("pack.reserved-id", *object.find("id"), {m_expansion.id});
        m_expansion.game = object.id("extends");
        m_expansion.version = object.text("version");
        m_expansion.name = object.texts("name", InLanguages::Some);
        if (object.has("about")) m_expansion.about = object.texts("about", InLanguages::Some);
        checkCredits(object);
        readSets(object, reading);
        readChoices(object, reading);
        readRegions(object, reading);
        extendGame(m_draft.game, m_expansion);
        std::vector<std::pair<std::string, Place>> cardFiles;
        for (const JsonNode& item : object.list("card-files", limits::kCardFiles))
            cardFiles.emplace_back(readText(item, reading), document.place(item));
        if (!object.has("card-files")) cardFiles.emplace_back("cards.json", Place{"cards.json", 0, 0});
        readCards(cardFiles);
        readProductFile();
        m_expansion.folder = m_files.folder();
    }

    void readSets(const ObjectReader& object, Reading& reading)
    {
        IdSet taken;
        for (const CardSet& set : m_draft.game.sets) taken.insert(set.id);
        for (const JsonNode& item : object.list("sets", limits::kSets)) {
            const ObjectReader set(item, shapes::kSet, reading);
            m_expansion.sets.push_back({set.newId("id", taken), set.texts("name", InLanguages::Some),
                                        set.flag("official", true), set.texts("label", InLanguages::Some)});
            if (!m_expansion.sets.back().official) set.require("label");
        }
    }

    void readChoices(const ObjectReader& object, Reading& reading)
    {
        for (const JsonNode& item : object.list("fields", limits::kFields)) {
            const ObjectReader extended(item, shapes::kFieldChoices, reading);
            FieldChoices choices{extended.id("id"), {}};
            const auto field = findKnown("pack.unknown-field", extended.find("id"), choices.field, m_draft.game.fields,
                                         reading);
            if (!field) continue;
            IdSet taken;
            for (const Choice& choice : m_draft.game.fields[*field].choices) taken.insert(choice.id);
            if (taken.empty()) extended.refuse({"choices"}, "choices");
            for (const JsonNode& each : extended.list("choices", limits::kChoices)) {
                const ObjectReader choice(each, shapes::kChoice, reading);
                choices.choices.push_back({choice.newId("id", taken), choice.texts("name", InLanguages::Some)});
            }
            m_expansion.choices.push_back(std::move(choices));
        }
    }

    void readRegions(const ObjectReader& object, Reading& reading)
    {
        IdSet taken;
        std::vector<std::string> known;
        for (const Procedure& procedure : m_draft.game.procedures)
            for (const Procedure::Region& region : procedure.regions) known.push_back(region.id);
        for (const JsonNode& item : object.list("regions")) {
            const ObjectReader region(item, shapes::kRegionCorrection, reading);
            RegionCorrection correction{region.clauseId("id"), {}, {}, {}};
            if (!correction.id.empty() && !taken.insert(correction.id).second)
                reading.mistake("pack.duplicate-id", *region.find("id"), {correction.id});
            const bool isNew = std::ranges::find(known, correction.id) == known.end();
            if (isNew) region.require("name");
            known.push_back(correction.id);
            if (region.has("name")) correction.name = region.texts("name", InLanguages::Some);
            if (region.has("kinds")) correction.kinds = readWordIds(region, "kinds", reading);
            if (region.has("next")) correction.next = readRegionIds(region, reading);
            m_expansion.regions.push_back(std::move(correction));
        }
        for (const JsonNode& item : object.list("regions")) {
            const JsonNode* next = item.find("next");
            if (!next || !next->as<JsonNode::List>()) continue;
            for (const JsonNode& id : *next->as<JsonNode::List>())
                if (const auto* word = id.as<std::string>(); word && std::ranges::find(known, *word) == known.end())
                    reading.unknown("pack.unknown-region", id, *word, {known.begin(), known.end()});
        }
    }

    static std::vector<std::string> readWordIds(const ObjectReader& object, const char* key, Reading& reading)
    {
        std::vector<std::string> ids;
        for (const JsonNode& item : object.list(key)) ids.push_back(readId(item, reading));
        return ids;
    }

    static std::vector<std::string> readRegionIds(const ObjectReader& object, Reading& reading)
    {
        std::vector<std::string> ids;
        for (const JsonNode& item : object.list("next")) ids.push_back(readClauseId(item, reading));
        return ids;
    }

    void readCards(const std::vector<std::pair<std::string, Place>>& paths)
    {
        CardReader reader(m_draft, m_files, nullptr, m_mistakes, shapes::kExpansionCardFile, shapes::kExpansionCard,
                          InLanguages::Some);
        for (const Card& card : m_below) {
            for (const Texts::Entry& name : card.name.entries()) reader.reserve(card.id, card.fullName(name.language));
            for (const std::string& alias : card.aliases) reader.reserve(card.id, alias);
        }
        std::vector<JsonDocument> documents;
        for (const auto& [path, from] : paths)
            if (auto document = readJson(m_files, path, from, m_mistakes)) documents.push_back(std::move(*document));
        for (const JsonDocument& document : documents) reader.read(document);
        for (const Card& card : reader.cards()) m_ids.insert(card.id);
        for (const CardReference& reference : reader.references())
            if (!m_ids.contains(reference.to) && !m_idsBelow.contains(reference.to))
                m_mistakes.add({Error::Kind::Parse, "pack.unknown-card", reference.place, {reference.to}, {}});
        for (const Card& card : reader.cards()) addCard(card);
        for (const JsonDocument& document : documents) {
            Reading reading{document, m_mistakes, m_draft.game.languages};
            if (const JsonNode* list = document.root.find("corrections"); list && list->as<JsonNode::List>())
                for (const JsonNode& item : *list->as<JsonNode::List>()) readCorrection(item, reading);
        }
    }

    void addCard(const Card& card)
    {
        const Game& game = m_draft.game;
        LayerCard layer;
        layer.id = qualified(card.id);
        layer.number = static_cast<std::uint32_t>(m_expansion.cards.size() + 1);
        layer.name = card.name;
        if (!card.version.empty()) layer.version = card.version;
        for (const TypeIndex type : card.moreTypes) layer.moreTypes.push_back(game[type].id);
        layOther(layer, card.printings, card.back);
        if (!card.aliases.empty()) layer.aliases = card.aliases;
        layer.type = game[card.type].id;
        if (!card.set.empty()) layer.set = card.set;
        for (std::size_t i = 0; i < game.fields.size(); ++i)
            if (game.fields[i].derived.empty() && !isAbsent(card.values[i].value))
                layer.values.emplace(game.fields[i].id, qualified(game.fields[i], card.values[i]));
        layer.textState = card.textState;
        layer.text = card.text;
        if (!card.rulings.empty()) layer.rulings = card.rulings;
        layer.clauses = card.clauses;
        if (!card.image.empty()) layer.image = imagePath(card.image);
        m_expansion.cards.push_back(std::move(layer));
    }

    /// Printings and the other side, with the paths of their images in this pack.
    void layOther(LayerCard& layer, std::vector<Printing> printings, std::optional<CardBack> back) const
    {
        for (Printing& printing : printings)
            if (!printing.image.empty()) printing.image = imagePath(printing.image);
        if (!printings.empty()) layer.printings = std::move(printings);
        if (back && !back->image.empty()) back->image = imagePath(back->image);
        layer.back = std::move(back);
    }

    void readCorrection(const JsonNode& item, Reading& reading)
    {
        const Game& game = m_draft.game;
        const ObjectReader object(item, shapes::kCorrection, reading);
        LayerCard layer;
        layer.id = object.text("card");
        const auto below = std::ranges::find(m_below, layer.id, &Card::id);
        if (below == m_below.end()) {
            if (!layer.id.empty()) reading.mistake("pack.unknown-card", *object.find("card"), {layer.id});
            return;
        }
        if (!m_corrected.insert(layer.id).second) reading.mistake("pack.duplicate-id", item, {layer.id});
        if (object.has("name")) layer.name = object.texts("name", InLanguages::Some);
        if (object.has("version")) layer.version = object.texts("version", InLanguages::Some);
        const PrintingReader printings(game, m_files);
        layOther(layer, printings.printings(object, reading), printings.back(object, InLanguages::Some, reading));
        if (object.has("aliases")) {
            layer.aliases.emplace();
            for (const JsonNode& alias : object.list("aliases")) layer.aliases->push_back(readText(alias, reading));
        }
        TypeIndex type = below->type;
        if (object.has("type")) {
            layer.type = object.id("type");
            if (const auto found = findKnown("pack.unknown-type", object.find("type"), layer.type, game.types, reading))
                type = static_cast<TypeIndex>(*found);
        }
        if (object.has("set")) {
            layer.set = object.id("set");
            findKnown("pack.unknown-set", object.find("set"), *layer.set, game.sets, reading);
        }
        readCorrectedFields(object, type, layer, reading);
        if (const JsonNode* text = object.find("text")) {
            layer.textState = text->isNull() ? Card::TextState::Unknown : Card::TextState::Known;
            if (!text->isNull()) layer.text = readTexts(*text, reading, InLanguages::Some);
        }
        if (object.has("rulings")) {
            layer.rulings.emplace();
            for (const JsonNode& each : object.list("rulings")) {
                const ObjectReader ruling(each, shapes::kRuling, reading);
                layer.rulings->push_back({ruling.texts("text", InLanguages::Some), ruling.clauseId("clause")});
            }
        }
        if (const JsonNode* image = object.find("image")) {
            const std::string path = readText(*image, reading);
            if (!path.empty() && m_files.check(path, reading.document.place(*image))) layer.image = imagePath(path);
        }
        m_expansion.cards.push_back(std::move(layer));
    }

    void readCorrectedFields(const ObjectReader& object, TypeIndex type, LayerCard& layer, Reading& reading)
    {
        const JsonNode* fields = object.find("fields");
        if (!fields) return;
        const auto* given = fields->as<JsonNode::Object>();
        if (!given) return reading.wrongType(*fields, "object");
        const Game& game = m_draft.game;
        const Origin origin = readOrigin(object.find("origin"), Origin::Rulebook, reading);
        for (const auto& [key, value] : *given) {
            const auto& id = *key.as<std::string>();
            const auto index = game.field(id);
            if (!index) reading.unknown("pack.unknown-field", key, id, idsOf(game.fields));
            else if (!game[*index].derived.empty()) reading.mistake("pack.derived-field", key, {id});
            else if (!game[*index].appliesTo(type)) reading.mistake("pack.misplaced-field", key, {id, game[type].id});
            else
                layer.values.emplace(id, qualified(game[*index], readFieldValue(value, game[*index], origin, reading)));
            if (index && game[*index].refersToCards) checkWords(value, reading);
        }
    }

    void checkWords(const JsonNode& node, Reading& reading)
    {
        const JsonNode* value = node.find("value");
        const auto* words = (value ? *value : node).as<JsonNode::List>();
        if (!words) return;
        for (const JsonNode& word : *words)
            if (const auto* id = word.as<std::string>(); id && !m_ids.contains(*id) && !m_idsBelow.contains(*id))
                reading.mistake("pack.unknown-card", word, {*id});
    }

    void readProductFile()
    {
        if (!m_files.exists(kExpansionProducts)) return;
        const auto document = readJson(m_files, kExpansionProducts, {kExpansionProducts, 0, 0}, m_mistakes);
        if (!document) return;
        std::vector<Card> known(m_below.begin(), m_below.end());
        for (const std::string& id : m_ids) known.emplace_back().id = id;
        Game anyFirst = m_draft.game;
        anyFirst.id.clear();  // only the first product of a game must have a certain id
        m_expansion.products = readProducts(*document, anyFirst, known, m_mistakes);
        for (Product& product : m_expansion.products)
            for (Product::Line& line : product.lines)
                if (m_ids.contains(line.card)) line.card = qualified(line.card);
    }

    [[nodiscard]] std::string qualified(const std::string& id) const { return m_expansion.id + "." + id; }

    /// References to cards of the expansion are written by their short ids.
    [[nodiscard]] FieldValue qualified(const Field& field, FieldValue value) const
    {
        if (!field.refersToCards) return value;
        for (Value* each : {&value.value, &value.certain})
            if (auto* words = std::get_if<Words>(each))
                for (std::string& word : *words)
                    if (m_ids.contains(word)) word = qualified(word);
        return value;
    }

    [[nodiscard]] std::string imagePath(const std::string& path) const
    {
        return std::filesystem::absolute(m_files.folder() / path).lexically_normal().string();
    }

    const PackFiles& m_files;
    std::span<const Card> m_below;
    Mistakes& m_mistakes;
    GameDraft m_draft;
    Expansion m_expansion;
    IdSet m_ids;  // of its own cards, short
    std::unordered_set<std::string> m_idsBelow;
    IdSet m_corrected;
};

Texts textsFrom(const Json& json)
{
    std::vector<Texts::Entry> entries;
    for (const auto& [language, words] : json.items()) entries.push_back({language, words.get<std::string>()});
    return Texts(std::move(entries));
}

Product expansionProduct(const Json& json)
{
    Product product{json.at("id"), textsFrom(json.at("name")), textsFrom(json.at("note")), json.at("partial"), {}};
    for (const Json& line : json.at("cards")) product.lines.push_back({line.at(0), line.at(1)});
    return product;
}

Expansion expansionOf(const Json& json)
{
    Expansion expansion;
    expansion.id = json.at("id");
    expansion.game = json.at("game");
    expansion.version = json.at("version");
    expansion.name = textsFrom(json.at("name"));
    expansion.about = textsFrom(json.at("about"));
    for (const Json& set : json.at("sets"))
        expansion.sets.push_back(
            {set.at("id"), textsFrom(set.at("name")), set.at("official"), textsFrom(set.at("label"))});
    for (const Json& field : json.at("choices")) {
        FieldChoices choices{field.at("field"), {}};
        for (const Json& choice : field.at("choices"))
            choices.choices.push_back({choice.at("id"), textsFrom(choice.at("name"))});
        expansion.choices.push_back(std::move(choices));
    }
    for (const Json& region : json.value("regions", Json::array())) {
        RegionCorrection correction{region.at("id"), {}, {}, {}};
        if (region.contains("name")) correction.name = textsFrom(region.at("name"));
        if (region.contains("kinds")) correction.kinds = region.at("kinds").get<std::vector<std::string>>();
        if (region.contains("next")) correction.next = region.at("next").get<std::vector<std::string>>();
        expansion.regions.push_back(std::move(correction));
    }
    for (const Json& product : json.at("products")) expansion.products.push_back(expansionProduct(product));
    return expansion;
}

/// Borders are mutual: the neighbours of a corrected region follow it.
void correct(Procedure& procedure, const RegionCorrection& correction)
{
    std::vector<Procedure::Region>& regions = procedure.regions;
    auto found = std::ranges::find(regions, correction.id, &Procedure::Region::id);
    if (found == regions.end()) found = regions.insert(found, Procedure::Region{correction.id, {}, {}, {}});
    if (correction.name) found->name = *correction.name;
    if (correction.kinds) found->kinds = *correction.kinds;
    if (!correction.next) return;
    found->next = *correction.next;
    for (Procedure::Region& other : regions) {
        if (other.id == correction.id) continue;
        const bool borders = std::ranges::find(*correction.next, other.id) != correction.next->end();
        const bool known = std::ranges::find(other.next, correction.id) != other.next.end();
        if (borders && !known) other.next.push_back(correction.id);
        if (!borders && known) std::erase(other.next, correction.id);
    }
}

}  // namespace

std::string extendedGame(const std::filesystem::path& folder)
{
    std::ifstream stream(folder / kExpansionFile, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    // Most packs extend nothing; they are not parsed for that.
    if (text.find("\"extends\"") == std::string::npos) return {};
    const Json json = Json::parse(text, nullptr, false);
    const auto extends = json.is_object() ? json.find("extends") : json.end();
    return json.is_object() && extends != json.end() && extends->is_string() ? extends->get<std::string>()
                                                                             : std::string();
}

Checked<Expansion> loadExpansion(const std::filesystem::path& folder, const Game& game, std::span<const Card> below)
{
    Mistakes mistakes;
    const PackFiles files(folder, mistakes);
    if (!files.isFolder()) return tl::unexpected(mistakes.take());
    Expansion expansion = ExpansionReader(files, game, below, mistakes).read();
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return expansion;
}

std::string expansionDefinition(const Expansion& expansion)
{
    Json json{{"id", expansion.id},
              {"game", expansion.game},
              {"version", expansion.version},
              {"name", textsJson(expansion.name)},
              {"about", textsJson(expansion.about)}};
    json["sets"] = Json::array();
    for (const CardSet& set : expansion.sets)
        json["sets"].push_back({{"id", set.id},
                                {"name", textsJson(set.name)},
                                {"official", set.official},
                                {"label", textsJson(set.label)}});
    json["choices"] = Json::array();
    for (const auto& [field, choices] : expansion.choices) {
        Json list = Json::array();
        for (const Choice& choice : choices) list.push_back({{"id", choice.id}, {"name", textsJson(choice.name)}});
        json["choices"].push_back({{"field", field}, {"choices", std::move(list)}});
    }
    json["regions"] = Json::array();
    for (const RegionCorrection& region : expansion.regions) {
        Json correction{{"id", region.id}};
        if (region.name) correction["name"] = textsJson(*region.name);
        if (region.kinds) correction["kinds"] = *region.kinds;
        if (region.next) correction["next"] = *region.next;
        json["regions"].push_back(std::move(correction));
    }
    json["products"] = Json::array();
    for (const Product& product : expansion.products) {
        Json lines = Json::array();
        for (const auto& [card, count] : product.lines) lines.push_back(Json::array({card, count}));
        json["products"].push_back({{"id", product.id},
                                    {"name", textsJson(product.name)},
                                    {"note", textsJson(product.note)},
                                    {"partial", product.partial},
                                    {"cards", std::move(lines)}});
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Expansion> expansionFromDefinition(std::string_view text)
{
    try {
        return expansionOf(Json::parse(text));
    } catch (const Json::exception& problem) {
        return failure({Error::Kind::Corrupt, "library.corrupt", {}, {}, problem.what()});
    }
}

void extendGame(Game& game, const Expansion& expansion)
{
    for (const CardSet& set : expansion.sets)
        if (std::ranges::find(game.sets, set.id, &CardSet::id) == game.sets.end()) game.sets.push_back(set);
    for (const auto& [id, choices] : expansion.choices) {
        const auto field = game.field(id);
        if (!field) continue;
        std::vector<Choice>& known = game.fields[at(*field)].choices;
        for (const Choice& choice : choices)
            if (std::ranges::find(known, choice.id, &Choice::id) == known.end()) known.push_back(choice);
    }
    for (Procedure& procedure : game.procedures)
        if (!procedure.regions.empty())
            for (const RegionCorrection& correction : expansion.regions) correct(procedure, correction);
    game.layers.push_back({expansion.id, expansion.name, expansion.version});
}

}  // namespace mazzo::carddata
