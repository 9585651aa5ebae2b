// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pack_check.h"
#include "carddata/library/library.h"
#include "carddata/pack/pack.h"
#include "model/deck.h"
#include "model/settings.h"
#include "validators/report.h"

#include <memory>

namespace mazzo::desktop {

/// A deck or an example of a pack that is being edited.
struct TrialDeck {
    std::string file;  ///< its path in the pack
    std::string name = {};
    std::string text = {};
    std::string expected = {};  ///< the verdict that it states, with the rules: "illegal R-2"; a deck is to be legal
    std::string found = {};     ///< the verdict that it gets; empty if it cannot be read
    Verdict verdict = Verdict::Legal;
    Settings settings = {};
    Deck deck = {};
    Report report = {};
    Errors mistakes = {};  ///< why it cannot be read

    [[nodiscard]] bool isReadable() const { return mistakes.empty(); }
    [[nodiscard]] bool isExample() const { return file.starts_with("examples/"); }
    [[nodiscard]] bool isAsExpected() const { return isReadable() && found == expected; }
};

/// A pack that is being edited, as the rest of the program would see it. Immutable; shared between threads.
struct TrialPack {
    LoadedGame loaded;
    std::vector<TrialDeck> decks;

    [[nodiscard]] const TrialDeck* deck(std::string_view file) const;
};

using SharedTrial = std::shared_ptr<const TrialPack>;

/// What is said about a pack, at the place that it is about.
struct TrialProblem {
    Error error;
    std::string path;  ///< in `game.json`; empty if it is about another file
    bool isLint = false;
};

struct TrialResult {
    SharedTrial pack;                    ///< null if the pack has mistakes in its files
    std::shared_ptr<const Game> draft;   ///< the game as far as it can be read; null if it is no JSON
    std::vector<TrialProblem> problems;  ///< mistakes, then lints
};

/// Reads and checks a pack, and judges its decks. For any thread.
[[nodiscard]] TrialResult tryPack(const std::filesystem::path& folder, const std::stop_token& stop);

/// What the rules say about the text of a deck.
[[nodiscard]] TrialDeck judgedDeck(const LoadedGame& loaded, std::string file, std::string text);

}  // namespace mazzo::desktop
