// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/json_values.h"

#include "model/control_characters.h"
#include "model/nearest.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kMaxIdLength = 64;

std::string_view typeName(const JsonNode& node)
{
    static constexpr std::string_view kNames[] = {"null", "flag", "number", "fraction", "text", "list", "object"};
    return kNames[node.content.index()];
}

bool isLowerOrDigit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

std::string boundText(int bound, bool bounded) { return bounded ? std::to_string(bound) : std::string(); }

}  // namespace

void Reading::mistake(std::string_view code, const JsonNode& at, std::vector<std::string> args)
{
    mistakes.add({Error::Kind::Parse, std::string(code), document.place(at), std::move(args), {}});
}

void Reading::unknown(std::string_view code, const JsonNode& at, std::string_view word,
                      const std::vector<std::string_view>& known)
{
    std::vector<std::string> args{std::string(word)};
    if (!mistakes.full())
        for (auto& near : nearest(word, known)) args.push_back(std::move(near));
    mistake(code, at, std::move(args));
}

void Reading::wrongType(const JsonNode& at, std::string_view expected)
{
    mistake("pack.wrong-type", at, {std::string(expected), std::string(typeName(at))});
}

bool isId(std::string_view text)
{
    if (text.empty() || text.size() > kMaxIdLength || text.front() == '-' || text.back() == '-') return false;
    return text.find("--") == text.npos &&
           std::ranges::all_of(text, [](char c) { return c == '-' || isLowerOrDigit(c); });
}

bool isClauseId(std::string_view text)
{
    if (text.empty() || text.size() > kMaxIdLength) return false;
    return std::ranges::all_of(
        text, [](char c) { return c == '-' || c == '.' || isLowerOrDigit(c) || (c >= 'A' && c <= 'Z'); });
}

std::string readText(const JsonNode& node, Reading& reading)
{
    const auto* text = node.as<std::string>();
    if (!text) reading.wrongType(node, "text");
    else if (trimmed(*text).empty()) reading.mistake("pack.empty-text", node);
    else if (controlCharacter(*text) || text->find('\r') != std::string::npos)
        reading.mistake("pack.control-character", node);
    return text ? *text : std::string();
}

std::string readId(const JsonNode& node, Reading& reading)
{
    const auto* text = node.as<std::string>();
    if (!text) reading.wrongType(node, "text");
    else if (!isId(*text)) reading.mistake("pack.bad-id", node, {*text});
    return text ? *text : std::string();
}

std::string readClauseId(const JsonNode& node, Reading& reading)
{
    const auto* text = node.as<std::string>();
    if (!text) reading.wrongType(node, "text");
    else if (!isClauseId(*text)) reading.mistake("pack.bad-id", node, {*text});
    return text ? *text : std::string();
}

std::optional<int> readWhole(const JsonNode& node, Interval range, Reading& reading)
{
    const auto* number = node.as<std::int64_t>();
    if (!number) {
        reading.wrongType(node, "number");
        return std::nullopt;
    }
    // The extreme values of int mean "no bound", so no number may be one of them.
    const bool fits = *number > Interval::kLowest && *number < Interval::kHighest &&
                      range.contains(static_cast<int>(*number));
    if (fits) return static_cast<int>(*number);
    reading.mistake("pack.out-of-range", node,
                    {std::to_string(*number), boundText(range.lo, range.hasLowerBound()),
                     boundText(range.hi, range.hasUpperBound())});
    return std::nullopt;
}

Texts readTexts(const JsonNode& node, Reading& reading, InLanguages need)
{
    const auto* object = node.as<JsonNode::Object>();
    if (!object) {
        reading.wrongType(node, "texts");
        return {};
    }
    if (reading.languages.empty()) return {};  // which ones it should have is a mistake that is already reported
    const std::vector<std::string_view> known(reading.languages.begin(), reading.languages.end());
    for (const auto& [key, words] : *object)
        if (const auto& language = *key.as<std::string>(); std::ranges::find(known, language) == known.end())
            reading.unknown("pack.unknown-language", key, language, known);

    std::vector<Texts::Entry> entries;
    for (const std::string& language : reading.languages) {
        const JsonNode* words = node.find(language);
        if (words) entries.push_back({language, readText(*words, reading)});
    }
    if (entries.empty()) reading.mistake("pack.missing-language", node, reading.languages);
    else if (need == InLanguages::All && entries.size() < reading.languages.size())
        for (const std::string& language : reading.languages)
            if (node.find(language) == nullptr) reading.mistakes.untranslated(language, reading.document.place(node));
    return Texts(std::move(entries));
}

}  // namespace mazzo::carddata
