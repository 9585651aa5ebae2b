// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "import/share/deck_code.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

const Shipped& everzone() { return *shippedGame("everzone"); }

Checked<ImportedDeck> importedOf(const QByteArray& bytes)
{
    const std::string text = bytes.toStdString();
    const auto found = recognised(text);
    if (!found) return tl::unexpected<Errors>(Errors{found.error()});
    return importedDeck(text, found->format, everzone().game(), everzone().catalogue, "x", "en");
}

QString refusal(const QByteArray& bytes)
{
    const auto imported = importedOf(bytes);
    return imported ? QString() : QString::fromStdString(imported.error().front().code);
}

Outline outlineOfText(const QByteArray& bytes)
{
    const auto imported = importedOf(bytes);
    if (!imported) qFatal("cannot be read");
    const auto file = deckFileOf(*imported, everzone().game(), everzone().catalogue, "en");
    if (!file) qFatal("is no deck");
    return outlineOf(*file, everzone().game(), everzone().catalogue, "en");
}

QString listOf(const Outline& outline)
{
    QStringList zones;
    for (const Outline::Section& section : outline.sections) {
        QStringList cards;
        for (const Outline::Line& line : section.lines) {
            const QString printing = line.printing.empty() ? QString()
                                                           : " {" + QString::fromStdString(line.printing) + "}";
            cards.append(QString::number(line.copies) + " " + QString::fromStdString(line.name) + printing);
        }
        zones.append(QString::fromStdString(everzone().game()[section.zone].id) + ": " + cards.join(", "));
    }
    return zones.join("; ");
}

QStringList notesOf(const Outline& outline)
{
    QStringList notes;
    for (const std::string& note : outline.notes) notes.append(QString::fromStdString(note));
    return notes;
}

QByteArray cod(const QByteArray& inside)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n" + inside +
           "</cockatrice_deck>\n";
}

/// A text of ASCII letters in UTF-16 with its byte order mark.
QByteArray utf16(const QByteArray& text, bool bigEndian)
{
    QByteArray bytes = bigEndian ? QByteArray("\xfe\xff", 2) : QByteArray("\xff\xfe", 2);
    for (const char c : text) bytes += bigEndian ? QByteArray("\0", 1) + c : QByteArray(1, c) + QByteArray("\0", 1);
    return bytes;
}

/// The same in UTF-32.
QByteArray utf32(const QByteArray& text, bool bigEndian)
{
    QByteArray bytes = bigEndian ? QByteArray("\0\0\xfe\xff", 4) : QByteArray("\xff\xfe\0\0", 4);
    for (const char c : text) bytes += bigEndian ? QByteArray(3, '\0') + c : QByteArray(1, c) + QByteArray(3, '\0');
    return bytes;
}

}  // namespace

/// Other programs' XML: real files in all their parts, odd encodings, and files made to do harm.
class TestOtherPrograms : public QObject {
    Q_OBJECT

private slots:
    void cockatriceInFull();
    void cockatriceOfOld();
    void magicOnlineInFull();
    void octgnInFull();
    void linesAreNumberedAndOddOnesAreKept();
    void encodings_data();
    void encodings();
    void harmfulFilesAreRefused_data();
    void harmfulFilesAreRefused();
    void refusalsHaveTheirPlace_data();
    void refusalsHaveTheirPlace();
    void lineEndsInNamesBecomeBlanks();
    void printingsWithBracesComeBack_data();
    void printingsWithBracesComeBack();
    void aByteOrderMarkIsNoPartOfAList();
    void moreCardsThanAnIntHoldsAreCounted();
    void hugeNestingIsRefusedByItsSize();
    void moreThanAFileCanHoldIsRefused();
};

