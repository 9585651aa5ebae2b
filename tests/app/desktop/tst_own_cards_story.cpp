// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/app/desktop/window_player.h"
#include "tests/support/test_registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQuickStyle>

using namespace mazzo::tests;

/// A player enters cards of their own with keys and clicks on the real window, builds a deck of them, plays it, and
/// hands the cards on to somebody with an empty library.
class TestOwnCardsStory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cardsAreEnteredPlayedAndHandedOn();

private:
    void start();
    void enterCardsByForm();
    void enterCardsByTable();
    void buildDeck();
    [[nodiscard]] QStringList playedHands();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window->window(), key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) QTest::keyClick(m_window->window(), letter.toLatin1());
    }
    /// Types a value of the form and goes on to the next field.
    void fill(const QString& text)
    {
        type(text);
        key(Qt::Key_Return);
    }
    [[nodiscard]] bool press(const QString& name);
    [[nodiscard]] QString focused() const;  ///< what a screen reader calls the control with the focus
    void settle();
    [[nodiscard]] AppModel& app() { return m_window->model(); }
    [[nodiscard]] MyCards& cards() { return *app().myCards(); }
    [[nodiscard]] DeckEditor& editor() { return *app().editor(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

namespace {

constexpr int kByForm = 10;
constexpr int kByTable = 10;

QString nameOfCard(int number) { return QStringLiteral("Dragon Q%1").arg(QChar('a' + number)); }

}  // namespace

void TestOwnCardsStory::initTestCase()
{
    QQuickStyle::setStyle("Basic");
    QAccessible::setActive(true);
}

void TestOwnCardsStory::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestOwnCardsStory::start()
{
    m_window.reset();
    m_library = std::make_unique<TemporaryLibrary>();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    app().preferences()->setLanguage("en");
    QVERIFY(m_window->show());
    m_window->window()->resize(1440, 900);
    m_window->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window->window()));
    CHECKED(settle());
    app().chooseGame("sovereign");
    app().navigation()->open(Navigation::Page::MyCards);
    QTRY_VERIFY_WITH_TIMEOUT(cards().table()->count() > 0, 20'000);
}

void TestOwnCardsStory::settle()
{
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(
        !editor().busy() && !editor().search()->busy() && !app().decks()->busy() && !cards().busy(), 20'000);
    QCoreApplication::processEvents();
}

bool TestOwnCardsStory::press(const QString& name)
{
    if (!clickControl(*m_window->window(), name)) return false;
    settle();
    return !QTest::currentTestFailed();
}

QString TestOwnCardsStory::focused() const
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_window->window()->focusObject());
    return interface != nullptr ? interface->text(QAccessible::Name) : QString();
}

