// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/value.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mazzo::model {

/// One thing that a card does, in the words of its game's engine:
/// `{"when": "play", "do": "strike", "amount": 2, "with": {"piece": "army"}, "clause": "WW-K07.2"}`.
struct Effect {
    using Argument = std::variant<bool, int, std::string>;

    std::string when;                                        ///< the trigger
    std::string verb;                                        ///< the key `do`
    std::optional<int> amount;                               ///< what that is depends on the verb
    std::map<std::string, Argument, std::less<>> arguments;  ///< the key `with`
    std::string clause;                                      ///< for the log; may be empty
    Origin origin = Origin::Rulebook;

    [[nodiscard]] bool flag(std::string_view argument) const;                  ///< false if it is not there
    [[nodiscard]] int number(std::string_view argument, int otherwise) const;  ///< `otherwise` if it is not there
    [[nodiscard]] std::string_view word(std::string_view argument) const;      ///< empty if it is not there

    bool operator==(const Effect&) const = default;
};

using Effects = std::vector<Effect>;

/// The effects as one short text for a catalogue's block: ids and clauses contain neither tabs nor line breaks. An
/// empty text stands for effects that nobody has stated, which is not the same as a card without effects.
[[nodiscard]] std::string packedEffects(const std::optional<Effects>& effects);
[[nodiscard]] std::optional<Effects> unpackedEffects(std::string_view text);

/// A word after `when` in an effect.
struct EffectTrigger {
    std::string_view id;
    const char* text;  ///< English, to be translated in the context "effects"
};

/// A key inside `with`.
struct EffectParameter {
    enum class Kind : unsigned char {
        Number,
        Word,  ///< one of `words`
        Flag,
        Card,  ///< the id of a card of the game
    };

    std::string_view id;
    const char* text;  ///< English, to be translated in the context "effects"
    Kind kind = Kind::Number;
    bool required = false;
    Interval range{};                           ///< of a number
    std::span<const std::string_view> words{};  ///< that a word may be
};

/// A word after `do` in an effect.
struct EffectVerb {
    std::string_view id;
    const char* text;                              ///< English, to be translated in the context "effects"
    std::optional<Interval> amount{};              ///< its range; nothing if the verb has no amount
    std::span<const std::string_view> triggers{};  ///< it happens only then; empty: at any trigger
    std::span<const EffectParameter> parameters{};

    [[nodiscard]] const EffectParameter* parameter(std::string_view id) const;  ///< null if it has none
};

/// Every word that an engine understands in effects, for checking packs and for a card form.
struct EffectVocabulary {
    std::span<const EffectTrigger> triggers{};
    std::span<const EffectVerb> verbs{};

    [[nodiscard]] const EffectVerb* verb(std::string_view id) const;  ///< null if it is not declared
    [[nodiscard]] bool hasTrigger(std::string_view id) const;
};

}  // namespace mazzo::model