void TestOtherPrograms::cockatriceInFull()
{
    const Outline outline = outlineOfText(
        cod("    <lastLoadedTimestamp>Mon Jan 1 2026</lastLoadedTimestamp>\n    <deckname>Foxes</deckname>\n    "
            "<format>house</format>\n"
            "    <bannerCard providerId=\"\">Marine</bannerCard>\n    <comments>two lines &amp; an ampersand\nsecond "
            "line</comments>\n    <tags><tag>test</tag></tags>\n"
            "    <zone name=\"main\">\n        <card number=\"4\" name=\"Marine\" setShortName=\"DEM\" "
            "collectorNumber=\"12a\" uuid=\"0-0\"/>\n"
            "        <card number=\"2\" name=\"Sea Arrow\"/>\n    </zone>\n    <zone name=\"side\"><card number=\"1\" "
            "name=\"Prime Sea\"/></zone>\n"
            "    <zone name=\"tokens\"><card number=\"1\" name=\"Veil\"/></zone>\n"
            "    <sideboard_plan><name>against "
            "all</name><move_card_to_zone><card_name>Marine</card_name><start_zone>main</start_zone><target_zone>side</"
            "target_zone></move_card_to_zone></sideboard_plan>\n"));
    QCOMPARE(listOf(outline), QString("forces: 4 Marine {DEM 12a}, 2 Sea Arrow; locations: 1 Prime Sea"));
    QCOMPARE(QString::fromStdString(outline.name), QString("Foxes"));
    QCOMPARE(notesOf(outline), (QStringList{"test", "two lines & an ampersand", "second line", "1 Veil"}));
}

void TestOtherPrograms::cockatriceOfOld()
{
    const Outline outline = outlineOfText(
        "<cockatrice_deck version=\"1\"><deckname/><comments/><zone name=\"main\"><card number=\"4\" price=\"0.5\" "
        "name=\"Marine\"/></zone></cockatrice_deck>");
    QCOMPARE(listOf(outline), QString("forces: 4 Marine"));
}

void TestOtherPrograms::magicOnlineInFull()
{
    const Outline outline = outlineOfText(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Deck xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\" "
        "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n"
        "  <NetDeckID>0</NetDeckID>\n  <PreconstructedDeckID>0</PreconstructedDeckID>\n"
        "  <Cards CatID=\"70001\" Quantity=\"4\" Sideboard=\"false\" Name=\"Marine\" Annotation=\"0\" />\n"
        "  <Cards CatID=\"70002\" Quantity=\"1\" Sideboard=\"true\" Name=\"Adam Finn\" Annotation=\"0\" />\n</Deck>\n");
    QCOMPARE(listOf(outline), QString("leader: 1 Adam Finn; forces: 4 Marine"));
}

void TestOtherPrograms::octgnInFull()
{
    const Outline outline = outlineOfText("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<deck "
                                          "game=\"00000000-1111-2222-3333-444444444444\" sleeveid=\"3\">\n"
                                          "  <section name=\"Main\" shared=\"False\">\n    <card qty=\"4\" "
                                          "id=\"aaaaaaaa-0000-0000-0000-000000000012\">Marine</card>\n  </section>\n"
                                          "  <section name=\"Leader\" shared=\"True\"><card qty=\"1\" id=\"b\">Adam "
                                          "Finn</card></section>\n  <section name=\"Sideboard\" shared=\"False\" />\n"
                                          "  <notes><![CDATA[first try\nsecond: <b>]]></notes>\n</deck>\n");
    QCOMPARE(listOf(outline), QString("leader: 1 Adam Finn; forces: 4 Marine; locations: "));
    QCOMPARE(notesOf(outline), (QStringList{"first try", "second: <b>"}));
}

