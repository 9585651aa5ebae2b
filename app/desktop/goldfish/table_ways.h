// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/action_maker.h"
#include "goldfish/setup.h"
#include "goldfish/table.h"
#include "goldfish/vocabulary.h"

#include <QString>

namespace mazzo::desktop {

/// Something on the table that can be touched: a piece, or a place by its word.
struct Target {
    goldfish::PieceId piece{};
    std::string word;
};

/// What touching it does now.
enum class Touch { Nothing, Acts, Choosable, Chosen };

/// One thing that can be begun: an action as far as it is settled, and what it is called.
struct Way {
    ActionMaker maker;
    QString label;
    QString note;  ///< what it costs or brings; mostly empty
    QString clause;
    bool provisional = false;
    goldfish::Verb::Role role = goldfish::Verb::Role::Play;

    [[nodiscard]] bool byHand() const { return role == goldfish::Verb::Role::ByHand; }
};

/// Nobody could tell them apart.
[[nodiscard]] bool looksLike(const goldfish::Piece& left, const goldfish::Piece& right);

/// A choice of the part that is being filled that names the target, or a piece that looks like it; of those that are
/// free the first.
[[nodiscard]] std::optional<std::size_t> choiceFor(const ActionMaker& maker, const Target& target,
                                                   const goldfish::Table& table);

[[nodiscard]] Touch touchOf(const Target& target, const goldfish::Table& table, const ActionMaker* maker);

/// Every way to begin with this piece or place.
[[nodiscard]] std::vector<Way> waysFrom(const Target& target, const goldfish::Table& table,
                                        const goldfish::Setup& setup, std::string_view language);

/// Every way that no piece or place in sight stands for.
[[nodiscard]] std::vector<Way> otherWays(const goldfish::Table& table, const goldfish::Setup& setup,
                                         std::string_view language);

}  // namespace mazzo::desktop
