// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/chain.h"

namespace mazzo::goldfish::odds {

/// What many hands say: shares of all hands, and the standard error of a share.
struct Simulated {
    Bounds share;
    double error = 0;
    std::uint64_t hands = 0;
};

/// How hands are made: card by card from the pile, or as numbers of cards of each class.
enum class Path : std::uint8_t { Cards, Classes };

/// Questions about one hand of a deck, ready to be answered. The setup must outlive it.
class Inquiry {
public:
    /// At least one question. `keep`: the player mulligans until it holds or no mulligan is offered.
    /// Errors: those of `handPlan`, and questions about sections that nothing is drawn from, with their column.
    [[nodiscard]] static Result<Inquiry> of(const Setup& setup, std::vector<Question> asks, const When& when,
                                            std::optional<Question> keep = {});

    [[nodiscard]] const std::vector<Question>& asks() const { return m_asks; }
    [[nodiscard]] const HandPlan& plan() const { return m_plan; }
    [[nodiscard]] const std::optional<Question>& policy() const { return m_keep; }

    /// The exact odds of one question, or why there are none.
    [[nodiscard]] tl::expected<Bounds, NoOdds> exact(std::size_t ask, const Watch& watch = {}) const;

    struct Run {
        std::uint64_t hands = 1'000'000;
        std::uint64_t seed = 0;
        unsigned threads = 1;
        Path path = Path::Cards;
    };
    /// One answer for each question, all from the same hands: the same for a seed whatever the number of threads.
    /// Nothing if it was stopped.
    [[nodiscard]] std::optional<std::vector<Simulated>> simulated(const Run& run, const Watch& watch = {}) const;

private:
    Inquiry(const Setup& setup, std::vector<Question> asks, HandPlan plan, std::optional<Question> keep);

    const Setup* m_setup;
    std::vector<Question> m_asks;
    HandPlan m_plan;
    std::optional<Question> m_keep;
};

}  // namespace mazzo::goldfish::odds
