#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace mazzo {

/// A short table for a view: a role for each column, all rows at hand. Long lists have models of their own that answer lazily.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using Row = QVariantList;   ///< one value for each role, in their order

    explicit RowsModel(QList<QByteArray> roles, QObject* parent = nullptr);

    /// Rows that stay are left alone, so that a view keeps its focus and scroll position.
    void setRows(QList<Row> rows);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    /// For tests and code: the value of a column by its name.
    Q_INVOKABLE QVariant at(int row, const QString& role) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    QList<QByteArray> m_roles;
    QList<Row> m_rows;
};

} // namespace mazzo
