// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/maker/trial_pack.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// A rule while it is written: every deck and example of the pack is judged with it, before it is stored too.
class RuleTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GameEditor")
    Q_PROPERTY(bool shown READ shown NOTIFY changed)       ///< a rule with a check is open
    Q_PROPERTY(int keeping READ keeping NOTIFY changed)    ///< examples that keep the rule
    Q_PROPERTY(int breaking READ breaking NOTIFY changed)  ///< examples that break it
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)

public:
    explicit RuleTrial(QObject* parent = nullptr);

    /// Judges all decks with this rule alone; an empty check shows nothing.
    void tryRule(SharedTrial pack, std::size_t index, Rule rule);
    void clear();

    [[nodiscard]] bool shown() const { return m_shown; }
    [[nodiscard]] int keeping() const { return m_keeping; }
    [[nodiscard]] int breaking() const { return m_breaking; }
    [[nodiscard]] TableModel* decks() { return &m_decks; }

signals:
    void changed();

private:
    struct Question {
        SharedTrial pack;
        std::size_t index = 0;  ///< of the rule in the pack
        Rule rule;              ///< as it is now
    };
    struct DeckRow {
        QString file;
        QString name;
        QString state;  ///< "passed", "broken", "unfinished", "unknown", "advice", "skipped"
        QString words;

        bool operator==(const DeckRow&) const = default;
        [[nodiscard]] static Roles<DeckRow> roles()
        {
            return {{"file", &DeckRow::file},
                    {"name", &DeckRow::name},
                    {"state", &DeckRow::state},
                    {"words", &DeckRow::words}};
        }
    };
    struct Judged {
        std::string file;
        Status status = Status::NotJudged;
        Finding finding;
    };
    struct Answer {
        Question question;
        std::vector<Judged> decks;
    };

    [[nodiscard]] static Answer judge(const Question& question, const TaskControl& control);
    void show(const Answer& answer);

    LatestTask<Question, Answer> m_task;
    bool m_shown = false;
    int m_keeping = 0;
    int m_breaking = 0;
    RowList<DeckRow> m_decks;
};

/// The name of a deck of a pack: its own, or its file's.
[[nodiscard]] QString nameOf(const TrialDeck& deck);

}  // namespace mazzo::desktop
