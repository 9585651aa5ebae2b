// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// A rule of the checklist. Numbers that are not known exactly, or that the rule does not have, are -1; `finding` is
/// the position among the findings of the report.
struct RuleRow {
    QString status;
    QString title;
    QString details;
    QString clause;
    QString source;
    int have = -1;
    int least = -1;
    int most = -1;
    QStringList fixes;
    int finding = 0;
    QString words;

    bool operator==(const RuleRow&) const = default;
    [[nodiscard]] static Roles<RuleRow> roles()
    {
        return {{"status", &RuleRow::status},   {"title", &RuleRow::title},   {"details", &RuleRow::details},
                {"clause", &RuleRow::clause},   {"source", &RuleRow::source}, {"have", &RuleRow::have},
                {"least", &RuleRow::least},     {"most", &RuleRow::most},     {"fixes", &RuleRow::fixes},
                {"finding", &RuleRow::finding}, {"words", &RuleRow::words}};
    }
};

/// The checklist: broken rules first, then unmet ones, then met ones; rules that are not checked are left out.
[[nodiscard]] QList<RuleRow> ruleRows(const OpenDeck& open, const DeckCheckResult& check, std::string_view language);

}  // namespace mazzo::desktop
