// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/comparison.h"
#include "model/ids.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mazzo::model {

/// The limit of an allowance without one.
inline constexpr int kUnlimited = 1'000'000;

enum class NodeIndex : std::uint32_t {};

/// What a value is read from: a field of the game, or what every card has.
enum class Subject : std::uint8_t { Field, Name, Id, Type };

/// One part of a query or an expression. Which members are used depends on `kind`; the comments say which.
struct Node {
    enum class Kind : std::uint8_t {
        // Conditions joined: children.
        And,
        Or,
        Not,
        // Conditions on one card.
        Everything,
        Nothing,
        Name,
        Text,
        Id,       ///< comparison, text
        Type,     ///< index is the type
        Printed,  ///< index is the PrintingPart; text: as typed, and the folded ids that it means, a line each
        Number,   ///< index is the field; comparison, number
        Word,     ///< index is the field; comparison, text
        Flag,
        Has,
        Unknown,  ///< index is the field
        HasText,
        UnknownText,
        CanAdd,    ///< needs a deck
        Holds,     ///< index is the holding; comparison, number
        InPlace,   ///< comparison, text
        Among,     ///< subject, index: every word of the card is in the list; child: `Values`
        HasValue,  ///< subject, index; the current value of `Every` is (or, with Equal, is all of) the card's words
        InZone,    ///< index is the zone
        // Numbers.
        Literal,  ///< number
        Add,
        Negate,
        Multiply,
        Divide,
        Minimum,
        Maximum,  ///< children are numbers
        If,       ///< children: condition, number, number
        Length,   ///< child: list
        Count,
        Copies,  ///< child: query
        Sum,
        Distinct,  ///< subject, index; child: query
        SumOnce,   ///< index; child: query
        Least,
        Greatest,      ///< index; child: query
        FieldNumber,   ///< index is the field of this card
        OptionNumber,  ///< index is the option
        Unplaced,      ///< children: query, then a query, a limit and a condition for each allowance
        // Lists of words.
        FieldWords,  ///< subject, index: this card's
        Values,      ///< subject, index; child: query
        // Conditions on numbers, lists and settings.
        Compare,  ///< comparison; children: number, number
        HasAll,
        HasAny,    ///< children: list, list
        Every,     ///< children: `Values`, condition on each of them
        Given,     ///< index is the zone
        OptionIs,  ///< index is the option; comparison, text
        EditionIs  ///< comparison, text
    };

    Kind kind = Kind::Everything;
    Comparison comparison = Comparison::Contains;
    Subject subject = Subject::Field;
    std::uint16_t index = 0;
    int number = 0;
    std::uint32_t text = 0;        ///< position in Syntax::texts
    std::uint32_t firstChild = 0;  ///< position in Syntax::childLists
    std::uint32_t childCount = 0;
    int column = 0;  ///< where it was written, in characters from 1

    [[nodiscard]] FieldIndex field() const { return FieldIndex{index}; }
    [[nodiscard]] TypeIndex type() const { return TypeIndex{index}; }
    [[nodiscard]] ZoneIndex zone() const { return ZoneIndex{index}; }
    [[nodiscard]] OptionIndex option() const { return OptionIndex{index}; }

    bool operator==(const Node&) const = default;
};

/// What kind of thing a node is.
enum class Sort : std::uint8_t { Condition, Number, List };

[[nodiscard]] Sort sortOf(Node::Kind kind);
[[nodiscard]] bool isCardCondition(Node::Kind kind);  ///< the leaves of queries
[[nodiscard]] bool isPileNumber(Node::Kind kind);     ///< count, sum, distinct, copies and so on: one query
[[nodiscard]] bool isRelation(Node::Kind kind);       ///< a condition on one card that depends on the deck

/// A parsed query or expression: plain data, children before their parents, read by free functions.
struct Syntax {
    struct Text {
        std::string typed;
        std::string folded;

        bool operator==(const Text&) const = default;
    };

    std::vector<Node> nodes;
    std::vector<NodeIndex> childLists;
    std::vector<Text> texts;
    NodeIndex root{};

    [[nodiscard]] const Node& operator[](NodeIndex index) const { return nodes[at(index)]; }
    [[nodiscard]] std::span<const NodeIndex> children(const Node& node) const
    {
        return std::span(childLists).subspan(node.firstChild, node.childCount);
    }
    [[nodiscard]] NodeIndex child(const Node& node, std::size_t position = 0) const
    {
        return childLists[node.firstChild + position];
    }
    [[nodiscard]] const Text& text(const Node& node) const { return texts[node.text]; }

    bool operator==(const Syntax&) const = default;
};

/// The fields that an answer depends on, ascending, each once.
[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Syntax& syntax);

/// The subtree of a node as a syntax of its own, without columns, so that equal queries compare equal. `origins`, if
/// there, gets the original index of each node.
[[nodiscard]] Syntax subtree(const Syntax& syntax, NodeIndex node, std::vector<NodeIndex>* origins = nullptr);

/// Appends a copy of the source to the target, without its columns, and returns the copy of its root.
NodeIndex append(Syntax& target, const Syntax& source);

/// Whether the subtree has a node of a kind that `accepts` accepts.
[[nodiscard]] bool contains(const Syntax& syntax, NodeIndex node, bool (*accepts)(Node::Kind));

}  // namespace mazzo::model
