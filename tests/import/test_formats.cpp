// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "import/share/deck_code.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

const Shipped& everzone() { return *shippedGame("everzone"); }

Checked<DeckFile> readBack(const std::string& text, const Shipped& shipped, std::optional<Format> as = {})
{
    const auto found = recognised(text, as);
    if (!found) return tl::unexpected<Errors>(Errors{found.error()});
    auto imported = importedDeck(text, found->format, shipped.game(), shipped.catalogue, "x", "en");
    if (!imported) return tl::unexpected<Errors>(std::move(imported.error()));
    return deckFileOf(*imported, shipped.game(), shipped.catalogue, "en");
}

std::string errorOf(const std::string& text, std::optional<Format> as = {})
{
    const auto deck = readBack(text, everzone(), as);
    return deck ? std::string() : deck.error().front().code;
}

/// A deck whose unknown cards have names that trip up readers.
DeckFile trickyDeck()
{
    std::string text = "# first try\nname: Ferro, \"Città\": <a & b> ]]> // ok\ngame: everzone\nrules: it\nplayers: "
                       "3\nempty:\nzone main: leader\nauthor: me\n[Leader]\n1 Adam Finn\n[Forces]\n"
                       "2 Sea Arrow {promo 2}\n";
    for (const char* name : {"Gold, the Fox",
                             "Ghost: the Return",
                             "Iron // Gate",
                             "a/b",
                             "The \\\"Best\\\"",
                             "\u00c9lan vital \u00fc",
                             "\u05d2\u05d5\u05dc\u05dd \u05d0\u05d1",
                             "4 Ghosts",
                             "Ghost x4",
                             "[section]",
                             "Forces (3)",
                             "#tag",
                             "SB: 1 Ghost",
                             "Ghost (DEM) 12",
                             "<x>",
                             "a&b;",
                             "]]>",
                             "Sideboard",
                             "-3",
                             "mazzo://v1/x",
                             "Marin",
                             "tab\\\\s",
                             "Name: x",
                             "* star *",
                             "{brace}"})
        text += std::string("3 \"") + name + "\"\n";
    text += "[Locations]\n";
    const auto file = readDeck(text, everzone().game(), everzone().catalogue);
    if (!file) qFatal("the tricky deck is broken");
    return *file;
}

}  // namespace

/// Other programs' formats and our own: nothing is lost that a format can carry, and what it cannot is reported.
class TestFormats : public QObject {
    Q_OBJECT

private slots:
    void oursCarryEverything_data();
    void oursCarryEverything();
    void anyNameIsCarried_data();
    void anyNameIsCarried();
    void shippedDecksSurviveEveryFormat();
    void whatAFormatCannotCarryIsReported();
    void namesAndZonesSurviveForeignFormats_data();
    void namesAndZonesSurviveForeignFormats();
    void arenaTellsWhichNamesItCannotCarry_data();
    void arenaTellsWhichNamesItCannotCarry();
    void contentTellsTheFormat_data();
    void contentTellsTheFormat();
    void foreignFilesAreRead_data();
    void foreignFilesAreRead();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void anEditedListGoesBeforeItsCode();
    void ourTextIsReadWithoutItsCode();
    void tabletopSimulatorCountsItsCards();
};

void TestFormats::oursCarryEverything_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"mazzo", "text", "json", "cod", "o8d"}) QTest::newRow(format) << format;
}

void TestFormats::oursCarryEverything()
{
    QFETCH(QString, format);
    const DeckFile deck = trickyDeck();
    const Written out = written(*formatCalled(format.toStdString()), deck, everzone().game(), everzone().catalogue,
                                "it");
    QVERIFY(out.lost.empty());
    const auto found = recognised(out.text);
    QVERIFY(found);
    QCOMPARE(idOf(found->format), format.toStdString());
    QCOMPARE(found->game, std::string("everzone"));
    const auto back = readBack(out.text, everzone());
    QVERIFY2(back, out.text.c_str());
    QCOMPARE(back->name, deck.name);
    QVERIFY(back->settings == deck.settings);
    QVERIFY2(back->deck == deck.deck, out.text.c_str());
    QVERIFY(back->key("author") == "me");
    QVERIFY(back->key("zone main") == "leader");
    QVERIFY(back->key("empty") == "");
    const auto outline = outlineOf(*back, everzone().game(), everzone().catalogue, "en");
    QCOMPARE(outline.notes, std::vector<std::string>{"first try"});
    QCOMPARE(outline.sections[1].lines.front().printing, std::string("promo 2"));
}

