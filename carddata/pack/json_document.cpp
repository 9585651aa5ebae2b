// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/json_document.h"

#include "carddata/pack/json_tree.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::carddata {

const JsonNode* JsonNode::find(std::string_view key) const
{
    const auto* object = as<Object>();
    if (!object) return nullptr;
    const auto found = std::ranges::find_if(*object,
                                            [&](const Member& member) { return *member.key.as<std::string>() == key; });
    return found == object->end() ? nullptr : &found->value;
}

Place JsonDocument::placeInside(const JsonNode& node, int column) const
{
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    const auto isLowSurrogate = [&](std::size_t at) {
        return (text.compare(at, 3, "\\uD") == 0 || text.compare(at, 3, "\\ud") == 0) &&
               std::string_view("CDEFcdef").find(text[at + 3]) != std::string_view::npos;
    };
    std::size_t at = node.offset + 1;
    int here = node.column + 1;
    for (int passed = 1; passed < column && text[at] != '"'; ++passed) {
        do {
            const std::size_t length = text[at] != '\\' ? 1 : text[at + 1] == 'u' ? 6 : 2;
            at += length;
            here += static_cast<int>(length);
            while (continues(text[at])) ++at;
        } while (isLowSurrogate(at));
    }
    return {file, node.line, here};
}

bool checkUtf8(const std::string& file, std::string_view text, Mistakes& mistakes)
{
    const auto broken = brokenUtf8(text);
    if (!broken) return true;
    const auto before = text.substr(0, *broken);
    const auto lineStart = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
    const int line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
    mistakes.add({Error::Kind::Parse, "pack.bad-utf8", {file, line, 1 + characters(before.substr(lineStart))}, {}, {}});
    return false;
}

std::optional<JsonDocument> parseJson(std::string file, std::string text, Mistakes& mistakes)
{
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);  // some editors begin every file with a byte order mark
    if (!checkUtf8(file, text, mistakes)) return std::nullopt;
    JsonDocument document{std::move(file), std::move(text), {}};
    auto root = readJsonTree(document.text, document.file, mistakes);
    if (!root) return std::nullopt;
    document.root = std::move(*root);
    return document;
}

}  // namespace mazzo::carddata
