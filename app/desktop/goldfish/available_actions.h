// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/action_builder.h"
#include "goldfish/setup.h"
#include "goldfish/table.h"
#include "goldfish/vocabulary.h"

#include <QString>

#include <span>

namespace mazzo::desktop {

/// Something on the table that can be touched: a piece, or a region by its id.
struct Target {
    goldfish::PieceId piece{};
    std::string word;
};

/// What touching a target does now.
enum class Touch { Nothing, Acts, Choosable, Chosen };
[[nodiscard]] QString touchId(Touch touch);  ///< "", "acts", "choosable" or "chosen"

/// An action that can be started now: as far as it is determined, and its label.
struct AvailableAction {
    ActionBuilder builder;
    QString label;
    QString note;  ///< what it costs or yields; usually empty
    QString clause;
    bool provisional = false;
    goldfish::Verb::Role role = goldfish::Verb::Role::Play;

    [[nodiscard]] bool byHand() const { return role == goldfish::Verb::Role::ByHand; }
};

/// Are the two pieces indistinguishable to the player?
[[nodiscard]] bool looksLike(const goldfish::Piece& left, const goldfish::Piece& right);

/// The choice of the open part that names the target, or a piece identical to it; preferably one that is not chosen.
[[nodiscard]] std::optional<std::size_t> choiceFor(const ActionBuilder& builder, const Target& target,
                                                   const goldfish::Table& table);

[[nodiscard]] Touch touchOf(const Target& target, const goldfish::Table& table, const ActionBuilder* builder);

/// Every action that can be started by touching this target.
[[nodiscard]] std::vector<AvailableAction> actionsFor(const Target& target, const goldfish::Table& table,
                                                      const goldfish::Setup& setup, std::string_view language);
/// The same for other offers than those of the table, such as the manual ones.
[[nodiscard]] std::vector<AvailableAction> actionsFor(const Target& target, std::span<const goldfish::Offer> offers,
                                                      const goldfish::Table& table, const goldfish::Setup& setup,
                                                      std::string_view language);

/// An action as far as it is determined, with that label.
[[nodiscard]] AvailableAction availableAction(ActionBuilder builder, QString label, const goldfish::Setup& setup,
                                              std::string_view language);

/// Every action that cannot be started by touching something visible.
[[nodiscard]] std::vector<AvailableAction> otherActions(const goldfish::Table& table, const goldfish::Setup& setup,
                                                        std::string_view language);

}  // namespace mazzo::desktop