void TestFormats::anyNameIsCarried_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name :
         {"mazzo://v1/x", "see mazzo://v1/GsWsRRD0KhCl--sj", "Sideboard", "Forces (3)", "game: zombinion", "About",
          "# 1", "\"quoted\"", "4 Marine", "a  b", "&#0;", "]]>", "\u05d2\u05d5\u05dc\u05dd"})
        QTest::newRow(name) << QByteArray(name);
}

void TestFormats::anyNameIsCarried()
{
    QFETCH(QByteArray, name);
    const auto deck = readDeck("name: " + name.toStdString() + "\ngame: everzone\n[Forces]\n2 Marine\n",
                               everzone().game(), everzone().catalogue);
    QVERIFY(deck);
    QCOMPARE(deck->name, name.toStdString());
    for (const Format format : {Format::Mazzo, Format::Text, Format::Json, Format::Cod, Format::O8d, Format::Code}) {
        const Written out = written(format, *deck, everzone().game(), everzone().catalogue, "en");
        const auto back = readBack(out.text, everzone());
        QVERIFY2(back, out.text.c_str());
        QVERIFY2(back->name == deck->name && back->deck == deck->deck, out.text.c_str());
    }
}

void TestFormats::shippedDecksSurviveEveryFormat()
{
    for (const ShippedDeck& deck : shippedDecks()) {
        for (const Format format :
             {Format::Mazzo, Format::Text, Format::Json, Format::Cod, Format::O8d, Format::Code}) {
            const Written out = written(format, deck.file, deck.shipped->game(), deck.shipped->catalogue, "it");
            const auto back = readBack(out.text, *deck.shipped);
            const QString what = deck.path + " " + QString::fromUtf8(idOf(format).data()) + "\n" +
                                 QString::fromStdString(out.text);
            QVERIFY2(back, qPrintable(what));
            QVERIFY2(back->deck == deck.file.deck && back->settings == deck.file.settings &&
                         back->name == deck.file.name,
                     qPrintable(what));
        }
    }
}

void TestFormats::whatAFormatCannotCarryIsReported()
{
    const auto codes = [](Format format) {
        QStringList list;
        for (const Error& lost : written(format, trickyDeck(), everzone().game(), everzone().catalogue, "en").lost)
            list.append(QString::fromStdString(lost.code));
        return list;
    };
    QCOMPARE(codes(Format::Dek), (QStringList{"format.no-name", "format.no-edition", "format.no-option",
                                              "format.no-option", "format.no-option", "format.no-option",
                                              "format.no-notes", "format.no-printing", "format.no-zone"}));
    QCOMPARE(codes(Format::Arena), (QStringList{"format.no-edition", "format.no-option", "format.no-option",
                                                "format.no-option", "format.no-option", "format.no-notes",
                                                "format.no-printing", "format.no-such-name", "format.no-such-name"}));
    QCOMPARE(codes(Format::Code), (QStringList{"format.no-notes", "format.no-printing"}));
    QVERIFY(codes(Format::Tts).contains("format.no-pictures"));
    QCOMPARE(codes(Format::Markdown), QStringList());
}

void TestFormats::namesAndZonesSurviveForeignFormats_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"dek", "arena"}) QTest::newRow(format) << format;
}

void TestFormats::namesAndZonesSurviveForeignFormats()
{
    QFETCH(QString, format);
    const Format id = *formatCalled(format.toStdString());
    const auto deck = readDeck("name: Tide\ngame: everzone\n[Leader]\n1 Adam Finn\n[Forces]\n2 Sea Arrow\n3 Gold, the "
                               "Fox\n1 \u05d2\u05d5\u05dc\u05dd\n2 Zwölf \"Riesen\" & Co: x\n",
                               everzone().game(), everzone().catalogue);
    QVERIFY(deck);
    const auto back = readBack(written(id, *deck, everzone().game(), everzone().catalogue, "en").text, everzone());
    QVERIFY(back);
    QVERIFY(back->deck == deck->deck);
    if (id == Format::Arena) QCOMPARE(back->name, std::string("Tide"));
}

