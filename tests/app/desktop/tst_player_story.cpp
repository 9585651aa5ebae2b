// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/app/desktop/window_player.h"
#include "tests/support/test_registry.h"

#include <QQuickStyle>

using namespace mazzo::tests;

/// What a player does from the first start to the next day, with keys and clicks on the real window and a real
/// database.
class TestPlayerStory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aLegalDeckIsBuiltFromNothingAndIsThereTheNextDay();
    void anIllegalDeckIsMendedByItsFixesAndAllOfItUndone();
    void aHandIsTestedWithAMulligan();
    void aReadOnlyDiskLosesNothing();

private:
    void start();
    void settle();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window->window(), key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) QTest::keyClick(m_window->window(), letter.toLatin1());
    }
    /// Presses what a screen reader calls so.
    [[nodiscard]] bool press(const QString& name);
    [[nodiscard]] DeckEditor& editor() { return *m_window->model().editor(); }
    [[nodiscard]] QString verdict() { return editor().rules()->verdict(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

void TestPlayerStory::initTestCase()
{
    QQuickStyle::setStyle("Basic");
    QAccessible::setActive(true);
}

void TestPlayerStory::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    CHECKED(start());
}

void TestPlayerStory::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestPlayerStory::start()
{
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    m_window->model().preferences()->setLanguage("en");
    QVERIFY(m_window->show());
    m_window->window()->resize(1440, 900);
    m_window->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window->window()));
    CHECKED(settle());
}

void TestPlayerStory::settle()
{
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(
        !editor().busy() && !m_window->model().decks()->busy() && editor().repair()->state() != "working", 20'000);
    QCoreApplication::processEvents();
}

bool TestPlayerStory::press(const QString& name)
{
    if (!clickControl(*m_window->window(), name)) return false;
    settle();
    return !QTest::currentTestFailed();
}

void TestPlayerStory::aLegalDeckIsBuiltFromNothingAndIsThereTheNextDay()
{
    key(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(controlIn(*m_window->window(), "EverZone") != nullptr);
    type("First deck");
    QVERIFY(press("EverZone"));
    QTRY_COMPARE(m_window->model().navigation()->page(), Navigation::Page::Editor);
    CHECKED(settle());
    QCOMPARE(editor().header()->name(), "First deck");
    QCOMPARE(verdict(), "unfinished");
    // Typing anywhere searches, Enter adds.
    type("adam finn");
    key(Qt::Key_Return);
    CHECKED(settle());
    QCOMPARE(editor().deck()->total(), 1);
    QVERIFY(press("Clear the search"));
    QVERIFY(press("Only cards that can be added without breaking a rule"));
    key(Qt::Key_F, Qt::ControlModifier);
    for (int added = 1; added < 50; ++added) {
        key(Qt::Key_Return);
        CHECKED(settle());
        QCOMPARE(editor().deck()->total(), added + 1);
        QVERIFY(verdict() != "illegal");
    }
    QCOMPARE(verdict(), "legal");
    const std::string text = editor().openDeck()->text();

    // The next day.
    m_window.reset();
    CHECKED(start());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Editor);
    QCOMPARE(editor().openDeck()->text(), text);
    key(Qt::Key_1, Qt::ControlModifier);
    CHECKED(settle());
    QCOMPARE(m_window->model().decks()->decks()->at(0, "verdict"), "legal");
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    CHECKED(settle());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Editor);
    QCOMPARE(editor().openDeck()->text(), text);
}

