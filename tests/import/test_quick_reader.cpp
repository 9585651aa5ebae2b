// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "import/quick_reader.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

/// The list in plain lines, some of them with spellings that fold alike.
std::string plainList(const ShippedDeck& deck, bool headings)
{
    std::string text;
    int number = 0;
    for (const DeckFile::Line& line : deck.file.lines()) {
        if (line.kind == DeckFile::Kind::Section && headings)
            text += (number % 2 == 0 ? "\n" : "") + std::string(line.text) + "\r\n";
        if (line.kind != DeckFile::Kind::Card) continue;
        std::string name(line.text);
        if (++number % 3 == 0)
            std::transform(name.begin(), name.end(), name.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
        if (number % 5 == 0 && name.find(' ') != std::string::npos) name.insert(name.find(' '), "  ");
        text += std::to_string(line.copies) + (number % 2 == 0 ? " " : "x ") + name + (number % 7 == 0 ? " \n" : "\n");
    }
    return text;
}

/// Is it the deck that the careful reader reads, with the same report? Arena's dialect of plain text never takes the
/// quick way.
bool isReadAlike(const std::string& text, const Deck& deck, const Shipped& shipped)
{
    const auto quick = importedDeck(text, Format::Text, shipped.game(), shipped.catalogue, "x", "en");
    const auto careful = importedDeck(text, Format::Arena, shipped.game(), shipped.catalogue, "x", "en");
    if (!quick || !careful || !std::ranges::equal(quick->lines, careful->lines)) return false;
    const auto quickFile = deckFileOf(*quick, shipped.game(), shipped.catalogue, "en");
    const auto carefulFile = deckFileOf(*careful, shipped.game(), shipped.catalogue, "en");
    return quickFile && carefulFile && quickFile->deck == deck && carefulFile->deck == deck &&
           std::ranges::equal(quickFile->lines(), carefulFile->lines());
}

}  // namespace

/// The quick reader agrees with the careful one, or leaves the list to it.
class TestQuickReader : public QObject {
    Q_OBJECT

private slots:
    void bothReadersAgree_data();
    void bothReadersAgree();
    void odditiesAreLeftToTheOther_data();
    void odditiesAreLeftToTheOther();
    void unusualSpellingsAreReadAlike_data();
    void unusualSpellingsAreReadAlike();
};

void TestQuickReader::bothReadersAgree_data()
{
    QTest::addColumn<bool>("headings");
    QTest::newRow("with headings") << true;
    QTest::newRow("without") << false;
}

void TestQuickReader::bothReadersAgree()
{
    QFETCH(bool, headings);
    int read = 0;
    for (const ShippedDeck& deck : shippedDecks()) {
        QuickReader reader(deck.shipped->game(), deck.shipped->catalogue);
        const std::string text = plainList(deck, headings);
        // Twice, because the reader keeps its buffers.
        for (int i = 0; i < 2; ++i) {
            if (!reader.read(text)) continue;
            ++read;
            QVERIFY2(isReadAlike(text, reader.deck(), *deck.shipped),
                     qPrintable(deck.path + "\n" + QString::fromStdString(text)));
        }
    }
    QVERIFY2(read > 150, qPrintable(QString::number(read)));
}

void TestQuickReader::odditiesAreLeftToTheOther_data()
{
    QTest::addColumn<QByteArray>("text");
    int row = 0;
    for (const char* text : {"",
                             "\n",
                             "4 Ghost\n",
                             "0 Marine\n",
                             "10000 Marine\n",
                             "4Marine\n",
                             "4\n",
                             "4 \n",
                             "x4 Marine\n",
                             "Marine\n",
                             "# 4 Marine\n",
                             "4 \"Marine\"\n",
                             "SB: 1 Marine\n",
                             "4 Marine (DEM) 12\n",
                             "30 Marine\n\n2 Prime Sea\n",
                             "name: x\n4 Marine\n",
                             "4 Marine\n\xff\n",
                             "99999999999999999999 Marine\n",
                             "4 sea-arrow\n",
                             "4 Marine {\xff}\n",
                             "4 Marine {\"mazzo://v1/}\n"})
        QTest::addRow("list %d", ++row) << QByteArray(text);
}

void TestQuickReader::odditiesAreLeftToTheOther()
{
    QFETCH(QByteArray, text);
    const Shipped& everzone = *shippedGame("everzone");
    QVERIFY(!QuickReader(everzone.game(), everzone.catalogue).read(text.toStdString()));
}

void TestQuickReader::unusualSpellingsAreReadAlike_data()
{
    QTest::addColumn<QByteArray>("text");
    int row = 0;
    QByteArray many;
    for (int i = 1; i <= 100; ++i) many += QByteArray::number(i) + (i % 2 == 0 ? " Marine\n" : " Freccia di Mare\n");
    for (const QByteArray& text :
         {QByteArray("1 Marine"), QByteArray("  2   Marine  \r\n\n\n"), QByteArray("4X Marine\n3\tMarine\n"),
          QByteArray("2 Marine {DEM 1}\n"), QByteArray("2 Marine {}}\n"),
          QByteArray("Forces\n\n2 Marine\n\n1 Marine\nleader\n1 Adam Finn\n"), QByteArray("1 <everzone:marine>\n"),
          QByteArray("0002 Marine\n"), many})
        QTest::addRow("list %d", ++row) << text;
}

void TestQuickReader::unusualSpellingsAreReadAlike()
{
    QFETCH(QByteArray, text);
    const Shipped& everzone = *shippedGame("everzone");
    QuickReader reader(everzone.game(), everzone.catalogue);
    const std::string list = text.toStdString();
    QVERIFY(reader.read(list));
    QVERIFY(isReadAlike(list, reader.deck(), everzone));
}

MAZZO_TEST(TestQuickReader)
#include "test_quick_reader.moc"