void TestFormats::arenaTellsWhichNamesItCannotCarry_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("carried");
    for (const char* name : {"Gold, the Fox", "4 Ghosts", "Iron // Gate", "The \"Best\"", "[section]", "#tag", "Deck",
                             "-3", "*F*", "A + B", "\u05d2\u05d5\u05dc\u05dd"})
        QTest::newRow(name) << name << true;
    for (const char* name : {"Ghost (DEM) 12", "Ghost #tag", "Ghost *F*", "Ghost|DEM", "[DEM:1] Ghost", " Ghost",
                             "look at mazzo://v1/x", "Ghost {1}"})
        QTest::newRow(name) << name << false;
}

void TestFormats::arenaTellsWhichNamesItCannotCarry()
{
    QFETCH(QString, name);
    QFETCH(bool, carried);
    DeckFile deck;
    deck.settings = Settings::presets(everzone().game());
    deck.add({DeckFile::Kind::Card, 1, name.toStdString(), {}, ZoneIndex{1}, 2, {}});
    const Written out = written(Format::Arena, deck, everzone().game(), everzone().catalogue, "en");
    QCOMPARE(out.lost.empty(), carried);
    const auto back = readBack(out.text, everzone(), Format::Arena);
    const bool same = back && back->deck.unknownCards().size() == 1 &&
                      back->deck.unknownCards().front() == Deck::UnknownCard{ZoneIndex{1}, name.toStdString(), 2};
    QCOMPARE(same, carried);
}

void TestFormats::contentTellsTheFormat_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("format");
    QTest::newRow("deck file") << QByteArray("game: everzone\n[Forces]\n1 Marine\n") << "mazzo";
    QTest::newRow("plain list") << QByteArray("4 Marine\n") << "text";
    QTest::newRow("nothing") << QByteArray("") << "text";
    QTest::newRow("Arena") << QByteArray("Deck\r\n4 Marine (DEM) 12\r\n") << "arena";
    QTest::newRow("Cockatrice") << QByteArray("\xef\xbb\xbf<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\"/>")
                                << "cod";
    QTest::newRow("Magic Online") << QByteArray("<?xml version=\"1.0\"?><Deck/>") << "dek";
    QTest::newRow("OCTGN") << QByteArray("<deck game=\"x\"/>") << "o8d";
    QTest::newRow("a code") << QByteArray(" mazzo://v1/GsWsRRD0KhCl--sj\n") << "code";
    QTest::newRow("a card id first") << QByteArray("<everzone:marine>\n") << "text";
}

void TestFormats::contentTellsTheFormat()
{
    QFETCH(QByteArray, text);
    const auto found = recognised(text.toStdString());
    QVERIFY(found);
    QTEST(QString::fromUtf8(idOf(found->format).data()), "format");
}

