// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr.h"
#include "app/share/deck_output.h"
#include "import/share/code.h"
#include "import/share/parts.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/import_fixture.h"
#include "tests/support/test_registry.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace mazzo::tests;

/// What can be taken in, and what becomes of it: nothing is stored before the player says so.
class TestDeckImport : public ImportFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void formatsAreNamed_data();
    void formatsAreNamed();
    void nothingIsStoredOfWhatIsRefused_data();
    void nothingIsStoredOfWhatIsRefused();
    void storedDecksOpenInTheEditor();
    void unknownLinesSurvive();
    void filesAreRead();
    void severalFilesComeOneAfterTheOther();
    void picturesHoldOneCode();
    void whatIsNoTextIsNotShownAsOne();
    void theClipboardMayHoldAPicture();
    void closingForgetsEverything();
    void aSharedDeckComesBackTheSame();
};

void TestDeckImport::formatsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    QTest::newRow("deck file") << "game: everzone\n[Forces]\n1 Marine\n" << "Deck file";
    QTest::newRow("Cockatrice")
        << "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"Marine\"/></zone></cockatrice_deck>"
        << "Cockatrice";
    QTest::newRow("Arena") << "Deck\n1 Marine (DEM) 1\n" << "Arena";
    QTest::newRow("JSON") << "{\"format\":\"mazzo-deck\",\"version\":1,\"game\":\"everzone\",\"zones\":[{\"zone\":"
                             "\"forces\",\"cards\":[{\"name\":\"Marine\"}]}]}"
                          << "JSON";
    QTest::newRow("code") << "mazzo://v1/GsWsRRD0KhCl--sj" << "Code";
}

void TestDeckImport::formatsAreNamed()
{
    QFETCH(QString, text);
    CHECKED(take(text));
    QTEST(importing().formatText(), "format");
    QCOMPARE(importing().gameName(), "EverZone");
}

void TestDeckImport::nothingIsStoredOfWhatIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a damaged code") << QByteArray("mazzo://v1/GsWsRRD0KhCl--sk");
    QTest::newRow("a newer code") << QByteArray("mazzo://v3/GsWsRRD0KhCl--sj");
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
    CHECKED(take(QString::fromUtf8(text)));
    QVERIFY(!importing().problem().isEmpty());
    QVERIFY(!importing().ready());
    importing().store();
    QCOMPARE(decks(), 0);
    QVERIFY(importing().shown());
}

void TestDeckImport::storedDecksOpenInTheEditor()
{
    CHECKED(take("name: Tide\ngame: everzone\n# a comment\n[Forces]\n4 Marine\n"));
    QVERIFY(!importing().choosesGame());
    importing().store();
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::Editor);
    QCOMPARE(m_app->editor()->header()->name(), "Tide");
    QVERIFY(m_app->editor()->openDeck()->text().find("# a comment") != std::string::npos);
    CHECKED(take("name: Tide\ngame: everzone\n[Forces]\n4 Marine\n"));
    importing().store();
    QCOMPARE(decks(), 2);
    QVERIFY(m_app->editor()->header()->name() != "Tide");  // names differ, so that decks can be told apart
}

void TestDeckImport::unknownLinesSurvive()
{
    CHECKED(take("4 Marine\n2 Gold, the \"Fox\": x // y\n"));
    importing().store();
    const QString cod = shared(m_app->editor()->deckId(), "cod");
    QVERIFY(cod.contains("Gold, the &quot;Fox&quot;: x // y"));
    CHECKED(take(cod));
    QCOMPARE(column("card"), (QStringList{"Marine", "Gold, the \"Fox\": x // y"}));
}

