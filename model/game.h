// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"
#include "model/ids.h"
#include "model/procedure.h"
#include "model/texts.h"
#include "model/value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// A rulebook that clauses are cited from; `edition` is empty when it serves all of them.
struct Book {
    std::string id;
    Texts title;
    std::string edition;
};

struct Edition {
    std::string id;
    Texts name;
};

/// One of the values that a text or words field can take, or that an option offers.
struct Choice {
    std::string id;
    Texts name;
};

struct CardType {
    std::string id;
    Texts name;
    Texts plural;
};

/// A section of a deck file. A rule that names an optional zone is checked only if the file has the zone.
struct Zone {
    std::string id;
    Texts name;
    Texts about;
    bool optional = false;
    std::string takes = {};  ///< a query: the cards that belong here, for lists that do not say where; empty: any
    bool takesOnly = false;  ///< no other cards may be here
    std::vector<std::string> editions = {};  ///< empty means all

    [[nodiscard]] bool isIn(std::string_view edition) const;
};

/// Where cards come from; `label` is shown next to every card of the set.
struct CardSet {
    std::string id;
    Texts name;
    bool official = true;
    Texts label;
};

struct Field {
    enum class Type : std::uint8_t { Text, Number, Words, Flag };

    std::string id;
    Texts name;
    Texts about;
    Type type = Type::Text;
    std::vector<TypeIndex> types;  ///< the card types that have it; empty means all
    Interval domain;               ///< numbers only: the bounds of an unknown value
    std::vector<Choice> choices;   ///< empty: any value
    bool open = false;             ///< players and expansion packs may add choices
    bool optional = false;         ///< a card may lack it
    std::optional<Value> preset;   ///< the value of a card that does not state one
    bool refersToCards = false;
    bool acyclic = false;
    bool printed = false;      ///< numbers only: a card may print a text such as "X" or "1+*" instead
    bool numberLists = false;  ///< a text of numbers: "10/15/20", see `readNumberLists`
    std::string derived;       ///< expression over the card's other fields; empty if cards state it

    [[nodiscard]] bool appliesTo(TypeIndex type) const;
    [[nodiscard]] const Choice* choice(std::string_view idOrName) const;  ///< by id or by name in any language, folded
};

/// A switch of the rules that a deck file sets in its header.
struct Option {
    enum class Type : std::uint8_t { Choice, Number, Flag };

    std::string id;
    Texts name;
    Texts about;
    Type type = Type::Choice;
    std::vector<Choice> values;  ///< for a flag: "no" and "yes"; for a number: empty
    Interval range;
    std::string none;    ///< numbers only: the word for "no number", empty if there must be one
    std::string preset;  ///< as a deck file writes it
    std::map<std::string, std::vector<Origin>, std::less<>>
        hides;                          ///< by value: values of these origins count as not known
    std::vector<std::string> editions;  ///< empty means all
    std::string clause;

    /// The value in its canonical spelling, or nothing if the option has no such value.
    [[nodiscard]] std::optional<std::string> canonical(std::string_view text) const;
    /// The allowed values, for error messages: "2, 3, 4" or "any, 0-99".
    [[nodiscard]] std::string accepted() const;
};

struct Citation {
    std::string book;
    std::string section;
};

/// The maximum number of allowances of a rule.
inline constexpr std::size_t kMaxAllowances = 16;

/// Cards that a rule with allowances accepts: those that match, as many copies as the limit says.
struct Allowance {
    Texts name;
    std::string cards;  ///< a query
    std::string limit;  ///< a number; empty: any number
    std::string when;   ///< a condition; empty: always
};

/// A clause of the rulebook as the pack states it; expressions are still text here.
struct Rule {
    std::string id;
    Texts title;
    Texts text;
    Texts finding = {};  ///< what a finding says, with {have}, {min} and {max}; empty: the numbers in general terms
    std::vector<Citation> source;
    std::string check;
    std::string cards;             ///< with `allow`: a query, the cards of which each copy needs an allowance
    std::vector<Allowance> allow;  ///< instead of a check
    std::string each;
    std::string when;
    std::string predicate;
    std::string zone;
    std::vector<std::string> editions;  ///< empty means all
    bool overCatalogue = false;
    bool advice = false;
    bool shortIsUnfinished = false;
    bool undecided = false;
    Place place;  ///< where the pack states it, for the checker
    /// A rule that follows from a zone: it only takes certain cards, or the edition does not have it.
    enum class Follows : std::uint8_t { No, ZoneTakes, ZoneEdition };
    Follows follows = Follows::No;

