// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "model/deck_file/deck_file.h"

namespace mazzo::desktop {

/// A deck that is being edited: the file as it stands, and every state before and after it. A state is the file's text,
/// so that nothing that an edit is not about can be lost.
class OpenDeck {
public:
    [[nodiscard]] static Checked<OpenDeck> read(GameSnapshot game, std::string text);

    [[nodiscard]] const GameSnapshot& snapshot() const { return m_game; }
    [[nodiscard]] const Game& game() const { return m_game->game; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_game->catalogue; }
    [[nodiscard]] const DeckFile& file() const { return m_file; }
    [[nodiscard]] const Deck& deck() const { return m_file.deck; }
    [[nodiscard]] const std::string& text() const { return m_text; }

    /// A newer state of the catalogue, after the player entered a fact.
    void renew(GameSnapshot game);

    /// Several changes are one step of undo. False if nothing changed.
    struct Step {
        ZoneIndex zone{};
        CardIndex card{};
        int by = 0;
    };
    bool change(const std::vector<Step>& steps, const std::vector<Deck::UnknownCard>& gone = {});
    bool changeUnknownCard(ZoneIndex zone, const std::string& name, int by);
    /// Takes a text that was made from this one, such as with another header. False if it is the same or cannot be
    /// read.
    bool replaceText(const std::string& text);

    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.empty(); }
    bool undo();
    bool redo();

private:
    OpenDeck(GameSnapshot game, std::string text, DeckFile file)
        : m_game(std::move(game)), m_text(std::move(text)), m_file(std::move(file))
    {}
    bool take(DeckFile file);
    bool goTo(std::vector<std::string>& from, std::vector<std::string>& to);

    GameSnapshot m_game;
    std::string m_text;
    DeckFile m_file;
    std::vector<std::string> m_before;
    std::vector<std::string> m_after;
};

}  // namespace mazzo::desktop
