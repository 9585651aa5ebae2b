// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QQuickStyle>

using namespace mazzo::tests;

/// Things that another program drags over the window and lets go.
class TestDrop : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void aDeckFileIsImported();
    void textIsImported();
    void severalFilesComeOneAfterTheOther();
    void aFileOnTheSheetReplacesTheList();
    void aCollectionFileOnTheCollectionPage();
    void aCardOnTheDeckGoesWhereItBelongs();
    void whatLeavesAgainDoesNothing();

private:
    [[nodiscard]] QString file(const QString& name, const QByteArray& content) const;
    /// Drags it over the middle of the window; false if nobody wants it there.
    [[nodiscard]] bool drag(const QMimeData& data);
    void drop(const QMimeData& data);
    [[nodiscard]] DeckImport& importing() const { return *m_window->model().importing(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

void TestDrop::initTestCase()
{
    QQuickStyle::setStyle("Basic");
    m_library = std::make_unique<TemporaryLibrary>();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::None);
    m_window->model().preferences()->setLanguage("en");
    QVERIFY(m_window->show());
    QVERIFY(QTest::qWaitForWindowExposed(m_window->window()));
}

void TestDrop::cleanupTestCase()
{
    m_window.reset();
    m_library.reset();
}

void TestDrop::init()
{
    importing().dismiss();
    m_window->model().navigation()->open(Navigation::Page::Decks);
    QCoreApplication::processEvents();
}

QString TestDrop::file(const QString& name, const QByteArray& content) const
{
    QFile written(m_library->file(name));
    if (!written.open(QFile::WriteOnly)) return {};
    written.write(content);
    return written.fileName();
}

bool TestDrop::drag(const QMimeData& data)
{
    const QPoint middle(m_window->window()->width() / 2, m_window->window()->height() / 2);
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->window(), &enter);
    if (!enter.isAccepted()) return false;
    QDragMoveEvent move(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->window(), &move);
    return true;
}

void TestDrop::drop(const QMimeData& data)
{
    QVERIFY(drag(data));
    const QPointF middle(m_window->window()->width() / 2.0, m_window->window()->height() / 2.0);
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->window(), &drop);
    QVERIFY(drop.isAccepted());
}

void TestDrop::aDeckFileIsImported()
{
    QMimeData data;
    data.setUrls(
        {QUrl::fromLocalFile(file("tide.deck", "name: Tide\ngame: everzone\n[Forces]\n4 Marine\n2 Sea Arow\n"))});
    CHECKED(drop(data));
    QTRY_VERIFY(importing().shown() && importing().ready());
    QCOMPARE(importing().name(), "Tide");
    QCOMPARE(importing().report()->lines()->count(), 2);
    QCOMPARE(m_window->model().decks()->total(), 0);  // nothing is stored before the player says so
}

void TestDrop::textIsImported()
{
    QMimeData data;
    data.setText("4 Marine\n");
    CHECKED(drop(data));
    QTRY_VERIFY(importing().shown() && importing().ready());
    QCOMPARE(importing().report()->cards(), 4);
}

void TestDrop::severalFilesComeOneAfterTheOther()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("a.deck", "name: A\ngame: everzone\n[Forces]\n4 Marine\n")),
                  QUrl::fromLocalFile(file("b.deck", "name: B\ngame: everzone\n[Forces]\n4 Marine\n"))});
    CHECKED(drop(data));
    QTRY_VERIFY(importing().ready());
    QCOMPARE(importing().waiting(), 1);
}

void TestDrop::aFileOnTheSheetReplacesTheList()
{
    importing().open("3 Veil\n");
    QTRY_VERIFY(importing().ready());
    QCoreApplication::processEvents();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("tide.deck", "name: Tide\ngame: everzone\n[Forces]\n4 Marine\n"))});
    // On the sheet the list's own field takes it: it lies to the left of the middle.
    QPointF field(m_window->window()->width() * 0.25, m_window->window()->height() / 2.0);
    QDragEnterEvent enter(field.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(field, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->window(), &drop);
    QTRY_COMPARE(importing().name(), "Tide");
}

void TestDrop::aCollectionFileOnTheCollectionPage()
{
    AppModel& app = m_window->model();
    app.chooseGame("everzone");
    app.navigation()->open(Navigation::Page::Collection);
    QTRY_VERIFY(!app.collection()->busy());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("mine.csv", "Count,Name\n4,Marine\n"))});
    CHECKED(drop(data));
    QTRY_COMPARE(app.collection()->imports()->state(), "report");
    QCOMPARE(app.collection()->imports()->matched(), 1);
    QVERIFY(!importing().shown());
    app.collection()->imports()->cancel();
}

/// Beside the lines of the deck, of which an empty one has hardly any.
void TestDrop::aCardOnTheDeckGoesWhereItBelongs()
{
    AppModel& app = m_window->model();
    app.openDeck(app.decks()->create("everzone", "Empty"));
    QTRY_VERIFY(!app.editor()->busy());
    (void)m_window->window()->grabWindow();  // lays everything out
    for (const char* card : {"marine", "adam-finn"}) {
        QMimeData data;
        data.setData("mazzo/card", card);
        CHECKED(drop(data));
    }
    QMap<QString, QString> zones;
    for (int row = 0; row < app.editor()->deck()->cards()->count(); ++row)
        zones.insert(app.editor()->deck()->cards()->at(row, "cardId").toString(),
                     app.editor()->deck()->cards()->at(row, "zoneId").toString());
    QCOMPARE(app.editor()->deck()->total(), 2);
    QCOMPARE(zones.value("marine"), "forces");
    QCOMPARE(zones.value("adam-finn"), "leader");
    QTRY_VERIFY(!app.editor()->busy());
    app.decks()->remove(app.editor()->deckId());
}

void TestDrop::whatLeavesAgainDoesNothing()
{
    QMimeData data;
    data.setText("4 Marine\n");
    QVERIFY(drag(data));
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(m_window->window(), &leave);
    QCoreApplication::processEvents();
    QVERIFY(!importing().shown());
    QMimeData nothing;
    nothing.setData("application/x-unheard-of", "x");
    QVERIFY(!drag(nothing));
}

MAZZO_TEST(TestDrop)
#include "tst_drop.moc"
