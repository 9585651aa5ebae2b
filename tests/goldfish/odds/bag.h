// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/inquiry.h"
#include "model/random.h"

#include <functional>

namespace mazzo::goldfish::odds::test {

/// A made-up game whose pile is a bag of stones: red, blue and green ones, with weights of which some are not known.
struct Bag {
    Game game;
    Catalogue catalogue;
    Deck deck;

    explicit Bag(int openingHand = 3);

    [[nodiscard]] Procedure& procedure() { return game.procedures.front(); }
    /// Stones are called `red1` (weight 1) to `red3`, likewise `blue…` and `green…`; `redX` and so on have no known
    /// weight.
    Bag& with(const char* stone, int copies) &;
    Bag&& with(const char* stone, int copies) && { return std::move(with(stone, copies)); }
    [[nodiscard]] Setup setup() const { return Setup::of(game, catalogue, Settings::presets(game), deck); }
};

[[nodiscard]] Procedure::Step step(Procedure::Step::Kind kind, std::string zone = {}, std::string to = {},
                                   int count = 0);

/// Fails the program if it cannot be read.
[[nodiscard]] Question question(const Bag& bag, const std::string& text);
[[nodiscard]] Inquiry inquiry(const Setup& setup, const Bag& bag, const std::string& ask, const When& when = {},
                              const std::string& keep = {});
/// The exact answer where it is one number; -1 if there is none, -2 if there are two.
[[nodiscard]] double exact(const Bag& bag, const std::string& ask, const When& when = {}, const std::string& keep = {});

/// Stones by name, as a plain program would keep them.
using Stones = std::vector<std::string>;
using Says = std::function<bool(const Stones&)>;

[[nodiscard]] int count(const Stones& stones, const std::string& colour);

/// The same odds the slow way: every order of single draws, one after the other.
class BruteForce {
public:
    Stones pile;
    int hand = 3;
    bool exchange = false;
    bool shuffledIn = false;  ///< else given back to discards that are drawn from when the pile is empty
    bool gone = false;        ///< given back for good
    int less = 1;
    int leastHand = 1;
    int times = -1;
    int drawsAfter = 0;
    Says keep = [](const Stones&) { return true; };
    Says asked;
    std::function<bool(const std::string&)> gives = [](const std::string&) { return true; };  ///< in an exchange

    [[nodiscard]] double chance() const;

private:
    struct Position {
        Stones hand, pile, under, discards;
    };
    using Next = std::function<double(const Position&)>;

    [[nodiscard]] double draw(Position position, int count, const Next& next) const;
    [[nodiscard]] double afterMulligans(const Position& position, int made) const;
};

}  // namespace mazzo::goldfish::odds::test