void TestOtherPrograms::linesAreNumberedAndOddOnesAreKept()
{
    const auto imported = importedOf(
        cod("<zone name=\"main\">\n<card number=\"4\" name=\"Marine\"/>\n<card number=\"many\" name=\"Veil\"/>\n<card "
            "number=\"2\" name=\"Sea Arow\"/>\n<card number=\"2\" name=\"\"/>\n</zone>\n"));
    QVERIFY(imported);
    QCOMPARE(imported->lines.size(), std::size_t{4});
    using State = ImportedLine::State;
    const std::vector<State> expected{State::Matched, State::Ignored, State::Guessed, State::Ignored};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(imported->lines[i].state == expected[i]);
        QCOMPARE(imported->lines[i].number, static_cast<int>(i) + 4);
    }
    QCOMPARE(imported->lines[1].text, std::string("many Veil"));
    const auto wide = importedOf(
        utf16("<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"4\" name=\"Marine\"/></zone></cockatrice_deck>",
              false));
    QVERIFY(wide);
    QCOMPARE(wide->lines.front().number, 3);
}

void TestOtherPrograms::encodings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("list");
    const QByteArray inside =
        "<cockatrice_deck><zone name=\"main\"><card number=\"2\" name=\"Marine\"/></zone></cockatrice_deck>";
    QTest::newRow("UTF-8 with its mark") << "\xef\xbb\xbf<?xml version=\"1.0\"?>" + inside << "forces: 2 Marine";
    QTest::newRow("Latin-1, declared")
        << QByteArray("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><cockatrice_deck><zone name=\"main\"><card "
                      "number=\"2\" name=\"Citt\xe0 x\"/></zone></cockatrice_deck>")
        << QString::fromUtf8("forces: 2 Città x");
    const auto declared = [](const char* encoding, const QByteArray& name) {
        return "<?xml version='1.0' encoding='" + QByteArray(encoding) +
               "'?><cockatrice_deck><zone name=\"main\"><card number=\"2\" name=\"" + name +
               "\"/></zone></cockatrice_deck>";
    };
    QTest::newRow("Latin-1, by its other name")
        << declared("latin1", "Citt\xe0 x") << QString::fromUtf8("forces: 2 Città x");
    QTest::newRow("Latin-9") << declared("ISO-8859-15", "5 \xa4") << QString::fromUtf8("forces: 2 5 €");
    QTest::newRow("Windows") << declared("Windows-1252", "Fox\x92s den") << QString::fromUtf8("forces: 2 Fox’s den");
    QTest::newRow("UTF-8 that calls itself UTF-16")
        << declared("utf-16", "Citt\xc3\xa0 x") << QString::fromUtf8("forces: 2 Città x");
    QTest::newRow("UTF-16 without its mark")
        << utf16("<?xml version=\"1.0\"?>" + inside, false).mid(2) << "forces: 2 Marine";
    QTest::newRow("UTF-16 without its mark, high byte first")
        << utf16("<?xml version=\"1.0\"?>" + inside, true).mid(2) << "forces: 2 Marine";
    QTest::newRow("UTF-16 that ends with a line") << utf16(inside + "\n", true) << "forces: 2 Marine";
    QTest::newRow("a number in a literal")
        << QByteArray(
               "<deck><section name=\"Main\"><card qty=\"2\"><![CDATA[Fox &#0;]]></card></section><!-- &#0; --></deck>")
        << "forces: 2 Fox &#0;";
    QTest::newRow("another program's tag in the notes")
        << QByteArray("<deck><section name=\"Main\"><card "
                      "qty=\"2\">Marine</card></section><notes><![CDATA[<Deck>]]></notes></deck>")
        << "forces: 2 Marine";
    QTest::newRow("UTF-32, low byte first") << utf32("<?xml version=\"1.0\"?>" + inside, false) << "forces: 2 Marine";
    QTest::newRow("UTF-32, high byte first") << utf32(inside, true) << "forces: 2 Marine";
    QTest::newRow("UTF-16, low byte first")
        << utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + inside, false) << "forces: 2 Marine";
    QTest::newRow("UTF-16, high byte first")
        << utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + inside, true) << "forces: 2 Marine";
}

void TestOtherPrograms::encodings()
{
    QFETCH(QByteArray, text);
    QTEST(listOf(outlineOfText(text)), "list");
}

