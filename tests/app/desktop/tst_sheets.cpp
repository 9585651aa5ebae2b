// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QAccessible>
#include <QFile>
#include <QQuickItem>
#include <QQuickStyle>

#include <functional>

using namespace mazzo::tests;

namespace {

constexpr int kMaxStops = 80;

void collect(QAccessibleInterface* at, QList<QAccessibleInterface*>& all)
{
    if (at == nullptr || at->state().invisible) return;
    all.append(at);
    for (int i = 0; i < at->childCount(); ++i) collect(at->child(i), all);
}

bool isControl(QAccessible::Role role)
{
    return QList{QAccessible::Button,   QAccessible::CheckBox, QAccessible::RadioButton, QAccessible::EditableText,
                 QAccessible::ComboBox, QAccessible::SpinBox,  QAccessible::ListItem}
        .contains(role);
}

QString describe(QQuickItem* item)
{
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
    return QStringLiteral("“%1” (%2)")
        .arg(accessible != nullptr ? accessible->text(QAccessible::Name) : QString(), QDebug::toString(item));
}

}  // namespace

/// Every sheet as a screen reader and a keyboard find it, in normal and in double size.
class TestSheets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void everySheetIsUsableByKeyboardAndScreenReader_data();
    void everySheetIsUsableByKeyboardAndScreenReader();

private:
    [[nodiscard]] QQuickWindow& window() const { return *m_window->window(); }
    [[nodiscard]] AppModel& app() const { return m_window->model(); }
    void settle();
    /// The popup of that QML type; a sheet that waits to be opened has no item yet.
    [[nodiscard]] QObject* sheet(const QString& type) const;
    void show(const QString& type);
    /// Presses the keys that open a sheet; false if there are none.
    bool showByKeys(const QString& type);
    void checkNames(QQuickItem* inside);
    void checkStops(QQuickItem* inside);

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

void TestSheets::initTestCase()
{
    QQuickStyle::setStyle("Basic");
    QAccessible::setActive(true);
    m_library = std::make_unique<TemporaryLibrary>();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::None);
    app().preferences()->setLanguage("en");
    app().preferences()->setReducedMotion(true);
    QVERIFY(m_window->show());
    window().resize(1280, 800);
    window().requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    app().chooseGame("everzone");
    app().openDeck(app().decks()->startFrom(0));
    app().testHand();
    CHECKED(settle());
    app().navigation()->open(Navigation::Page::Collection);
    app().collection()->addBoxes("everzone-base", 1, "Box A");
    CHECKED(settle());
    app().collection()->search()->cards()->chooseBetween(0, 2);
    app().collection()->lots()->show("marine");
    (void)app().decks()->addText("name: Greedy\ngame: everzone\n[forces]\n9 Veil\n9 Marine\n");
    CHECKED(settle());
    for (int row = 0; row < app().collection()->builds()->decks()->count(); ++row)
        if (app().collection()->builds()->decks()->at(row, "name") == "Greedy")
            app().collection()->builds()->toggle(row);
    CHECKED(settle());
}

void TestSheets::cleanupTestCase()
{
    m_window.reset();
    m_library.reset();
}

void TestSheets::settle()
{
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(!app().search()->busy() && !app().editor()->busy() && !app().decks()->busy() &&
                                 !app().table()->busy() && !app().collection()->busy() && !app().importing()->busy(),
                             60'000);
    QCoreApplication::processEvents();
    (void)window().grabWindow();  // lays everything out
}

QObject* TestSheets::sheet(const QString& type) const
{
    for (QObject* each : window().findChildren<QObject*>())
        if (QString::fromLatin1(each->metaObject()->className()).startsWith(type + "_QMLTYPE")) return each;
    return nullptr;
}

void TestSheets::show(const QString& type)
{
    QObject* found = sheet(type);
    QVERIFY2(found != nullptr, qPrintable(type));
    QVERIFY(QMetaObject::invokeMethod(found, "open"));
}

bool TestSheets::showByKeys(const QString& type)
{
    if (type == "NewDeckSheet") QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
    else if (type == "RenameSheet") QTest::keyClick(&window(), Qt::Key_F2);
    else if (type == "PaletteSheet") QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
    else if (type == "KeysSheet") QTest::keyClick(&window(), '?');
    else if (type == "AddToDeckSheet") {
        QTest::keyClick(&window(), Qt::Key_Down);  // from the search into the cards
        QTest::keyClick(&window(), '+');
    } else return false;
    return true;
}

void TestSheets::everySheetIsUsableByKeyboardAndScreenReader_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("scale");
    const QList<std::pair<const char*, const char*>> sheets{{"goldfish", "SeedSheet"},
                                                            {"collection", "BoxSheet"},
                                                            {"collection", "LendSheet"},
                                                            {"collection", "EditDetailsSheet"},
                                                            {"collection", "MoveCopiesSheet"},
                                                            {"collection", "WantSheet"},
                                                            {"collection", "PackingSheet"},
                                                            {"collection", "UnknownCardsSheet"},
                                                            {"collection", "CollectionImportSheet"},
                                                            {"decks", "ShareSheet"},
                                                            {"decks", "ImportSheet"},
                                                            {"decks", "CorrectionSheet"},
                                                            {"decks", "NewDeckSheet"},
                                                            {"decks", "RenameSheet"},
                                                            {"decks", "PaletteSheet"},
                                                            {"decks", "KeysSheet"},
                                                            {"editor", "OptionsSheet"},
                                                            {"cards", "AddToDeckSheet"}};
    for (const auto& [page, type] : sheets)
        for (const int scale : {100, 200}) QTest::addRow("%s at %d %%", type, scale) << page << type << scale;
}

