// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "validators/report.h"

#include <QString>

namespace mazzo::app {

/// "legal", "unfinished", …: ids for scripts, the same in every language.
[[nodiscard]] std::string_view idOf(Verdict verdict);
[[nodiscard]] std::string_view idOf(Status status);
/// "missing-zone", …: why a rule was not judged.
[[nodiscard]] std::string_view idOf(Skipped reason);

/// The translated name of a verdict.
[[nodiscard]] QString verdictName(Verdict verdict);

/// What a rule says. Rules that follow from a zone are worded here.
[[nodiscard]] QString ruleText(const Rule& rule, const Game& game, std::string_view language);

/// What the finding is about: the rule's title.
[[nodiscard]] QString title(const Finding& finding, const Game& game, std::string_view language);

/// The details below the title: "48 of at least 50."
[[nodiscard]] QString details(const Finding& finding, const LoadedGame& loaded, std::string_view language);

/// Both in one: "Deck size: 48 of at least 50". Understandable without the clause.
[[nodiscard]] QString message(const Finding& finding, const LoadedGame& loaded, std::string_view language);

/// "Remove 1 × Cybot", "Enter copies allowed of Marine".
[[nodiscard]] QString label(const Fix& fix, const LoadedGame& loaded, std::string_view language);

/// The labels of fixes in one list; labels that would be equal also name the zone.
[[nodiscard]] QStringList labels(const std::vector<Fix>& fixes, const LoadedGame& loaded, std::string_view language);

/// The book and section that a rule is cited from; the book of the edition comes first.
[[nodiscard]] QString citation(const Rule& rule, const Game& game, std::string_view edition, std::string_view language);
/// The same for a finding: if its numbers are not from the rulebook, it says so.
[[nodiscard]] QString citation(const Finding& finding, const Game& game, std::string_view edition,
                               std::string_view language);

/// The names of the cards that a finding points at.
[[nodiscard]] QStringList cardNames(const Finding& finding, const Catalogue& catalogue, std::string_view language);

}  // namespace mazzo::app
