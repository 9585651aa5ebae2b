// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "app/desktop/desktop.h"
#include "carddata/library/database.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QAccessible>
#include <QProcess>
#include <QQuickItem>
#include <QQuickStyle>

using namespace mazzo::tests;

/// The window with its views: keyboard, screen reader, and that every view loads.
class TestDesktopWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void typingAnywhereSearches();
    void arrowsAndEnterOpenACard();
    void escapeClearsButLeavesNoPage();
    void numbersOpenPages();
    void tabReachesEveryPart();
    void f6SwitchesBetweenRailAndPage();
    void aValueIsEnteredByKeyboard();
    void theWindowsPlaceIsRemembered();
    void theFrameIsThereBeforeTheLibrary();
    void theDeckIsOpenAgain();
    void aLinkWaitsForTheGames();
    void aPackThatIsOpenedIsShownOnTheGamesPage();
    void itDoesNotCloseOverADeckThatIsNotStored();
    void theSelfTestPassesAndScreenshotsAreWritten();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window->window(), key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) QTest::keyClick(m_window->window(), letter.toLatin1());
    }
    void settle()
    {
        QCoreApplication::processEvents();
        QTRY_VERIFY(!m_window->model().search()->busy());
        QCoreApplication::processEvents();
    }
    /// The values of a property that items in sight have, in the order of the items.
    [[nodiscard]] QStringList shown(const char* property) const
    {
        return shown(property, m_window->window()->contentItem());
    }
    [[nodiscard]] static QStringList shown(const char* property, const QQuickItem* below)
    {
        if (!below->isVisible()) return {};
        QStringList values;
        if (const QVariant value = below->property(property); value.isValid()) values.append(value.toString());
        for (const QQuickItem* child : below->childItems()) values += shown(property, child);
        return values;
    }
    [[nodiscard]] QString focusName() const
    {
        QAccessibleInterface* focus = QAccessible::queryAccessibleInterface(m_window->window()->activeFocusItem());
        return focus != nullptr ? focus->text(QAccessible::Name) : QString();
    }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

void TestDesktopWindow::initTestCase()
{
    QQuickStyle::setStyle("Basic");
    QAccessible::setActive(true);
}

void TestDesktopWindow::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    m_window->model().preferences()->setLanguage("en");
    QVERIFY(m_window->show());
    m_window->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window->window()));
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Decks);
    m_window->model().showCards("everzone");
    CHECKED(settle());
}

void TestDesktopWindow::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestDesktopWindow::typingAnywhereSearches()
{
    m_window->model().navigation()->open(Navigation::Page::Games);
    CHECKED(settle());
    type("mar");
    CHECKED(settle());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Cards);
    QCOMPARE(m_window->model().search()->text(), "mar");
    QVERIFY(m_window->model().search()->result()->sure() < 111);
}

void TestDesktopWindow::arrowsAndEnterOpenACard()
{
    type("marine");
    CHECKED(settle());
    key(Qt::Key_Down);
    CHECKED(settle());
    QVERIFY2(focusName().startsWith("Marine"), qPrintable(focusName()));
    key(Qt::Key_Return);
    CHECKED(settle());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Card);
    QCOMPARE(m_window->model().cardPage()->name(), "Marine");
}

void TestDesktopWindow::escapeClearsButLeavesNoPage()
{
    m_window->model().showCard("marine");
    CHECKED(settle());
    key(Qt::Key_Escape);
    CHECKED(settle());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Card);
    key(Qt::Key_Left, Qt::AltModifier);
    CHECKED(settle());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Cards);
    type("xyz");
    CHECKED(settle());
    key(Qt::Key_Escape);
    CHECKED(settle());
    QCOMPARE(m_window->model().search()->text(), QString());
}

