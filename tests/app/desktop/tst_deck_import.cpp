#include "app/desktop/shell/app_model.h"
#include "app/pictures/qr.h"
#include "app/share/deck_output.h"
#include "import/share/code.h"
#include "import/share/parts.h"
#include "tests/app/desktop/temporary_library.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>

using namespace mazzo;

/// The sheet that takes lists in: everything is reported before anything is stored.
class TestDeckImport : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyLineIsReported();
    void theGameIsFoundByItsCards();
    void theGameIsAskedForWhereNoneFits();
    void formatsAreNamed_data();
    void formatsAreNamed();
    void correctionsGoIntoTheDeck();
    void suggestionsFollowTheTyping();
    void onlyDoubtfulLinesCanBeShown();
    void nothingIsStoredOfWhatIsRefused_data();
    void nothingIsStoredOfWhatIsRefused();
    void storedDecksOpenInTheEditor();
    void unknownLinesSurvive();
    void filesAreRead();
    void severalFilesComeOneAfterTheOther();
    void picturesHoldOneCode();
    void theClipboardMayHoldAPicture();
    void closingForgetsEverything();
    void aSharedDeckComesBackTheSame();
    void theLanguageChangesTheReport();
    void modelsKeepTheirPromises();

private:
    [[nodiscard]] DeckImport& importing() { return *m_app->importing(); }
    [[nodiscard]] bool settled() { return QTest::qWaitFor([&] { return !importing().busy(); }); }
    void take(const QString& text)
    {
        importing().take(text);
        QVERIFY(settled());
    }
    void openFiles(const QStringList& names)
    {
        QList<QUrl> urls;
        for (const QString& name : names) urls.append(QUrl::fromLocalFile(m_library->file(name)));
        importing().openFiles(urls);
        QVERIFY(settled());
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_library->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QStringList column(const QString& role)
    {
        QStringList values;
        for (int row = 0; row < importing().lines()->count(); ++row) values.append(importing().lines()->at(row, role).toString());
        return values;
    }
    [[nodiscard]] int decks() { return m_app->decks()->total(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;
};

void TestDeckImport::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_app = std::make_unique<AppModel>(AppModel::Memory::None);
    m_app->open();
    m_app->preferences()->setLanguage("en");
}

void TestDeckImport::cleanup()
{
    m_app.reset();
    m_library.reset();
}

void TestDeckImport::everyLineIsReported()
{
    take("// Tide\n4 Marine\n2 Sea Arow\n1 Prime\n1 Quetzalcoatlus\n0 Veil\n");
    QVERIFY(importing().shown());
    QCOMPARE(column("lineState"), (QStringList{"matched", "guessed", "ambiguous", "unknown", "ignored"}));
    QCOMPARE(column("number"), (QStringList{"2", "3", "4", "5", "6"}));
    QVERIFY(column("about")[1].contains("Sea Arrow"));
    QCOMPARE(importing().tallies()->count(), 5);
    QCOMPARE(importing().name(), "Tide");
    QCOMPARE(importing().cards(), 8);
    QCOMPARE(importing().problem(), QString());
    QVERIFY(importing().ready());
}

void TestDeckImport::theGameIsFoundByItsCards()
{
    take("4 Marine\n2 Sea Arrow\n");
    QVERIFY(importing().choosesGame());
    QCOMPARE(importing().gameId(), "everzone");
    QCOMPARE(importing().formatWords(), "Plain list");
    importing().setGameId("sovereign");
    QVERIFY(settled());
    QCOMPARE(importing().gameId(), "sovereign");
    QVERIFY(!column("lineState").contains("matched"));
}

void TestDeckImport::theGameIsAskedForWhereNoneFits()
{
    take("4 Quetzalcoatlus\n");
    QVERIFY(importing().choosesGame());
    QVERIFY(!importing().ready());
    QVERIFY(!importing().problem().isEmpty());
    QCOMPARE(importing().gameId(), QString());
    importing().setGameId("everzone");
    QVERIFY(settled());
    QVERIFY(importing().ready());
    QCOMPARE(column("lineState"), QStringList{"unknown"});
}

void TestDeckImport::formatsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    QTest::newRow("deck file") << "game: everzone\n[Forces]\n1 Marine\n" << "Deck file";
    QTest::newRow("Cockatrice") << "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"Marine\"/></zone></cockatrice_deck>" << "Cockatrice";
    QTest::newRow("Arena") << "Deck\n1 Marine (DEM) 1\n" << "Arena";
    QTest::newRow("JSON") << "{\"format\":\"mazzo-deck\",\"version\":1,\"game\":\"everzone\",\"zones\":[{\"zone\":\"forces\",\"cards\":[{\"name\":\"Marine\"}]}]}" << "JSON";
    QTest::newRow("code") << "mazzo://v1/GsWsRRD0KhCl--sj" << "Code";
}