void TestDeckImport::filesAreRead()
{
    CHECKED(write("list.txt", "4 Marine\r\n2 Sea Arrow\r\n"));
    CHECKED(openFiles({"list.txt"}));
    QCOMPARE(importing().source(), "list.txt");
    QCOMPARE(importing().text(), "4 Marine\n2 Sea Arrow\n");
    QCOMPARE(importing().report()->cards(), 6);
    CHECKED(openFiles({"no-such-file.txt"}));
    QVERIFY(importing().problem().contains("no-such-file.txt"));
    CHECKED(write("long.txt", QByteArray("1 Marine\n").repeated(100'000)));
    CHECKED(openFiles({"long.txt"}));
    QCOMPARE(importing().text(), QString());
    importing().setGameId("everzone");
    QVERIFY(settled());
    QCOMPARE(importing().report()->cards(), 100'000);
    QCOMPARE(importing().report()->notShown(), 98'000);
}

void TestDeckImport::severalFilesComeOneAfterTheOther()
{
    CHECKED(write("a.deck", "name: A\ngame: everzone\n[Forces]\n4 Marine\n"));
    CHECKED(write("b.deck", "name: B\ngame: everzone\n[Forces]\n3 Marine\n"));
    CHECKED(write("c.deck", "name: C\ngame: everzone\n[Forces]\n2 Marine\n"));
    CHECKED(openFiles({"a.deck", "b.deck", "c.deck"}));
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
    for (int i = 100; i < 300; ++i) deck.zones[0].unknownCards.push_back({"Card No. " + std::to_string(i), 1});
    const std::vector<std::string> parts = codeParts(shareCode(deck), kLongestQr);
    QStringList names;
    for (const std::string& part : parts) {
        names.append(QStringLiteral("part-%1.png").arg(names.size()));
        CHECKED(write(names.last(), pngOf(qrImage(qrModules(part)))));
    }
    QVERIFY(names.size() > 1);
    CHECKED(openFiles({names.first()}));
    QVERIFY(!importing().problem().isEmpty());
    CHECKED(openFiles(names));
    QCOMPARE(importing().problem(), QString());
    QCOMPARE(importing().report()->cards(), 200);
    QImage empty(60, 60, QImage::Format_RGB32);
    empty.fill(Qt::white);
    CHECKED(write("empty.png", pngOf(empty)));
    CHECKED(openFiles({"empty.png"}));
    QVERIFY(!importing().problem().isEmpty());
    QVERIFY(!importing().choosesGame());
    QCOMPARE(decks(), 0);
}

void TestDeckImport::whatIsNoTextIsNotShownAsOne()
{
    CHECKED(write("deck.zip", QByteArray("PK\3\4\0\0\0", 7)));
    CHECKED(openFiles({"deck.zip"}));
    QVERIFY(importing().problem().contains("NUL"));
    QCOMPARE(importing().text(), QString());
    QCOMPARE(importing().formatText(), QString());
    QVERIFY(!importing().choosesGame());
    QVERIFY(!importing().ready());
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
    QCOMPARE(importing().report()->cards(), 4);
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
    CHECKED(take("4 Marine\n"));
    importing().dismiss();
    QVERIFY(!importing().shown());
    importing().begin();
    QVERIFY(importing().empty());
    QCOMPARE(importing().report()->lines()->count(), 0);
    QVERIFY(!importing().ready());
    QCOMPARE(importing().problem(), QString());
}

void TestDeckImport::aSharedDeckComesBackTheSame()
{
    const QString id = m_app->decks()->addText("name: Tide\ngame: everzone\nrules: it\nplayers: 3\n[Leader]\n1 Adam "
                                               "Finn\n[Forces]\n4 Marine\n2 Ghost: x\n[Locations]\n");
    for (const char* kind : {"text", "code", "mazzo", "json", "cod", "o8d"}) {
        CHECKED(take(shared(id, kind)));
        QVERIFY2(importing().ready(), kind);
        importing().store();
        const QString json = shared(m_app->editor()->deckId(), "json");
        QVERIFY(json.contains("\"players\": \"3\""));
        QVERIFY(json.contains("Ghost: x"));
    }
}

MAZZO_TEST(TestDeckImport)
#include "tst_deck_import.moc"
