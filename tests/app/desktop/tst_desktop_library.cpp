// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/database.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QImage>

using namespace mazzo::tests;

/// Around the library: backups, packs and their check, pictures, what is found from anywhere.
class TestDesktopLibrary : public DesktopFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void aBackupBringsEverythingBack();
    void aBackupThatIsNoneIsRefusedWithAReason();
    void aDamagedLibraryIsReplacedByABackup();
    void everyProblemSaysWhatToDo_data();
    void everyProblemSaysWhatToDo();
    void theLibraryIsReadInTheBackground();
    void aPackIsChecked();
    void aPackThatIsGoneLeavesItsDecks();
    void aBrokenPackIsNamedAndTheOthersWork();
    void decksAndSimilarCardsAreFound();
    void thePageOfACardFollowsItWhenOthersAreRemoved();
    void aPictureInTheFolderIsAddedToItsCardAtTheStart();
    void thePaletteFindsEverything();
    void everyGameHasItsFrame();

private:
    void writePack(const QByteArray& game)
    {
        QVERIFY(QDir().mkpath(m_library->file("packs/harbour")));
        QFile file(m_library->file("packs/harbour/game.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(game);
        QFile cards(m_library->file("packs/harbour/cards.json"));
        QVERIFY(cards.open(QIODevice::WriteOnly));
        cards.write(
            R"({"format": 1, "cards": [{"id": "brig", "number": 1, "name": {"en": "Brig"}, "type": "ship", "fields": {}}]})");
    }
    static QByteArray harbour()
    {
        return R"({"format": 1, "id": "harbour", "version": "1.0.0", "name": {"en": "Harbour", "it": "Porto"}, "about": {"en": "A test.", "it": "Una prova."},
                   "languages": ["en", "it"], "zones": [{"id": "fleet", "name": {"en": "Fleet", "it": "Flotta"}}],
                   "types": [{"id": "ship", "name": {"en": "Ship", "it": "Nave"}, "plural": {"en": "Ships", "it": "Navi"}}], "fields": [], "rules": []})";
    }
};

void TestDesktopLibrary::aBackupBringsEverythingBack()
{
    const QString id = m_app->decks()->create("everzone", "Kept");
    m_app->openDeck(id);
    CHECKED(settle());
    m_app->library()->backups()->make();
    QTRY_VERIFY(!m_app->library()->backups()->busy());
    QVERIFY2(!m_app->library()->backups()->failed(), qPrintable(m_app->library()->backups()->message()));
    QTRY_COMPARE(m_app->library()->backups()->list()->count(), 1);
    QVERIFY(editor().add("adam-finn"));
    CHECKED(settle());
    m_app->library()->backups()->restore(0);
    CHECKED(settle());
    QVERIFY2(!m_app->library()->backups()->failed(), qPrintable(m_app->library()->backups()->message()));
    QCOMPARE(editor().deck()->total(), 0);
    QVERIFY(!editor().canUndo());
    // The state from before is a backup itself: the newest.
    QTRY_COMPARE(m_app->library()->backups()->list()->count(), 2);
    m_app->library()->backups()->restore(0);
    CHECKED(settle());
    QCOMPARE(editor().deck()->total(), 1);
}