void TestDeckImport::formatsAreNamed()
{
    QFETCH(QString, text);
    take(text);
    QTEST(importing().formatWords(), "format");
    QCOMPARE(importing().gameName(), "EverZone");
}

void TestDeckImport::correctionsGoIntoTheDeck()
{
    take("4 Marine\n1 Prime\n2 Quetzalcoatlus\nsome words:\n");
    importing().beginCorrection(1);
    QCOMPARE(importing().corrected(), "1 Prime");
    QVERIFY(importing().suggestions()->count() > 1);
    const QString chosen = importing().suggestions()->at(0, "name").toString();
    QVERIFY(importing().correct(0));
    QCOMPARE(importing().lines()->at(1, "card"), chosen);
    QCOMPARE(importing().lines()->at(1, "stateWords"), "your choice");
    importing().setZone(1, "locations");
    importing().setCopies(0, 3);
    importing().setCopies(0, 0);
    importing().beginCorrection(2);
    importing().leaveOut();
    QCOMPARE(importing().lines()->at(2, "lineState"), "ignored");
    importing().setName("Mine");
    importing().store();
    QCOMPARE(decks(), 1);
    QVERIFY(!importing().shown());
    const DeckFile& file = m_app->editor()->openDeck()->file();
    QCOMPARE(file.name, std::string("Mine"));
    const Catalogue& catalogue = m_app->editor()->openDeck()->catalogue();
    QCOMPARE(file.deck.copies(ZoneIndex{1}, *catalogue.find("Marine")), 3);
    QCOMPARE(file.deck.copies(ZoneIndex{2}, *catalogue.find(chosen.toStdString())), 1);
    QVERIFY(file.deck.strangers().empty());
    QVERIFY(m_app->editor()->openDeck()->text().find("Quetzalcoatlus") != std::string::npos);
}

void TestDeckImport::suggestionsFollowTheTyping()
{
    take("2 Quetzalcoatlus\n1 Marine\n");
    importing().beginCorrection(0);
    QCOMPARE(importing().suggestions()->count(), 0);
    QVERIFY(!importing().correct(0));
    importing().setWanted("sea arr");
    QCOMPARE(importing().suggestions()->at(0, "name"), "Sea Arrow");
    importing().setWanted("frecia di mare");
    QCOMPARE(importing().suggestions()->at(0, "name"), "Sea Arrow");
    QVERIFY(importing().correct(0));
    QCOMPARE(importing().corrected(), QString());
    importing().beginCorrection(0);
    importing().keepName();
    QCOMPARE(importing().lines()->at(0, "lineState"), "unknown");
    QCOMPARE(importing().lines()->at(0, "card"), "Quetzalcoatlus");
    importing().beginCorrection(99);
    QCOMPARE(importing().corrected(), QString());
}

void TestDeckImport::onlyDoubtfulLinesCanBeShown()
{
    take("4 Marine\n2 Sea Arow\n4 Firelord\n");
    importing().setOnlyDoubtful(true);
    QCOMPARE(column("line"), QStringList{"2 Sea Arow"});
    importing().setCopies(0, 5);
    QCOMPARE(importing().cards(), 13);
    importing().setOnlyDoubtful(false);
    QCOMPARE(importing().lines()->count(), 3);
    QCOMPARE(importing().lines()->at(1, "copies"), 5);
}

