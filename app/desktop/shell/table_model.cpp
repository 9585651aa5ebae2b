// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/table_model.h"

namespace mazzo::desktop {

TableModel::TableModel(QList<QByteArray> roles, QObject* parent) : QAbstractListModel(parent), m_roles(std::move(roles))
{}

QVariant TableModel::at(int row, const QString& role) const
{
    const qsizetype column = m_roles.indexOf(role.toUtf8());
    return column < 0 || row < 0 || row >= count() ? QVariant() : value(row, column);
}

int TableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    const qsizetype column = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || column < 0 || column >= m_roles.size()) return {};
    return value(index.row(), column);
}

QHash<int, QByteArray> TableModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (qsizetype i = 0; i < m_roles.size(); ++i) names.insert(Qt::UserRole + static_cast<int>(i), m_roles[i]);
    return names;
}

}  // namespace mazzo::desktop
