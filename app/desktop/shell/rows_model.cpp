#include "app/desktop/shell/rows_model.h"

#include "app/desktop/shell/row_changes.h"

namespace mazzo {

RowsModel::RowsModel(QList<QByteArray> roles, QObject* parent) : QAbstractListModel(parent), m_roles(std::move(roles)) {}

void RowsModel::setRows(QList<Row> rows)
{
    if (rows == m_rows) return;
    // What changes in place keeps its focus in a view, and the view its place.
    const auto [head, changed, grown] = rowChanges(m_rows, rows);
    const int from = head + changed;
    if (grown > 0) {
        beginInsertRows({}, from, from + grown - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (grown < 0) {
        beginRemoveRows({}, from, from - grown - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    } else {
        m_rows = std::move(rows);
    }
    if (changed > 0) emit dataChanged(index(head), index(from - 1));
    if (grown != 0) emit countChanged();
}

QVariant RowsModel::at(int row, const QString& role) const
{
    const qsizetype column = m_roles.indexOf(role.toUtf8());
    return column < 0 || row < 0 || row >= count() ? QVariant() : data(index(row), Qt::UserRole + static_cast<int>(column));
}

int RowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    const qsizetype column = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || column < 0 || column >= m_roles.size()) return {};
    return m_rows[index.row()].value(column);
}

QHash<int, QByteArray> RowsModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (qsizetype i = 0; i < m_roles.size(); ++i) names.insert(Qt::UserRole + static_cast<int>(i), m_roles[i]);
    return names;
}

} // namespace mazzo
