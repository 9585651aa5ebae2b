// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>

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

Checked<DeckFile> imported(const std::string& text, const Shipped& shipped)
{
    const auto list = importedDeck(text, Format::Text, shipped.game(), shipped.catalogue, "x", "en");
    if (!list) return tl::unexpected(list.error());
    return deckFileOf(*list, shipped.game(), shipped.catalogue, "en");
}

/// "forces: 4 marine", a line for each entry of the deck.
QStringList entriesOf(const Deck& deck, const Shipped& shipped)
{
    QStringList entries;
    for (const Deck::Entry& entry : deck.entries())
        entries.append(QStringLiteral("%1: %2 %3")
                           .arg(QString::fromStdString(shipped.game()[entry.zone].id))
                           .arg(entry.copies)
                           .arg(QString::fromStdString(std::string(shipped.catalogue.id(entry.card)))));
    return entries;
}

}  // namespace

/// Lists of counts, names and headings, as most people write them.
class TestPlainLists : public QObject {
    Q_OBJECT

private slots:
    void shippedDecksAreReadFromPlainLists();
    void cardsFindTheirZoneWithoutHeadings();
    void spellings_data();
    void spellings();
};

void TestPlainLists::shippedDecksAreReadFromPlainLists()
{
    int read = 0;
    for (const ShippedDeck& deck : shippedDecks()) {
        const std::string text = plainList(deck, true);
        if (text.empty() || !deck.file.deck.unknownCards().empty()) continue;
        const auto file = imported(text, *deck.shipped);
        QVERIFY2(file, qPrintable(deck.path));
        QCOMPARE(entriesOf(file->deck, *deck.shipped), entriesOf(deck.file.deck, *deck.shipped));
        ++read;
    }
    QVERIFY2(read > 75, qPrintable(QString::number(read)));
}

void TestPlainLists::cardsFindTheirZoneWithoutHeadings()
{
    const Shipped& everzone = *shippedGame("everzone");
    const auto file = imported("2 Marine\n1 Adam Finn\n", everzone);
    QVERIFY(file);
    QCOMPARE(entriesOf(file->deck, everzone), (QStringList{"leader: 1 adam-finn", "forces: 2 marine"}));
}

void TestPlainLists::spellings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("entries");
    QByteArray many;
    for (int i = 1; i <= 100; ++i) many += QByteArray::number(i) + (i % 2 == 0 ? " Marine\n" : " Freccia di Mare\n");
    const QStringList two{"forces: 2 marine"};
    QTest::newRow("one line without an end") << QByteArray("1 Marine") << QStringList{"forces: 1 marine"};
    QTest::newRow("blanks") << QByteArray("  2   Marine  \r\n\n\n") << two;
    QTest::newRow("an x, a tab") << QByteArray("4X Marine\n3\tMarine\n") << QStringList{"forces: 7 marine"};
    QTest::newRow("a printing") << QByteArray("2 Marine {DEM 1}\n") << two;
    QTest::newRow("an odd printing") << QByteArray("2 Marine {}}\n") << two;
    QTest::newRow("headings") << QByteArray("Forces\n\n2 Marine\n\n1 Marine\nleader\n1 Adam Finn\n")
                              << QStringList{"leader: 1 adam-finn", "forces: 3 marine"};
    QTest::newRow("an id") << QByteArray("1 <everzone:marine>\n") << QStringList{"forces: 1 marine"};
    QTest::newRow("zeros before the count") << QByteArray("0002 Marine\n") << two;
    QTest::newRow("many lines") << many << QStringList{"forces: 2550 marine", "forces: 2500 sea-arrow"};
}

void TestPlainLists::spellings()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, entries);
    const Shipped& everzone = *shippedGame("everzone");
    const auto file = imported(text.toStdString(), everzone);
    QVERIFY(file);
    QCOMPARE(entriesOf(file->deck, everzone), entries);
}

MAZZO_TEST(TestPlainLists)
#include "test_plain_lists.moc"
