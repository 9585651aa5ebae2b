// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/table_model.h"

namespace mazzo::desktop {

/// A short table for a view: all rows at hand. Long lists have models of their own that answer lazily.
class RowsModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")

public:
    using Row = QVariantList;  ///< one value for each role, in their order
    using TableModel::TableModel;

    void setRows(QList<Row> rows) { replace(m_rows, std::move(rows)); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

protected:
    [[nodiscard]] QVariant value(int row, qsizetype column) const override { return m_rows[row].value(column); }

private:
    QList<Row> m_rows;
};

}  // namespace mazzo::desktop
