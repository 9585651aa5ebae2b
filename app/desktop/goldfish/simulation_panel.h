// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/simulation.h"

namespace mazzo::desktop {

/// Many games that the pack's strategies play against each other with the cards on the table, on a worker thread.
class SimulationPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool available READ available NOTIFY deckChanged)  ///< does the game have strategies?
    Q_PROPERTY(mazzo::desktop::TableModel* strategies READ strategies CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* results READ results CONSTANT)
    Q_PROPERTY(QVariantList curves READ curves NOTIFY answered)  ///< points by own turn, a list for each strategy
    Q_PROPERTY(QString summary READ summary NOTIFY answered)
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)
    Q_PROPERTY(QString notes READ notes NOTIFY answered)  ///< lines of the strategies that never apply
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    explicit SimulationPanel(QObject* parent = nullptr);

    void setDeck(GameSnapshot game, std::shared_ptr<const goldfish::Setup> setup);
    void retranslate();
    void reread();  ///< the player's strategies have changed

    [[nodiscard]] bool available() const { return m_strategies.count() > 0; }
    [[nodiscard]] TableModel* strategies() { return &m_strategies; }
    [[nodiscard]] TableModel* results() { return &m_results; }
    [[nodiscard]] QVariantList curves() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString notes() const { return m_notes; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }

public slots:
    void toggle(int row);  ///< seats a strategy, or removes it; at most four are seated
    void run(int games);
    void stop() { m_task.cancel(); }

signals:
    void deckChanged();
    void answered();
    void busyChanged();
    void progressChanged();

private:
    struct StrategyRow {
        QString name;
        bool seated = false;

        bool operator==(const StrategyRow&) const = default;
        [[nodiscard]] static Roles<StrategyRow> roles()
        {
            return {{"name", &StrategyRow::name}, {"seated", &StrategyRow::seated}};
        }
    };
    struct ResultRow {
        QString name;
        QString wins;
        double share = 0;
        QString points;
        QString turns;
        QString spoken;

        bool operator==(const ResultRow&) const = default;
        [[nodiscard]] static Roles<ResultRow> roles()
        {
            return {{"name", &ResultRow::name},     {"wins", &ResultRow::wins},   {"share", &ResultRow::share},
                    {"points", &ResultRow::points}, {"turns", &ResultRow::turns}, {"spoken", &ResultRow::spoken}};
        }
    };
    struct Report {
        std::vector<QString> names;
        std::optional<goldfish::Outcome> outcome;
        std::optional<Error> error;
        Errors notes = {};
    };

    struct Order {
        GameSnapshot game;  // the setup refers to it
        std::shared_ptr<const goldfish::Setup> setup;
        std::vector<goldfish::StrategyText> strategies;
        int games = 0;
    };

    [[nodiscard]] static Report play(const Order& order, const TaskControl& control);
    void show();
    void showStrategies();
    void readStrategies();
    void seatTwo();

    GameSnapshot m_game;
    std::shared_ptr<const goldfish::Setup> m_setup;
    std::map<std::string, std::string> m_files;  // the texts of the pack's and the player's strategies by name
    QStringList m_seated;
    Report m_report;
    QString m_trouble;
    QString m_notes;
    RowList<StrategyRow> m_strategies;
    RowList<ResultRow> m_results;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
