// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/mapping.h"

#include "carddata/pack/json_reader.h"
#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::importer {

namespace {

struct CatalogueFormatName {
    CatalogueFormat format;
    std::string_view id;
};

constexpr std::array kCatalogueFormats{CatalogueFormatName{CatalogueFormat::Cockatrice, "cockatrice"},
                                       CatalogueFormatName{CatalogueFormat::Octgn, "octgn"},
                                       CatalogueFormatName{CatalogueFormat::Csv, "csv"},
                                       CatalogueFormatName{CatalogueFormat::Json, "json"}};

constexpr ShapeKey kMappingKeys[] = {
    {"cards"},     {"language"},          {"id"},     {"name"},   {"version"}, {"type"},      {"text"},
    {"set"},       {"set-name"},          {"number"}, {"rarity"}, {"finish"},  {"back-name"}, {"back-text"},
    {"printings"}, {"one-card-per-name"}, {"fields"}};
constexpr ShapeKey kMappedValueKeys[] = {{"from", true}, {"split"}, {"part"}, {"letters"}, {"values"}};
constexpr Shape kMapping{"mapping.schema.json#", kMappingKeys};
constexpr Shape kMappedValue{"mapping.schema.json#/definitions/value", kMappedValueKeys};

/// A name, a list of names, or an object.
MappedValue readMappedValue(const JsonNode& node, Reading& reading)
{
    MappedValue value;
    const auto takeNames = [&](const JsonNode& from) {
        if (const auto* list = from.as<JsonNode::List>())
            for (const JsonNode& each : *list) value.from.push_back(readText(each, reading));
        else value.from.push_back(readText(from, reading));
    };
    if (!node.as<JsonNode::Object>()) {
        takeNames(node);
        return value;
    }
    const ObjectReader object(node, kMappedValue, reading);
    if (const JsonNode* from = object.find("from")) takeNames(*from);
    if (const JsonNode* split = object.find("split"); split && split->as<std::string>())
        value.split = *split->as<std::string>();
    else if (split) reading.wrongType(*split, "text");
    value.part = object.whole("part", {1, 99});
    value.letters = object.flag("letters");
    if (const JsonNode* values = object.find("values")) {
        if (const auto* members = values->as<JsonNode::Object>())
            for (const auto& [key, written] : *members)
                value.values.insert_or_assign(folded(*key.as<std::string>()), readText(written, reading));
        else reading.wrongType(*values, "object");
    }
    return value;
}

}  // namespace

std::string_view idOf(CatalogueFormat format)
{
    return std::ranges::find(kCatalogueFormats, format, &CatalogueFormatName::format)->id;
}

std::optional<CatalogueFormat> catalogueFormatCalled(std::string_view id)
{
    const auto found = std::ranges::find(kCatalogueFormats, id, &CatalogueFormatName::id);
    return found == kCatalogueFormats.end() ? std::nullopt : std::optional(found->format);
}

CatalogueMapping CatalogueMapping::defaultsOf(CatalogueFormat format)
{
    const auto named = [](std::initializer_list<const char*> names) {
        MappedValue value;
        value.from.assign(names.begin(), names.end());
        return value;
    };
    CatalogueMapping mapping;
    mapping.name = named({"name", "Name", "title", "Title", "card_name", "Card Name", "cardName"});
    mapping.version = named({"version", "Version", "subtitle", "Subtitle", "subname"});
    mapping.type = named({"type", "Type", "types", "card_type", "Card Type", "type_code"});
    mapping.text = named({"text", "Text", "oracle_text", "rules_text", "Rules", "Card Text", "Game Text", "GameText"});
    mapping.set = named({"set", "Set", "set_code", "Set Code", "setCode", "pack_code", "edition", "Edition"});
    mapping.setName = named({"set_name", "Set Name", "setName", "pack_name"});
    mapping.number = named({"collector_number", "number", "Number", "Collector Number", "position", "Card Number"});
    mapping.rarity = named({"rarity", "Rarity"});
    mapping.finish = named({"finishes", "finish", "Finish"});
    mapping.backName = named({"back.name"});
    mapping.backText = named({"back.text", "back.Text", "back.Rules"});
    if (format == CatalogueFormat::Cockatrice || format == CatalogueFormat::Octgn) {
        mapping.printings = "printings";
        mapping.set = named({"set"});
        mapping.number = named({"number"});
        mapping.rarity = named({"rarity"});
    }
    if (format == CatalogueFormat::Cockatrice) {
        mapping.version = {};
        mapping.type = named({"maintype", "type"});
        mapping.oneCardPerName = true;
    }
    return mapping;
}

Checked<CatalogueMapping> CatalogueMapping::read(std::string text, const std::string& file, CatalogueFormat format)
{
    Mistakes mistakes;
    CatalogueMapping mapping = defaultsOf(format);
    const auto document = parseJson(file, std::move(text), mistakes);
    if (!document) return tl::unexpected(mistakes.take());
    Reading reading{*document, mistakes, {}};
    const ObjectReader object(document->root, kMapping, reading);
    mapping.cards = object.has("cards") ? object.text("cards") : mapping.cards;
    mapping.printings = object.has("printings") ? object.text("printings") : mapping.printings;
    mapping.language = object.has("language") ? object.id("language") : mapping.language;
    mapping.oneCardPerName = object.flag("one-card-per-name", mapping.oneCardPerName);
    const auto take = [&](const char* key, MappedValue& value) {
        if (const JsonNode* node = object.find(key)) value = readMappedValue(*node, reading);
    };
    take("id", mapping.id);
    take("name", mapping.name);
    take("version", mapping.version);
    take("type", mapping.type);
    take("text", mapping.text);
    take("set", mapping.set);
    take("set-name", mapping.setName);
    take("number", mapping.number);
    take("rarity", mapping.rarity);
    take("finish", mapping.finish);
    take("back-name", mapping.backName);
    take("back-text", mapping.backText);
    if (const JsonNode* fields = object.find("fields")) {
        if (const auto* members = fields->as<JsonNode::Object>()) {
            for (const auto& [key, value] : *members)
                mapping.fields.emplace(readId(key, reading), readMappedValue(value, reading));
        } else {
            reading.wrongType(*fields, "object");
        }
    }
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return mapping;
}

}  // namespace mazzo::importer
