// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"
#include "goldfish/pile_order.h"
#include "model/catalogue.h"
#include "model/deck.h"
#include "model/procedure.h"
#include "model/settings.h"

#include <memory>

namespace mazzo::goldfish {

/// Everything that is fixed before a game begins. Game and catalogue must outlive it.
struct Setup {
    const Game* game = nullptr;
    const Catalogue* catalogue = nullptr;
    Settings settings;
    Deck deck;
    Procedure procedure;  ///< of the edition played
    std::vector<std::string>
        unknownCards;               ///< names that are not in the catalogue; their card indices follow its last one
    std::vector<std::string> bots;  ///< strategies of the other seats, as the engine reads them; empty: the pack's
    std::vector<PileOrder> orders;  ///< replace the first shuffle of these piles
    std::vector<std::vector<CardIndex>>
        shuffles;  ///< results of the later shuffles, in turn, for tests; after them the seed decides
    std::shared_ptr<const Catalogue> strict;  ///< owns `catalogue` if the settings change its values
    std::vector<Deck> opponents{};            ///< decks of opponents that an engine plays, if it can

    [[nodiscard]] static Setup of(const Game& game, const Catalogue& catalogue, Settings settings, Deck deck);

    [[nodiscard]] bool isUnknownCard(CardIndex card) const { return at(card) >= catalogue->size(); }
    [[nodiscard]] std::string_view name(CardIndex card, std::string_view language) const;
    [[nodiscard]] std::optional<CardIndex> find(std::string_view name) const;  ///< in any language, unknown cards too
    [[nodiscard]] int value(const Amount& amount) const;                       ///< an option without a number gives 0
    [[nodiscard]] std::string_view option(std::string_view id) const;          ///< empty if the game has no such option
    [[nodiscard]] bool holds(const std::map<std::string, std::string, std::less<>>& when) const;

    /// Every copy in a section of the deck, in the order of the catalogue, unknown cards last.
    [[nodiscard]] std::vector<CardIndex> section(std::string_view zone) const;
    /// The same of an opponent's deck, without unknown cards.
    [[nodiscard]] std::vector<CardIndex> sectionOf(const Deck& deckOfOpponent, std::string_view zone) const;
    /// The cards of one dealing step: the section if the deck file has it, else the cards that the pack names.
    [[nodiscard]] std::vector<CardIndex> dealt(const Procedure::Step& step) const;
    /// Every card that the set-up deals to a zone of the table before anything is shuffled or drawn.
    [[nodiscard]] std::vector<CardIndex> dealtTo(std::string_view tableZone) const;
};

/// Every copy in every section, however many there are.
[[nodiscard]] long long cardsIn(const Deck& deck);

}  // namespace mazzo::goldfish
