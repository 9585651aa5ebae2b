// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/setup.h"

namespace mazzo::desktop {

/// Makes a question about the hand of what the player chooses: how many, of which cards.
class QuestionBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in OddsPanel")
    Q_PROPERTY(mazzo::desktop::TableModel* targets READ targets CONSTANT)  ///< types, then other groups, then cards
    Q_PROPERTY(QString comparison READ comparison WRITE setComparison NOTIFY changed)  ///< ">=", "<=" or "="
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed)
    Q_PROPERTY(QString target READ target WRITE setTarget NOTIFY changed)  ///< the query of one of the targets
    Q_PROPERTY(QString formula READ formula NOTIFY changed)

public:
    explicit QuestionBuilder(QObject* parent = nullptr);

    void setDeck(const GameSnapshot& game, const goldfish::Setup& setup, std::string_view language);

    [[nodiscard]] TableModel* targets() { return &m_targets; }
    [[nodiscard]] QString comparison() const { return m_comparison; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] QString target() const { return m_target; }
    [[nodiscard]] QString formula() const;
    void setComparison(const QString& comparison);
    void setNumber(int number);
    void setTarget(const QString& target);

signals:
    void changed();

private:
    struct TargetRow {
        QString query;
        QString name;

        bool operator==(const TargetRow&) const = default;
        [[nodiscard]] static Roles<TargetRow> roles()
        {
            return {{"query", &TargetRow::query}, {"name", &TargetRow::name}};
        }
    };

    RowList<TargetRow> m_targets;
    QString m_comparison = QStringLiteral(">=");
    int m_number = 1;
    QString m_target;
};

/// Formulas that the player may have meant by one that is wrong, the likeliest first; not checked.
[[nodiscard]] QStringList likelyFormulas(const QString& text, const Error& error);

}  // namespace mazzo::desktop
