// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"

namespace mazzo::tests {

/// The app without a window and its table, on a library of its own, in English.
class TableFixture : public QObject {
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
        m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
        m_app->open();
        m_app->preferences()->setLanguage("en");
    }
    void stop()
    {
        m_app.reset();
        m_library.reset();
    }
    [[nodiscard]] GoldfishTable& table() const { return *m_app->table(); }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!table().busy() && !m_app->editor()->busy(), 60'000); }
    /// The first preconstructed deck of a game, dealt by a fixed seed.
    void test(const QString& game) const
    {
        for (int row = 0; row < m_app->decks()->precon()->count(); ++row) {
            if (m_app->decks()->precon()->at(row, "gameId") != game) continue;
            m_app->openDeck(m_app->decks()->startFrom(row));
            m_app->testHand();
            QVERIFY(table().setSeed("7"));
            return;
        }
        QFAIL("no preconstructed deck");
    }
    [[nodiscard]] int button(const QString& label) const
    {
        for (int row = 0; row < table().actions()->buttons()->count(); ++row)
            if (table().actions()->buttons()->at(row, "label").toString() == label) return row;
        return -1;
    }
    [[nodiscard]] static QStringList names(TableModel* model)
    {
        QStringList all;
        for (int row = 0; row < model->count(); ++row) all.append(model->at(row, "name").toString());
        return all;
    }
};

}  // namespace mazzo::tests
