// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/learned_game.h"

#include "carddata/library/layers/typed_words.h"
#include "model/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::importer {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMaxLearnedFields = 60;
constexpr std::size_t kLongestFieldValue = 60;
constexpr std::size_t kLongestSymbol = 8;
constexpr std::array kReservedIds{"name"sv, "type"sv, "text"sv, "id"sv,  "is"sv,  "has"sv,    "unknown"sv, "zone"sv,
                                  "and"sv,  "or"sv,   "not"sv,  "can"sv, "set"sv, "number"sv, "rarity"sv,  "finish"sv};

Texts inNoLanguage(std::string words) { return Texts({{"", std::move(words)}}); }

}  // namespace

std::string LearnedGame::addType(const std::string& name)
{
    const auto [entry, isNew] = m_typeIds.try_emplace(name);
    if (!isNew) return entry->second;
    entry->second = slugOf(name);
    if (std::ranges::find(m_game.types, entry->second, &CardType::id) == m_game.types.end())
        m_game.types.push_back({entry->second, inNoLanguage(name), inNoLanguage(name)});
    return entry->second;
}

std::string LearnedGame::fieldId(const std::string& name)
{
    if (m_names.size() >= kMaxLearnedFields) return {};
    std::string id = slugOf(name);
    if (std::ranges::find(kReservedIds, id) != kReservedIds.end()) id = "card-" + id;
    if (std::ranges::none_of(m_names, [&](const auto& known) { return known.first == id; }))
        m_names.emplace_back(id, name);
    return id;
}

void LearnedGame::addField(const std::string& id, const std::vector<std::string>& values, bool isList)
{
    if (std::ranges::none_of(m_names, [&](const auto& known) { return known.first == id; }))
        m_names.emplace_back(id, id);
    Seen& seen = m_seen[id];
    ++seen.cards;
    seen.isList = seen.isList || isList;
    for (const std::string& value : values) {
        seen.longest = std::max(seen.longest, value.size());
        seen.isAddress = seen.isAddress || value.find("://") != std::string::npos;
    }
    const std::string& value = values.front();
    const std::string word = folded(value);
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc{} && end == value.data() + value.size()) {
        ++seen.numbers;
        seen.least = std::min(seen.least, number);
    } else {
        seen.longestOther = std::max(seen.longestOther, value.size());
    }
    if (word == "true" || word == "false" || word == "yes" || word == "no") ++seen.flags;
}

void LearnedGame::finish()
{
    for (const auto& [id, name] : m_names) {
        const auto found = m_seen.find(id);
        if (found == m_seen.end()) continue;
        const Seen& seen = found->second;
        if (seen.isAddress || seen.longest > kLongestFieldValue) continue;
        Field field;
        field.id = id;
        field.name = inNoLanguage(name);
        field.optional = true;
        // A few symbols among many numbers are printed numbers.
        const bool numeric = seen.numbers == seen.cards ||
                             (seen.numbers * 2 > seen.cards && seen.longestOther <= kLongestSymbol);
        if (seen.isList) {
            field.type = Field::Type::Words;
        } else if (seen.flags == seen.cards) {
            field.type = Field::Type::Flag;
        } else if (numeric) {
            field.type = Field::Type::Number;
            field.printed = seen.numbers != seen.cards;
            if (seen.least == 0) field.domain = Interval::atLeast(0);
        }
        m_game.fields.push_back(std::move(field));
    }
}

}  // namespace mazzo::importer
