// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/maker/trial_pack.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"

namespace mazzo::desktop {

/// A deck or an example of a game that is being edited, judged while its text is typed.
class DeckTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GameEditor")
    Q_PROPERTY(QString file READ file NOTIFY changed)  ///< empty if none is open
    Q_PROPERTY(QString text READ text NOTIFY changed)  ///< as it is stored
    Q_PROPERTY(bool example READ example NOTIFY changed)
    Q_PROPERTY(QString state READ state NOTIFY changed)      ///< "working", "fine", "other" or "broken"
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)  ///< in words
    Q_PROPERTY(QString expected READ expected NOTIFY changed)
    Q_PROPERTY(QString found READ found NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* findings READ findings CONSTANT)  ///< or why the deck cannot be read

public:
    explicit DeckTrial(QObject* parent = nullptr);

    void show(SharedTrial pack, std::string file, std::string text);
    void clear();

    [[nodiscard]] QString file() const { return QString::fromStdString(m_file); }
    [[nodiscard]] QString text() const { return QString::fromStdString(m_text); }
    [[nodiscard]] bool example() const { return m_file.starts_with("examples/"); }
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QString expected() const { return QString::fromStdString(m_expected); }
    [[nodiscard]] QString found() const { return QString::fromStdString(m_found); }
    [[nodiscard]] TableModel* findings() { return &m_findings; }

public slots:
    void tryText(const QString& text);  ///< while it is typed

signals:
    void changed();

private:
    struct Question {
        SharedTrial pack;
        std::string file;
        std::string text;
    };

    void receive(const TrialDeck& deck);

    LatestTask<Question, TrialDeck> m_task;
    SharedTrial m_pack;
    std::string m_file;
    std::string m_text;
    std::string m_expected;
    std::string m_found;
    QString m_state = QStringLiteral("working");
    QString m_verdict;
    RowList<TextRow> m_findings;
};

}  // namespace mazzo::desktop