void TestOwnCardsStory::enterCardsByForm()
{
    const int before = cards().table()->count();
    QVERIFY(press("New card"));
    for (int number = 0; number < kByForm; ++number) {
        QTRY_COMPARE(focused(), "Name");
        QCOMPARE(cards().form()->name(), QString());
        const bool isClass = number == 0;
        fill(nameOfCard(number));
        QCOMPARE(focused(), "Type");
        fill(isClass ? "Class" : number == 1 ? "haer" : "");  // the type of the last card stays
        if (isClass) {
            QCOMPARE(focused(), "Level");
            fill("5");
        } else {
            QCOMPARE(focused(), "Cost");
            fill(QString::number(1 + number % 4));
            QCOMPARE(focused(), "Colours");
            fill("gr");
            QCOMPARE(focused(), "Race, class or school");
            fill("dragon");
            QCOMPARE(focused(), "Force");
            fill(QString::number(2 + number % 3));
        }
        key(Qt::Key_Return, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(cards().table()->count(), before + number + 1, 20'000);
    }
    const int row = cards().table()->count() - 1;
    QCOMPARE(cards().table()->cell(row, 0).text, nameOfCard(kByForm - 1));
    QCOMPARE(cards().table()->cell(row, 1).text, "Haerian");
    key(Qt::Key_Escape);  // the list of choices, or the form
    if (cards().form()->isNew()) key(Qt::Key_Escape);
    QTRY_VERIFY(!cards().form()->isNew());
}

void TestOwnCardsStory::enterCardsByTable()
{
    const int before = cards().table()->count();
    QString block = "Name\tType\tCost\tColours\tRace, class or school\tForce\n";
    for (int number = kByForm; number < kByForm + kByTable; ++number)
        block += nameOfCard(number) + QStringLiteral("\tHaerian\t2\tWhite\tdragon\t3\n");
    QGuiApplication::clipboard()->setText(block);
    QVERIFY(press("Paste table"));
    QTRY_COMPARE_WITH_TIMEOUT(cards().table()->count(), before + kByTable, 20'000);
    QCOMPARE(cards().problem(), QString());
}

void TestOwnCardsStory::buildDeck()
{
    key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(app().navigation()->page() == Navigation::Page::Decks);
    CHECKED(settle());
    key(Qt::Key_N, Qt::ControlModifier);
    type("Dragons");
    QVERIFY(press("Sovereign"));
    QTRY_COMPARE(app().navigation()->page(), Navigation::Page::Editor);
    CHECKED(settle());
    // One Class, twelve cards four times, one twice.
    for (int number = 0; number < 14; ++number) {
        type(nameOfCard(number));
        // Enter adds the first hit of the search.
        QTRY_COMPARE_WITH_TIMEOUT(editor().search()->cards()->index(0).data(CardList::Name).toString(),
                                  nameOfCard(number), 20'000);
        CHECKED(settle());
        const int copies = number == 0 ? 1 : number == 13 ? 2 : 4;
        for (int copy = 0; copy < copies; ++copy) {
            key(Qt::Key_Return);
            CHECKED(settle());
        }
        QVERIFY(press("Clear the search"));
    }
    QCOMPARE(editor().deck()->total(), 51);
    QTRY_COMPARE_WITH_TIMEOUT(editor().rules()->verdict(), "legal", 20'000);
}

/// The hands of three turns that are dealt by a fixed seed.
QStringList TestOwnCardsStory::playedHands()
{
    if (!press("Test opening hand")) return {};
    GoldfishTable& table = *app().table();
    if (!table.setSeed("7")) return {};
    QStringList hands;
    for (const QString action : {"keep", "first", "end", "end", "end"}) {
        QStringList names;
        for (int row = 0; row < table.zones()->hand()->count(); ++row)
            names.append(table.zones()->hand()->at(row, "name").toString());
        hands.append(names.join(", "));
        if (!table.act(action)) break;
    }
    return hands;
}

void TestOwnCardsStory::cardsAreEnteredPlayedAndHandedOn()
{
    CHECKED(start());
    CHECKED(enterCardsByForm());
    CHECKED(enterCardsByTable());
    CHECKED(buildDeck());
    const QString deck = QString::fromStdString(editor().openDeck()->text());
    const QStringList hands = playedHands();
    QVERIFY(hands.size() > 3);
    QVERIFY(hands.front().contains("Dragon"));
    const QString turn = app().table()->turn()->title();
    QVERIFY2(turn.contains('3') || turn.contains('4'), qPrintable(turn));

    // What the file dialog would do.
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("dragons.zip"));
    cards().exportLayer(file);
    CHECKED(settle());
    QCOMPARE(cards().problem(), QString());

    CHECKED(start());  // somebody else
    QString id = app().decks()->addText(deck);
    app().openDeck(id);
    CHECKED(settle());
    QVERIFY(editor().rules()->verdict() != "legal");
    app().navigation()->open(Navigation::Page::MyCards);
    cards().openFile(file);
    QTRY_COMPARE_WITH_TIMEOUT(cards().layerImport()->state(), "report", 20'000);
    QCOMPARE(cards().layerImport()->added(), kByForm + kByTable);
    QTRY_VERIFY(press("Import"));
    QTRY_COMPARE_WITH_TIMEOUT(cards().layerImport()->state(), "none", 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(editor().deck()->unknownNames(), 0, 20'000);
    app().openDeck(id);
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "legal");
    QCOMPARE(playedHands(), hands);
}

MAZZO_TEST(TestOwnCardsStory)
#include "tst_own_cards_story.moc"
