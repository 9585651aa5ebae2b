// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"
#include "model/catalogue.h"
#include "model/deck.h"
#include "model/procedure.h"
#include "model/settings.h"

#include <memory>

namespace mazzo::goldfish {

/// The wished order of one pile, top first, with the place of each name for messages.
struct PileOrder {
    std::string zone;  ///< empty: the draw pile
    std::vector<CardIndex> cards;
    std::vector<Place> places;           ///< of each card, if the order was read from a file
    std::vector<std::string> written{};  ///< its name there
};

/// Everything that is fixed before a game begins. Game and catalogue must outlive it.
struct Setup {
    const Game* game = nullptr;
    const Catalogue* catalogue = nullptr;
    Settings settings;
    Deck deck;
    Procedure procedure;  ///< of the edition played
    std::vector<std::string>
        unknownCards;               ///< names the catalogue does not know; their cards are numbered after its own
    std::vector<PileOrder> orders;  ///< in place of the first shuffle of these piles
    std::vector<std::vector<CardIndex>>
        shuffles;  ///< what later shuffles give, in turn, when a position is built by hand; then the seed decides
    std::shared_ptr<const Catalogue> strict;  ///< what `catalogue` is when the settings hide facts of the one handed in

    [[nodiscard]] static Setup of(const Game& game, const Catalogue& catalogue, Settings settings, Deck deck);

    [[nodiscard]] bool isUnknownCard(CardIndex card) const { return at(card) >= catalogue->size(); }
    [[nodiscard]] std::string_view name(CardIndex card, std::string_view language) const;
    [[nodiscard]] std::optional<CardIndex> find(std::string_view name) const;  ///< in any language, unknown cards too
    [[nodiscard]] int value(const Amount& amount) const;                       ///< an option without a number gives 0
    [[nodiscard]] std::string_view option(std::string_view id) const;          ///< empty if the game has no such option
    [[nodiscard]] bool holds(const std::map<std::string, std::string, std::less<>>& when) const;

    /// Every copy in a section of the deck, in the order of the catalogue, unknown cards last.
    [[nodiscard]] std::vector<CardIndex> section(std::string_view zone) const;
    /// What one dealing step deals: the section if the deck file gives it, else the cards that the pack names.
    [[nodiscard]] std::vector<CardIndex> dealt(const Procedure::Step& step) const;
    /// Every card that the set-up deals to a zone of the table before anything is shuffled or drawn.
    [[nodiscard]] std::vector<CardIndex> dealtTo(std::string_view tableZone) const;
};

/// Every copy in every section, however many there are.
[[nodiscard]] long long cardsIn(const Deck& deck);

/// A procedure for a pack that states none: the deck's sections, a hand, a table and a discard pile, free moves.
[[nodiscard]] Procedure plainProcedure(const Game& game);

/// Reads an order file: one name a line, sections `[locations]`; every mistake with its place.
[[nodiscard]] Checked<std::vector<PileOrder>> readOrder(std::string_view text, const Setup& setup,
                                                        std::string_view file = {});

}  // namespace mazzo::goldfish
