// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/card_values.h"
#include "model/query/evaluation.h"

namespace mazzo::model {

/// Gives an evaluation the values of one card. There is no deck and there are no settings: whatever depends on them is
/// unknown, and so is `zone:` unless the card's zone is specified.
class CardSource {
public:
    using Word = std::string;

    CardSource(const Syntax& syntax, const Game& game, const CardValues& card, std::optional<ZoneIndex> zone = {})
        : m_syntax(syntax), m_game(game), m_card(card), m_zone(zone)
    {}

    [[nodiscard]] Truth cardAnswer(NodeIndex index) const;
    [[nodiscard]] Number cardNumber(NodeIndex index) const;
    [[nodiscard]] Interval length(NodeIndex list) const;
    /// Calls `visit(word, truth)` for each word, folded; true if no other is possible.
    template <class Visit>
    [[nodiscard]] bool eachWord(NodeIndex list, const Visit& visit) const
    {
        const auto words = foldedWords(list);
        if (words)
            for (const std::string& word : *words) visit(word, Truth::Yes);
        return words.has_value();
    }
    [[nodiscard]] Truth contains(NodeIndex list, const Word& word) const;
    [[nodiscard]] std::optional<Words> words(NodeIndex list) const;  ///< as written

    [[nodiscard]] Truth setting(const Node&) const { return Truth::Unknown; }
    [[nodiscard]] Interval pileNumber(NodeIndex) const { return {}; }
    [[nodiscard]] Interval unplaced(NodeIndex, std::span<const Interval>) const { return Interval::atLeast(0); }
    [[nodiscard]] CardSource withValue(const Word&) const { return *this; }
    [[nodiscard]] Number optionNumber(const Node&) const { return {}; }

private:
    [[nodiscard]] std::optional<Words> foldedWords(NodeIndex list) const;
    [[nodiscard]] Truth wordAnswer(const Node& node) const;

    const Syntax& m_syntax;
    const Game& m_game;
    const CardValues& m_card;
    std::optional<ZoneIndex> m_zone;
};

}  // namespace mazzo::model
