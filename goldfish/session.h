#pragma once

#include "goldfish/play.h"

namespace mazzo {

/// A seed and a list of actions, with the moments they lead to. Undone actions wait until another one is done.
class Session {
public:
    [[nodiscard]] static Result<Session> begin(Play play, std::uint64_t seed);

    [[nodiscard]] const Play& play() const { return m_play; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] const Moment& now() const { return m_moments[m_done]; }
    [[nodiscard]] const Table& table() const { return now().table(); }
    [[nodiscard]] std::size_t done() const { return m_done; }              ///< actions done and not undone
    [[nodiscard]] std::size_t size() const { return m_actions.size(); }    ///< undone ones included
    [[nodiscard]] const Action& action(std::size_t index) const { return m_actions[index]; }
    [[nodiscard]] const Table& table(std::size_t step) const { return m_moments[step].table(); }   ///< 0 is after the set-up

    /// On an error nothing changes.
    [[nodiscard]] Result<void> act(const Action& action);
    [[nodiscard]] Result<void> act(std::string_view text);
    bool undo();                                   ///< false if there is nothing to undo
    bool redo();
    void goTo(std::size_t step);                   ///< undo or redo to there; at most `size()`
    [[nodiscard]] Session branch() const;          ///< the same game up to now, without what was undone

private:
    Session(Play play, std::uint64_t seed, Moment first) : m_play(std::move(play)), m_seed(seed), m_moments{std::move(first)} {}

    Play m_play;
    std::uint64_t m_seed;
    std::vector<Action> m_actions;
    std::vector<Moment> m_moments;   // one more than actions
    std::size_t m_done = 0;
};

/// A saved game as its text states it, before the game's pack is looked at.
struct SavedGame {
    struct Line { std::string text; int line = 0; };
    /// Copies of a card by its permanent number, or by name if the catalogue did not know it.
    struct Copies { std::uint32_t number = 0; std::string name; int copies = 0; };
    struct Section { std::string zone; std::vector<Copies> cards; int line = 0; };

    std::string game;
    std::string version;                                   ///< of the pack
    std::string edition;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<Section> deck;
    std::vector<Section> orders;                           ///< wished orders, one copy each; zone empty for the draw pile
    std::uint64_t seed = 0;
    std::vector<Line> actions;
    std::uint64_t end = 0;                                 ///< fingerprint of the table after the last action
    int endLine = 0;
};

/// The game as a text that can be pasted: deck, options, seed, actions up to now and a checksum.
[[nodiscard]] std::string saved(const Session& session);

[[nodiscard]] Result<SavedGame> readSaved(std::string_view text);

/// The deck, settings and orders of a saved game; an error if the pack is another version or lacks a card.
[[nodiscard]] Result<Setup> setupOf(const SavedGame& game, const Game& rules, const Catalogue& catalogue);

/// Plays the saved game again. An error, with the line, if an action is refused or the table differs from the saved one at the end.
[[nodiscard]] Result<Session> resumed(const SavedGame& game, const Game& rules, const Catalogue& catalogue);

} // namespace mazzo
