// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/goldfish/table_view.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// The deck on the table: where it comes from, the rules it is played by, and its verdict.
class TableDeck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString deckId READ deckId NOTIFY changed)  ///< empty for a game that was resumed from its text
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString rules READ rules NOTIFY changed)      ///< "EverZone · English rules"
    Q_PROPERTY(bool freePlay READ freePlay NOTIFY changed)   ///< the pack has no engine: every action is manual
    Q_PROPERTY(QString verdict READ verdict NOTIFY checked)  ///< empty until the deck is checked
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY checked)

public:
    explicit TableDeck(const TableState& state, QObject* parent = nullptr);

    void setSource(const QString& name, const QString& deckId);
    void check();  ///< the state has another deck
    void retranslate();
    [[nodiscard]] bool busy() const { return m_checker.busy(); }

    [[nodiscard]] bool present() const { return m_state.game != nullptr; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString deckId() const { return m_deckId; }
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] bool freePlay() const { return m_state.setup && m_state.setup->procedure.engine.empty(); }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString verdictText() const;

signals:
    void changed();  ///< another deck, or another language
    void checked();

private:
    const TableState& m_state;
    QString m_name;
    QString m_deckId;
    std::optional<Verdict> m_verdict;
    DeckChecker m_checker;
};

}  // namespace mazzo::desktop