void TestDesktopWindow::numbersOpenPages()
{
    int number = Qt::Key_1;
    using enum Navigation::Page;
    for (const Navigation::Page page : {Decks, Goldfish, Analysis, Cards, Collection, Games, Help, Settings}) {
        key(static_cast<Qt::Key>(number++), Qt::ControlModifier);
        QCOMPARE(m_window->model().navigation()->page(), page);
    }
}

void TestDesktopWindow::tabReachesEveryPart()
{
    QStringList reached;
    for (int i = 0; i < 60; ++i) {
        key(Qt::Key_Tab);
        reached.append(focusName());
    }
    for (const QString part : {"Search cards", "Adam Finn", "Show as", "Type: Unit", "Cards", "Games", "Settings"}) {
        const bool there = std::ranges::any_of(reached, [&](const QString& name) { return name.startsWith(part); });
        QVERIFY2(there, qPrintable(part + " not in " + reached.join(" | ")));
    }
    for (const QString& name : reached) QVERIFY2(!name.isEmpty(), qPrintable(reached.join(" | ")));
}

void TestDesktopWindow::f6SwitchesBetweenRailAndPage()
{
    key(Qt::Key_F6);
    QCOMPARE(focusName(), "Cards");
    key(Qt::Key_Down);
    QCOMPARE(focusName(), "Collection");
    key(Qt::Key_Down);
    QCOMPARE(focusName(), "Games");
    key(Qt::Key_Return);
    CHECKED(settle());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Games);
    QVERIFY2(focusName().startsWith("EverZone, 111 cards"), qPrintable(focusName()));
    key(Qt::Key_F6);
    QCOMPARE(focusName(), "Games");
    key(Qt::Key_F6);
    QVERIFY2(focusName().startsWith("EverZone, 111 cards"), qPrintable(focusName()));
}

void TestDesktopWindow::aValueIsEnteredByKeyboard()
{
    m_window->model().showCard("marine");
    CHECKED(settle());
    for (int i = 0; i < 40 && focusName() != "Enter Attack from the card"; ++i) key(Qt::Key_Tab);
    QCOMPARE(focusName(), "Enter Attack from the card");
    key(Qt::Key_Return);
    CHECKED(settle());
    QCOMPARE(focusName(), "Attack as printed on the card");
    type("x");
    key(Qt::Key_Return);
    QTRY_VERIFY(!m_window->model().cardPage()->values()->refusal().isEmpty());
    key(Qt::Key_Backspace);
    type("4");
    key(Qt::Key_Return);
    CHECKED(settle());
    m_window->model().search()->setText("attack=4");
    CHECKED(settle());
    QTRY_COMPARE(m_window->model().search()->result()->sure(), 1);
}

void TestDesktopWindow::theWindowsPlaceIsRemembered()
{
    m_window->window()->setGeometry(30, 40, 760, 560);
    CHECKED(settle());
    m_window.reset();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    QVERIFY(m_window->show());
    QCOMPARE(m_window->window()->geometry(), QRect(30, 40, 760, 560));
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Cards);
}

/// As the program starts: rail and bar at once, in the player's language and theme; the page when its contents are
/// known.
void TestDesktopWindow::theFrameIsThereBeforeTheLibrary()
{
    (void)m_window->model().decks()->startFrom(0);
    m_window->model().preferences()->setTheme("dark");
    m_window->model().preferences()->setLanguage("it");
    m_window->model().navigation()->open(Navigation::Page::Decks);
    m_window.reset();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library, std::make_shared<LibraryReading>());
    QVERIFY(m_window->show());
    AppModel& app = m_window->model();
    QVERIFY(app.library()->loading());
    QVERIFY(app.preferences()->dark());
    QVERIFY(shown("title").contains("Mazzi"));
    QCOMPARE(shown("glyph").count("decks"), 1);  // in the rail; nothing says that there are no decks
    QTRY_VERIFY(!app.library()->loading());
    QCOMPARE(app.decks()->total(), 1);
    QTRY_VERIFY(shown("name").contains("Adam Finn"));
    QCOMPARE(shown("glyph").count("decks"), 1);
}

