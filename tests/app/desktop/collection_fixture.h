// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"

#include <QFile>

namespace mazzo::tests {

/// The app without a window and its collection page, on a library of its own, in English, with EverZone chosen.
class CollectionFixture : public QObject {
protected:
    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;

    void start()
    {
        m_library = std::make_unique<TemporaryLibrary>();
        m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
        m_app->open();
        m_app->preferences()->setLanguage("en");
        m_app->chooseGame("everzone");
        m_app->navigation()->open(Navigation::Page::Collection);
        CHECKED(settle());
    }
    void stop()
    {
        m_app.reset();
        m_library.reset();
    }
    [[nodiscard]] CollectionPage& page() const { return *m_app->collection(); }
    [[nodiscard]] CardList& cards() const { return *page().search()->cards(); }
    void settle() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            !page().busy() && !m_app->decks()->busy() && !m_app->search()->busy() && !m_app->editor()->busy(), 20'000);
    }
    [[nodiscard]] QVariant shown(const QString& cardId, CardList::Role role) const
    {
        return cards().data(cards().index(cards().rowOf(cardId)), role);
    }
    void addBox(int boxes = 1) const
    {
        page().addBoxes("everzone-base", boxes, "Box A");
        CHECKED(settle());
    }
    /// Of the panel that asks what can be built; -1 if there is no such deck.
    [[nodiscard]] int deckRow(const QString& name) const
    {
        for (int row = 0; row < page().builds()->decks()->count(); ++row)
            if (page().builds()->decks()->at(row, "name").toString().startsWith(name)) return row;
        return -1;
    }
    void save(const QString& text) const
    {
        (void)m_app->decks()->addText(text);
        CHECKED(settle());
    }
    void import(const QByteArray& content, const QString& name = "file.csv") const
    {
        QFile file(m_library->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        page().imports()->read(QUrl::fromLocalFile(file.fileName()));
        QTRY_VERIFY(page().imports()->state() == "report" || page().imports()->state() == "refused");
    }
    void store() const
    {
        page().imports()->store();
        QTRY_VERIFY(page().imports()->state() != "storing");
        CHECKED(settle());
    }
};

}  // namespace mazzo::tests
