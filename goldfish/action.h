// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mazzo::goldfish {

/// One piece on a table: unique, and the same wherever the piece moves. Zero means no particular piece.
enum class PieceId : std::uint32_t {};

inline constexpr CardIndex noCard{0xffffffffU};

/// A value in a note; views turn it into text.
using NoteArgument = std::variant<int, CardIndex, std::vector<CardIndex>, std::string>;

/// Something that happened or holds: its clause, the `key` of its sentence ("drew") and the arguments of it.
struct Note {
    std::string clause;
    std::string key;
    std::vector<NoteArgument> arguments;
    int seat = 0;
    bool warning = false;  ///< something is not known, or an assumption was made

    bool operator==(const Note&) const = default;
};

/// One thing that an action names: a card (a certain piece, or any copy of it) or a word (a zone, colour, place,
/// number).
struct Operand {
    CardIndex card = noCard;
    std::string word;  ///< if it is not a card
    PieceId piece{};   ///< filled in by the offer it matches
    std::string mark;  ///< distinguishes pieces of the same name: "#2", "@r1c2"; empty for the first
    /// In manual actions: where the piece is. A mark `@place` may also name a piece that needs none.
    std::string place{};

    bool operator==(const Operand&) const = default;
};

[[nodiscard]] inline Operand cardOperand(CardIndex card, PieceId piece = {}) { return {card, {}, piece, {}}; }
[[nodiscard]] inline Operand wordOperand(std::string word) { return {noCard, std::move(word), {}, {}}; }
[[nodiscard]] inline Operand numberOperand(int number) { return wordOperand(std::to_string(number)); }
/// A change of a counter: `+2`, `-1`.
[[nodiscard]] inline Operand changeOperand(int change)
{
    return wordOperand((change < 0 ? "" : "+") + std::to_string(change));
}

/// What the player does: `marshal A, B`, `fight A with B`. Canonical once `admitted` has filled its pieces in.
struct Action {
    /// The operands after one link word ("to", "with", ":"; none before the first part).
    struct Part {
        std::string link;
        std::vector<Operand> operands;

        bool operator==(const Part&) const = default;
    };

    std::string verb;
    std::vector<Part> parts;

    [[nodiscard]] bool is(std::string_view name) const { return verb == name; }
    /// The operands of a part. The part must exist, which the matching offer guarantees.
    [[nodiscard]] const std::vector<Operand>& operands(std::size_t part = 0) const { return parts[part].operands; }
    [[nodiscard]] const Operand& operand(std::size_t part = 0) const { return parts[part].operands.front(); }
    [[nodiscard]] int number(std::size_t part = 0) const { return std::stoi(operand(part).word); }

    bool operator==(const Action&) const = default;
};

/// A legal action and the operands it may have.
struct Offer {
    /// What one part of the action may contain. A choice that is listed twice may be named twice.
    struct Part {
        std::string link;
        std::vector<Operand> choices;
        int least = 1;
        int most = 1;
        std::optional<std::pair<int, int>> numbers;        ///< instead of choices: any number in this range
        bool isSigned = false;                             ///< the numbers are changes: `+2`, `-1`
        bool anyCard = false;                              ///< in addition to the choices: any card by its name
        bool exactMarks = false;                           ///< a name without a mark means only a choice without one
        std::string form{};                                ///< how `accepts` wants a word to be written: "A/D/R"
        bool (*accepts)(std::string_view word) = nullptr;  ///< in addition to the choices: any word it returns true for

        [[nodiscard]] bool isList() const { return least != 1 || most != 1; }

        bool operator==(const Part&) const = default;
    };

    std::string verb;
    std::vector<Part> parts;
    Note note;              ///< the clause that allows it, and details such as its cost; may be empty
    bool unlisted = false;  ///< accepted, but not shown among the available actions because it changes little

    bool operator==(const Offer&) const = default;
};

/// An action without operands: `keep`, `next`.
[[nodiscard]] Offer offered(std::string verb, std::string clause = {});
/// One of the choices: `play A`.
[[nodiscard]] Offer offered(std::string verb, std::vector<Operand> choices, std::string clause = {});
/// From `least` to `most` of the choices: `marshal …`.
[[nodiscard]] Offer offeredList(std::string verb, std::vector<Operand> choices, int least, int most,
                                std::string clause = {});
/// One of the choices, then one of others: `move A to Z`.
[[nodiscard]] Offer offeredPair(std::string verb, std::vector<Operand> choices, std::string link,
                                std::vector<Operand> others, std::string clause = {});

/// A number from `least` to `most`: `take 3`.
[[nodiscard]] Offer offeredNumber(std::string verb, int least, int most, std::string clause = {});

/// Whether each action of the offer can be listed, because no part is a list, a free number or any card.
[[nodiscard]] bool isPlain(const Offer& offer);

/// The action with its pieces filled in, if one of the offers allows it. Of pieces that look alike, it is the first.
[[nodiscard]] std::optional<Action> admitted(const std::vector<Offer>& offers, const Action& action);

/// Every action that the offers allow, each once, without those that have lists or free numbers.
[[nodiscard]] std::vector<Action> plainActions(const std::vector<Offer>& offers);

}  // namespace mazzo::goldfish