void TestOtherPrograms::harmfulFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QByteArray laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY lol \"lol\">\n";
    for (int i = 1; i < 10; ++i) {
        laughs += "<!ENTITY lol" + QByteArray::number(i) + " \"";
        for (int j = 0; j < 10; ++j) laughs += "&lol" + (i == 1 ? QByteArray() : QByteArray::number(i - 1)) + ";";
        laughs += "\">\n";
    }
    QTest::newRow("a billion laughs") << laughs + "]>\n<cockatrice_deck><deckname>&lol9;</deckname></cockatrice_deck>"
                                      << "format.xml-entities";
    QTest::newRow("a file as an entity")
        << QByteArray("<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><deck><section "
                      "name=\"Main\"><card qty=\"1\">&e;</card></section></deck>")
        << "format.xml-entities";
    QTest::newRow("entities in UTF-16") << utf16("<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a "
                                                 "\"b\">]><cockatrice_deck><deckname>&a;</deckname></cockatrice_deck>",
                                                 false)
                                        << "format.xml-entities";
    QTest::newRow("an attribute that never ends")
        << QByteArray("<cockatrice_deck><zone name=\"main>") + QByteArray(1 << 20, 'a') << "format.bad-xml";
    QTest::newRow("half a letter of UTF-16")
        << utf16("<?xml version=\"1.0\"?><cockatrice_deck/>", false) + "x" << "format.bad-encoding";
    QTest::newRow("an encoding that nobody reads")
        << QByteArray("<?xml version=\"1.0\" encoding=\"ISO-2022-CN-EXT\"?><cockatrice_deck/>")
        << "format.unknown-encoding";
    QTest::newRow("XML that is no deck") << QByteArray("<?xml version=\"1.0\"?><svg/>") << "format.strange-xml";
    QTest::newRow("a list in UTF-16") << utf16("4 Marine\n", false) << "deck.bad-utf8";
    QTest::newRow("a list in Latin-1") << QByteArray("4 Citt\xe0\n") << "deck.bad-utf8";
    QTest::newRow("two roots") << QByteArray("<cockatrice_deck/><cockatrice_deck/>") << "format.bad-xml";
    QTest::newRow("JSON that goes on") << QByteArray("{\"format\": \"mazzo-deck\", \"version\": 1} x")
                                       << "format.bad-json";
    QTest::newRow("JSON with a number beyond all bounds")
        << QByteArray("{\"format\": \"mazzo-deck\", \"version\": 1e999}") << "format.bad-json";
    QTest::newRow("JSON with half a letter")
        << QByteArray("{\"format\": \"mazzo-deck\", \"version\": 1, \"name\": \"\\ud800\"}") << "format.bad-json";
}

void TestOtherPrograms::harmfulFilesAreRefused()
{
    QFETCH(QByteArray, text);
    QTEST(refusal(text), "code");
}

