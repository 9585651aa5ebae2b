// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/json_reader.h"

#include <algorithm>

namespace mazzo::carddata {

ObjectReader::ObjectReader(const JsonNode& node, const Shape& shape, Reading& reading)
    : m_node(node), m_reading(reading)
{
    const auto* object = node.as<JsonNode::Object>();
    if (!object) {
        reading.wrongType(node, "object");
        return;
    }
    std::vector<std::string_view> known;
    for (const ShapeKey& key : shape.keys) known.push_back(key.name);
    for (const auto& [key, value] : *object)
        if (const auto& name = *key.as<std::string>(); std::ranges::find(known, name) == known.end())
            reading.unknown("pack.unknown-key", key, name, known);
    for (const ShapeKey& key : shape.keys)
        if (key.required) require(key.name);
}

std::string ObjectReader::text(std::string_view key) const
{
    const JsonNode* value = find(key);
    return value ? readText(*value, m_reading) : std::string();
}

std::string ObjectReader::id(std::string_view key) const
{
    const JsonNode* value = find(key);
    return value ? readId(*value, m_reading) : std::string();
}

std::string ObjectReader::newId(std::string_view key, IdSet& taken) const
{
    std::string result = id(key);
    if (!result.empty() && !taken.insert(result).second) m_reading.mistake("pack.duplicate-id", *find(key), {result});
    return result;
}

std::string ObjectReader::clauseId(std::string_view key) const
{
    const JsonNode* value = find(key);
    return value ? readClauseId(*value, m_reading) : std::string();
}

bool ObjectReader::flag(std::string_view key, bool otherwise) const
{
    const JsonNode* value = find(key);
    if (!value) return otherwise;
    if (const bool* flag = value->as<bool>()) return *flag;
    m_reading.wrongType(*value, "flag");
    return otherwise;
}

std::optional<int> ObjectReader::whole(std::string_view key, Interval range) const
{
    const JsonNode* value = find(key);
    return value ? readWhole(*value, range, m_reading) : std::nullopt;
}

Texts ObjectReader::texts(std::string_view key, InLanguages need) const
{
    const JsonNode* value = find(key);
    return value ? readTexts(*value, m_reading, need) : Texts();
}

const JsonNode::List& ObjectReader::list(std::string_view key) const
{
    static const JsonNode::List kNone;
    const JsonNode* value = find(key);
    if (!value) return kNone;
    if (const auto* list = value->as<JsonNode::List>()) return *list;
    m_reading.wrongType(*value, "list");
    return kNone;
}

const JsonNode::List& ObjectReader::list(std::string_view key, std::size_t max) const
{
    static const JsonNode::List kNone;
    const JsonNode::List& all = list(key);
    if (all.size() <= max) return all;
    m_reading.mistake("pack.too-many", *find(key), {std::to_string(max)});
    return kNone;
}

std::optional<std::size_t> ObjectReader::oneOf(std::string_view key, const std::vector<std::string_view>& words) const
{
    const JsonNode* value = find(key);
    if (!value) return std::nullopt;
    const auto* text = value->as<std::string>();
    if (!text) {
        m_reading.wrongType(*value, "text");
        return std::nullopt;
    }
    const auto found = std::ranges::find(words, *text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    m_reading.unknown("pack.unknown-choice", *value, *text, words);
    return std::nullopt;
}

void ObjectReader::refuse(std::initializer_list<std::string_view> keys, std::string_view because) const
{
    const auto* object = m_node.as<JsonNode::Object>();
    if (!object) return;
    for (const auto& [key, value] : *object)
        if (std::ranges::find(keys, *key.as<std::string>()) != keys.end())
            m_reading.mistake("pack.misplaced-key", key, {*key.as<std::string>(), std::string(because)});
}

void ObjectReader::require(std::string_view key) const
{
    if (!has(key)) m_reading.mistake("pack.missing-key", m_node, {std::string(key)});
}

}  // namespace mazzo::carddata
