// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/odds/inquiry.h"

namespace mazzo::desktop {

/// The odds of each question from the opening hand to a turn, for each mulligan policy; which policy is best. Computed
/// on a worker thread, exactly wherever that is possible.
class TurnOdds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(int turns READ turns WRITE setTurns NOTIFY optionsChanged)
    Q_PROPERTY(bool seen READ seen WRITE setSeen NOTIFY optionsChanged)  ///< count all cards seen, not the hand alone
    Q_PROPERTY(int goalTurn READ goalTurn WRITE setGoalTurn NOTIFY optionsChanged)  ///< 0: the opening hand
    Q_PROPERTY(int question READ question WRITE setQuestion NOTIFY answered)        ///< the charted one
    Q_PROPERTY(QStringList headings READ headings NOTIFY answered)                  ///< of the columns
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)
    Q_PROPERTY(QVariantList series READ series NOTIFY answered)  ///< {name, values} of the charted question
    Q_PROPERTY(QString chartTitle READ chartTitle NOTIFY answered)
    Q_PROPERTY(QString advice READ advice NOTIFY answered)  ///< which policy is best for the charted question
    Q_PROPERTY(QString method READ method NOTIFY answered)
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool stopped READ stopped NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    static constexpr int kMaxTurns = 30;

    explicit TurnOdds(QObject* parent = nullptr);

    /// What is asked from now on; answered if `active`, else as soon as it becomes that.
    void setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps);
    void setActive(bool active);
    void retranslate() { show(); }

    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] bool seen() const { return m_seen; }
    [[nodiscard]] int goalTurn() const { return m_goalTurn; }
    [[nodiscard]] int question() const { return m_question; }
    [[nodiscard]] QStringList headings() const;
    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] QVariantList series() const;
    [[nodiscard]] QString chartTitle() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString method() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] bool stopped() const { return m_stopped && !busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    void setTurns(int turns);
    void setSeen(bool seen);
    void setGoalTurn(int turn);
    void setQuestion(int question);

public slots:
    void stop();
    void resume();

signals:
    void optionsChanged();
    void answered();
    void busyChanged();
    void progressChanged();

private:
    struct Row {
        int question = 0;
        QString explained;
        QString policy;      ///< empty: every hand is kept
        QStringList cells;   ///< opening hand, then turn by turn
        bool best = false;   ///< of the policies for this question, at the goal's turn
        bool first = false;  ///< of its question
        QString spoken;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"question", &Row::question}, {"explained", &Row::explained}, {"policy", &Row::policy},
                    {"cells", &Row::cells},       {"best", &Row::best},           {"first", &Row::first},
                    {"spoken", &Row::spoken}};
        }
    };
    struct Order {
        AnalysedDeck deck;
        std::vector<std::string> questions;
        std::vector<std::string> keeps;  ///< the first is empty: every hand is kept
        int turns = 0;
        bool seen = false;
    };
    struct Report {
        std::vector<std::string> questions;
        std::vector<std::string> keeps;
        std::vector<std::vector<std::vector<KnownOdds>>> odds;  ///< by question, policy and turn
        std::optional<Error> error;
        bool stopped = false;
    };

    [[nodiscard]] static Report computed(const Order& order, const TaskControl& control);
    void ask();
    void show();
    [[nodiscard]] std::optional<std::size_t> bestPolicy(std::size_t question) const;
    [[nodiscard]] QString policyName(const std::string& keep) const;

    AnalysedDeck m_deck;
    std::vector<std::string> m_questions;
    std::vector<std::string> m_keeps;
    bool m_active = false;
    bool m_due = false;  // the answers are outdated
    bool m_stopped = false;
    int m_turns = 6;
    bool m_seen = false;
    int m_goalTurn = 0;
    int m_question = 0;
    Report m_report;
    RowList<Row> m_rows;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