    [[nodiscard]] bool isChecked() const { return !check.empty() || !predicate.empty() || !allow.empty(); }
};

/// Values of cards that count in some editions, or with a value of an option: errata, ban lists, points.
struct Amendment {
    struct Entry {
        std::string card;
        FieldIndex field{};
        Value value;
        Origin origin = Origin::Rulebook;
        Place place;
    };

    std::string id;
    Texts name;
    std::vector<std::string> editions;  ///< empty means all
    std::string option;                 ///< empty: whatever the options are
    std::string value;                  ///< the option's
    std::vector<Entry> entries;
};

/// The piles that all players share, in games whose deck file chooses the kinds of cards on the table.
struct Supply {
    /// The field with the size of a pile, for one value of the option.
    struct Size {
        std::string value;
        std::string field;

        bool operator==(const Size&) const = default;
    };

    std::string zone;                   ///< each card in this zone of the deck file has a pile
    std::vector<std::string> base;      ///< ids of the cards that have a pile in every game
    std::vector<std::string> flexible;  ///< of the base cards: the rulebook states no size, smaller piles do as well
    std::string option;                 ///< its value is the number of players
    std::vector<Size> sizes;
    std::string start;    ///< the field with the copies that each player begins with, besides the pile; may be empty
    std::string product;  ///< the box that the cards come from; may be empty
    std::string clause;
    Place place;  ///< where the pack states it, for the checker
};

/// One of the layers that a game's cards come from: its pack, an expansion pack, or the player's own layer.
struct GameLayer {
    std::string id;  ///< "pack", the expansion's id, or "own"
    Texts name;
    std::string version;

    bool operator==(const GameLayer&) const = default;
};

inline constexpr std::string_view kPackLayer = "pack";
inline constexpr std::string_view kOwnLayer = "own";

/// What a card shows of its fields where there is little room, and what stands for symbols in its texts.
struct FaceLayout {
    struct Shown {
        std::string field;
        Texts label;  ///< a short form of the field's name; empty: the value alone

        bool operator==(const Shown&) const = default;
    };
    struct Symbol {
        std::string code;  ///< as texts have it: "{W}"
        std::string text;  ///< what is shown instead, a character or a short word
        Texts name;        ///< what it is called, for tooltips and screen readers

        bool operator==(const Symbol&) const = default;
    };

    std::vector<Shown> fields;  ///< empty: every number of the card
    std::vector<Symbol> symbols;
};

/// Everything a pack says about a game apart from its cards.
struct Game {
    std::string id;
    std::string version;
    Texts name;
    Texts about;
    std::vector<std::string> languages;
    std::vector<Book> books;
    std::vector<Edition> editions;  ///< at least one
    std::vector<Option> options;
    std::vector<Zone> zones;
    std::vector<CardType> types;
    std::vector<Field> fields;
    std::vector<CardSet> sets;
    std::vector<Choice> rarities;  ///< of printings, the most common first
    std::vector<Choice> finishes;  ///< of printings: foil and the like
    FaceLayout face;
    std::string identity = "name";
    std::vector<Rule> rules;
    std::vector<Procedure>
        procedures;  ///< one for each edition, in their order; none if the pack does not say how the game is played
    std::vector<Amendment> amendments;  ///< where two are about the same value, the later one counts
    std::optional<Supply> supply;       ///< for games with shared piles
    std::vector<GameLayer> layers;      ///< lowest first; where they disagree the upper one counts
    std::int64_t layerRevision = 0;     ///< of the player's own layer: rises with each change
    bool samplesHidden = false;         ///< the catalogue leaves out the cards of unofficial sets

    [[nodiscard]] const Procedure* procedure(std::string_view edition) const;
    [[nodiscard]] std::optional<FieldIndex> field(std::string_view id) const;
    [[nodiscard]] std::optional<TypeIndex> type(std::string_view idOrName) const;
    [[nodiscard]] std::optional<ZoneIndex> zone(std::string_view idOrName) const;
    [[nodiscard]] std::optional<OptionIndex> option(std::string_view id) const;
    [[nodiscard]] const Edition* edition(std::string_view id) const;
    [[nodiscard]] const Field& operator[](FieldIndex index) const { return fields[at(index)]; }
    [[nodiscard]] const Zone& operator[](ZoneIndex index) const { return zones[at(index)]; }
    [[nodiscard]] const CardType& operator[](TypeIndex index) const { return types[at(index)]; }
    [[nodiscard]] const Option& operator[](OptionIndex index) const { return options[at(index)]; }
};

}  // namespace mazzo::model
