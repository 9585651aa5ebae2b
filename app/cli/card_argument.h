// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"

namespace mazzo::cli {

/// The game and the card that a command's first arguments name: `everzone Sea Arrow` needs no quotes.
class CardArgument {
public:
    /// The first word is the game, the next `nameWords` the card's name or id.
    [[nodiscard]] static Result<CardArgument> read(const std::vector<std::string>& words, std::size_t nameWords);

    [[nodiscard]] const Game& game() const { return m_loaded.game; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_loaded.catalogue; }
    [[nodiscard]] const LoadedGame& loaded() const { return m_loaded; }
    [[nodiscard]] CardIndex index() const { return m_card; }
    [[nodiscard]] std::string_view id() const { return m_loaded.catalogue.id(m_card); }
    [[nodiscard]] Library& library() { return m_workspace.library(); }
    [[nodiscard]] Result<Card> fullCard() { return library().card(game(), id()); }

private:
    CardArgument(Workspace workspace, LoadedGame loaded, CardIndex card)
        : m_workspace(std::move(workspace)), m_loaded(std::move(loaded)), m_card(card)
    {}

    Workspace m_workspace;
    LoadedGame m_loaded;
    CardIndex m_card;
};

}  // namespace mazzo::cli
