// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_changes.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// A table for a view, with a role for each column. Subclasses hold the rows: RowList for rows in memory, others make
/// values when a view asks for them.
class TableModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models provide it")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit TableModel(QList<QByteArray> roles, QObject* parent = nullptr);

    [[nodiscard]] virtual int count() const = 0;
    /// The value of a column by its name.
    Q_INVOKABLE QVariant at(int row, const QString& role) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    [[nodiscard]] virtual QVariant value(int row, qsizetype column) const = 0;  ///< both exist

    /// Replaces the rows. Unchanged ones stay in the view, so that it keeps its focus and scroll position.
    template <class Rows>
    void replace(Rows& mine, Rows rows);

private:
    QList<QByteArray> m_roles;
};

template <class Rows>
void TableModel::replace(Rows& mine, Rows rows)
{
    const auto [head, changed, grown] = rowChanges(mine, rows);
    const int from = head + changed;
    if (grown > 0) {
        beginInsertRows({}, from, from + grown - 1);
        mine = std::move(rows);
        endInsertRows();
    } else if (grown < 0) {
        beginRemoveRows({}, from, from - grown - 1);
        mine = std::move(rows);
        endRemoveRows();
    } else {
        mine = std::move(rows);
    }
    if (changed > 0) emit dataChanged(index(head), index(from - 1));
    if (grown != 0) emit countChanged();
}

}  // namespace mazzo::desktop
