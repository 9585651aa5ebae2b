// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The deck as its file, edited as a text. It is checked on a worker thread while the player types, and becomes the
/// deck only if it can be read.
class DeckTextEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(QString original READ original NOTIFY changed)              ///< the text of the deck as it is
    Q_PROPERTY(mazzo::desktop::TableModel* remarks READ remarks CONSTANT)  ///< errors, then warnings
    Q_PROPERTY(bool applicable READ applicable NOTIFY changed)  ///< the text that was checked last can become the deck
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)  ///< what the text holds: "50 cards"
    Q_PROPERTY(bool busy READ busy NOTIFY changed)

public:
    /// Replaces the text of the deck; false if that is not possible.
    using ReplaceText = std::function<bool(const std::string& text)>;

    DeckTextEditor(const std::optional<OpenDeck>& open, ReplaceText replaceText, QObject* parent = nullptr);

    [[nodiscard]] QString original() const;
    [[nodiscard]] TableModel* remarks() { return &m_remarks; }
    [[nodiscard]] bool applicable() const { return !busy() && m_errors == 0 && m_checked.has_value(); }
    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool busy() const { return m_task.busy(); }

public slots:
    void check(const QString& text);
    bool apply(const QString& text);  ///< one step of undo

signals:
    void changed();

private:
    struct Remark {
        int line = 0;
        int column = 0;
        QString text;
        bool warning = false;

        bool operator==(const Remark&) const = default;
        [[nodiscard]] static Roles<Remark> roles()
        {
            return {{"line", &Remark::line},
                    {"column", &Remark::column},
                    {"text", &Remark::text},
                    {"warning", &Remark::warning}};
        }
    };
    struct Question {
        GameSnapshot game;
        std::string text;
    };
    struct Answer {
        std::string text;
        Errors errors;
        Errors warnings;
        int copies = 0;
    };

    [[nodiscard]] static Answer answerOf(const Question& question);
    void show(Answer answer);

    const std::optional<OpenDeck>& m_open;  // the editor's
    ReplaceText m_replaceText;
    RowList<Remark> m_remarks;
    std::optional<Answer> m_checked;
    int m_errors = 0;
    LatestTask<Question, Answer> m_task;
};

}  // namespace mazzo::desktop
