// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/interval.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mazzo::validators {

/// Of a whole deck. Broken rules weigh more than unfinished ones, those more than missing facts; advice weighs nothing.
enum class Verdict : std::uint8_t { Legal, Unknown, Unfinished, Illegal };

/// Of one rule. `NotJudged`: shown but without a check, of another edition, or its condition is not met.
enum class Status : std::uint8_t { NotJudged, Passed, Advice, Unknown, Unfinished, Broken };

/// A card that a finding points at; by name if the catalogue does not have it.
using Culprit = std::variant<CardIndex, std::string>;

/// What would have to be known to decide.
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

/// One way to mend a finding: an ordinary edit of the deck, or a fact to type in.
struct Fix {
    enum class Kind : std::uint8_t { Remove, Add, Move, Replace, EnterValue };

    Kind kind = Kind::Remove;
    std::vector<Change> add;
    std::vector<Change> remove;
    std::optional<MissingValue> fact;
    std::string unknownCard = {};  ///< a card not on file that goes, from wherever it lies; empty if none

    bool operator==(const Fix&) const = default;
};

/// What a rule has to say about a deck. Numbers are there if the rule compares numbers; a bound that is not exactly
/// known is a range.
struct Finding {
    static constexpr std::uint16_t kUnknownCards = 0xFFFF;

    std::uint16_t rule = 0;  ///< position in the game's rules, or `kUnknownCards`
    Status status = Status::NotJudged;
    std::optional<ZoneIndex> zone;
    std::optional<Interval> have;
    std::optional<Interval> min;
    std::optional<Interval> max;
    std::vector<Culprit> cards;
    std::vector<MissingValue> missing;  ///< ascending; not for passed rules

    bool operator==(const Finding&) const = default;
};

/// All that the rules say about a deck, in rulebook order; at least one finding for each rule, passed ones too.
struct Report {
    Verdict verdict = Verdict::Legal;
    std::vector<Finding> findings;

    bool operator==(const Report&) const = default;
};

/// The name of `Finding::kUnknownCards` where rules are named by id.
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
