// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/expression.h"
#include "validators/compiled_rule.h"
#include "validators/rule_book.h"
#include "validators/tally.h"

#include <mutex>

namespace mazzo::validators {

/// What a rule book knows. Only the scratch catalogue changes after compiling, under its lock.
struct RuleBook::Data {
    const Game* game = nullptr;
    const Catalogue* catalogue = nullptr;  ///< the caller's, or `hidden`
    std::optional<Catalogue> hidden;       ///< without the facts that an option hides
    Settings settings;
    Layout layout;
    std::vector<CompiledRule> rules;
    Lexicon lexicon;
    std::optional<RowBlock> block;
    UnknownCardMasks unknownCards;
    std::vector<std::uint32_t> groups;               ///< for each card its identity
    std::vector<std::uint32_t> copiesPlace;          ///< for each pile
    std::vector<RowBlock::Mask> copied;              ///< the piles among them that are counted card by card
    std::vector<std::optional<Expression>> derived;  ///< for each field of the game
    std::vector<std::vector<FieldIndex>>
        baseFields;  ///< for each field those that cards state: itself, or what it is derived from

    mutable std::mutex scratchLock;
    mutable std::optional<Catalogue> scratch;  ///< a copy to suppose facts in, made when first needed

    [[nodiscard]] Tally::Tables tables(const RowBlock* supposed = nullptr) const
    {
        return {&layout, {&*block, supposed}, &unknownCards, groups, copiesPlace, copied, lexicon.size()};
    }
};

}  // namespace mazzo::validators