void TestSheets::everySheetIsUsableByKeyboardAndScreenReader()
{
    QFETCH(QString, page);
    QFETCH(QString, type);
    QFETCH(int, scale);
    app().preferences()->setTextScale(scale);
    app().navigation()->open(*pageOf(page));
    CHECKED(settle());
    const QQuickItem* before = window().activeFocusItem();
    QVERIFY(before != nullptr && before != window().contentItem());
    if (type == "ShareSheet") app().sharing()->share(app().decks()->decks()->at(0, "deckId").toString());
    else if (type == "ImportSheet" || type == "CorrectionSheet")
        app().importing()->open("4 Marine\n2 Sea Arow\n1 Quetzalcoatlus\n");
    else if (!showByKeys(type)) show(type);
    CHECKED(settle());
    if (type == "CollectionImportSheet") {
        QFile file(m_library->file("mine.csv"));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("Count,Name\n4,Marine\n2,Sea Arow\n3,Quetzalcoatlus\n");
        file.close();
        app().collection()->imports()->read(QUrl::fromLocalFile(file.fileName()));
        QTRY_COMPARE(app().collection()->imports()->state(), "report");
    }
    if (type == "CorrectionSheet") {
        app().importing()->correction()->begin(1);
        CHECKED(show(type));
    }
    QObject* open = sheet(type);
    QTRY_VERIFY(open->property("opened").toBool());
    CHECKED(settle());
    auto* inside = open->property("contentItem").value<QQuickItem*>();
    QVERIFY(inside != nullptr);
    // The sheet is in the window, whatever the size of the letters.
    const QRectF place = inside->mapRectToScene(inside->boundingRect());
    QVERIFY2(QRectF(0, 0, window().width(), window().height()).contains(place), qPrintable(QDebug::toString(place)));
    CHECKED(checkNames(inside));
    CHECKED(checkStops(inside));
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(!open->property("opened").toBool());
    // Who closes a sheet goes on where it was opened; the second of two leaves the first.
    if (type == "CorrectionSheet") QTest::keyClick(&window(), Qt::Key_Escape);
    if (type == "AddToDeckSheet") before = window().activeFocusItem();  // opened from the cards, not from the search
    QTRY_COMPARE(window().activeFocusItem(), before);
    QVERIFY(before != window().contentItem());
    app().importing()->dismiss();
    app().sharing()->dismiss();
    app().preferences()->setTextScale(100);
    CHECKED(settle());
}

void TestSheets::checkNames(QQuickItem* inside)
{
    QList<QAccessibleInterface*> all;
    collect(QAccessible::queryAccessibleInterface(inside), all);
    QVERIFY2(!all.isEmpty() && all.first()->role() == QAccessible::Dialog, "the sheet is no dialog");
    QVERIFY(!all.first()->text(QAccessible::Name).isEmpty());
    int controls = 0;
    for (QAccessibleInterface* each : all) {
        if (!isControl(each->role())) continue;
        ++controls;
        QVERIFY2(!each->text(QAccessible::Name).trimmed().isEmpty(),
                 qPrintable("no name: " + describe(qobject_cast<QQuickItem*>(each->object()))));
    }
    QVERIFY(controls > 0);
}

/// Tab goes round inside the sheet; wherever it stops, something is seen of it.
void TestSheets::checkStops(QQuickItem* inside)
{
    QList<QQuickItem*> stops;
    while (stops.size() < kMaxStops) {
        QTest::keyClick(&window(), Qt::Key_Tab);
        QCoreApplication::processEvents();
        QQuickItem* item = window().activeFocusItem();
        if (item == nullptr || stops.contains(item)) break;
        stops.append(item);
        QVERIFY2(inside->isAncestorOf(item), qPrintable("Tab leaves the sheet: " + describe(item)));
        const QRectF view = inside->mapRectToScene(inside->boundingRect());
        QVERIFY2(view.intersects(item->mapRectToScene(item->boundingRect())),
                 qPrintable("the focus is out of sight: " + describe(item)));
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
        QVERIFY2(accessible != nullptr && !accessible->text(QAccessible::Name).trimmed().isEmpty(),
                 qPrintable("Tab stops at something without a name: " + describe(item)));
    }
    QVERIFY2(!stops.isEmpty() && stops.size() < kMaxStops, qPrintable(QString::number(stops.size())));
    // Every button that is seen can be reached.
    QList<QAccessibleInterface*> all;
    collect(QAccessible::queryAccessibleInterface(inside), all);
    for (QAccessibleInterface* each : all) {
        auto* item = qobject_cast<QQuickItem*>(each->object());
        if (item == nullptr || each->role() != QAccessible::Button || !item->isEnabled()) continue;
        bool reachable = false;
        for (QQuickItem* at = item; at != nullptr && !reachable; at = at->parentItem()) reachable = stops.contains(at);
        QVERIFY2(reachable, qPrintable("no key leads to " + describe(item)));
    }
}

MAZZO_TEST(TestSheets)
#include "tst_sheets.moc"
