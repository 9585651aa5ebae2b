// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/deck_comparison.h"
#include "app/desktop/analysis/deck_questions.h"
#include "app/desktop/analysis/deck_record.h"
#include "app/desktop/analysis/deck_sensitivity.h"
#include "app/desktop/analysis/deck_tuning.h"
#include "app/desktop/analysis/quiz_panel.h"
#include "app/desktop/analysis/random_deck_maker.h"
#include "app/desktop/analysis/strategy_lab.h"
#include "app/desktop/analysis/turn_odds.h"
#include "app/desktop/decks/deck_editor.h"

namespace mazzo::desktop {

/// What can be computed about the deck in the editor. It follows the deck, and hands it to the part that is shown.
class AnalysisPage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool present READ present NOTIFY deckChanged)
    Q_PROPERTY(QString deckName READ deckName NOTIFY deckChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY deckChanged)
    Q_PROPERTY(bool dealsHands READ dealsHands NOTIFY deckChanged)            ///< are there opening hands to ask about?
    Q_PROPERTY(QString noHands READ noHands NOTIFY deckChanged)               ///< why not
    Q_PROPERTY(bool column READ column WRITE setColumn NOTIFY columnChanged)  ///< the sensitivity in the editor's deck
    Q_PROPERTY(QStringList tabs READ tabs NOTIFY deckChanged)                 ///< the parts that this deck has
    Q_PROPERTY(QString tab READ tab WRITE setTab NOTIFY tabChanged)
    Q_PROPERTY(mazzo::desktop::DeckQuestions* questions READ questions CONSTANT)
    Q_PROPERTY(mazzo::desktop::TurnOdds* odds READ odds CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckSensitivity* sensitivity READ sensitivity CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckTuning* tuning READ tuning CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckComparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(mazzo::desktop::StrategyLab* strategies READ strategies CONSTANT)
    Q_PROPERTY(mazzo::desktop::RandomDeckMaker* randomDeck READ randomDeck CONSTANT)
    Q_PROPERTY(mazzo::desktop::QuizPanel* quiz READ quiz CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckRecord* record READ record CONSTANT)

public:
    AnalysisPage(GameStore& store, CollectionController& collection, DeckEditor& editor, Preferences& preferences,
                 QObject* parent = nullptr);

    /// Which pages are open: nothing is computed that nobody sees.
    void setOpen(bool open, bool editorOpen);
    void retranslate();

    [[nodiscard]] bool present() const { return m_deck.present(); }
    [[nodiscard]] QString deckName() const { return m_deck.name; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool dealsHands() const { return m_deck.present() && m_noHands.isEmpty(); }
    [[nodiscard]] QString noHands() const { return m_noHands; }
    [[nodiscard]] bool column() const { return m_column; }
    [[nodiscard]] QStringList tabs() const;
    [[nodiscard]] QString tab() const { return m_tab; }
    [[nodiscard]] DeckQuestions* questions() { return &m_questions; }
    [[nodiscard]] TurnOdds* odds() { return &m_odds; }
    [[nodiscard]] DeckSensitivity* sensitivity() { return &m_sensitivity; }
    [[nodiscard]] DeckTuning* tuning() { return &m_tuning; }
    [[nodiscard]] DeckComparison* comparison() { return &m_comparison; }
    [[nodiscard]] StrategyLab* strategies() { return &m_strategies; }
    [[nodiscard]] RandomDeckMaker* randomDeck() { return &m_randomDeck; }
    [[nodiscard]] QuizPanel* quiz() { return &m_quiz; }
    [[nodiscard]] DeckRecord* record() { return &m_record; }
    [[nodiscard]] bool busy() const
    {
        return m_odds.busy() || m_sensitivity.busy() || m_tuning.busy() || m_comparison.busy() || m_strategies.busy() ||
               m_randomDeck.busy() || m_quiz.busy();
    }
    void setTab(const QString& tab);
    void setColumn(bool column);

signals:
    void deckChanged();
    void tabChanged();
    void columnChanged();

private:
    void follow();
    void hand();
    void applyTab();
    void showColumn();
    [[nodiscard]] bool followed() const { return m_open || (m_editorOpen && m_column); }

    GameStore& m_store;
    DeckEditor& m_editor;
    Preferences& m_preferences;
    bool m_open = false;
    bool m_editorOpen = false;
    bool m_column = false;
    bool m_due = true;  // the deck has changed since it was last handed out
    AnalysedDeck m_deck;
    QString m_noHands;
    QString m_tab = QStringLiteral("odds");
    DeckQuestions m_questions;
    TurnOdds m_odds;
    DeckSensitivity m_sensitivity;
    DeckTuning m_tuning;
    DeckComparison m_comparison;
    StrategyLab m_strategies;
    RandomDeckMaker m_randomDeck;
    QuizPanel m_quiz;
    DeckRecord m_record;
};

}  // namespace mazzo::desktop
