// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/tidy_json.h"

#include "model/text.h"

#include <nlohmann/json.hpp>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kTidyWidth = 100;

std::string plain(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// On one line, with a blank after each comma and colon.
void appendFlat(const Json& json, std::string& text)
{
    if (!json.is_structured()) {
        text += plain(json);
        return;
    }
    text += json.is_array() ? '[' : '{';
    bool isFirst = true;
    for (const auto& [key, value] : json.items()) {
        if (!std::exchange(isFirst, false)) text += ", ";
        if (json.is_object()) text.append(plain(key)).append(": ");
        appendFlat(value, text);
    }
    text += json.is_array() ? ']' : '}';
}

void appendTidy(const Json& json, std::size_t indent, std::size_t before, std::string& text)
{
    std::string flat;
    appendFlat(json, flat);
    const bool isTop = indent == 0;
    if (!json.is_structured() || json.empty() ||
        (!isTop && static_cast<std::size_t>(characters(flat)) + before <= kTidyWidth)) {
        text += flat;
        return;
    }
    text += json.is_array() ? "[" : "{";
    bool isFirst = true;
    for (const auto& [key, value] : json.items()) {
        text.append(std::exchange(isFirst, false) ? "\n" : ",\n").append(indent + 2, ' ');
        std::size_t used = indent + 3;  // the comma behind it too
        if (json.is_object()) {
            const std::string name = plain(key) + ": ";
            text += name;
            used += static_cast<std::size_t>(characters(name));
        }
        appendTidy(value, indent + 2, used, text);
    }
    text.append("\n").append(indent, ' ').append(json.is_array() ? "]" : "}");
}

}  // namespace

std::string tidyJson(const Json& json)
{
    std::string text;
    appendTidy(json, 0, 0, text);
    return text + "\n";
}

}  // namespace mazzo::carddata
