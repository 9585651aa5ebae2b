// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "model/deck_file/deck_remarks.h"

#include <functional>
#include <map>

namespace mazzo::desktop {

/// A deck that is being edited: the file as it is now, and every state before and after it for undo and redo. A state
/// is the file's whole text, so that an edit cannot lose what it does not touch.
class OpenDeck {
public:
    /// A larger deck is not opened: every edit shows all its lines again, on the GUI thread.
    static constexpr std::ptrdiff_t kMaxLines = 5000;
    static constexpr std::size_t kMaxBytes = std::size_t{1} << 20;
    [[nodiscard]] static bool isTooLarge(std::string_view text);

    [[nodiscard]] static Checked<OpenDeck> read(GameSnapshot game, std::string text);

    [[nodiscard]] const GameSnapshot& snapshot() const { return m_game; }
    [[nodiscard]] const Game& game() const { return m_game->game; }
    [[nodiscard]] const Catalogue& catalogue() const { return shown()->catalogue; }
    /// The game with the values of cards that count under the deck's edition and options.
    [[nodiscard]] const GameSnapshot& shown() const { return m_shown ? m_shown : m_game; }
    [[nodiscard]] const DeckFile& file() const { return m_file; }
    [[nodiscard]] const Deck& deck() const { return m_file.deck; }
    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::vector<MaybeCard>& maybe() const { return m_maybe; }  ///< outside the deck and its rules
    [[nodiscard]] const std::vector<std::string>& tags(CardIndex card) const;      ///< the first one is its category
    [[nodiscard]] std::vector<std::string> allTags() const;                        ///< of its cards, sorted

    /// A newer state of the catalogue, after the player entered a value.
    void setGame(GameSnapshot game);

    /// Several changes are one step of undo. False if nothing changed.
    struct Step {
        ZoneIndex zone{};
        CardIndex card{};
        int by = 0;
    };
    bool change(const std::vector<Step>& steps, const std::vector<Deck::UnknownCard>& removed = {});
    /// Any change of the file, as one step of undo. False if it leaves the text as it is.
    bool edit(const std::function<void(DeckFile& file)>& change);
    /// Replaces the text, such as by one with another header. False if it is the same or cannot be read.
    bool replaceText(const std::string& text);

    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.empty(); }
    bool undo();
    bool redo();

private:
    OpenDeck(GameSnapshot game, std::string text, DeckFile file)
        : m_game(std::move(game)), m_text(std::move(text)), m_file(std::move(file))
    {
        followRemarks();
    }
    bool apply(DeckFile file);
    void followRemarks();
    void findValuesInForce();
    bool goTo(std::vector<std::string>& from, std::vector<std::string>& to);

    GameSnapshot m_game;
    GameSnapshot m_shown;      // null: the same
    Settings m_shownSettings;  // that `m_shown` is for
    std::string m_text;
    DeckFile m_file;
    std::vector<MaybeCard> m_maybe;
    std::map<CardIndex, std::vector<std::string>> m_tags;
    std::vector<std::string> m_before;
    std::vector<std::string> m_after;
};

}  // namespace mazzo::desktop
