// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/letters.h"

namespace mazzo::importer::share {

namespace {

/// Letters that share a length: `mark` in `markBits` bits, then the letter's place in `letters` in `placeBits` bits.
struct Class {
    unsigned mark;
    int markBits;
    int placeBits;
    std::string_view letters;
};

constexpr char kEnd = '\0';

// These tables are the format: codes that people have sent depend on every character's place.
constexpr std::array kClasses{
    Class{0b0, 1, 3, std::string_view("\0eaionrs", 8)},
    Class{0b10, 2, 4, "tldcumphgfbvzk -"},
    Class{0b110, 3, 5, "ABCDEFGHIJKLMNOPQRSTUVWXYZjqwxy."},
    Class{0b1110, 4, 4, "0123456789',:!/&"},
};
constexpr unsigned kWordMark = 0b11110;  ///< before the place of a word
constexpr unsigned kRawMark = 0b11111;   ///< before any other byte
constexpr int kLongMarkBits = 5;

/// Common names of zones and options. The writer uses the first of the list that matches.
constexpr std::array<std::string_view, 16> kWords{"player",  "location", "leader", "force",     "deck",  "main",
                                                  "side",    "board",    "class",  "chronicle", "realm", "kingdom",
                                                  "reserve", "offer",    "remove", "turn"};
constexpr int kWordBits = 4;

struct Coded {
    std::uint16_t bits;
    std::uint8_t count;
};

constexpr auto kCodeOf = [] {
    std::array<Coded, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte)
        table[byte] = {static_cast<std::uint16_t>(kRawMark << 8U | byte), kLongMarkBits + 8};
    for (const Class& each : kClasses) {
        for (std::size_t i = 0; i < each.letters.size(); ++i) {
            table[static_cast<unsigned char>(each.letters[i])] = {
                static_cast<std::uint16_t>(each.mark << each.placeBits | i),
                static_cast<std::uint8_t>(each.markBits + each.placeBits)};
        }
    }
    return table;
}();

void writeLetter(BitWriter& writer, char letter)
{
    const Coded code = kCodeOf[static_cast<unsigned char>(letter)];
    writer.bits(code.bits, code.count);
}

std::size_t wordAt(std::string_view text)
{
    std::size_t word = 0;
    while (word < kWords.size() && !text.starts_with(kWords[word])) ++word;
    return word;
}

/// Appends a letter or a word; false at the end mark.
bool readNext(BitReader& reader, std::string& text)
{
    for (const Class& each : kClasses) {
        if (reader.bits(1) != 0) continue;
        const char letter = each.letters[reader.bits(each.placeBits)];
        if (letter != kEnd) text.push_back(letter);
        return letter != kEnd;
    }
    if (reader.bits(1) == 0) {
        text += kWords[reader.bits(kWordBits)];
        return true;
    }
    text.push_back(static_cast<char>(reader.bits(8)));
    return true;
}

}  // namespace

void writeText(BitWriter& writer, std::string_view text)
{
    while (!text.empty()) {
        const std::size_t word = wordAt(text);
        if (word < kWords.size()) {
            writer.bits(kWordMark << kWordBits | word, kLongMarkBits + kWordBits);
            text.remove_prefix(kWords[word].size());
        } else {
            if (text.front() == kEnd) writer.bits(kRawMark << 8U, kLongMarkBits + 8);
            else writeLetter(writer, text.front());
            text.remove_prefix(1);
        }
    }
    writeLetter(writer, kEnd);
}

std::string readText(BitReader& reader)
{
    std::string text;
    while (reader.isGood() && readNext(reader, text)) {}
    return text;
}

}  // namespace mazzo::importer::share
