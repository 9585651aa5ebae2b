// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// Everything that happened, including steps that were undone. The texts of a step are made once, so that a long game
/// is shown as quickly as a short one.
class TableLog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* entries READ entries CONSTANT)

public:
    explicit TableLog(QObject* parent = nullptr);

    void show(const goldfish::Session& session, std::string_view language);
    void clear();        ///< there is no game
    void forgetTexts();  ///< the game or the language is another

    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int steps() const { return m_count; }
    [[nodiscard]] bool canUndo() const { return m_step > 0; }
    [[nodiscard]] bool canRedo() const { return m_step < m_count; }
    [[nodiscard]] TableModel* entries() { return &m_entries; }

signals:
    void changed();

private:
    struct Entry {
        int step = 0;
        QString words;
        QString clause;
        bool isAction = false;
        bool warning = false;
        bool undone = false;

        bool operator==(const Entry&) const = default;
        [[nodiscard]] static Roles<Entry> roles();
    };
    struct Step {
        goldfish::Action action;  // none for the set-up
        QList<Entry> entries;
    };

    [[nodiscard]] static QList<Entry> entriesOf(const goldfish::Session& session, std::size_t step,
                                                std::string_view language);

    int m_step = 0;
    int m_count = 0;
    std::vector<Step> m_steps;
    RowList<Entry> m_entries;
};

}  // namespace mazzo::desktop