void TestDesktopLibrary::aBackupThatIsNoneIsRefusedWithAReason()
{
    m_app->decks()->create("everzone", "Kept");
    QFile file(m_library->file("mazzo.db.1.backup"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(3000, 'x'));
    file.close();
    m_app->library()->backups()->refresh();
    QTRY_COMPARE(m_app->library()->backups()->list()->count(), 1);
    m_app->library()->backups()->restore(0);
    QVERIFY(m_app->library()->backups()->restoring());
    QVERIFY2(!m_app->library()->loading(), "what was read stays to be seen");
    QCOMPARE(m_app->decks()->total(), 1);
    CHECKED(settle());
    QVERIFY(m_app->library()->backups()->failed());
    QVERIFY(!m_app->library()->backups()->message().isEmpty());
    QCOMPARE(m_app->library()->problem(), QString());
    QCOMPARE(m_app->decks()->total(), 1);
}

void TestDesktopLibrary::aDamagedLibraryIsReplacedByABackup()
{
    m_app->decks()->create("everzone", "Kept");
    m_app->library()->backups()->make();
    QTRY_VERIFY(!m_app->library()->backups()->busy());
    m_app.reset();
    QFile file(m_library->file("mazzo.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    CHECKED(restart());
    QVERIFY(!m_app->library()->problem().isEmpty());
    QTRY_COMPARE(m_app->library()->backups()->list()->count(), 1);
    m_app->library()->backups()->restore(0);
    CHECKED(settle());
    QCOMPARE(m_app->library()->problem(), QString());
    QCOMPARE(m_app->decks()->total(), 1);
    QCOMPARE(QDir(m_library->file("")).entryList({"*.damaged"}).size(), 1);
}

void TestDesktopLibrary::everyProblemSaysWhatToDo_data()
{
    QTest::addColumn<QString>("trouble");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("advice");
    QTest::newRow("damaged") << "damaged" << "" << ".backup";
    QTest::newRow("of a newer Mazzo") << "newer" << "newer" << "MAZZO_HOME";
    QTest::newRow("a file where the folder should be") << "no folder" << "folder" << "the right to write";
    QTest::newRow("in use for too long") << "busy" << "" << "close it";
}

void TestDesktopLibrary::everyProblemSaysWhatToDo()
{
    QFETCH(QString, trouble);
    QFETCH(QString, problem);
    QFETCH(QString, advice);
    m_app->decks()->create("everzone", "Kept");
    m_app.reset();
    QFile file(m_library->file("mazzo.db"));
    std::optional<Database> other;
    if (trouble == "damaged") {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
    } else if (trouble == "newer") {
        QVERIFY(Database::open(file.fileName().toStdString())->execute("PRAGMA user_version = 1000"));
    } else if (trouble == "busy") {
        other.emplace(Database::open(file.fileName().toStdString()).value());
        // As while another program makes the library anew.
        QVERIFY(other->execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE"));
    } else {
        qputenv("MAZZO_HOME", file.fileName().toUtf8());
    }
    const QByteArray before = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    file.close();
    AppModel app(AppModel::Memory::Library);
    app.openAsync(std::make_shared<LibraryReading>());
    app.awaitLibrary();
    QTRY_VERIFY_WITH_TIMEOUT(!app.library()->loading(), 30'000);
    QVERIFY2(!app.library()->problem().isEmpty() && app.library()->problem().contains(problem),
             qPrintable(app.library()->problem()));
    QVERIFY2(app.library()->advice().contains(advice), qPrintable(app.library()->advice()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
}

void TestDesktopLibrary::theLibraryIsReadInTheBackground()
{
    AppModel app(AppModel::Memory::None);
    app.openAsync(std::make_shared<LibraryReading>());
    app.awaitLibrary();
    QVERIFY(app.library()->loading());
    QCOMPARE(app.games()->list()->count(), 0);
    QTRY_VERIFY(!app.library()->loading());
    QCOMPARE(app.games()->list()->count(), 4);
    AppModel other(AppModel::Memory::None);
    other.openAsync(std::make_shared<LibraryReading>());
    other.waitForLibrary(20'000);
    QVERIFY(!other.library()->loading());
    QCOMPARE(other.games()->list()->count(), 4);
}

void TestDesktopLibrary::aPackIsChecked()
{
    m_app->chooseGame("zombinion");
    GamePage& page = *m_app->gamePage();
    QCOMPARE(page.checkState(), QString());
    QVERIFY(page.folder().endsWith("zombinion"));
    page.check();
    QCOMPARE(page.checkState(), "working");
    QTRY_COMPARE_WITH_TIMEOUT(page.checkState(), "fine", 30'000);
    QVERIFY(page.checkText().startsWith("No mistakes"));
    m_app->chooseGame("everzone");
    QCOMPARE(page.checkState(), QString());
}

void TestDesktopLibrary::aPackThatIsGoneLeavesItsDecks()
{
    CHECKED(writePack(harbour()));
    CHECKED(restart());
    QCOMPARE(m_app->games()->list()->count(), 5);
    const QString id = m_app->decks()->addText("name: Fleet\ngame: harbour\n[fleet]\n2 Brig\n");
    m_app->openDeck(id);
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "legal");
    QVERIFY(QDir(m_library->file("packs/harbour")).removeRecursively());
    CHECKED(restart());
    QCOMPARE(m_app->games()->list()->count(), 4);
    QCOMPARE(m_app->decks()->decks()->at(0, "verdict"), "no-game");
    m_app->openDeck(id);
    QVERIFY(editor().problem().contains("harbour"));
    QVERIFY(editor().rawText().contains("2 Brig"));
    CHECKED(writePack(harbour()));
    CHECKED(restart());
    m_app->openDeck(id);
    CHECKED(settle());
    QCOMPARE(editor().deck()->total(), 2);
}

void TestDesktopLibrary::aBrokenPackIsNamedAndTheOthersWork()
{
    CHECKED(writePack("{ \"format\": 1, "));
    CHECKED(restart());
    QCOMPARE(m_app->games()->list()->count(), 4);
    QVERIFY(m_app->games()->troubles()->count() > 0);
    QVERIFY(m_app->games()->troubles()->at(0, "words").toString().contains("game.json"));
    QCOMPARE(m_app->library()->problem(), QString());
}

void TestDesktopLibrary::decksAndSimilarCardsAreFound()
{
    QVERIFY(!precon("everzone").isEmpty());
    m_app->showCardOf("everzone", "marine");
    CardRelationsModel& relations = *m_app->cardPage()->relations();
    QTRY_VERIFY(!relations.searching());
    QCOMPARE(relations.decks()->count(), 1);
    QCOMPARE(relations.decks()->at(0, "name"), "Adam Finn");
    QCOMPARE(relations.decks()->at(0, "copies"), 2);
    QVERIFY(relations.similar()->count() > 0);
    QCOMPARE(rowWith(*relations.similar(), "cardId", "marine"), -1);
    for (int row = 0; row < relations.similar()->count(); ++row)
        QVERIFY(relations.similar()->at(row, "typeLine").toString().startsWith("Unit"));
    m_app->addToDeck(QString(), "everzone", "marine");
    CHECKED(settle());
    m_app->navigation()->open(Navigation::Page::Decks);
    m_app->navigation()->open(Navigation::Page::Card);
    QTRY_COMPARE(relations.decks()->count(), 2);
}

void TestDesktopLibrary::thePageOfACardFollowsItWhenOthersAreRemoved()
{
    QStringList created;
    connect(m_app->myCards(), &MyCards::cardsCreated, this, [&created](const QStringList& ids) { created = ids; });
    m_app->chooseGame("everzone");
    m_app->myCards()->createCards({{"Alpha", "unit"}, {"Beta", "unit"}});
    QTRY_COMPARE(created.size(), 2);
    const auto isFound = [this](const QString& card) {
        m_app->showCardOf("everzone", card);
        return m_app->cardPage()->cardId() == card;
    };
    QTRY_VERIFY(isFound(created[1]));
    const QString typeLine = m_app->cardPage()->typeLine();
    const int unknowns = m_app->cardPage()->unknowns();
    QVERIFY(!typeLine.isEmpty() && unknowns > 0);
    m_app->search()->setText("Alpha");
    QTRY_COMPARE(m_app->search()->result()->sure(), 1);
    // Beta is the last card of the catalogue: its position does not exist any more once Alpha is gone.
    m_app->myCards()->removeCards({created[0]});
    QTRY_COMPARE(m_app->search()->result()->sure(), 0);
    QCOMPARE(m_app->cardPage()->name(), "Beta");
    QCOMPARE(m_app->cardPage()->typeLine(), typeLine);
    QCOMPARE(m_app->cardPage()->unknowns(), unknowns);
    QTRY_VERIFY(!m_app->cardPage()->relations()->searching());
}

void TestDesktopLibrary::aPictureInTheFolderIsAddedToItsCardAtTheStart()
{
    QVERIFY(QDir().mkpath(m_library->file("images/everzone")));
    QImage picture(63, 88, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(m_library->file("images/everzone/marine.png")));
    QFile file(m_library->file("images/everzone/sparrow.png"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no picture at all");
    file.close();
    m_app->open();
    m_app->showCardOf("everzone", "marine");
    QVERIFY(m_app->cardPage()->picture().startsWith("image://card/whole/"));
    QVERIFY(!QFile::exists(m_library->file("images/everzone/marine.png")));
    m_app->showCardOf("everzone", "sparrow");
    QVERIFY(m_app->cardPage()->picture().isEmpty());
    QVERIFY(file.exists());
    QCOMPARE(m_app->cardPage()->name(), "Sparrow");
}

void TestDesktopLibrary::thePaletteFindsEverything()
{
    m_app->decks()->create("everzone", "Marine Corps");
    Palette& palette = *m_app->palette();
    palette.refresh();
    palette.setText("marine");
    QTRY_VERIFY(!palette.busy());
    QVERIFY(rowWith(*palette.results(), "title", "Marine Corps") >= 0);
    QCOMPARE(palette.results()->at(rowWith(*palette.results(), "title", "Marine"), "kind"), "card");
    // What begins with the words stands before what only holds them: "Mar…" before "Armageddon".
    palette.setText("ma");
    QTRY_VERIFY(!palette.busy());
    QVERIFY(palette.results()->at(0, "title").toString().startsWith("Ma"));
    QVERIFY(rowWith(*palette.results(), "title", "Armageddon") > rowWith(*palette.results(), "title", "Manticore"));
    palette.setText("\"mar");
    QTRY_VERIFY(!palette.busy());
    QVERIFY(rowWith(*palette.results(), "kind", "card") >= 0);
    palette.setText("settings");
    QTRY_VERIFY(!palette.busy());
    QVERIFY(rowWith(*palette.results(), "key", "page:settings") >= 0);
    palette.setText("zombinion");
    QTRY_VERIFY(!palette.busy());
    palette.choose(rowWith(*palette.results(), "kind", "game"));
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::Games);
    QCOMPARE(m_app->gamePage()->gameId(), "zombinion");
}

void TestDesktopLibrary::everyGameHasItsFrame()
{
    QSet<int> frames;
    for (int row = 0; row < m_app->games()->list()->count(); ++row) {
        m_app->chooseGame(m_app->games()->list()->at(row, "gameId").toString());
        frames.insert(m_app->search()->frame());
    }
    QCOMPARE(frames.size(), 4);
}

MAZZO_TEST(TestDesktopLibrary)
#include "tst_desktop_library.moc"
