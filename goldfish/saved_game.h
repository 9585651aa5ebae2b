// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/session.h"

#include <functional>

namespace mazzo::goldfish {

/// A saved game as its text states it, before the game's pack is looked at.
struct SavedGame {
    /// Copies of a card by its permanent number, or by name if the catalogue did not know it.
    struct Copies {
        std::uint32_t number = 0;
        std::string name;
        int copies = 1;
    };
    struct Section {
        std::string zone;
        std::vector<Copies> cards;
        int line = 0;
    };
    struct Option {
        std::string id;
        std::string value;
        int line = 0;
    };
    struct Line {
        std::string text;
        int line = 0;
    };

    std::string game;
    std::string version;  ///< of the pack
    int gameLine = 0;
    std::string edition;
    std::vector<Option> options;
    std::vector<Section> deck;
    std::vector<std::string> bots;  ///< strategies of the other seats
    std::vector<Section> opponent;  ///< the deck that an opponent plays; empty if there is none
    std::vector<Section> orders;    ///< requested orders, one copy each
    std::uint64_t seed = 0;
    std::vector<Line> actions;
    std::uint64_t end = 0;  ///< fingerprint of the table after the last action
    int endLine = 0;
};

/// The game as a text that can be pasted: deck, options, seed, actions up to now and a checksum.
[[nodiscard]] std::string saved(const Session& session);

/// Reads a saved text; blank lines, blanks at the ends of lines and line ends of any kind don't matter.
[[nodiscard]] Result<SavedGame> readSaved(std::string_view text);

/// The deck, settings and orders of a saved game; an error if the pack is another version or lacks a card.
[[nodiscard]] Result<Setup> setupOf(const SavedGame& game, const Game& rules, const Catalogue& catalogue);

/// Plays the saved game again. An error, with the line, if an action is refused or the table differs from the saved one
/// at the end. `progress` is called now and then with the share that has been played (0 to 1); if it returns false,
/// the game is not resumed, which is an error too.
[[nodiscard]] Result<Session> resumed(const SavedGame& game, const Game& rules, const Catalogue& catalogue,
                                      const std::function<bool(double done)>& progress = {});

}  // namespace mazzo::goldfish