void TestDeckImport::nothingIsStoredOfWhatIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a damaged code") << QByteArray("mazzo://v1/GsWsRRD0KhCl--sk");
    QTest::newRow("a newer code") << QByteArray("mazzo://v2/GsWsRRD0KhCl--sj");
    QTest::newRow("a part alone") << QByteArray("mazzo://part/1/2/abcde/xyz");
    QTest::newRow("entities") << QByteArray("<!DOCTYPE x [<!ENTITY a \"b\">]><cockatrice_deck/>");
    QTest::newRow("broken JSON") << QByteArray("{");
    QTest::newRow("a game that is not installed") << QByteArray("game: no-such-game\n[Deck]\n1 X\n");
    QTest::newRow("mistakes in a deck file") << QByteArray("game: everzone\n[No Zone]\n1 Marine\n");
    QTest::newRow("no cards") << QByteArray("game: everzone\n");
}

void TestDeckImport::nothingIsStoredOfWhatIsRefused()
{
    QFETCH(QByteArray, text);
    take(QString::fromUtf8(text));
    QVERIFY(!importing().problem().isEmpty());
    QVERIFY(!importing().ready());
    importing().store();
    QCOMPARE(decks(), 0);
    QVERIFY(importing().shown());
}

void TestDeckImport::storedDecksOpenInTheEditor()
{
    take("name: Tide\ngame: everzone\n# a comment\n[Forces]\n4 Marine\n");
    QVERIFY(!importing().choosesGame());
    importing().store();
    QCOMPARE(m_app->navigation()->page(), "editor");
    QCOMPARE(m_app->editor()->name(), "Tide");
    QVERIFY(m_app->editor()->openDeck()->text().find("# a comment") != std::string::npos);
    take("name: Tide\ngame: everzone\n[Forces]\n4 Marine\n");
    importing().store();
    QCOMPARE(decks(), 2);
    QVERIFY(m_app->editor()->name() != "Tide");   // names differ, so that decks can be told apart
}

void TestDeckImport::unknownLinesSurvive()
{
    take("4 Marine\n2 Gold, the \"Fox\": x // y\n");
    importing().store();
    m_app->sharing()->share(m_app->editor()->deckId());
    m_app->sharing()->setKind("cod");
    QVERIFY(m_app->sharing()->text().contains("Gold, the &quot;Fox&quot;: x // y"));
    const QString cod = m_app->sharing()->text();
    take(cod);
    QCOMPARE(column("card"), (QStringList{"Marine", "Gold, the \"Fox\": x // y"}));
}

