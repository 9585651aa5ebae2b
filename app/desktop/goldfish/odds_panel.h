// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/odds_work.h"
#include "app/desktop/goldfish/question_builder.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/preferences.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The player's questions about a hand, and how likely each is: calculated on a worker thread, exactly and by dealing
/// many hands.
class OddsPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(mazzo::desktop::TableModel* answers READ answers CONSTANT)  ///< a row for each question, answered or not
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY questionsChanged)   ///< 0 is the opening hand
    Q_PROPERTY(int maxTurns READ maxTurns CONSTANT)
    Q_PROPERTY(QString example READ example NOTIFY questionsChanged)  ///< a question that makes sense for this deck
    Q_PROPERTY(bool hasMulligan READ hasMulligan NOTIFY questionsChanged)
    Q_PROPERTY(QString keep READ keep NOTIFY questionsChanged)  ///< when the player keeps a hand; empty: always
    Q_PROPERTY(
        QString error READ error NOTIFY questionsChanged)  ///< what is wrong with the question that was typed last
    Q_PROPERTY(int errorPosition READ errorPosition NOTIFY questionsChanged)  ///< where in its text
    Q_PROPERTY(
        QString suggestion READ suggestion NOTIFY questionsChanged)  ///< what may have been meant; empty: no idea
    Q_PROPERTY(mazzo::desktop::QuestionBuilder* builder READ builder CONSTANT)
    Q_PROPERTY(int chartRow READ chartRow WRITE setChartRow NOTIFY chartChanged)  ///< the question of the chart, or -1
    Q_PROPERTY(QVariantList chart READ chart NOTIFY chartChanged)         ///< its exact odds on turn 1, 2 and so on
    Q_PROPERTY(QString keepError READ keepError NOTIFY questionsChanged)  ///< likewise for `keep`
    Q_PROPERTY(int keepErrorPosition READ keepErrorPosition NOTIFY questionsChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool stopped READ stopped NOTIFY busyChanged)  ///< before everything was answered
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString hands READ hands NOTIFY answered)  ///< "200,000 hands dealt"

public:
    explicit OddsPanel(Preferences& preferences, QObject* parent = nullptr);

    /// The questions are those of the deck; an empty id is a game without a stored deck.
    void setDeck(GameSnapshot game, std::shared_ptr<const goldfish::Setup> setup, const QString& deckId);
    void retranslate();

    [[nodiscard]] TableModel* answers() { return &m_answers; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] int maxTurns() const;
    [[nodiscard]] QString example() const { return m_example; }
    [[nodiscard]] bool hasMulligan() const
    {
        return m_setup && m_setup->procedure.mulligan.kind != Procedure::Mulligan::Kind::None;
    }
    [[nodiscard]] QString keep() const { return m_keep; }
    [[nodiscard]] QString error() const { return m_error.text; }
    [[nodiscard]] int errorPosition() const { return m_error.position; }
    [[nodiscard]] QString suggestion() const { return m_suggestion; }
    [[nodiscard]] QuestionBuilder* builder() { return &m_builder; }
    [[nodiscard]] int chartRow() const { return m_chartRow; }
    [[nodiscard]] QVariantList chart() const { return m_chart; }
    void setChartRow(int row);
    [[nodiscard]] QString keepError() const { return m_keepError.text; }
    [[nodiscard]] int keepErrorPosition() const { return m_keepError.position; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] bool stopped() const;
    [[nodiscard]] double progress() const { return m_task.progress(); }
    [[nodiscard]] QString hands() const;
    void setTurn(int turn);

public slots:
    bool ask(const QString& text);  ///< false, with an error, if it is no question about this hand
    void remove(int row);
    bool setKeep(const QString& text);  ///< "keep if …", or only the condition; empty keeps every hand
    void dismissErrors();
    void stop();
    void resume();  ///< works on the questions that were stopped

signals:
    void questionsChanged();
    void answered();
    void busyChanged();
    void progressChanged();
    void chartChanged();

private:
    struct AnswerRow {
        QString ask;
        QString explained;
        QString exact;
        QString simulated;
        double share = 0;
        double most = 0;
        bool unknown = false;
        QString trouble;
        QString spoken;

        bool operator==(const AnswerRow&) const = default;
        [[nodiscard]] static Roles<AnswerRow> roles()
        {
            return {{"ask", &AnswerRow::ask},         {"explained", &AnswerRow::explained},
                    {"exact", &AnswerRow::exact},     {"simulated", &AnswerRow::simulated},
                    {"share", &AnswerRow::share},     {"most", &AnswerRow::most},
                    {"unknown", &AnswerRow::unknown}, {"trouble", &AnswerRow::trouble},
                    {"spoken", &AnswerRow::spoken}};
        }
    };
    struct Mistake {
        QString text;
        int position = 0;
    };

    /// What is wrong with a text whose first `before` characters were not parsed.
    [[nodiscard]] static Mistake mistakeIn(const QString& text, const Error& error, qsizetype before = 0);
    [[nodiscard]] goldfish::odds::When when() const { return {0, m_turn > 0 ? std::optional(m_turn) : std::nullopt}; }
    void answerAgain();
    void applyAnswer(const OddsAnswer& answer);
    void show();
    [[nodiscard]] AnswerRow rowOf(const OddsAnswer& answer) const;
    void remember();
    void drawChart();

    Preferences& m_preferences;
    GameSnapshot m_game;
    std::shared_ptr<const goldfish::Setup> m_setup;
    std::vector<OddsAnswer> m_questions;         // with their answers, if known
    QByteArray m_key;                            // of the deck's questions in the preferences
    std::map<QByteArray, QString> m_remembered;  // questions by key, for a library that keeps nothing
    QString m_example;
    QString m_keep;
    int m_turn = 0;
    Mistake m_error;
    Mistake m_keepError;
    RowList<AnswerRow> m_answers;
    struct Done {};  // each answer is reported as soon as it is known
    LatestTask<OddsWork, Done> m_task;
    struct TurnsQuestion {
        GameSnapshot game;
        std::shared_ptr<const goldfish::Setup> setup;
        std::string text;
        std::string keep;
    };
    QuestionBuilder m_builder;
    QString m_suggestion;
    int m_chartRow = -1;
    QVariantList m_chart;
    LatestTask<TurnsQuestion, QVariantList> m_turns;
};

}  // namespace mazzo::desktop