void TestPlayerStory::anIllegalDeckIsMendedByItsFixesAndAllOfItUndone()
{
    const QString id = m_window->model().decks()->addText(
        "name: Iron Tide\ngame: everzone\n[leader]\n1 Adam Finn\n[forces]\n1 Gunlid\n2 Marine\n");
    m_window->model().openDeck(id);
    CHECKED(settle());
    QCOMPARE(verdict(), "illegal");
    const std::string before = editor().openDeck()->text();
    const auto broken = [&] { return editor().rules()->list()->at(0, "status").toString() == "broken"; };
    for (int step = 0; step < 5 && broken(); ++step) {
        const QString fix = editor().rules()->list()->at(0, "fixes").toStringList().value(0);
        QVERIFY2(press(fix), qPrintable(fix));
    }
    QCOMPARE(verdict(), "unfinished");
    // The rest is far away: the smallest repair is shown, and only then applied.
    key(Qt::Key_M, Qt::ControlModifier);
    CHECKED(settle());
    QCOMPARE(editor().repair()->state(), "found");
    QCOMPARE(verdict(), "unfinished");
    QVERIFY(press("Apply"));
    QCOMPARE(verdict(), "legal");
    QCOMPARE(editor().deck()->total(), 50);
    while (editor().canUndo()) key(Qt::Key_Z, Qt::ControlModifier);
    CHECKED(settle());
    QCOMPARE(editor().openDeck()->text(), before);
    QCOMPARE(verdict(), "illegal");
    while (editor().canRedo()) key(Qt::Key_Y, Qt::ControlModifier);
    CHECKED(settle());
    QCOMPARE(verdict(), "legal");
    m_window.reset();
    CHECKED(start());
    m_window->model().openDeck(id);
    CHECKED(settle());
    QCOMPARE(verdict(), "legal");
}

void TestPlayerStory::aHandIsTestedWithAMulligan()
{
    AppModel& app = m_window->model();
    app.openDeck(app.decks()->startFrom(0));
    CHECKED(settle());
    QVERIFY(press("Test opening hand"));
    QTRY_COMPARE(app.navigation()->page(), Navigation::Page::Goldfish);
    const int hand = app.table()->zones()->hand()->count();
    QVERIFY(hand > 0);
    int mulligan = -1;
    for (int row = 0; row < app.table()->actions()->buttons()->count(); ++row)
        if (app.table()->actions()->buttons()->at(row, "label").toString().startsWith("Mulligan")) mulligan = row;
    QVERIFY(mulligan >= 0);
    app.table()->actions()->press(mulligan);
    QVERIFY(app.table()->zones()->hand()->count() < hand);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(app.table()->zones()->hand()->count(), hand);
    key(Qt::Key_Escape);
    QCOMPARE(app.navigation()->page(), Navigation::Page::Goldfish);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(app.navigation()->page(), Navigation::Page::Editor);
}

void TestPlayerStory::aReadOnlyDiskLosesNothing()
{
    AppModel& app = m_window->model();
    app.openDeck(app.decks()->startFrom(0));
    CHECKED(settle());
    const int total = editor().deck()->total();
    // As a disk that takes nothing any more would have it: another program holds the library for good.
    const auto other = Database::open(std::filesystem::path(m_library->file("mazzo.db").toStdString()));
    QVERIFY(other);
    QVERIFY(other->execute("PRAGMA busy_timeout = 0; BEGIN IMMEDIATE"));
    editor().change(1, 1);
    QCOMPARE(editor().deck()->total(), total + 1);
    QTRY_VERIFY_WITH_TIMEOUT(!editor().problem().isEmpty(), 30'000);
    QCOMPARE(editor().deck()->total(), total + 1);
    QVERIFY(other->execute("ROLLBACK"));
    // What could not be stored goes with the next step.
    editor().change(1, 1);
    QTRY_COMPARE_WITH_TIMEOUT(editor().problem(), QString(), 30'000);
    const std::string text = editor().openDeck()->text();
    const QString id = editor().deckId();
    m_window.reset();
    CHECKED(start());
    m_window->model().openDeck(id);
    CHECKED(settle());
    QCOMPARE(editor().openDeck()->text(), text);
    QCOMPARE(editor().deck()->total(), total + 2);
}

MAZZO_TEST(TestPlayerStory)
#include "tst_player_story.moc"