void TestDeckImport::filesAreRead()
{
    write("list.txt", "4 Marine\r\n2 Sea Arrow\r\n");
    openFiles({"list.txt"});
    QCOMPARE(importing().source(), "list.txt");
    QCOMPARE(importing().text(), "4 Marine\n2 Sea Arrow\n");
    QCOMPARE(importing().cards(), 6);
    openFiles({"no-such-file.txt"});
    QVERIFY(importing().problem().contains("no-such-file.txt"));
    write("long.txt", QByteArray("1 Marine\n").repeated(100'000));
    openFiles({"long.txt"});
    QCOMPARE(importing().text(), QString());
    importing().setGameId("everzone");
    QVERIFY(settled());
    QCOMPARE(importing().cards(), 100'000);
    QCOMPARE(importing().notShown(), 98'000);
}

void TestDeckImport::severalFilesComeOneAfterTheOther()
{
    write("a.deck", "name: A\ngame: everzone\n[Forces]\n4 Marine\n");
    write("b.deck", "name: B\ngame: everzone\n[Forces]\n3 Marine\n");
    write("c.deck", "name: C\ngame: everzone\n[Forces]\n2 Marine\n");
    openFiles({"a.deck", "b.deck", "c.deck"});
    QCOMPARE(importing().waiting(), 2);
    for (const char* name : {"A", "B", "C"}) {
        QCOMPARE(importing().name(), name);
        importing().store();
        QVERIFY(settled());
    }
    QCOMPARE(decks(), 3);
    QVERIFY(!importing().shown());
}

void TestDeckImport::picturesHoldOneCode()
{
    SharedDeck deck{"everzone", "1.0.0", "en", {}, {}, {{"forces", {}, {}}}};
    for (int i = 100; i < 300; ++i) deck.zones[0].strangers.push_back({"Card No. " + std::to_string(i), 1});
    const std::vector<std::string> parts = codeParts(shareCode(deck), kLongestQr);
    QStringList names;
    for (const std::string& part : parts) {
        names.append(QStringLiteral("part-%1.png").arg(names.size()));
        write(names.last(), pngOf(qrImage(qrModules(part))));
    }
    QVERIFY(names.size() > 1);
    openFiles({names.first()});
    QVERIFY(!importing().problem().isEmpty());
    openFiles(names);
    QCOMPARE(importing().problem(), QString());
    QCOMPARE(importing().cards(), 200);
    QImage empty(60, 60, QImage::Format_RGB32);
    empty.fill(Qt::white);
    write("empty.png", pngOf(empty));
    openFiles({"empty.png"});
    QVERIFY(!importing().problem().isEmpty());
    QCOMPARE(decks(), 0);
}

void TestDeckImport::theClipboardMayHoldAPicture()
{
    QGuiApplication::clipboard()->setImage(qrImage(qrModules("mazzo://v1/GsWsRRD0KhCl--sj")));
    importing().paste();
    QVERIFY(settled());
    QCOMPARE(importing().text(), "mazzo://v1/GsWsRRD0KhCl--sj");
    QGuiApplication::clipboard()->setText("4 Marine");
    importing().paste();
    QVERIFY(settled());
    QCOMPARE(importing().cards(), 4);
    QImage empty(60, 60, QImage::Format_RGB32);
    empty.fill(Qt::white);
    QGuiApplication::clipboard()->setImage(empty);
    importing().paste();
    QVERIFY(settled());
    QVERIFY(!importing().problem().isEmpty());
    QVERIFY(!importing().ready());
}

void TestDeckImport::closingForgetsEverything()
{
    take("4 Marine\n");
    importing().dismiss();
    QVERIFY(!importing().shown());
    importing().begin();
    QVERIFY(importing().empty());
    QCOMPARE(importing().lines()->count(), 0);
    QVERIFY(!importing().ready());
    QCOMPARE(importing().problem(), QString());
}

void TestDeckImport::aSharedDeckComesBackTheSame()
{
    const QString id = m_app->decks()->takeText("name: Tide\ngame: everzone\nrules: it\nplayers: 3\n[Leader]\n1 Adam Finn\n[Forces]\n4 Marine\n2 Ghost: x\n[Locations]\n");
    for (const char* kind : {"text", "code", "mazzo", "json", "cod", "o8d"}) {
        m_app->sharing()->share(id);
        m_app->sharing()->setKind("code");
        const QString code = m_app->sharing()->text();
        m_app->sharing()->setKind(kind);
        take(m_app->sharing()->text());
        QVERIFY2(importing().ready(), kind);
        importing().store();
        m_app->sharing()->share(m_app->editor()->deckId());
        m_app->sharing()->setKind("json");
        QVERIFY(m_app->sharing()->text().contains("\"players\": \"3\""));
        QVERIFY(m_app->sharing()->text().contains("Ghost: x"));
        QVERIFY(!code.isEmpty());
    }
}

void TestDeckImport::theLanguageChangesTheReport()
{
    take("2 Sea Arow\n1 Marine\n");
    const QString english = column("stateWords").first();
    m_app->preferences()->setLanguage("it");
    QVERIFY(column("stateWords").first() != english);
    QCOMPARE(column("card").first(), "Freccia di Mare");
}

void TestDeckImport::modelsKeepTheirPromises()
{
    QAbstractItemModelTester lines(importing().lines(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester suggestions(importing().suggestions(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    take("4 Marine\n2 Sea Arow\n1 Prime\n");
    importing().beginCorrection(2);
    importing().setWanted("sea");
    importing().correct(0);
    importing().setOnlyDoubtful(true);
    take("1 Marine\n");
    importing().dismiss();
}

QTEST_MAIN(TestDeckImport)
#include "tst_deck_import.moc"
