// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/mistakes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mazzo::carddata {

/// A value of a JSON file that knows where it stands.
struct JsonNode {
    struct Member;
    using List = std::vector<JsonNode>;
    using Object = std::vector<Member>;

    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Object> content;
    std::size_t offset = 0;  ///< in bytes, of its first character
    int line = 0;
    int column = 0;

    template <class T>
    [[nodiscard]] const T* as() const
    {
        return std::get_if<T>(&content);
    }
    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::nullptr_t>(content); }
    [[nodiscard]] const JsonNode* find(
        std::string_view key) const;  ///< nothing if this is no object or has no such key
};

struct JsonNode::Member {
    JsonNode key;  ///< a text
    JsonNode value;
};

/// A JSON file in memory. Values nest at most 64 deep.
struct JsonDocument {
    static constexpr std::size_t kMaxDepth = 64;

    std::string file;
    std::string text;
    JsonNode root;

    [[nodiscard]] Place place(const JsonNode& node) const { return {file, node.line, node.column}; }
    /// Where the `column`-th character of a text stands in the file; escapes such as \" are longer there.
    [[nodiscard]] Place placeInside(const JsonNode& text, int column) const;
};

/// Nothing if the text cannot be read as JSON. A key that an object has twice is reported too, and its first value
/// counts.
[[nodiscard]] std::optional<JsonDocument> parseJson(std::string file, std::string text, Mistakes& mistakes);

/// Reports the first broken UTF-8 sequence of a file; true if there is none.
[[nodiscard]] bool checkUtf8(const std::string& file, std::string_view text, Mistakes& mistakes);

}  // namespace mazzo::carddata
