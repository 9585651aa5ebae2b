// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QAccessible>
#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QQuickStyle>

#include <set>

using namespace mazzo::tests;

namespace {

constexpr int kMaxStops = 120;
constexpr double kMinSeen = 20;  // pixels; a list may be higher than its window

/// Everything below an accessible object that is in sight.
void collect(QAccessibleInterface* at, QList<QAccessibleInterface*>& all)
{
    if (at == nullptr || at->state().invisible) return;
    all.append(at);
    for (int i = 0; i < at->childCount(); ++i) collect(at->child(i), all);
}

/// Does pressing or typing there do something?
bool isControl(QAccessible::Role role)
{
    static const QList<QAccessible::Role> kControls{
        QAccessible::Button,       QAccessible::CheckBox, QAccessible::RadioButton,
        QAccessible::EditableText, QAccessible::ComboBox, QAccessible::PageTab,
        QAccessible::SpinBox,      QAccessible::ListItem, QAccessible::MenuItem};
    return kControls.contains(role);
}

/// The list or grid that an item is a row of.
QQuickItem* viewOf(QQuickItem* item)
{
    while (item != nullptr && !item->inherits("QQuickItemView")) item = item->parentItem();
    return item;
}

/// The first item below that has this property and for which it is true.
QQuickItem* itemWith(const char* property, QQuickItem* below)
{
    if (below->property(property).toBool()) return below;
    for (QQuickItem* child : below->childItems())
        if (QQuickItem* found = itemWith(property, child)) return found;
    return nullptr;
}

/// The first item below of that QML type.
QQuickItem* itemOf(const QString& type, QQuickItem* below)
{
    if (QString::fromLatin1(below->metaObject()->className()).startsWith(type + "_QMLTYPE")) return below;
    for (QQuickItem* child : below->childItems())
        if (QQuickItem* found = itemOf(type, child)) return found;
    return nullptr;
}

/// What can be seen of an item: not what a surface around it cuts off, and not what is outside of the window.
QRectF inSight(const QQuickItem* item)
{
    QRectF seen = item->mapRectToScene({0, 0, item->width(), item->height()});
    for (const QQuickItem* around = item->parentItem(); around != nullptr; around = around->parentItem())
        if (around->clip()) seen &= around->mapRectToScene({0, 0, around->width(), around->height()});
    return seen & QRectF({}, item->window()->size());
}

QString describe(QAccessibleInterface* of)
{
    return QStringLiteral("“%1” (%2)").arg(of->text(QAccessible::Name), QDebug::toString(of->object()));
}

}  // namespace

/// Every page as a screen reader and a keyboard find it.
class TestAccessibility : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void everyControlHasANameAndARole_data() { pages(); }
    void everyControlHasANameAndARole();
    void theKeyboardReachesEveryControl_data() { pages(); }
    void theKeyboardReachesEveryControl();
    void theFocusIsAlwaysSeen_data();
    void theFocusIsAlwaysSeen();
    void controlsHaveRolesAndDescriptions();
    void stillnessIsRespected();

