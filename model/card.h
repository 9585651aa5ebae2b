// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/effect.h"
#include "model/game.h"
#include "model/printing.h"

namespace mazzo::model {

/// A field's value with where it comes from. `certain` is what holds when an option hides `origin` (a value or a
/// range), else unknown.
struct FieldValue {
    Value value = Absent{};
    Origin origin = Origin::Rulebook;
    std::string clause;
    Texts note;
    Value certain = Unknown{};

    bool operator==(const FieldValue&) const = default;
};

struct Ruling {
    Texts text;
    std::string clause;

    bool operator==(const Ruling&) const = default;
};

/// Cards that a layer adds to a pack (the player's own cards, expansion packs) are numbered from here on. Such numbers
/// mean something in one library only: share codes name these cards instead.
inline constexpr std::uint32_t kFirstLayerNumber = 0x8000'0000U;

[[nodiscard]] constexpr bool isLayerNumber(std::uint32_t number) { return number >= kFirstLayerNumber; }

/// The other side of a card that has two.
struct CardBack {
    Texts name;
    Texts text;         ///< empty: none
    std::string image;  ///< path in the pack, may be empty

    bool operator==(const CardBack&) const = default;
};

/// One card in full, as in its pack. Search and rules read the same values from a `Catalogue`.
struct Card {
    /// What is known of the card's printed text.
    enum class TextState : std::uint8_t { None, Unknown, Known };

    std::string id;            ///< the part after "<game>:"
    std::uint32_t number = 0;  ///< permanent, from 1
    Texts name;
    Texts version;  ///< tells cards of one name apart; empty for most
    std::vector<std::string> aliases;
    TypeIndex type{};                  ///< the first of its types: how it is sorted and coloured
    std::vector<TypeIndex> moreTypes;  ///< the others
    std::string set;                   ///< of the first printing, if it has any
    std::vector<Printing> printings;
    std::vector<FieldValue> values;  ///< one for each field of the game, in its order, derived ones too
    TextState textState = TextState::None;
    Texts text;
    std::vector<Ruling> rulings;
    std::vector<std::string> clauses;
    std::optional<Effects> effects;  ///< nothing: nobody has stated what the card does
    std::string image;               ///< path in the pack, may be empty
    std::optional<CardBack> back;

    [[nodiscard]] bool hasType(TypeIndex wanted) const;
    /// The name with the version behind it, as lists show it: "Name (Version)".
    [[nodiscard]] std::string fullName(std::string_view language) const;
};

/// Whether cards of this type, or of one of these types, have the field.
[[nodiscard]] bool appliesTo(const Field& field, const Card& card);

/// "Name (Version)", or the name alone if there is no version.
[[nodiscard]] std::string fullName(std::string_view name, std::string_view version);

/// What one box holds.
struct Product {
    struct Line {
        std::string card;
        int count = 0;
    };

    std::string id;
    Texts name;
    Texts note;
    bool partial = false;  ///< the contents are not fully known
    std::vector<Line> lines;
};

}  // namespace mazzo::model
