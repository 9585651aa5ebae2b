#include "import/import_deck.h"
#include "import/quick_reader.h"
#include "tests/import/shipped_decks.h"

#include <QTest>

using namespace mazzo;
using namespace mazzo::testing;

namespace {

/// The list in plain lines, some of them with spellings that fold alike.
std::string plainList(const ShippedDeck& deck, bool headings)
{
    std::string text;
    int number = 0;
    for (const DeckFile::Item& item : deck.file.items) {
        if (item.kind == DeckFile::Item::Kind::Section && headings) text += (number % 2 == 0 ? "\n" : "") + item.text + "\r\n";
        if (item.kind != DeckFile::Item::Kind::Card) continue;
        std::string name = item.text;
        if (++number % 3 == 0) std::transform(name.begin(), name.end(), name.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
        if (number % 5 == 0 && name.find(' ') != std::string::npos) name.insert(name.find(' '), "  ");
        text += std::to_string(item.copies) + (number % 2 == 0 ? " " : "x ") + name + (number % 7 == 0 ? " \n" : "\n");
    }
    return text;
}

std::optional<Deck> carefully(const std::string& text, const Shipped& shipped)
{
    const auto imported = importedDeck(text, Format::Text, shipped.game(), shipped.catalogue, "x", "en");
    if (!imported) return std::nullopt;
    const auto file = deckFileOf(*imported, shipped.game(), shipped.catalogue, "en");
    return file ? std::optional(file->deck) : std::nullopt;
}

} // namespace

/// The quick reader agrees with the careful one, or leaves the list to it.
class TestQuickReader : public QObject {
    Q_OBJECT

private slots:
    void bothReadersAgree_data();
    void bothReadersAgree();
    void odditiesAreLeftToTheOther_data();
    void odditiesAreLeftToTheOther();
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
            const auto quick = reader.read(text);
            if (!quick) continue;
            ++read;
            QVERIFY2(quick == carefully(text, *deck.shipped), qPrintable(deck.path + "\n" + QString::fromStdString(text)));
        }
    }
    QVERIFY2(read > 200, qPrintable(QString::number(read)));
}

void TestQuickReader::odditiesAreLeftToTheOther_data()
{
    QTest::addColumn<QByteArray>("text");
    int row = 0;
    for (const char* text : {"", "\n", "4 Ghost\n", "0 Marine\n", "10000 Marine\n", "4Marine\n", "4\n", "4 \n", "x4 Marine\n", "Marine\n", "# 4 Marine\n", "4 \"Marine\"\n", "SB: 1 Marine\n",
                             "4 Marine (DEM) 12\n", "30 Marine\n\n2 Prime Sea\n", "name: x\n4 Marine\n", "4 Marine\n\xff\n", "99999999999999999999 Marine\n", "4 sea-arrow\n"})
        QTest::addRow("list %d", ++row) << QByteArray(text);
}

void TestQuickReader::odditiesAreLeftToTheOther()
{
    QFETCH(QByteArray, text);
    const Shipped& everzone = *shippedGame("everzone");
    QVERIFY(!QuickReader(everzone.game(), everzone.catalogue).read(text.toStdString()));
}

QTEST_APPLESS_MAIN(TestQuickReader)
#include "test_quick_reader.moc"