private:
    static void pages();
    /// A page, or what is opened in it: "decks:history".
    void open(const QString& place);
    void openInside(const QString& what);
    void settle();
    /// Where Tab stops, from the page's first control until it comes round.
    QList<QPointer<QQuickItem>> stops();  // rows that came into sight may be gone again
    [[nodiscard]] QQuickWindow& window() const { return *m_window->window(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

void TestAccessibility::pages()
{
    QTest::addColumn<QString>("page");
    for (const char* page :
         {"decks", "editor", "goldfish", "cards", "card", "games", "collection", "settings", "decks:history",
          "decks:removed", "editor:repair", "editor:list", "cards:undecided", "card:value"})
        QTest::newRow(page) << page;
}

void TestAccessibility::initTestCase()
{
    QQuickStyle::setStyle("Basic");
    QAccessible::setActive(true);
    m_library = std::make_unique<TemporaryLibrary>();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    AppModel& app = m_window->model();
    app.preferences()->setLanguage("en");
    app.preferences()->setReducedMotion(true);
    QVERIFY(m_window->show());
    window().resize(1200, 780);
    window().requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    app.chooseGame("everzone");
    app.openDeck(app.decks()->startFrom(0));
    app.testHand();
    QVERIFY(app.table()->setSeed("7"));
    app.showCard("marine");
    CHECKED(settle());
}

void TestAccessibility::cleanupTestCase()
{
    m_window.reset();
    m_library.reset();
}

void TestAccessibility::settle()
{
    AppModel& app = m_window->model();
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(!app.search()->busy() && !app.editor()->busy() && !app.decks()->busy() &&
                                 !app.table()->busy() && !app.collection()->busy(),
                             60'000);
    QCoreApplication::processEvents();
    (void)window().grabWindow();  // lays everything out
}

void TestAccessibility::open(const QString& place)
{
    m_window->model().navigation()->open(*pageOf(place.section(':', 0, 0)));
    CHECKED(settle());
    CHECKED(openInside(place.section(':', 1)));
    CHECKED(settle());
}

void TestAccessibility::openInside(const QString& what)
{
    AppModel& app = m_window->model();
    if (what == "history") app.decks()->showHistory(app.decks()->decks()->at(0, "deckId").toString());
    else if (what == "removed") app.decks()->remove(app.decks()->startFrom(1));
    else if (what == "list") app.preferences()->setCardLayout("list");
    else if (what == "undecided") app.search()->setText("attack>3");
    else if (what == "value") itemOf("CardValuesPanel", window().contentItem())->setProperty("editing", "attack");
    else if (what == "repair") {
        QVERIFY(app.editor()->remove("marine"));
        CHECKED(settle());
        app.editor()->findRepair(false);
        QTRY_COMPARE_WITH_TIMEOUT(app.editor()->repair()->state(), "found", 60'000);
    }
}

void TestAccessibility::cleanup()
{
    AppModel& app = m_window->model();
    app.decks()->hideHistory();
    app.decks()->dismissRemoved();
    app.preferences()->setCardLayout("grid");
    app.search()->clear();
    if (QQuickItem* values = itemOf("CardValuesPanel", window().contentItem()))
        values->setProperty("editing", QString());
    app.editor()->repair()->dismiss();
    app.editor()->undo();
    CHECKED(settle());
}

QList<QPointer<QQuickItem>> TestAccessibility::stops()
{
    QList<QPointer<QQuickItem>> all;
    while (all.size() < kMaxStops) {
        QTest::keyClick(&window(), Qt::Key_Tab);
        QCoreApplication::processEvents();
        QQuickItem* item = window().activeFocusItem();
        if (item == nullptr || all.contains(item)) break;
        all.append(item);
    }
    return all;
}

void TestAccessibility::everyControlHasANameAndARole()
{
    QFETCH(QString, page);
    CHECKED(open(page));
    QList<QAccessibleInterface*> all;
    collect(QAccessible::queryAccessibleInterface(&window()), all);
    int controls = 0;
    for (QAccessibleInterface* each : all) {
        const bool focusable = each->state().focusable && each->role() != QAccessible::Window &&
                               each->role() != QAccessible::Client;
        if (!isControl(each->role()) && !focusable) continue;
        ++controls;
        QVERIFY2(!each->text(QAccessible::Name).trimmed().isEmpty(), qPrintable("no name: " + describe(each)));
        QVERIFY2(each->role() != QAccessible::NoRole, qPrintable("no role: " + describe(each)));
    }
    QVERIFY2(controls > 6, qPrintable(QString::number(controls)));
}

/// By Tab, or, within a list, board or group that Tab reaches, by its arrows.
void TestAccessibility::theKeyboardReachesEveryControl()
{
    QFETCH(QString, page);
    CHECKED(open(page));
    const QList<QPointer<QQuickItem>> reached = stops();
    QVERIFY2(reached.size() > 3 && reached.size() < kMaxStops, qPrintable(QString::number(reached.size())));
    for (QQuickItem* item : reached) {
        if (item == nullptr) continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
        QVERIFY2(accessible && !accessible->text(QAccessible::Name).trimmed().isEmpty(),
                 qPrintable("Tab stops at something without a name: " + QDebug::toString(item)));
    }
    QList<QAccessibleInterface*> all;
    collect(QAccessible::queryAccessibleInterface(&window()), all);
    for (QAccessibleInterface* each : all) {
        auto* item = qobject_cast<QQuickItem*>(each->object());
        if (item == nullptr || !isControl(each->role()) || each->state().disabled || !item->isEnabled()) continue;
        // What is written in a row, as in the bar of phases, is nothing to press.
        if (each->role() == QAccessible::ListItem && viewOf(item) == nullptr) continue;
        bool reachable = false;
        for (QQuickItem* at = item; at != nullptr && !reachable; at = at->parentItem())
            reachable = reached.contains(at);
        if (QQuickItem* view = viewOf(item))
            reachable = reachable || std::ranges::any_of(reached, [view](QQuickItem* stop) {
                            return stop != nullptr && view->isAncestorOf(stop);
                        });
        QVERIFY2(reachable, qPrintable("no key leads to " + describe(each)));
    }
}

void TestAccessibility::theFocusIsAlwaysSeen_data()
{
    pages();
    for (const char* page : {"decks", "editor", "cards", "card", "games", "settings"})
        QTest::addRow("%s at 200 %%", page) << page;
}

void TestAccessibility::theFocusIsAlwaysSeen()
{
    QFETCH(QString, page);
    const auto normal = qScopeGuard([this] { m_window->model().preferences()->setTextScale(100); });
    m_window->model().preferences()->setTextScale(QByteArray(QTest::currentDataTag()).contains("200") ? 200 : 100);
    CHECKED(open(page));
    QTest::keyClick(&window(), Qt::Key_Tab);
    CHECKED(settle());
    std::set<QQuickItem*> seen;
    QQuickItem* before = window().activeFocusItem();
    QImage with = window().grabWindow();
    while (before != nullptr && seen.insert(before).second && seen.size() < kMaxStops) {
        const QRectF sight = inSight(before);
        QVERIFY2(sight.width() > 0 && sight.height() >= std::min(before->height() / 2, kMinSeen),
                 qPrintable("the focus is out of sight: " + QDebug::toString(before)));
        constexpr int kRing = 4;
        const auto placeOf = [](const QQuickItem* item) {
            return item->mapRectToScene(item->boundingRect()).toAlignedRect().adjusted(-kRing, -kRing, kRing, kRing);
        };
        const QRect place = placeOf(before);
        QTest::keyClick(&window(), Qt::Key_Tab);
        CHECKED(settle());  // what is scrolled into sight, or read anew, has its place
        const QImage without = window().grabWindow();
        if (window().activeFocusItem() != before)
            QVERIFY2(
                with.copy(place) != without.copy(placeOf(before)),
                qPrintable("nothing shows the focus on " + describe(QAccessible::queryAccessibleInterface(before))));
        before = window().activeFocusItem();
        with = without;
    }
}

/// Pages are tabs, filters can be on or off, and what leads elsewhere cannot.
void TestAccessibility::controlsHaveRolesAndDescriptions()
{
    CHECKED(open("editor"));
    QList<QAccessibleInterface*> all;
    collect(QAccessible::queryAccessibleInterface(&window()), all);
    const auto named = [&](const QString& name) {
        const auto found = std::ranges::find_if(all, [&](QAccessibleInterface* each) {
            return each->text(QAccessible::Name).startsWith(name) && isControl(each->role());
        });
        return found == all.end() ? nullptr : *found;
    };
    for (const char* page : {"Decks", "Table", "Cards", "Collection", "Games", "Settings"}) {
        QVERIFY2(named(page) != nullptr, page);
        QCOMPARE(named(page)->role(), QAccessible::PageTab);
    }
    QVERIFY(named("Decks")->state().selected);
    QVERIFY(!named("Cards")->state().selected);
    QVERIFY(named("Type: Unit")->state().checkable);
    QVERIFY(!named("All options, notes and tags")->state().checkable);
    QVERIFY(!named("More filters")->state().checkable);
    // What is not known is said in words, and no sentence ends twice.
    for (QAccessibleInterface* each : all) {
        const QString name = each->text(QAccessible::Name);
        QVERIFY2(!name.endsWith(" ?") && !name.contains(" ?,") && !name.contains(".."), qPrintable(name));
    }
}

void TestAccessibility::stillnessIsRespected()
{
    CHECKED(open("goldfish"));
    QQuickItem* fan = itemWith("spread", window().contentItem());
    QVERIFY(fan != nullptr);
    fan->forceActiveFocus();
    const auto risen = [fan, this] {
        QTest::keyClick(&window(), Qt::Key_Right);
        const QQuickItem* card = itemWith("up", fan);
        return card ? card->y() : -1.0;
    };
    const double still = risen();
    QVERIFY(still >= 0);
    QCOMPARE(risen(), still);  // there at once
    m_window->model().preferences()->setReducedMotion(false);
    QVERIFY(risen() > still);  // on its way
    m_window->model().preferences()->setReducedMotion(true);
}

MAZZO_TEST(TestAccessibility)
#include "tst_accessibility.moc"
