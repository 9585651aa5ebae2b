// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QQuickItem>
#include <QQuickStyle>

using namespace mazzo::tests;

namespace {

const QString kName = QStringLiteral("<img src=\"file:///dev/ptmx\">");

/// Every item that shows the name, and every one of them that would interpret it.
struct Shown {
    int times = 0;
    QStringList interpreted;
};

void look(const QQuickItem* item, Shown& shown)
{
    constexpr int kPlainText = 0;
    if (item->property("text").toString().contains(kName)) {
        const QVariant format = item->property("textFormat");
        shown.times += format.isValid();
        if (format.isValid() && format.toInt() != kPlainText) shown.interpreted.append(QDebug::toString(item));
    }
    for (const QQuickItem* child : item->childItems()) look(child, shown);
}

}  // namespace

/// Names of decks, tags, unknown cards and boxes that are markup are shown letter by letter, and nothing is loaded.
class TestHostileNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QQuickStyle::setStyle("Basic"); }
    void init();
    void cleanup();
    void theNameIsShownAsItIs_data();
    void theNameIsShownAsItIs();

private:
    void settle()
    {
        AppModel& app = m_window->model();
        QCoreApplication::processEvents();
        QTRY_VERIFY(!app.search()->busy() && !app.editor()->busy() && !app.decks()->busy() && !app.table()->busy() &&
                    !app.importing()->busy() && !app.sharing()->working() && !app.palette()->busy() &&
                    !app.collection()->busy());
        QCoreApplication::processEvents();
    }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppWindow> m_window;
};

void TestHostileNames::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_window = std::make_unique<AppWindow>(AppModel::Memory::Library);
    m_window->model().preferences()->setLanguage("en");
    QVERIFY(m_window->show());
    CHECKED(settle());
}

void TestHostileNames::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestHostileNames::theNameIsShownAsItIs_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page : {"decks", "editor", "table", "share", "import", "cards"}) QTest::newRow(page) << page;
}

void TestHostileNames::theNameIsShownAsItIs()
{
    QFETCH(QString, page);
    AppModel& app = m_window->model();
    const QString deck = app.decks()->create("everzone", kName);
    app.openDeck(deck);
    CHECKED(settle());
    if (page == "decks") app.navigation()->open(Navigation::Page::Decks);
    if (page == "table") app.testHand();
    if (page == "share") app.sharing()->share(deck);
    if (page == "import") app.importing()->open("// " + kName + "\n1 Adam Finn\n\nForces\n4 " + kName + '\n');
    if (page == "cards") {
        app.showCards("everzone");
        app.search()->setText(kName);
    }
    CHECKED(settle());
    Shown shown;
    look(m_window->window()->contentItem(), shown);
    QVERIFY2(shown.interpreted.isEmpty(), qPrintable(shown.interpreted.join('\n')));
    QVERIFY(shown.times > 0);
    QVERIFY(!m_window->window()->grabWindow().isNull());
}

MAZZO_TEST(TestHostileNames)
#include "tst_hostile_names.moc"
