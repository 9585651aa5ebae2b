// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack_contents.h"

#include "carddata/pack/json_document.h"
#include "carddata/pack/pack_files.h"

#include <string_view>

namespace mazzo::carddata {

namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t more)
{
    hash ^= more + 0x9E3779B97F4A7C15U + (hash << 6U) + (hash >> 2U);
    return hash;
}

std::uint64_t hashOf(const JsonNode& node)
{
    const std::uint64_t kind = node.content.index() + 1;
    if (const auto* flag = node.as<bool>()) return mixed(kind, *flag ? 1 : 2);
    if (const auto* whole = node.as<std::int64_t>()) return mixed(kind, static_cast<std::uint64_t>(*whole));
    if (const auto* fraction = node.as<double>()) return mixed(kind, std::hash<double>()(*fraction));
    if (const auto* text = node.as<std::string>()) return mixed(kind, std::hash<std::string_view>()(*text));
    std::uint64_t hash = kind;
    if (const auto* list = node.as<JsonNode::List>())
        for (const JsonNode& item : *list) hash = mixed(hash, hashOf(item));
    if (const auto* object = node.as<JsonNode::Object>())
        for (const auto& [key, value] : *object) hash += mixed(hashOf(key), hashOf(value));  // in any order
    return hash;
}

std::string nameIn(const JsonNode& item, std::string_view key)
{
    const JsonNode* texts = item.find(key);
    const auto* object = texts ? texts->as<JsonNode::Object>() : nullptr;
    const auto* text = object && !object->empty() ? object->front().value.as<std::string>() : nullptr;
    return text ? *text : std::string();
}

/// Several rules may share an id; together they are one item.
void addItems(const JsonNode* list, std::string_view idKey, std::string_view nameKey, PackContents::Items& items)
{
    const auto* nodes = list ? list->as<JsonNode::List>() : nullptr;
    if (!nodes) return;
    for (const JsonNode& node : *nodes) {
        const JsonNode* id = node.find(idKey);
        const auto* text = id ? id->as<std::string>() : nullptr;
        if (!text) continue;
        auto& [name, hash] = items[*text];
        if (name.empty()) name = nameIn(node, nameKey);
        if (name.empty()) name = *text;
        hash = mixed(hash, hashOf(node));
    }
}

}  // namespace

PackContents packContents(const std::filesystem::path& folder)
{
    PackContents contents;
    Mistakes mistakes;
    const PackFiles files(folder, mistakes);
    const auto read = [&](const std::string& path) -> std::optional<JsonDocument> {
        auto text = files.read(path, PackFiles::kMaxJson, {path, 0, 0});
        return text ? parseJson(path, std::move(*text), mistakes) : std::nullopt;
    };
    std::vector<std::string> cardFiles;
    {
        const auto game = read("game.json");
        if (!game) return contents;
        addItems(game->root.find("rules"), "id", "title", contents.rules);
        const JsonNode* listed = game->root.find("card-files");
        if (const auto* paths = listed ? listed->as<JsonNode::List>() : nullptr)
            for (const JsonNode& path : *paths)
                if (const auto* text = path.as<std::string>()) cardFiles.push_back(*text);
        if (!listed) cardFiles.emplace_back("cards.json");
    }
    for (const std::string& path : cardFiles)
        if (const auto document = read(path)) {
            addItems(document->root.find("cards"), "id", "name", contents.cards);
            addItems(document->root.find("corrections"), "card", "name", contents.cards);
        }
    return contents;
}

ContentDifference difference(const PackContents::Items& before, const PackContents::Items& after)
{
    ContentDifference found;
    for (const auto& [id, item] : before) {
        const auto now = after.find(id);
        if (now == after.end()) found.removed.push_back(item.name);
        else if (now->second.hash != item.hash) found.changed.push_back(now->second.name);
    }
    for (const auto& [id, item] : after)
        if (!before.contains(id)) found.added.push_back(item.name);
    return found;
}

}  // namespace mazzo::carddata
