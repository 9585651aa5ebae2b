// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/tuning/tuner.h"

#include <map>

namespace mazzo::desktop {

/// Looks for legal decks within a few swaps that raise the odds of the player's questions, on a worker thread.
class DeckTuning : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(mazzo::desktop::TableModel* goals READ goals CONSTANT)  ///< a row for each question
    Q_PROPERTY(int swaps READ swaps WRITE setSwaps NOTIFY optionsChanged)
    Q_PROPERTY(int seconds READ seconds WRITE setSeconds NOTIFY optionsChanged)
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY optionsChanged)  ///< 0: the opening hand
    Q_PROPERTY(QString pool READ pool NOTIFY optionsChanged)            ///< a query; empty: every card
    Q_PROPERTY(QString poolError READ poolError NOTIFY optionsChanged)
    Q_PROPERTY(int poolErrorPosition READ poolErrorPosition NOTIFY optionsChanged)
    Q_PROPERTY(bool ownedOnly READ ownedOnly WRITE setOwnedOnly NOTIFY optionsChanged)
    Q_PROPERTY(bool hasOwned READ hasOwned NOTIFY optionsChanged)
    Q_PROPERTY(int policy READ policy WRITE setPolicy NOTIFY optionsChanged)  ///< 0: every hand is kept
    Q_PROPERTY(QStringList policyNames READ policyNames NOTIFY optionsChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY optionsChanged)     ///< is there something to maximise or reach?
    Q_PROPERTY(QString state READ state NOTIFY answered)        ///< "", "found" or "none"
    Q_PROPERTY(QString summary READ summary NOTIFY answered)    ///< how good the answer is, or why there is none
    Q_PROPERTY(QStringList before READ before NOTIFY answered)  ///< the odds of each question now
    Q_PROPERTY(QStringList asked READ asked NOTIFY answered)    ///< the questions of the answer, in words
    Q_PROPERTY(mazzo::desktop::TableModel* proposals READ proposals CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    static constexpr int kMaxSwaps = 20;

    explicit DeckTuning(QObject* parent = nullptr);

    void setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps);
    void retranslate();

    [[nodiscard]] TableModel* goals() { return &m_goals; }
    [[nodiscard]] int swaps() const { return m_swaps; }
    [[nodiscard]] int seconds() const { return m_seconds; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] QString pool() const { return m_pool; }
    [[nodiscard]] QString poolError() const { return m_poolError.text; }
    [[nodiscard]] int poolErrorPosition() const { return m_poolError.position; }
    [[nodiscard]] bool ownedOnly() const { return m_ownedOnly; }
    [[nodiscard]] bool hasOwned() const { return m_deck.owned != nullptr; }
    [[nodiscard]] int policy() const { return m_policy; }
    [[nodiscard]] QStringList policyNames() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QStringList before() const;
    [[nodiscard]] QStringList asked() const;
    [[nodiscard]] TableModel* proposals() { return &m_proposals; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    void setSwaps(int swaps);
    void setSeconds(int seconds);
    void setTurn(int turn);
    void setOwnedOnly(bool only);
    void setPolicy(int policy);

public slots:
    /// What a question counts for: "maximise", "condition" or "ignore".
    void setMode(int row, const QString& mode);
    void setWeight(int row, double weight);
    void setPercent(int row, double percent);  ///< that a condition must reach
    bool setPool(const QString& text);         ///< false, with an error, if it is no query
    void tune();
    void stop();
    void apply(int proposal);  ///< emits `applied`

signals:
    void optionsChanged();
    void answered();
    void busyChanged();
    void progressChanged();
    void applied(const QString& deckText);  ///< the deck's text with the swaps of a proposal

private:
    struct Wish {
        QString mode = QStringLiteral("maximise");
        double weight = 1;
        double percent = 90;
    };
    struct GoalRow {
        QString explained;
        QString mode;
        double weight = 1;
        double percent = 90;

        bool operator==(const GoalRow&) const = default;
        [[nodiscard]] static Roles<GoalRow> roles()
        {
            return {{"explained", &GoalRow::explained},
                    {"mode", &GoalRow::mode},
                    {"weight", &GoalRow::weight},
                    {"percent", &GoalRow::percent}};
        }
    };
    struct ProposalRow {
        QStringList odds;
        QStringList gains;
        QString verdict;
        QString verdictText;
        QVariantList swaps;  ///< {removed, added, removedId, addedId, zone, worth}
        QString spoken;

        bool operator==(const ProposalRow&) const = default;
        [[nodiscard]] static Roles<ProposalRow> roles()
        {
            return {{"odds", &ProposalRow::odds},       {"gains", &ProposalRow::gains},
                    {"verdict", &ProposalRow::verdict}, {"verdictText", &ProposalRow::verdictText},
                    {"swaps", &ProposalRow::swaps},     {"spoken", &ProposalRow::spoken}};
        }
    };
    struct Order {
        AnalysedDeck deck;
        std::vector<std::string> questions;
        std::vector<goldfish::tuning::Goal> goals;
        std::string keep;
        std::string pool;
        bool ownedOnly = false;
        int swaps = 0;
        int seconds = 0;
        int turn = 0;
    };
    struct Report {
        Order order;
        std::optional<goldfish::tuning::TuneResult> result;
        std::optional<goldfish::tuning::NoTuning> none;
        std::optional<Error> error;
    };

    [[nodiscard]] static Report computed(const Order& order, const TaskControl& control);
    [[nodiscard]] Wish& wishOf(const std::string& question) { return m_wishes[question]; }
    void changeWish(int row, const std::function<void(Wish&)>& change);
    void showGoals();
    void show();
    [[nodiscard]] ProposalRow rowOf(const goldfish::tuning::TunedDeck& deck) const;
    [[nodiscard]] QString unreachedText() const;

    AnalysedDeck m_deck;
    std::vector<std::string> m_questions;
    std::vector<std::string> m_keeps;
    std::map<std::string, Wish> m_wishes;  // by question
    int m_swaps = 3;
    int m_seconds = 5;
    int m_turn = 0;
    QString m_pool;
    TextMistake m_poolError;
    bool m_ownedOnly = false;
    int m_policy = 0;
    Report m_report;
    RowList<GoalRow> m_goals;
    RowList<ProposalRow> m_proposals;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