void TestDesktopWindow::theDeckIsOpenAgain()
{
    const QString deck = m_window->model().decks()->startFrom(0);
    m_window->model().openDeck(deck);
    CHECKED(settle());
    m_window.reset();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library, std::make_shared<LibraryReading>());
    QVERIFY(m_window->show());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Editor);
    QTRY_COMPARE(m_window->model().editor()->deckId(), deck);
    // A deck that is gone leaves all the others.
    m_window->model().decks()->remove(deck);
    m_window->model().decks()->dismissRemoved();
    QTRY_VERIFY(!m_window->model().editor()->busy());
    m_window->model().rememberPage();
    m_window.reset();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Decks);
}

void TestDesktopWindow::aLinkWaitsForTheGames()
{
    m_window.reset();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library, std::make_shared<LibraryReading>());
    QVERIFY(m_window->show());
    m_window->model().importAddress("mazzo://v1/GsWsRRD0KhCl--sk");
    QVERIFY(!m_window->model().importing()->shown());
    QTRY_VERIFY(m_window->model().importing()->shown());
}

void TestDesktopWindow::aPackThatIsOpenedIsShownOnTheGamesPage()
{
    QFile file(m_library->file("game.mazzopack"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no zip file") > 0);
    file.close();
    m_window->model().importAddress(QUrl::fromLocalFile(file.fileName()).toString());
    QCOMPARE(m_window->model().navigation()->page(), Navigation::Page::Games);
    QTRY_VERIFY(shown("text").join('\n').contains("The pack was not installed"));
    QVERIFY(!m_window->model().importing()->shown());
}

void TestDesktopWindow::itDoesNotCloseOverADeckThatIsNotStored()
{
    const auto other = Database::open(m_library->file("mazzo.db").toStdString());
    QVERIFY(other &&
            other->execute(
                "CREATE TRIGGER no_room BEFORE INSERT ON deck_revision BEGIN SELECT RAISE(ABORT, 'no room'); END"));
    DeckLibrary& decks = *m_window->model().decks();
    (void)decks.create("everzone", "Patient");
    QTRY_COMPARE(decks.unstored(), QStringList("Patient"));
    QTRY_VERIFY(!decks.busy());
    QVERIFY(!m_window->window()->close());
    QTRY_VERIFY(shown("text").contains("Try again"));
    QVERIFY(shown("text").join('\n').contains("Patient"));
    QVERIFY(m_window->window()->isVisible());
    QVERIFY(other->execute("DROP TRIGGER no_room"));
    QTRY_COMPARE(focusName(), "Try again");
    key(Qt::Key_Space);
    QTRY_VERIFY(!m_window->window()->isVisible());
    QCOMPARE(decks.unstored(), QStringList());
}

/// Both go through every page; side by side they take half as long.
void TestDesktopWindow::theSelfTestPassesAndScreenshotsAreWritten()
{
    QTemporaryDir folder;
    QProcess selfTest;
    QProcess screenshots;
    selfTest.start(MAZZO_PROGRAM, {"--self-test"});
    screenshots.start(MAZZO_PROGRAM, {"--screenshots", folder.filePath("new")});
    for (QProcess* program : {&selfTest, &screenshots}) {
        QVERIFY(program->waitForFinished(240'000));
        QVERIFY2(program->exitCode() == 0, program->readAllStandardError());
    }
    for (const QString name : {"decks-light-en", "editor-dark-it", "cards-light-en", "card-light-it", "games-dark-en",
                               "settings-light-it", "goldfish-everzone-dark-en", "goldfish-zombinion-light-it",
                               "goldfish-sovereign-dark-it", "goldfish-war-of-the-worlds-light-en"}) {
        const QImage picture(folder.filePath("new/" + name + ".png"));
        QVERIFY2(!picture.isNull(), qPrintable(name));
    }
}

MAZZO_TEST(TestDesktopWindow)
#include "tst_desktop_window.moc"