void TestFormats::foreignFilesAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("deck");  // as a deck file's sections
    QTest::addColumn<QByteArray>("name");
    const QByteArray two = "[Forces]\n4 Marine\n2 Sea Arrow\n";
    const auto row = [](const char* what, const QByteArray& text, const QByteArray& deck, const QByteArray& name = {}) {
        QTest::newRow(what) << text << deck << name;
    };
    row("counts of all kinds", "4 Marine\n2x Sea Arrow\nx3 Veil\n(2) Firelord\n[1] Dome\nGarlik\nRaptor x2\n3\tShark\n",
        "[Forces]\n4 Marine\n2 Sea Arrow\n3 Veil\n2 Firelord\n1 Dome\n1 Garlik\n2 Raptor\n3 Shark\n");
    row("sets and numbers", "4 Marine (DEM) 12a\n1 Sea Arrow [DEM]\n1 Sea Arrow (DEM) DEM-123 *F*\n", two);
    row("a name in a comment", "// Foxes\n// first try\n\n4 Marine\n2 Sea Arrow\n", two, "Foxes");
    row("a sideboard mark", "4 Marine\n2 Sea Arrow\nSB: 1 Prime Sea\n", two + "[Locations]\n1 Prime Sea\n");
    row("a sideboard heading", "Deck\n4 Marine\n2 Sea Arrow\n\nSideboard:\n1 Prime Sea\n",
        two + "[Locations]\n1 Prime Sea\n");
    row("a heading in a comment", "4 Marine\n2 Sea Arrow\n// SIDEBOARD\n1 Prime Sea\n",
        two + "[Locations]\n1 Prime Sea\n");
    row("a small second block", "30 Marine\n\n2 Prime Sea\n", "[Forces]\n30 Marine\n[Locations]\n2 Prime Sea\n");
    row("blocks of a deck", "1 Marine\n\n3 Marine\n\n2 Sea Arrow\n", two);
    row("our zones as headings", "Leader (1)\n1 Adam Finn\n\nEsercito:\n4 Marine\n2 Freccia di Mare\n",
        "[Leader]\n1 Adam Finn\n" + two);
    row("Arena",
        "About\r\nName Foxes\r\n\r\nCommander\r\n1 Adam Finn (DEM) 1\r\n\r\nDeck\r\n4 Marine (DEM) 12\r\n2 Sea Arrow "
        "(DEM) 77\r\n",
        "[Leader]\n1 Adam Finn\n" + two, "Foxes");
    row("XMage", "NAME:Foxes\n4 [DEM:12a] Marine\n2 [DEM:40] Sea Arrow\nLAYOUT MAIN:(1,2)\n", two, "Foxes");
    row("Forge",
        "[metadata]\nName=Foxes\nDeck Type=constructed\n[Commander]\n1 Adam Finn|DEM\n[Main]\n4 Marine|DEM|[12a]\n2 "
        "Sea Arrow+|DEM|1\n",
        "[Leader]\n1 Adam Finn\n" + two, "Foxes");
    row("Cockatrice",
        "<?xml version=\"1.0\"?><cockatrice_deck version=\"1\"><deckname>Foxes</deckname><comments>a &amp; "
        "b</comments><zone name=\"main\"><card number=\"4\" name=\"Marine\" price=\"1\"/>"
        "<card number=\"2\" name=\"Sea Arrow\"/></zone><zone name=\"side\"><card number=\"1\" name=\"Prime "
        "Sea\"/></zone><zone name=\"tokens\"><card number=\"1\" name=\"Veil\"/></zone></cockatrice_deck>",
        two + "[Locations]\n1 Prime Sea\n", "Foxes");
    row("Magic Online",
        "<?xml version=\"1.0\"?><Deck><Cards CatID=\"1\" Quantity=\"4\" Sideboard=\"false\" Name=\"Marine\"/><Cards "
        "CatID=\"2\" Quantity=\"2\" Sideboard=\"false\" Name=\"Sea Arrow\"/>"
        "<Cards CatID=\"0\" Quantity=\"1\" Sideboard=\"true\" Name=\"Adam Finn\"/></Deck>",
        "[Leader]\n1 Adam Finn\n" + two);
    row("OCTGN",
        "<?xml version=\"1.0\"?><deck game=\"0\"><section name=\"Main\" shared=\"False\"><card qty=\"4\" "
        "id=\"a\">Marine</card><card qty=\"2\" id=\"b\">Sea Arrow</card></section>"
        "<section name=\"Leader\"/><notes><![CDATA[first: try]]></notes></deck>",
        "[Leader]\n" + two);
}

void TestFormats::foreignFilesAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, deck);
    QFETCH(QByteArray, name);
    const auto back = readBack(text.toStdString(), everzone());
    QVERIFY(back);
    const auto expected = readDeck("game: everzone\n" + deck.toStdString(), everzone().game(), everzone().catalogue);
    QVERIFY(expected);
    QVERIFY2(std::ranges::equal(back->deck.entries(), expected->deck.entries()) && back->deck.unknownCards().empty(),
             writeDeck(*back, everzone().catalogue).c_str());
    QCOMPARE(back->name, name.toStdString());
}

