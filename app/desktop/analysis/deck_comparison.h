// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/deck_comparison.h"
#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The open deck next to another one of its game, or to an older revision of itself: cards, curve, verdicts, missing
/// cards and odds by turn. Computed on a worker thread.
class DeckComparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(QVariantList choices READ choices NOTIFY choicesChanged)  ///< {value, text} to compare with
    Q_PROPERTY(QString choice READ choice WRITE setChoice NOTIFY choicesChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY answered)  ///< of both decks; empty until there is an answer
    Q_PROPERTY(QStringList verdicts READ verdicts NOTIFY answered)
    Q_PROPERTY(QStringList verdictTexts READ verdictTexts NOTIFY answered)
    Q_PROPERTY(QStringList problems READ problems NOTIFY answered)  ///< the broken rules of each, a line each
    Q_PROPERTY(QStringList missing READ missing NOTIFY answered)
    Q_PROPERTY(mazzo::desktop::TableModel* difference READ difference CONSTANT)
    Q_PROPERTY(QVariantList curves READ curves NOTIFY answered)  ///< {title, values: [{value, first, second}]}
    Q_PROPERTY(mazzo::desktop::TableModel* odds READ odds CONSTANT)
    Q_PROPERTY(QStringList headings READ headings NOTIFY answered)  ///< of the columns of `odds`
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    explicit DeckComparison(GameStore& store, QObject* parent = nullptr);

    void setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps);
    void setActive(bool active);
    void retranslate();

    [[nodiscard]] QVariantList choices() const { return m_choices; }
    [[nodiscard]] QString choice() const { return m_choice; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList verdicts() const;
    [[nodiscard]] QStringList verdictTexts() const;
    [[nodiscard]] QStringList problems() const;
    [[nodiscard]] QStringList missing() const;
    [[nodiscard]] TableModel* difference() { return &m_difference; }
    [[nodiscard]] QVariantList curves() const { return m_curves; }
    [[nodiscard]] TableModel* odds() { return &m_odds; }
    [[nodiscard]] QStringList headings() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    void setChoice(const QString& choice);

public slots:
    void stop() { m_task.cancel(); }

signals:
    void choicesChanged();
    void answered();
    void busyChanged();
    void progressChanged();

private:
    struct LineRow {
        QString zone;
        QString card;
        int first = 0;
        int second = 0;
        QString by;

        bool operator==(const LineRow&) const = default;
        [[nodiscard]] static Roles<LineRow> roles()
        {
            return {{"zone", &LineRow::zone},
                    {"card", &LineRow::card},
                    {"first", &LineRow::first},
                    {"second", &LineRow::second},
                    {"by", &LineRow::by}};
        }
    };
    struct OddsRow {
        QString explained;
        QStringList first;
        QStringList second;
        QStringList by;
        QString spoken;

        bool operator==(const OddsRow&) const = default;
        [[nodiscard]] static Roles<OddsRow> roles()
        {
            return {{"explained", &OddsRow::explained},
                    {"first", &OddsRow::first},
                    {"second", &OddsRow::second},
                    {"by", &OddsRow::by},
                    {"spoken", &OddsRow::spoken}};
        }
    };
    struct Order {
        AnalysedDeck deck;
        std::string other;  ///< its text
        QString otherName;
        bool otherBuilt = false;
        std::vector<std::string> questions;
        std::string keep;
    };
    struct Report {
        Order order;
        std::shared_ptr<const DeckFile> other;
        std::optional<DeckFigures> first;
        std::optional<DeckFigures> second;
        std::optional<Error> error;
    };

    [[nodiscard]] static Report computed(const Order& order, const TaskControl& control);
    void readRevisions();
    void listChoices();
    void ask();
    void show();
    void showLines();
    void showOdds();
    [[nodiscard]] bool complete() const { return m_report.first && m_report.second; }

    GameStore& m_store;
    AnalysedDeck m_deck;
    std::vector<std::string> m_questions;
    std::vector<std::string> m_keeps;
    std::vector<DeckRevision> m_revisions;  // of the deck
    std::uint64_t m_reading = 0;            // the number of the newest request for revisions
    bool m_active = false;
    bool m_due = false;
    QVariantList m_choices;
    QString m_choice;  // "deck:7" or "revision:3"
    Report m_report;
    QVariantList m_curves;
    RowList<LineRow> m_difference;
    RowList<OddsRow> m_odds;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
