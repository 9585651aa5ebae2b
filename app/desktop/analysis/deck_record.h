// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"
#include "carddata/library/deck_result.h"

namespace mazzo::desktop {

/// The games that were played with the open deck, as the player notes them, and rounds of the hands quiz; with simple
/// statistics. Stored with the deck.
class DeckRecord : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(mazzo::desktop::TableModel* results READ results CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* opponents READ opponents CONSTANT)  ///< by their deck
    Q_PROPERTY(int games READ games NOTIFY changed)
    Q_PROPERTY(QString record READ record NOTIFY changed)  ///< "3 won · 1 lost · 0 drawn"
    Q_PROPERTY(QString share READ share NOTIFY changed)    ///< of the games won; a draw counts half
    Q_PROPERTY(double shareValue READ shareValue NOTIFY changed)
    Q_PROPERTY(double from READ from NOTIFY changed)  ///< the 95 % interval of the share
    Q_PROPERTY(double to READ to NOTIFY changed)
    Q_PROPERTY(QString interval READ interval NOTIFY changed)
    Q_PROPERTY(QString quiz READ quiz NOTIFY changed)  ///< the score of all rounds; empty without one
    Q_PROPERTY(bool canRestore READ canRestore NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit DeckRecord(GameStore& store, QObject* parent = nullptr);

    void setDeck(const QString& deckId);  ///< empty: none
    void retranslate() { show(); }

    [[nodiscard]] TableModel* results() { return &m_rows; }
    [[nodiscard]] TableModel* opponents() { return &m_opponents; }
    [[nodiscard]] int games() const { return m_summary.games(); }
    [[nodiscard]] QString record() const { return recordOf(m_summary); }
    [[nodiscard]] QString share() const;
    [[nodiscard]] double shareValue() const { return m_summary.share().value_or(0); }
    [[nodiscard]] double from() const { return m_summary.range().from; }
    [[nodiscard]] double to() const { return m_summary.range().to; }
    [[nodiscard]] QString interval() const;
    [[nodiscard]] QString quiz() const;
    [[nodiscard]] bool canRestore() const { return m_removed.has_value(); }
    [[nodiscard]] QString problem() const { return m_problem; }

public slots:
    /// Notes a game: "won", "lost" or "drawn". False, with a problem, if a text is too long or the day is none.
    bool add(const QString& outcome, const QString& opponent, const QString& opponentDeck, const QString& note,
             const QString& day);
    bool change(const QString& mark, const QString& outcome, const QString& opponent, const QString& opponentDeck,
                const QString& note, const QString& day);
    void addQuiz(const mazzo::carddata::DeckResult& result) { store(result); }
    void remove(const QString& mark);
    void restore();  ///< the result that was removed last
    [[nodiscard]] QString today() const;

signals:
    void changed();

private:
    struct Row {
        QString mark;
        QString kind;     ///< "game" or "quiz"
        QString outcome;  ///< of a game: "won", "lost" or "drawn"
        QString title;
        QString detail;
        QString note;
        QString opponent;
        QString opponentDeck;
        QString day;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"mark", &Row::mark},
                    {"kind", &Row::kind},
                    {"outcome", &Row::outcome},
                    {"title", &Row::title},
                    {"detail", &Row::detail},
                    {"note", &Row::note},
                    {"opponent", &Row::opponent},
                    {"opponentDeck", &Row::opponentDeck},
                    {"day", &Row::day}};
        }
    };
    struct OpponentRow {
        QString name;
        QString record;
        QString share;
        double value = 0;

        bool operator==(const OpponentRow&) const = default;
        [[nodiscard]] static Roles<OpponentRow> roles()
        {
            return {{"name", &OpponentRow::name},
                    {"record", &OpponentRow::record},
                    {"share", &OpponentRow::share},
                    {"value", &OpponentRow::value}};
        }
    };

    bool put(const QString& mark, const QString& outcome, const QString& opponent, const QString& opponentDeck,
             const QString& note, const QString& day);
    void store(const DeckResult& result);
    void read();
    void write(std::function<Result<void>(const DeckResultRepository&)> change);
    void show();
    void setProblem(const QString& problem);
    [[nodiscard]] static QString recordOf(const ResultSummary& summary);

    GameStore& m_store;
    std::optional<DeckId> m_deck;
    std::vector<DeckResult> m_results;
    std::optional<DeckResult> m_removed;
    ResultSummary m_summary;
    QString m_problem;
    RowList<Row> m_rows;
    RowList<OpponentRow> m_opponents;
};

}  // namespace mazzo::desktop
