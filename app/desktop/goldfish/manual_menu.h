// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/available_actions.h"

namespace mazzo::desktop {

/// A kind of manual action, such as drawing, and what can be done of it now.
struct ManualVerb {
    QString label;
    QString note;   ///< how many, or to where
    QString glyph;  ///< a Glyph's name
    QString key;    ///< the letter that chooses it in the menu; always the same
    std::vector<goldfish::Offer> offers;
};

/// The same action with every part chosen that has only one choice.
[[nodiscard]] ActionBuilder withOnlyChoices(ActionBuilder builder);

/// Every kind of manual action that is possible, in a fixed order.
[[nodiscard]] std::vector<ManualVerb> manualVerbs(const goldfish::Table& table, const goldfish::Setup& setup,
                                                  std::string_view language);

/// The actions that begin with one of the offers of a kind: one for each counter, one for cards and one for pieces.
[[nodiscard]] std::vector<AvailableAction> manualActions(const ManualVerb& verb, const goldfish::Setup& setup,
                                                         std::string_view language);

/// What can be done by hand with a piece.
[[nodiscard]] std::vector<AvailableAction> manualActionsFor(goldfish::PieceId piece, const goldfish::Table& table,
                                                            const goldfish::Setup& setup, std::string_view language);

/// What can be done by hand with a whole zone of the player: shuffle it, draw from it, look at its top.
[[nodiscard]] std::vector<AvailableAction> manualActionsForZone(
    std::string_view zone, const goldfish::Table& table, const goldfish::Setup& setup, std::string_view language);

/// What dropping a piece on a zone or a place of the board means: the action that names both; else what the piece can
/// do, if it comes from the hand or a supply and is dropped where cards are played; else moving it by hand.
[[nodiscard]] std::vector<AvailableAction> actionsByDropping(goldfish::PieceId piece, const std::string& target,
                                                             const goldfish::Table& table, const goldfish::Setup& setup,
                                                             std::string_view language);

}  // namespace mazzo::desktop
