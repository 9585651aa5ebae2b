// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/csv.h"
#include "import/import_deck.h"
#include "import/share/code.h"
#include "import/share/deck_code.h"
#include "model/control_characters.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace mazzo::tests;

namespace {

const Shipped& everzone() { return *shippedGame("everzone"); }

Checked<ImportedDeck> imported(const std::string& text, std::optional<Format> as = {})
{
    const auto found = recognised(text, as);
    if (!found) return tl::unexpected<Errors>(Errors{found.error()});
    return importedDeck(text, found->format, everzone().game(), everzone().catalogue, "x", "en");
}

const std::string kHostileName = "Gh\x1b[31most \xc2\x9b"
                                 "1m \u202etxt\x01\xef\xbf\xbf";

/// A deck of that many different cards that no catalogue has.
SharedDeck deckOf(std::uint32_t cards)
{
    SharedDeck deck{"everzone", everzone().game().version, "en", "", {}, {{"forces", {}, {}}}};
    for (std::uint32_t number = 1; number <= cards; ++number) deck.zones.front().cards.push_back({number + 100'000, 1});
    return deck;
}

}  // namespace

/// Decks, codes and tables from people who mean no good.
class TestHostileInput : public QObject {
    Q_OBJECT

private slots:
    void controlCharactersDoNotComeIn_data();
    void controlCharactersDoNotComeIn();
    void writtenFilesAreClean_data();
    void writtenFilesAreClean();
    void formulasAreNeutralised_data();
    void formulasAreNeutralised();
    void smallCodesDoNotFillTheMemory_data();
    void smallCodesDoNotFillTheMemory();
};

void TestHostileInput::controlCharactersDoNotComeIn_data()
{
    QTest::addColumn<std::string>("text");
    const SharedDeck shared{"everzone", "1.0.0", "en", kHostileName, {}, {{"forces", {}, {{kHostileName, 3}}}}};
    QTest::newRow("deck file") << "name: " + kHostileName + "\ngame: everzone\n[Forces]\n3 " + kHostileName + "\n";
    QTest::newRow("list") << "// " + kHostileName + "\nForces\n3 " + kHostileName + "\n";
    QTest::newRow("code") << shareCode(shared);
    QTest::newRow("cod")
        << "<cockatrice_deck version=\"1\"><deckname>" + kHostileName +
               "</deckname><zone name=\"main\"><card number=\"3\" name=\"&#27;[31m&#x9b;1m &#x202e;\"/>"
               "</zone></cockatrice_deck>";
    QTest::newRow("json") << std::string(R"({"format": "mazzo-deck", "version": 1, "game": "everzone",
        "name": "\u001b[31m\u202e", "rules": "en", "options": {}, "notes": ["\u009b1m"],
        "zones": [{"zone": "forces", "cards": [{"count": 3, "name": "\u001b[2J\u009b\uffff"}]}]})");
}

void TestHostileInput::controlCharactersDoNotComeIn()
{
    QFETCH(std::string, text);
    const auto deck = imported(text);
    QVERIFY(deck);
    QVERIFY(!deck->lines.empty());
    for (const ImportedLine& line : deck->lines) {
        QVERIFY2(!controlCharacter(line.name), line.name.c_str());
        QVERIFY2(!controlCharacter(line.text), line.text.c_str());
    }
    const auto file = deckFileOf(*deck, everzone().game(), everzone().catalogue, "en");
    QVERIFY(file);
    QVERIFY(!controlCharacter(file->name));
    QVERIFY(!controlCharacter(writeDeck(*file, everzone().catalogue)));
}

void TestHostileInput::writtenFilesAreClean_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"mazzo", "text", "json", "cod", "o8d", "dek", "markdown", "arena"})
        QTest::newRow(format) << format;
}

void TestHostileInput::writtenFilesAreClean()
{
    QFETCH(QString, format);
    const auto wanted = formatCalled(format.toStdString());
    QVERIFY(wanted);
    const std::string text = "# " + kHostileName + "\nname: " + kHostileName +
                             "\ngame: everzone\nauthor: " + kHostileName + "\n[Forces]\n3 " + kHostileName + " {" +
                             kHostileName + "}\n";
    const auto deck = readDeck(text, everzone().game(), everzone().catalogue);
    QVERIFY(deck);
    const Written out = written(*wanted, *deck, everzone().game(), everzone().catalogue, "en");
    QVERIFY(!controlCharacter(out.text));
    if (!out.text.starts_with("<")) return;
    QXmlStreamReader xml(QByteArray::fromStdString(out.text));
    while (!xml.atEnd()) xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

void TestHostileInput::formulasAreNeutralised_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("written");
    const auto same = [](const QByteArray& cell) { QTest::newRow(cell.constData()) << cell << cell; };
    same("Marine");
    same("'tis");
    same("-5");
    same("+2");
    same("-1.5");
    QTest::newRow("formula") << QByteArray("=1+1") << QByteArray("\"'=1+1\"");
    QTest::newRow("plus") << QByteArray("+cmd|' /C calc'!A0") << QByteArray("\"'+cmd|' /C calc'!A0\"");
    QTest::newRow("minus") << QByteArray("-2+3") << QByteArray("\"'-2+3\"");
    QTest::newRow("at") << QByteArray("@SUM(A1)") << QByteArray("\"'@SUM(A1)\"");
    QTest::newRow("tab") << QByteArray("\t=1") << QByteArray("\"'\t=1\"");
    QTest::newRow("quotes") << QByteArray("=\"a\"") << QByteArray("\"'=\"\"a\"\"\"");
    QTest::newRow("an apostrophe of its own") << QByteArray("'=1") << QByteArray("\"''=1\"");
}

void TestHostileInput::formulasAreNeutralised()
{
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, written);
    std::string row;
    appendCell(row, cell.toStdString());
    QCOMPARE(QByteArray::fromStdString(row), written);
    const std::string table = "name,set\n" + row + ",x\n";
    const auto csv = prepareCsv(table, "x.csv");
    QVERIFY(csv);
    CsvReader reader(*csv, "x.csv");
    std::vector<std::string_view> cells;
    QVERIFY(reader.next(cells));
    QVERIFY(reader.next(cells));
    QCOMPARE(cells.size(), std::size_t{2});
    QCOMPARE(QByteArray(cells[0].data(), qsizetype(cells[0].size())), cell);
}

void TestHostileInput::smallCodesDoNotFillTheMemory_data()
{
    QTest::addColumn<std::uint32_t>("cards");
    QTest::addColumn<QString>("error");
    QTest::newRow("as many as allowed") << 19'990U << "";
    QTest::newRow("more") << 20'001U << "share.too-large";
    QTest::newRow("16 KB") << 100'000U << "share.too-large";
    QTest::newRow("833 KB") << 5'000'000U << "share.too-large";
}

void TestHostileInput::smallCodesDoNotFillTheMemory()
{
    QFETCH(std::uint32_t, cards);
    QFETCH(QString, error);
    const auto deck = readShareCode(shareCode(deckOf(cards)));
    QCOMPARE(deck ? QString() : QString::fromStdString(deck.error().code), error);
    const auto mayBeWritten = checkCodeSize(deckOf(cards));
    QCOMPARE(mayBeWritten ? QString() : QString::fromStdString(mayBeWritten.error().code), error);
}

MAZZO_TEST(TestHostileInput)
#include "test_hostile_input.moc"
