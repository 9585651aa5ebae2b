// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/interval.h"
#include "model/value.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mazzo::validators {

/// The verdict on a whole deck. A broken rule outweighs an unfinished one, which outweighs an unknown value; advice
/// never counts.
enum class Verdict : std::uint8_t { Legal, Unknown, Unfinished, Illegal };

/// The outcome of one rule. `NotJudged`: the rule has no check, belongs to another edition, or does not apply.
enum class Status : std::uint8_t { NotJudged, Passed, Advice, Unknown, Unfinished, Broken };

/// Why a rule was not judged.
enum class Skipped : std::uint8_t {
    No,             ///< it was
    NoCheck,        ///< the clause is shown, but has no check
    OtherEdition,   ///< it belongs to another edition
    Condition,      ///< its condition is not met, or an option excludes it
    MissingZone,    ///< it is only about optional zones, and the deck has none of them
    UnknownValues,  ///< advice that depends on unknown values
};

/// A card that a finding names; an unknown card by its name.
using Culprit = std::variant<CardIndex, std::string>;

/// An unknown value that a rule needs.
struct MissingValue {
    CardIndex card{};
    FieldIndex field{};

    auto operator<=>(const MissingValue&) const = default;
};

struct Change {
    CardIndex card{};
    ZoneIndex zone{};
    int count = 0;

    bool operator==(const Change&) const = default;
};

/// A new value for an option of the game.
struct OptionChange {
    OptionIndex option{};
    std::string value;

    bool operator==(const OptionChange&) const = default;
};

/// Something that resolves a finding: an edit of the deck, a card value to enter, or an option to change.
struct Fix {
    enum class Kind : std::uint8_t { Remove, Add, Move, Replace, EnterValue, SetOption };

    Kind kind = Kind::Remove;
    std::vector<Change> add;
    std::vector<Change> remove;
    std::optional<MissingValue> missingValue;
    std::string unknownCard = {};  ///< an unknown card that is removed from all zones; empty if none
    std::optional<OptionChange> option = {};

    bool operator==(const Fix&) const = default;
};

/// How many copies take a place in an allowance of a rule.
struct AllowanceUse {
    std::int64_t used = 0;
    std::optional<Interval> limit;  ///< nothing: any number

    bool operator==(const AllowanceUse&) const = default;
};

/// The result of checking one rule. `have`, `min` and `max` are set if the rule compares numbers; a bound that is not
/// exactly known is a range.
struct Finding {
    static constexpr std::uint16_t kUnknownCards = 0xFFFF;

    std::uint16_t rule = 0;  ///< position in the game's rules, or `kUnknownCards`
    Status status = Status::NotJudged;
    std::optional<ZoneIndex> zone;
    std::optional<Interval> have;
    std::optional<Interval> min;
    std::optional<Interval> max;
    std::vector<Culprit> cards;
    std::vector<MissingValue> missing;          ///< ascending; not for passed rules
    Skipped skipped = Skipped::No;              ///< set if the status is `NotJudged`
    std::vector<Origin> restsOn;                ///< see `RuleBook::addOrigins`
    std::vector<AllowanceUse> allowances = {};  ///< of a rule with allowances, in their order; see `addOrigins`

    bool operator==(const Finding&) const = default;
};

/// The result of checking a deck: at least one finding per rule, passed ones included, in rulebook order.
struct Report {
    Verdict verdict = Verdict::Legal;
    std::vector<Finding> findings;
    std::vector<Origin> restsOn;  ///< see `RuleBook::addOrigins`

    bool operator==(const Report&) const = default;
};

/// Stands for `Finding::kUnknownCards` where rules are named by id.
inline constexpr const char* kUnknownCardsId = "unknown-card";

[[nodiscard]] constexpr bool isFailure(Status status) { return status >= Status::Unknown; }
[[nodiscard]] constexpr Verdict verdictOf(Status status)
{
    return status == Status::Broken       ? Verdict::Illegal
           : status == Status::Unfinished ? Verdict::Unfinished
           : status == Status::Unknown    ? Verdict::Unknown
                                          : Verdict::Legal;
}

}  // namespace mazzo::validators
