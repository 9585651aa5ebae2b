// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::importer {

enum class CatalogueFormat : std::uint8_t { Cockatrice, Octgn, Csv, Json };

[[nodiscard]] std::string_view idOf(CatalogueFormat format);
[[nodiscard]] std::optional<CatalogueFormat> catalogueFormatCalled(std::string_view id);

/// Which value of a source card becomes a field of the pack, and how.
struct MappedValue {
    std::vector<std::string> from;  ///< the first name that the card has counts
    std::string split;              ///< separates the words of a list
    std::optional<int> part;        ///< of the split value, from 1: "2/3" has the parts 2 and 3
    bool letters = false;           ///< each letter is a word: "WU"
    std::map<std::string, std::string, std::less<>> values;  ///< what is written differently in the pack; folded keys

    bool operator==(const MappedValue&) const = default;
};

/// How the values of another program's cards become a pack's cards; docs/catalogues.md describes its file.
struct CatalogueMapping {
    std::string cards;     ///< JSON: the path to the list of cards
    std::string language;  ///< of names and texts; empty: the pack's first
    MappedValue id, name, version, type, text, set, setName, number, rarity, finish;
    MappedValue backName, backText;
    std::string printings;  ///< the name of a list of printings inside a card; empty: a card is one printing
    bool oneCardPerName = false;
    /// By field id. None: every value that nothing else uses becomes a field of that name.
    std::map<std::string, MappedValue, std::less<>> fields;

    [[nodiscard]] static CatalogueMapping defaultsOf(CatalogueFormat format);
    /// The defaults with what the file says; every mistake with its place.
    [[nodiscard]] static Checked<CatalogueMapping> read(std::string text, const std::string& file,
                                                        CatalogueFormat format);
};

}  // namespace mazzo::importer
