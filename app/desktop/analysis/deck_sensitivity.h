// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/odds/sensitivity.h"

#include <map>

namespace mazzo::desktop {

/// What one copy more or less of each card does to each question, exactly; computed on a worker thread.
class DeckSensitivity : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(QStringList headings READ headings NOTIFY answered)  ///< the questions, in words
    Q_PROPERTY(QStringList now READ now NOTIFY answered)            ///< their odds with the deck as it is
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)
    Q_PROPERTY(int sortedBy READ sortedBy WRITE setSortedBy NOTIFY answered)  ///< a question; -1: as in the deck
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY answered)              ///< 0: the opening hand
    Q_PROPERTY(QString method READ method NOTIFY answered)
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    /// What a card does to the first question: for a column of the deck.
    struct Effect {
        double more = 0;
        double less = 0;
    };
    using Effects = std::map<std::pair<ZoneIndex, CardIndex>, Effect>;

    explicit DeckSensitivity(QObject* parent = nullptr);

    void setOrder(const AnalysedDeck& deck, std::vector<std::string> questions);
    void setActive(bool active);
    void retranslate() { show(); }

    [[nodiscard]] QStringList headings() const;
    [[nodiscard]] QStringList now() const;
    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] int sortedBy() const { return m_sortedBy; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] QString method() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    [[nodiscard]] const Effects& effects() const { return m_effects; }
    void setSortedBy(int question);
    void setTurn(int turn);

public slots:
    void stop() { m_task.cancel(); }

signals:
    void answered();
    void busyChanged();
    void progressChanged();

private:
    struct Row {
        QString name;
        QString cardId;  ///< empty for an unknown card
        QString zone;
        int copies = 0;
        QStringList more;  ///< in percentage points, for each question
        QStringList less;
        QVariantList moreValues;
        QVariantList lessValues;
        QString spoken;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"name", &Row::name},
                    {"cardId", &Row::cardId},
                    {"zone", &Row::zone},
                    {"copies", &Row::copies},
                    {"more", &Row::more},
                    {"less", &Row::less},
                    {"spoken", &Row::spoken},
                    {"moreValues", &Row::moreValues},
                    {"lessValues", &Row::lessValues}};
        }
    };
    struct Order {
        AnalysedDeck deck;
        std::vector<std::string> questions;
        int turn = 0;
    };
    struct Report {
        std::vector<std::string> questions;
        std::vector<goldfish::odds::ExactOdds> now;
        std::vector<goldfish::odds::Sensitivity> cards;
        std::optional<Error> error;
        double milliseconds = 0;
    };

    [[nodiscard]] static Report computed(const Order& order, const TaskControl& control);
    void ask();
    void show();
    [[nodiscard]] std::optional<double> difference(std::size_t question, const goldfish::odds::ExactOdds& after) const;

    AnalysedDeck m_deck;
    std::vector<std::string> m_questions;
    bool m_active = false;
    bool m_due = false;
    int m_sortedBy = 0;
    int m_turn = 0;
    Report m_report;
    Effects m_effects;
    RowList<Row> m_rows;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
