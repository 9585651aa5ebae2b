// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/place_path.h"

#include "carddata/edit/json_paths.h"
#include "carddata/pack/json_document.h"

#include <tuple>

namespace mazzo::carddata {

namespace {

bool isBehind(const JsonNode& node, const Place& place)
{
    return std::tie(node.line, node.column) > std::tie(place.line, place.column);
}

}  // namespace

Place placeOfPath(const std::string& file, const std::string& text, std::string_view path)
{
    Mistakes mistakes;
    const auto document = parseJson(file, text, mistakes);
    const JsonNode* node = document ? &document->root : nullptr;
    for (const std::string& part : pathParts(path)) {
        if (node == nullptr) break;
        const auto* list = node->as<JsonNode::List>();
        const auto index = indexIn(part);
        if (list == nullptr) node = node->find(part);
        else node = index && *index < list->size() ? &(*list)[*index] : nullptr;
    }
    return node != nullptr ? document->place(*node) : Place{file, 0, 0};
}

std::string pathAtPlace(const std::string& text, const Place& place)
{
    Mistakes mistakes;
    const auto document = parseJson(place.file, text, mistakes);
    if (!document || place.line == 0) return {};
    std::string path;
    const JsonNode* node = &document->root;
    // The last member or item that begins at the place or before it holds the place.
    while (node != nullptr) {
        const JsonNode* inner = nullptr;
        std::string innerPath;
        if (const auto* object = node->as<JsonNode::Object>()) {
            for (const auto& [key, value] : *object) {
                if (isBehind(key, place)) break;
                inner = &value;
                innerPath = pathOf(path, *key.as<std::string>());
            }
        } else if (const auto* list = node->as<JsonNode::List>()) {
            for (std::size_t i = 0; i < list->size(); ++i) {
                if (isBehind((*list)[i], place)) break;
                inner = &(*list)[i];
                innerPath = pathOf(path, i);
            }
        }
        if (inner != nullptr) path = innerPath;
        node = inner;
    }
    return path;
}

}  // namespace mazzo::carddata
