// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/table_model.h"

#include <functional>

namespace mazzo::desktop {

/// A role of a row type: the name that views use, and the member (a field or a const getter) that holds the value.
template <class Row>
struct Role {
    template <class Member>
    Role(const char* roleName, Member Row::* member)
        : name(roleName), value([member](const Row& row) { return QVariant::fromValue(std::invoke(member, row)); })
    {}

    QByteArray name;
    std::function<QVariant(const Row&)> value;
};

template <class Row>
using Roles = std::vector<Role<Row>>;

template <class Row>
[[nodiscard]] QList<QByteArray> namesOf(const Roles<Row>& roles)
{
    QList<QByteArray> names;
    for (const Role<Row>& role : roles) names.append(role.name);
    return names;
}

/// A table whose rows are all in memory. A row type is a struct with `==` and a static function `roles()`; views see it
/// as a TableModel.
template <class Row>
class RowList : public TableModel {
public:
    explicit RowList(QObject* parent = nullptr) : TableModel(namesOf(roles()), parent) {}

    void setRows(QList<Row> rows) { replace(m_rows, std::move(rows)); }
    void clear() { setRows({}); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Row* row(int row) const { return row >= 0 && row < count() ? &m_rows[row] : nullptr; }

protected:
    [[nodiscard]] QVariant value(int row, qsizetype column) const override
    {
        return roles()[static_cast<std::size_t>(column)].value(m_rows[row]);
    }

private:
    [[nodiscard]] static const Roles<Row>& roles()
    {
        static const Roles<Row> all = Row::roles();
        return all;
    }

    QList<Row> m_rows;
};

}  // namespace mazzo::desktop
