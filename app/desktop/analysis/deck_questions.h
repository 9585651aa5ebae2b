// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/shell/preferences.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/odds/inquiry.h"

namespace mazzo::desktop {

/// The player's questions about the hands of a deck, and the mulligan policies that are compared. They are kept with
/// the deck; the goldfish table asks the same questions.
class DeckQuestions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(mazzo::desktop::TableModel* questions READ questions CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* policies READ policies CONSTANT)
    Q_PROPERTY(QString example READ example NOTIFY changed)  ///< a question that makes sense for this deck
    Q_PROPERTY(bool hasMulligan READ hasMulligan NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)  ///< what is wrong with the question that was typed last
    Q_PROPERTY(int errorPosition READ errorPosition NOTIFY changed)
    Q_PROPERTY(QString policyError READ policyError NOTIFY changed)  ///< likewise for the policy
    Q_PROPERTY(int policyErrorPosition READ policyErrorPosition NOTIFY changed)

public:
    static constexpr int kMaxQuestions = 12;
    static constexpr int kMaxPolicies = 6;

    explicit DeckQuestions(Preferences& preferences, QObject* parent = nullptr);

    void setDeck(const AnalysedDeck& deck);
    void retranslate() { show(); }

    [[nodiscard]] TableModel* questions() { return &m_rows; }
    [[nodiscard]] TableModel* policies() { return &m_policyRows; }
    [[nodiscard]] QString example() const { return m_example; }
    [[nodiscard]] bool hasMulligan() const;
    [[nodiscard]] QString error() const { return m_error.text; }
    [[nodiscard]] int errorPosition() const { return m_error.position; }
    [[nodiscard]] QString policyError() const { return m_policyError.text; }
    [[nodiscard]] int policyErrorPosition() const { return m_policyError.position; }
    /// Those that can be answered for this deck.
    [[nodiscard]] const std::vector<std::string>& askable() const { return m_askable; }
    [[nodiscard]] const std::vector<std::string>& keeps() const { return m_keeps; }

public slots:
    bool add(const QString& text);  ///< false, with an error, if it is no question about a hand of this deck
    void remove(int row);
    bool addPolicy(const QString& text);  ///< "keep if …", or only the condition
    void removePolicy(int row);
    void dismissErrors();

signals:
    void changed();           ///< what views show
    void questionsChanged();  ///< other questions or policies: answers are outdated

private:
    struct Row {
        QString ask;
        QString explained;
        QString trouble;  ///< why it cannot be answered for this deck

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"ask", &Row::ask}, {"explained", &Row::explained}, {"trouble", &Row::trouble}};
        }
    };

    void show();
    void remember();

    Preferences& m_preferences;
    AnalysedDeck m_deck;
    std::vector<std::string> m_questions;
    std::vector<std::string> m_askable;
    std::vector<std::string> m_keeps;
    QString m_example;
    TextMistake m_error;
    TextMistake m_policyError;
    RowList<Row> m_rows;
    RowList<Row> m_policyRows;
};

/// Questions as they are read for a deck. Those that cannot be read are left out.
[[nodiscard]] std::vector<goldfish::odds::Question> readQuestions(const std::vector<std::string>& texts,
                                                                  const Game& game);
[[nodiscard]] std::optional<goldfish::odds::Question> readKeep(const std::string& text, const Game& game);

}  // namespace mazzo::desktop
