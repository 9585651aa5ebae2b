// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/mapped_values.h"

#include "model/control_characters.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

std::string plainText(std::string_view text)
{
    std::string plain = controlCharacter(text) ? withoutControlCharacters(text) : std::string(text);
    std::erase(plain, '\r');
    return std::string(trimmed(plain));
}

std::string translated(const MappedValue& mapped, std::string value)
{
    const auto found = mapped.values.empty() ? mapped.values.end() : mapped.values.find(folded(value));
    return found == mapped.values.end() ? std::move(value) : found->second;
}

/// The letters of a word, each by itself.
std::vector<std::string> lettersOf(std::string_view word)
{
    std::vector<std::string> letters;
    for (const char c : word) {
        const bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (continues && !letters.empty()) letters.back() += c;
        else if (c != ' ') letters.emplace_back(1, c);
    }
    return letters;
}

}  // namespace

std::string oneLine(std::string_view text)
{
    std::string line = controlCharacter(text) ? withoutControlCharacters(text) : std::string(text);
    std::ranges::replace_if(line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return std::string(trimmed(line));
}

std::vector<std::string> valuesOf(const SourceCard& card, const MappedValue& mapped, const std::string& prefix)
{
    std::vector<std::string> values;
    for (const std::string& name : mapped.from)
        if (values = card.all(prefix + name); !values.empty()) break;
    if (!mapped.split.empty()) {
        std::vector<std::string> pieces;
        for (const std::string& value : values) {
            for (std::size_t begin = 0; begin <= value.size();) {
                const std::size_t end = std::min(value.find(mapped.split, begin), value.size());
                if (std::string piece(trimmed(std::string_view(value).substr(begin, end - begin))); !piece.empty())
                    pieces.push_back(std::move(piece));
                begin = end + mapped.split.size();
            }
        }
        values = std::move(pieces);
    }
    if (mapped.part) {
        const auto index = static_cast<std::size_t>(*mapped.part - 1);
        values = index < values.size() ? std::vector{values[index]} : std::vector<std::string>{};
    }
    if (mapped.letters) {
        std::vector<std::string> letters;
        for (const std::string& value : values) std::ranges::move(lettersOf(value), std::back_inserter(letters));
        values = std::move(letters);
    }
    for (std::string& value : values) value = translated(mapped, oneLine(value));
    return values;
}

std::string valueOf(const SourceCard& card, const MappedValue& mapped, const std::string& prefix)
{
    std::vector<std::string> values = valuesOf(card, mapped, prefix);
    return values.empty() ? std::string() : std::move(values.front());
}

std::string longTextOf(const SourceCard& card, const MappedValue& mapped)
{
    for (const std::string& name : mapped.from)
        if (const std::string* value = card.find(name)) return plainText(*value);
    return {};
}

}  // namespace mazzo::importer