void TestFormats::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QByteArray nested = "<?xml version=\"1.0\"?><cockatrice_deck>";
    for (int i = 0; i < 500'000; ++i) nested += "<a>";
    QTest::newRow("entities") << QByteArray("<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a "
                                            "\"b\">]><cockatrice_deck><deckname>&a;</deckname></cockatrice_deck>")
                              << "format.xml-entities";
    QTest::newRow("XML cut off") << QByteArray("<?xml version=\"1.0\"?><cockatrice_deck><zone name=\"main\">")
                                 << "format.bad-xml";
    QTest::newRow("XML of something else") << QByteArray("<?xml version=\"1.0\"?><html/>") << "format.strange-xml";
    QTest::newRow("half a million levels of XML") << nested << "format.bad-xml";
    QTest::newRow("a million levels of JSON") << QByteArray(1'000'000, '[').prepend("{\"a\":") << "format.too-deep";
    QTest::newRow("broken JSON") << QByteArray("{\"format\": \"mazzo-deck\",\n oops}") << "format.bad-json";
    QTest::newRow("other JSON") << QByteArray("{\"cards\": []}") << "format.other";
    QTest::newRow("newer JSON") << QByteArray("{\"format\": \"mazzo-deck\", \"version\": 2}") << "share.newer";
    QTest::newRow("broken UTF-8") << QByteArray("4 Marine\n2 \xff\xfe\n") << "deck.bad-utf8";
    QTest::newRow("broken UTF-8 in XML") << QByteArray(
                                                "<?xml version=\"1.0\"?><cockatrice_deck><zone name=\"main\"><card "
                                                "number=\"1\" name=\"\xff\"/></zone></cockatrice_deck>")
                                         << "deck.bad-utf8";
    QTest::newRow("a damaged code") << QByteArray("mazzo://v1/GsWsRRD0KhCl--sk") << "share.damaged";
    QTest::newRow("too large") << QByteArray(9 << 20, 'x') << "deck.too-large";
    QTest::newRow("an option that is none")
        << QByteArray(
               "{\"format\": \"mazzo-deck\", \"version\": 1, \"game\": \"everzone\", \"options\": {\"players\": 5}}")
        << "deck.unknown-value";
    QTest::newRow("an edition that is none")
        << QByteArray("{\"format\": \"mazzo-deck\", \"version\": 1, \"game\": \"everzone\", \"rules\": \"fr\"}")
        << "deck.unknown-edition";
}

void TestFormats::badFilesAreRefused()
{
    QFETCH(QByteArray, text);
    QTEST(QString::fromStdString(errorOf(text.toStdString())), "code");
}

/// A deck that is too large has none, and people leave it out when they copy a list.
void TestFormats::ourTextIsReadWithoutItsCode()
{
    const auto deck = readDeck("name: Copied\ngame: everzone\nrules: it\n[Forces]\n3 Marine\n1 Nobody\n",
                               everzone().game(), everzone().catalogue);
    QVERIFY(deck);
    std::string text = written(Format::Text, *deck, everzone().game(), everzone().catalogue, "it").text;
    QVERIFY(text.find("\nmazzo://") != std::string::npos);
    text.resize(text.find("\nmazzo://"));
    const auto back = readBack(text, everzone());
    QVERIFY(back);
    QCOMPARE(back->name, deck->name);
    QCOMPARE(back->settings.edition, deck->settings.edition);
    QCOMPARE(back->deck, deck->deck);
    // A card before the first section of a deck file is still a mistake.
    QCOMPARE(errorOf("game: everzone\n1 Marine\n"), "deck.no-header");
    QCOMPARE(errorOf("game: everzone\n1 Marine (2)\n[Forces]\nVeil (3)\n"), "deck.no-header");
}

void TestFormats::anEditedListGoesBeforeItsCode()
{
    const auto deck = readDeck("game: everzone\n[Forces]\n2 Marine\n", everzone().game(), everzone().catalogue);
    QVERIFY(deck);
    std::string text = written(Format::Text, *deck, everzone().game(), everzone().catalogue, "en").text;
    const auto untouched = importedDeck(text, Format::Text, everzone().game(), everzone().catalogue, "x", "en");
    QVERIFY(untouched && untouched->notes.empty());
    text.replace(text.find("2 Marine"), 8, "3 Marine");
    const auto edited = importedDeck(text, Format::Text, everzone().game(), everzone().catalogue, "x", "en");
    QVERIFY(edited);
    QCOMPARE(edited->notes.size(), std::size_t{1});
    QCOMPARE(edited->notes.front().code, std::string("share.differs"));
    QCOMPARE(edited->lines.front().copies, 3);
}

void TestFormats::tabletopSimulatorCountsItsCards()
{
    const auto deck = readDeck("name: T\ngame: everzone\n[Leader]\n1 Adam Finn\n[Forces]\n2 Marine\n1 Ghost\n",
                               everzone().game(), everzone().catalogue);
    QVERIFY(deck);
    const auto text = written(Format::Tts, *deck, everzone().game(), everzone().catalogue, "en").text;
    const QJsonArray piles =
        QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()["ObjectStates"].toArray();
    QCOMPARE(piles.size(), 2);
    QCOMPARE(piles[0].toObject()["Name"].toString(), QString("Card"));
    QCOMPARE(piles[1].toObject()["DeckIDs"].toArray(), (QJsonArray{101, 101, 102}));
    QCOMPARE(piles[1].toObject()["ContainedObjects"].toArray()[2].toObject()["Nickname"].toString(), QString("Ghost"));
}

MAZZO_TEST(TestFormats)
#include "test_formats.moc"
