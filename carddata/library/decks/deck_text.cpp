// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/decks/deck_text.h"

#include "model/deck_file/deck_remarks.h"
#include "model/deck_file/header_line.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

/// The lines of the header as they stand, and everything from the first section on.
struct Parts {
    std::vector<std::string> header;
    std::string rest;
};

Parts partsOf(std::string_view text)
{
    Parts parts;
    TextLines lines(withoutByteOrderMark(text));
    std::string_view rest = lines.rest();
    for (TextLine line; lines.next(line) && !line.isSection(); rest = lines.rest())
        parts.header.emplace_back(line.whole);
    parts.rest = rest;
    return parts;
}

std::string joined(const Parts& parts)
{
    std::string text;
    for (const std::string& line : parts.header) text.append(line).append("\n");
    return text + parts.rest;
}

/// The value if this is a header line with that key.
std::optional<std::string_view> valueOf(std::string_view line, std::string_view key)
{
    const std::string_view content = trimmed(line);
    if (isComment(content)) return std::nullopt;
    const auto header = readHeaderLine(content);
    return header && folded(header->key) == key ? std::optional(header->value) : std::nullopt;
}

std::vector<std::string> valuesOf(std::string_view text, std::string_view key)
{
    std::vector<std::string> values;
    for (const std::string& line : partsOf(text).header)
        if (const auto value = valueOf(line, key)) values.emplace_back(*value);
    return values;
}

/// A value stays on its line, whatever it was made of.
std::string oneLine(std::string_view value)
{
    std::string line(trimmed(value));
    std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return line;
}

std::string cleanFolder(std::string_view folder)
{
    std::string clean;
    for (std::size_t from = 0; from <= folder.size();) {
        const std::size_t slash = std::min(folder.find('/', from), folder.size());
        if (const std::string level = oneLine(folder.substr(from, slash - from)); !level.empty())
            clean.append(clean.empty() ? "" : "/").append(level);
        from = slash + 1;
    }
    return clean;
}

/// Puts lines where the key's first one stood; else at the start, or behind the last line of the header that says
/// something.
std::string withValues(std::string_view text, std::string_view key, const std::vector<std::string>& values, bool first)
{
    Parts parts = partsOf(text);
    auto& header = parts.header;
    const auto isOurs = [&](const std::string& line) { return valueOf(line, key).has_value(); };
    auto place = std::ranges::find_if(header, isOurs);
    if (place == header.end()) {
        const auto last = std::find_if(header.rbegin(), header.rend(),
                                       [](const std::string& line) { return !trimmed(line).empty(); });
        place = first ? header.begin() : last.base();
    }
    const auto position = place - header.begin();
    std::erase_if(header, isOurs);
    std::vector<std::string> lines;
    for (const std::string& value : values)
        lines.push_back(value.empty() ? std::string(key) + ":" : std::string(key) + ": " + value);
    header.insert(header.begin() + position, lines.begin(), lines.end());
    return joined(parts);
}

}  // namespace

std::string nameOfDeck(std::string_view text)
{
    const std::vector<std::string> values = valuesOf(text, "name");
    return values.empty() ? std::string() : values.front();
}

std::string withName(std::string_view text, std::string_view name)
{
    return withValues(text, "name", {oneLine(name)}, true);
}

std::string freeName(std::string_view wanted, const std::set<std::string>& taken)
{
    std::string name(wanted);
    if (!taken.contains(folded(name))) return name;
    // "Tide 2" is the second Tide; "Tide 02" and "Tide 2024" are called so.
    constexpr std::size_t kDigits = 3;
    const std::size_t blank = wanted.rfind(' ');
    const std::string_view digits = blank == std::string_view::npos ? std::string_view() : wanted.substr(blank + 1);
    const bool counts = !trimmed(wanted.substr(0, blank)).empty() && !digits.empty() && digits.size() <= kDigits &&
                        digits.front() != '0' &&
                        std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    const std::string stem(counts ? wanted.substr(0, blank) : wanted);
    int number = counts ? std::stoi(std::string(digits)) : 1;
    do name = stem + " " + std::to_string(++number);
    while (taken.contains(folded(name)));
    return name;
}

std::string withHeader(std::string_view text, std::string_view key, std::string_view value)
{
    const std::string line = oneLine(value);
    return withValues(text, key, line.empty() ? std::vector<std::string>() : std::vector{line}, false);
}

std::vector<std::string> tagsOfDeck(std::string_view text)
{
    std::vector<std::string> tags;
    for (const std::string& value : valuesOf(text, "tags")) {
        for (std::size_t from = 0; from <= value.size();) {
            const std::size_t comma = std::min(value.find(',', from), value.size());
            if (const std::string_view tag = trimmed(std::string_view(value).substr(from, comma - from)); !tag.empty())
                tags.emplace_back(tag);
            from = comma + 1;
        }
    }
    return tags;
}

std::string withTags(std::string_view text, const std::vector<std::string>& tags)
{
    std::string value;
    for (const std::string& each : tags) {
        std::string tag = oneLine(each);
        std::ranges::replace(tag, ',', ' ');
        if (trimmed(tag).empty()) continue;
        value.append(value.empty() ? "" : ", ").append(trimmed(tag));
    }
    return withValues(text, "tags", value.empty() ? std::vector<std::string>() : std::vector{value}, false);
}

std::string folderOfDeck(std::string_view text)
{
    const std::vector<std::string> values = valuesOf(text, kFolderKey);
    return values.empty() ? std::string() : cleanFolder(values.front());
}

std::string withFolder(std::string_view text, std::string_view folder)
{
    return withHeader(text, kFolderKey, cleanFolder(folder));
}

std::string notesOfDeck(std::string_view text)
{
    std::string notes;
    const std::vector<std::string> lines = valuesOf(text, "notes");
    for (std::size_t i = 0; i < lines.size(); ++i) notes.append(i == 0 ? "" : "\n").append(lines[i]);
    return notes;
}

std::string withNotes(std::string_view text, std::string_view notes)
{
    std::vector<std::string> lines;
    TextLines written(notes);
    for (TextLine line; written.next(line);) lines.push_back(oneLine(line.whole));
    return withValues(text, "notes", lines, false);
}

}  // namespace mazzo::carddata
