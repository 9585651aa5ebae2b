// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/typed_words.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::carddata {

std::vector<ListPart> listParts(std::string_view text)
{
    std::vector<ListPart> parts;
    while (!(text = trimmed(text)).empty()) {
        ListPart part;
        if (text.starts_with('"')) {
            part.quoted = true;
            std::size_t end = 1;
            for (; end < text.size() && text[end] != '"'; ++end) {
                if (text[end] == '\\' && end + 1 < text.size()) ++end;
                part.text += text[end];
            }
            text.remove_prefix(std::min(end + 1, text.size()));
            text.remove_prefix(std::min(text.find(','), text.size()));
        } else {
            const std::size_t end = std::min(text.find(','), text.size());
            part.text = trimmed(text.substr(0, end));
            text.remove_prefix(end);
        }
        if (!text.empty()) text.remove_prefix(1);
        if (!part.text.empty()) parts.push_back(std::move(part));
    }
    return parts;
}

std::string listText(std::string_view word)
{
    const bool plain = word.find_first_of(",\"\\") == std::string_view::npos && trimmed(word).size() == word.size() &&
                       word != kEmptyList && word != kUnknownText;
    if (plain) return std::string(word);
    std::string quoted = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::vector<std::string> blankParts(std::string_view text)
{
    std::vector<std::string> parts;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(kWordBlanks), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

std::string joinedWords(const Words& words)
{
    if (words.empty()) return std::string(kEmptyList);
    std::string joined;
    for (const std::string& word : words) {
        const bool blanks = word.find_first_of(kWordBlanks) != std::string::npos;
        const std::string text = listText(word);
        joined.append(joined.empty() ? "" : ", ");
        joined.append(blanks && !text.starts_with('"') ? '"' + text + '"' : text);
    }
    return joined;
}

std::string slugOf(std::string_view name)
{
    constexpr std::size_t kLongest = 48;
    std::string slug;
    for (const char c : folded(name)) {
        const bool plain = (c >= 'a' && c <= 'z') || isDigit(c);
        if (plain) slug += c;
        else if (!slug.empty() && slug.back() != '-') slug += '-';
    }
    slug.resize(std::min(slug.size(), kLongest));
    while (slug.ends_with('-')) slug.pop_back();
    return slug.empty() ? "card" : slug;
}

}  // namespace mazzo::carddata
