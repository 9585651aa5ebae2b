// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/json_paths.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

std::string unescapedPart(std::string_view part)
{
    std::string text;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const bool isEscape = part[i] == '~' && i + 1 < part.size() && (part[i + 1] == '0' || part[i + 1] == '1');
        if (!isEscape) text += part[i];
        else text += part[++i] == '0' ? '~' : '/';
    }
    return text;
}

}  // namespace

std::vector<std::string> pathParts(std::string_view path)
{
    std::vector<std::string> parts;
    while (!path.empty()) {
        path.remove_prefix(1);  // the slash
        const std::size_t end = std::min(path.find('/'), path.size());
        parts.push_back(unescapedPart(path.substr(0, end)));
        path.remove_prefix(end);
    }
    return parts;
}

std::string pathOf(std::string_view parent, std::string_view key)
{
    std::string path(parent);
    path += '/';
    for (const char c : key) {
        if (c == '~') path += "~0";
        else if (c == '/') path += "~1";
        else path += c;
    }
    return path;
}

std::string pathOf(std::string_view parent, std::size_t index) { return pathOf(parent, std::to_string(index)); }

std::string parentPath(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string() : std::string(path.substr(0, slash));
}

std::string lastPart(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string() : unescapedPart(path.substr(slash + 1));
}

std::optional<std::size_t> indexIn(std::string_view part)
{
    std::size_t index = 0;
    const auto read = std::from_chars(part.data(), part.data() + part.size(), index);
    if (part.empty() || read.ec != std::errc() || read.ptr != part.data() + part.size()) return std::nullopt;
    return index;
}

const Json* valueAt(const Json& root, std::string_view path)
{
    const Json* value = &root;
    for (const std::string& part : pathParts(path)) {
        if (value->is_object()) {
            const auto member = value->find(part);
            if (member == value->end()) return nullptr;
            value = &*member;
        } else if (value->is_array()) {
            const auto index = indexIn(part);
            if (!index || *index >= value->size()) return nullptr;
            value = &(*value)[*index];
        } else {
            return nullptr;
        }
    }
    return value;
}

Json* valueAt(Json& root, std::string_view path)
{
    return const_cast<Json*>(valueAt(static_cast<const Json&>(root), path));
}

}  // namespace mazzo::carddata
