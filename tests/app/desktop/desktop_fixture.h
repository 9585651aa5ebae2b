// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"

namespace mazzo::tests {

/// The app without a window, on a library of its own, in English.
class DesktopFixture : public QObject {
protected:
    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;

    void start()
    {
        m_library = std::make_unique<TemporaryLibrary>();
        CHECKED(restart());
    }
    void restart()
    {
        m_app.reset();
        m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
        m_app->open();
        m_app->preferences()->setLanguage("en");
        CHECKED(settle());
    }
    void stop()
    {
        m_app.reset();
        m_library.reset();
    }
    void settle() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(!m_app->editor()->busy() && !m_app->decks()->busy() && !m_app->search()->busy() &&
                                     !m_app->library()->backups()->busy() &&
                                     m_app->editor()->repair()->state() != "working",
                                 20'000);
    }
    [[nodiscard]] DeckEditor& editor() const { return *m_app->editor(); }
    [[nodiscard]] QString precon(const QString& game) const
    {
        for (int row = 0; row < m_app->decks()->precon()->count(); ++row)
            if (m_app->decks()->precon()->at(row, "gameId") == game) return m_app->decks()->startFrom(row);
        return {};
    }
    /// The first row of a model with this value in a role; -1 if there is none.
    [[nodiscard]] static int rowWith(const TableModel& rows, const QString& role, const QVariant& value)
    {
        for (int row = 0; row < rows.count(); ++row)
            if (rows.at(row, role) == value) return row;
        return -1;
    }
    [[nodiscard]] int rowOf(const QString& card) const { return rowWith(*editor().deck()->cards(), "name", card); }
};

}  // namespace mazzo::tests
