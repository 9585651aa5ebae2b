// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/decks/open_deck.h"
#include "app/desktop/decks/rule_rows.h"

namespace mazzo::desktop {

/// What the rules say about the deck in the editor: the verdict and the checklist. Checks run on a worker thread.
class DeckRules : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)  ///< "legal", "illegal"…; empty until the first result
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed)
    Q_PROPERTY(int problems READ problems NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* list READ list CONSTANT)

public:
    explicit DeckRules(const std::optional<OpenDeck>& open, QObject* parent = nullptr);

    void check();    ///< the deck or the rules are different
    void reset();    ///< another deck
    void refresh();  ///< shows the last result again, such as in another language
    [[nodiscard]] bool busy() const { return m_checker.busy(); }
    /// Of the last check; null if there is none, or the pack's rules cannot be read.
    [[nodiscard]] const DeckCheckResult* result() const { return m_result ? &*m_result : nullptr; }
    [[nodiscard]] const Errors& errors() const { return m_errors; }  ///< why there is no result
    /// The fix of a rule, by their rows; null if there is none.
    [[nodiscard]] const Fix* fix(int row, int fix) const;
    /// The zone whose rules object least to one more copy of the card.
    [[nodiscard]] ZoneIndex bestZone(CardIndex card) const;

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] int problems() const;
    [[nodiscard]] TableModel* list() { return &m_list; }

signals:
    void changed();
    void checked();  ///< there is a new result
    void busyChanged();

private:
    void showList();
    void applyResult(const DeckCheckResult& result);

    const std::optional<OpenDeck>& m_open;  // the editor's
    std::optional<DeckCheckResult> m_result;
    Errors m_errors;
    DeckChecker m_checker;
    RowList<RuleRow> m_list;
};

}  // namespace mazzo::desktop
