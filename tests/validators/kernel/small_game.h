// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/settings.h"
#include "validators/rule_book.h"

#include <map>
#include <string>

namespace mazzo::tests::small {

/// A made-up game: zones `main`, `hero` and the optional `side`; units and spells with known and unknown values; rules
/// as a test needs them.
class World {
public:
    struct Line {
        std::string_view zone;
        std::string_view card;
        int copies;
    };

    World();

    /// A rule with an id and a check; the rest by hand. The catalogue must not be in use by a book.
    Rule& rule(std::string id, std::string check);
    Rule& rule(std::string id, std::string each, std::string check);

    [[nodiscard]] RuleBook book() const;
    /// Unknown cards become unknown cards.
    [[nodiscard]] Deck deck(std::initializer_list<Line> lines) const;
    /// Every finding of a deck as a line of text, passed and unchecked rules too.
    [[nodiscard]] std::vector<std::string> findings(const Deck& deck) const;
    /// The first of them, with the verdict before it.
    [[nodiscard]] std::string verdict(const Deck& deck) const;
    [[nodiscard]] std::string text(const RuleBook& book, const Finding& finding) const;
    [[nodiscard]] std::string text(const Fix& fix) const;
    void set(std::string_view option, std::string_view value);
    /// Adds the cards "mock" (spell) and "dummy" (elf unit) with values of a sample set.
    void addSamples();
    /// Adds an option `race` with the values elf and orc, like the field, and a rule for each that forbids the other.
    void addRaceOption();
    [[nodiscard]] CardIndex card(std::string_view id) const { return *catalogue.find(id); }
    [[nodiscard]] ZoneIndex zone(std::string_view id) const { return *game.zone(id); }

    Game game;
    std::vector<Card> cards;
    Catalogue catalogue;
    Settings settings;

private:
    void add(std::string id, std::string_view type, std::map<std::string, Value> values,
             Origin origin = Origin::Rulebook);
};

[[nodiscard]] std::string word(Verdict verdict);
[[nodiscard]] std::string word(Status status);

}  // namespace mazzo::tests::small
