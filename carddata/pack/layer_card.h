// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"

#include <map>
#include <set>

namespace mazzo::carddata {

/// What one layer says about one card: a card of its own, or changes to a card of a layer below.
struct LayerCard {
    std::string id;            ///< the part after "<game>:"; empty for a card that is not stored yet
    std::uint32_t number = 0;  ///< of a card that the layer adds; 0 for changes to a card below
    Texts name;                ///< empty: as below
    std::optional<Texts> version;
    std::optional<std::vector<std::string>> aliases;
    std::string type;                    ///< the id of a card type; empty: as below
    std::vector<std::string> moreTypes;  ///< with `type`
    std::optional<std::string> set;
    /// By field id. An absent value says that the card does not have the field.
    std::map<std::string, FieldValue, std::less<>> values;
    /// Fields whose value replaces, on purpose, one that a layer below knows otherwise.
    std::set<std::string, std::less<>> corrections;
    std::optional<Card::TextState> textState;  ///< nothing: as below
    Texts text;
    std::optional<std::vector<Ruling>> rulings;
    std::vector<std::string> clauses;
    std::optional<std::string> effects;              ///< JSON, as the pack's cards have it; not looked into here
    std::optional<std::string> image;                ///< the file's name among the layer's images
    std::optional<std::vector<Printing>> printings;  ///< besides those below
    std::optional<CardBack> back;
    std::string changedAt;  ///< UTC, ISO 8601

    [[nodiscard]] bool adds() const { return number != 0; }
    /// Whether it says nothing at all.
    [[nodiscard]] bool isEmpty() const;
    /// Whether both say the same, whenever they were written.
    [[nodiscard]] bool saysTheSameAs(const LayerCard& other) const;
    bool operator==(const LayerCard&) const = default;
};

/// As the library stores it; id and number are columns of their own.
[[nodiscard]] std::string toJson(const LayerCard& card);
[[nodiscard]] Result<LayerCard> layerCardFromJson(std::string_view json);

/// Whether a cached catalogue that has `before` can follow to `after` by changing values and texts alone.
[[nodiscard]] bool changesValuesOnly(const LayerCard& before, const LayerCard& after);

}  // namespace mazzo::carddata