void TestOtherPrograms::refusalsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto bytes = [](const char* text) { return QByteArray(text).replace('@', '\0'); };
    const QByteArray cod =
        "<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"1\" name=\"%\"/></zone></cockatrice_deck>";
    const QByteArray json = "{\"format\": \"mazzo-deck\", \"version\": 1, \"game\": \"everzone\",\n\"name\": \"%\"}";
    // A comment with a NUL byte was kept, and the XML that was written of it did not read back.
    QTest::newRow("a quotation mark and a NUL byte") << bytes("\"@") << "deck.no-text 1:2";
    QTest::newRow("a comment with a NUL byte") << bytes("4 Marine\n// a@b\n") << "deck.no-text 2:5";
    QTest::newRow("a printing with a NUL byte") << bytes("4 Marine {@}\n") << "deck.no-text 1:11";
    QTest::newRow("a printing of broken UTF-8") << QByteArray("4 Marine {\xff}\n") << "deck.bad-utf8 1:11";
    QTest::newRow("a deck file with a NUL byte") << bytes("game: everzone\n[Forces]\n4 M@rine\n") << "deck.no-text 3:4";
    QTest::newRow("a list in UTF-16 without a mark") << bytes("4@ @M@a@r@i@n@e@") << "deck.no-text 1:2";
    QTest::newRow("XML with a NUL byte") << QByteArray(cod).replace('%', bytes("Mar@ine")) << "deck.no-text 3:27";
    QTest::newRow("XML with a NUL byte at its end")
        << QByteArray(cod).replace('%', "Marine") + bytes("@") << "deck.no-text 3:58";
    QTest::newRow("XML with a NUL byte in UTF-16")
        << utf16(QByteArray(cod).replace('%', bytes("Mar@ine")), true) << "deck.no-text 3:27";
    // The parser ended the name there: "Mar" was kept.
    QTest::newRow("XML with an escaped NUL byte")
        << QByteArray(cod).replace('%', "Mar&#0;ine") << "format.bad-xml 3:27";
    QTest::newRow("XML with an escaped NUL byte, hexadecimal")
        << QByteArray(cod).replace('%', "Mar&#x0000;ine") << "format.bad-xml 3:27";
    QTest::newRow("XML with a number beyond all characters")
        << QByteArray(cod).replace('%', "Mar&#4294967296;ine") << "format.bad-xml 3:27";
    QTest::newRow("XML of broken UTF-8") << QByteArray(cod).replace('%', "\xff") << "deck.bad-utf8 3:1";
    QTest::newRow("JSON with a NUL byte") << QByteArray(json).replace('%', bytes("@")) << "deck.no-text 2:10";
    QTest::newRow("JSON with an escaped NUL byte") << QByteArray(json).replace('%', "\\u0000") << "deck.no-text 0:0";
    QTest::newRow("JSON that is cut off") << json.left(json.size() - 1) << "format.bad-json 2:12";
}

void TestOtherPrograms::refusalsHaveTheirPlace()
{
    QFETCH(QByteArray, text);
    const auto imported = importedOf(text);
    QVERIFY(!imported);
    const Error& error = imported.error().front();
    QTEST(QString("%1 %2:%3").arg(QString::fromStdString(error.code)).arg(error.where.line).arg(error.where.column),
          "place");
}

void TestOtherPrograms::lineEndsInNamesBecomeBlanks()
{
    const auto list = [](const QByteArray& text) { return listOf(outlineOfText(text)); };
    QCOMPARE(list("{\"format\": \"mazzo-deck\", \"version\": 1, \"game\": \"everzone\", \"zones\": [{\"zone\": "
                  "\"forces\", \"cards\": [{\"count\": 2, \"name\": \"Iron\\nFox\"}]}]}"),
             QString("forces: 2 Iron Fox"));
    QCOMPARE(list("{\"format\": \"mazzo-deck\", \"version\": 1, \"game\": \"everzone\", \"zones\": [{\"zone\": "
                  "\"forces\", \"cards\": [{\"count\": 2, \"name\": \"Iron\\rFox\"}]}]}"),
             QString("forces: 2 Iron Fox"));
    QCOMPARE(
        list(
            "<cockatrice_deck><zone name=\"main\"><card number=\"2\" name=\"Iron&#13;Fox\"/></zone></cockatrice_deck>"),
        QString("forces: 2 Iron Fox"));
    QCOMPARE(
        list(
            "<cockatrice_deck><zone name=\"main\"><card number=\"2\" name=\"Iron&#10;Fox\"/></zone></cockatrice_deck>"),
        QString("forces: 2 Iron Fox"));
}

void TestOtherPrograms::printingsWithBracesComeBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("list");
    QTest::newRow("a brace as a set") << QByteArray("A|{") << "forces: 1 A {(}";
    QTest::newRow("braces in a set") << QByteArray("2 Gold Fox|DEM {promo}1|[12a]")
                                     << "forces: 2 Gold Fox {DEM (promo)1 12a}";
    QTest::newRow("only a closing brace") << QByteArray("2 Sea Arrow {}}") << "forces: 2 Sea Arrow {}}";
    QTest::newRow("braces in XML")
        << cod("<zone name=\"main\"><card number=\"2\" name=\"Gold Fox\" setShortName=\"}{\"/></zone>")
        << "forces: 2 Gold Fox {)(}";
}

