// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/desktop_fixture.h"

#include <QFile>

namespace mazzo::tests {

/// The page on which cards are edited, without a window, for one game.
class MyCardsFixture : public DesktopFixture {
protected:
    [[nodiscard]] MyCards& cards() const { return *m_app->myCards(); }
    [[nodiscard]] CardForm& form() const { return *cards().form(); }
    [[nodiscard]] mazzo::desktop::CardTable& table() const { return *cards().table(); }

    void edit(const QString& game)
    {
        m_app->chooseGame(game);
        QTRY_VERIFY_WITH_TIMEOUT(table().count() > 0, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(!cards().busy() && !cards().fillIn()->busy(), 20'000);
    }
    [[nodiscard]] int column(const QString& key) const { return rowWith(*table().columns(), "key", key); }
    /// The row of the card with that name; -1 if it is not in the table.
    [[nodiscard]] int rowNamed(const QString& name) const
    {
        for (int row = 0; row < table().count(); ++row)
            if (table().cell(row, 0).text == name) return row;
        return -1;
    }
    /// What a cell shows, by the card's name.
    [[nodiscard]] QString shown(const QString& name, const QString& key) const
    {
        const int row = rowNamed(name);
        return row < 0 ? QString() : table().cell(row, static_cast<std::size_t>(column(key))).text;
    }
    [[nodiscard]] QVariant field(const QString& key, const QString& role) const
    {
        return form().fields()->at(rowWith(*form().fields(), "key", key), role);
    }
    /// Enters a new card of a few values and waits until it is in the table.
    void enter(const QString& name, const QList<std::pair<QString, QString>>& values)
    {
        form().startNew();
        form().enter("name", name);
        for (const auto& [key, text] : values) form().enter(key, text);
        QCOMPARE(form().problems(), 0);
        form().save();
        QTRY_VERIFY_WITH_TIMEOUT(rowNamed(name) >= 0, 20'000);
    }
    [[nodiscard]] QUrl write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_library->file(name));
        if (!file.open(QFile::WriteOnly) || file.write(content) != content.size()) return {};
        return QUrl::fromLocalFile(file.fileName());
    }
};

}  // namespace mazzo::tests
