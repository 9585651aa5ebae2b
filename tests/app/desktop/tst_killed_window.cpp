// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "carddata/library/data_folder.h"
#include "carddata/library/library.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QQuickStyle>
#include <QRandomGenerator>

#include <cstdio>

using namespace mazzo::tests;

/// A window in which somebody adds cards with the keyboard is killed again and again. Every card that was stored is
/// there afterwards. The window is this test in a process of its own.
class TestKilledWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void noStoredCardIsLost();

private:
    static constexpr const char* kEdits = "MAZZO_TEST_EDITS_UNTIL_KILLED";

    void editUntilKilled();
    [[nodiscard]] static int storedCopies();
};

void TestKilledWindow::initTestCase()
{
    if (qEnvironmentVariableIsSet(kEdits)) editUntilKilled();
}

/// Adds copies of one card to the only deck, and prints how many are in the library by now.
void TestKilledWindow::editUntilKilled()
{
    QQuickStyle::setStyle("Basic");
    AppWindow app(AppModel::Memory::Library);
    AppModel& model = app.model();
    model.preferences()->setLanguage("en");
    QVERIFY(app.show());
    app.window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(app.window()));
    const bool isNew = model.decks()->decks()->count() == 0;
    model.openDeck(isNew ? model.decks()->create("everzone", "Edited")
                         : model.decks()->decks()->at(0, "deckId").toString());
    QTRY_VERIFY_WITH_TIMEOUT(!model.editor()->busy() && model.editor()->openDeck().has_value(), 20'000);
    for (const char letter : {'m', 'a', 'r', 'i', 'n', 'e'}) QTest::keyClick(app.window(), letter);
    QTRY_COMPARE_WITH_TIMEOUT(model.editor()->search()->cards()->cardIdAt(0), "marine", 20'000);
    for (;;) {
        QTest::keyClick(app.window(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!model.editor()->busy() && !model.decks()->busy(), 20'000);
        std::printf("stored %d\n", model.editor()->deck()->total());
        std::fflush(stdout);
    }
}

/// -1 if the library or its deck cannot be read.
int TestKilledWindow::storedCopies()
{
    const auto library = Library::open(dataFolder());
    const auto decks = library ? library->decks().all() : Result<std::vector<StoredDeck>>();
    if (!library || !decks || decks->size() > 1) return -1;
    if (decks->empty()) return 0;
    const auto game = library->load("everzone");
    const auto file = game ? readDeck(decks->front().text, game->game, game->catalogue) : Checked<DeckFile>();
    if (!game || !file) return -1;
    int copies = 0;
    for (const Deck::Entry& entry : file->deck.entries()) copies += entry.copies;
    return copies;
}

void TestKilledWindow::noStoredCardIsLost()
{
    const TemporaryLibrary folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kEdits, "1");
    QRandomGenerator random(16);
    const int kills = qEnvironmentVariableIsSet("MAZZO_LONG_TESTS") ? 200 : 5;
    int before = 0;
    for (int kill = 0; kill < kills; ++kill) {
        QProcess window;
        window.setProcessEnvironment(environment);
        window.start(QCoreApplication::applicationFilePath(), {"tst_killed_window"});
        QVERIFY(window.waitForStarted());
        int reported = before;
        const int edits = random.bounded(1, 12);
        for (int edit = 0; edit < edits;) {
            QVERIFY2(window.canReadLine() || window.waitForReadyRead(60'000), window.readAllStandardError());
            const QByteArray line = window.readLine();
            if (!line.startsWith("stored ")) continue;
            reported = line.mid(7).trimmed().toInt();
            ++edit;
        }
        // While it is busy with the next ones.
        QElapsedTimer timer;
        timer.start();
        for (const int wait = random.bounded(30); timer.elapsed() < wait;) {}
        window.kill();
        QVERIFY(window.waitForFinished());
        while (window.canReadLine())
            if (const QByteArray line = window.readLine(); line.startsWith("stored "))
                reported = line.mid(7).trimmed().toInt();
        const int stored = storedCopies();
        QVERIFY2(stored >= reported, qPrintable(QString("%1 of %2").arg(stored).arg(reported)));
        QVERIFY2(stored <= reported + 2, "nothing that nobody typed");
        QVERIFY(reported > before);
        before = stored;
    }
}

MAZZO_TEST(TestKilledWindow)
#include "tst_killed_window.moc"