void TestOtherPrograms::printingsWithBracesComeBack()
{
    QFETCH(QByteArray, text);
    QTEST(listOf(outlineOfText(text)), "list");
    const auto imported = importedOf(text);
    const auto file = deckFileOf(*imported, everzone().game(), everzone().catalogue, "en");
    const auto back = readDeck(writeDeck(*file, everzone().catalogue), everzone().game(), everzone().catalogue);
    QVERIFY(back);
    QVERIFY(back->deck == file->deck);
}

void TestOtherPrograms::aByteOrderMarkIsNoPartOfAList()
{
    const auto imported = importedOf("\xef\xbb\xbfLeader\n1 Meraud\n");
    QVERIFY(imported);
    QCOMPARE(imported->lines.front().section, std::string("Leader"));
    QCOMPARE(listOf(outlineOfText("\xef\xbb\xbf"
                                  "4 Marine\n2 Gold Fox\n")),
             QString("forces: 4 Marine, 2 Gold Fox"));
    QCOMPARE(listOf(outlineOfText("\xef\xbb\xbfLeader\n1 Meraud\nForces\n2 Gold Fox\n")),
             QString("leader: 1 Meraud; forces: 2 Gold Fox"));
    QCOMPARE(listOf(outlineOfText(
                 "\xef\xbb\xbf{\"format\": \"mazzo-deck\", \"version\": 1, \"game\": \"everzone\", \"zones\": "
                 "[{\"zone\": \"forces\", \"cards\": [{\"count\": 2, \"name\": \"Marine\"}]}]}")),
             QString("forces: 2 Marine"));
    QCOMPARE(
        listOf(outlineOfText("\xef\xbb\xbf" + cod("<zone name=\"main\"><card number=\"2\" name=\"Marine\"/></zone>"))),
        QString("forces: 2 Marine"));
    QCOMPARE(refusal("\xef\xbb\xbf"
                     "mazzo://v1/GsWsRRD0KhCl--sj"),
             QString());
}

void TestOtherPrograms::moreCardsThanAnIntHoldsAreCounted()
{
    constexpr int kLines = 300'000;
    const Outline outline = outlineOfText(QByteArray("9999 Marine\n").repeated(kLines));
    QCOMPARE(outline.sections.front().cards, std::int64_t{9999} * kLines);
}

void TestOtherPrograms::hugeNestingIsRefusedByItsSize()
{
    constexpr qsizetype kHundredMegabytes = 100'000'000;
    const std::string nested = "<cockatrice_deck>" + QByteArray("<a>").repeated(kHundredMegabytes / 3).toStdString();
    const auto imported = importedDeck(nested, Format::Cod, everzone().game(), everzone().catalogue, "x", "en");
    QVERIFY(!imported);
    QCOMPARE(imported.error().front().code, std::string("deck.too-large"));
}

void TestOtherPrograms::moreThanAFileCanHoldIsRefused()
{
    const auto opened = [&](std::size_t nameLength, std::uint32_t copies) {
        const SharedDeck deck{"everzone", "1.0.0", "en",
                              {},         {},      {{"forces", {}, {{std::string(nameLength, 'x'), copies}}}}};
        return deckFileOf(deck, everzone().game(), everzone().catalogue, "en");
    };
    QVERIFY(opened(1'000, 9'999 * 100));
    for (const auto& refused : {opened(1'000, 1'000'000'000), opened(9'000'000, 1)}) {
        QVERIFY(!refused);
        QCOMPARE(refused.error().front().code, std::string("deck.too-large"));
    }
}

MAZZO_TEST(TestOtherPrograms)
#include "test_other_programs.moc"
