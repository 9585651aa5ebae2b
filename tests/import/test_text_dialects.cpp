// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

const Shipped& everzone() { return *shippedGame("everzone"); }

DeckFile deckOf(const QByteArray& text)
{
    const auto found = recognised(text.toStdString());
    if (!found) qFatal("a plain list is never refused");
    const auto imported = importedDeck(text.toStdString(), found->format, everzone().game(), everzone().catalogue, "x",
                                       "en");
    if (!imported) qFatal("a plain list is never refused");
    const auto file = deckFileOf(*imported, everzone().game(), everzone().catalogue, "en");
    if (!file) qFatal("a read list becomes a deck");
    return *file;
}

/// The deck's lines as one text: "forces: 4 Marine {DEM 12a}, 2 Sea Arrow; leader: …".
QString listOf(const DeckFile& file)
{
    QStringList zones;
    for (const Outline::Section& section : outlineOf(file, everzone().game(), everzone().catalogue, "en").sections) {
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

QStringList notesOf(const DeckFile& file)
{
    QStringList notes;
    for (const std::string& note : outlineOf(file, everzone().game(), everzone().catalogue, "en").notes)
        notes.append(QString::fromStdString(note));
    return notes;
}

}  // namespace

/// Deck lists as other programs and people write them: every dialect, and what it says about name, comments, printings
/// and places.
class TestTextDialects : public QObject {
    Q_OBJECT

private slots:
    void dialects_data();
    void dialects();
    void amounts_data();
    void amounts();
    void blankLines_data();
    void blankLines();
    void namesThatTripUpReaders_data();
    void namesThatTripUpReaders();
};

void TestTextDialects::dialects_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("notes");
    const auto row = [](const char* what, const QByteArray& text, const QString& list, const QString& name = {},
                        const QStringList& notes = {}) { QTest::newRow(what) << text << list << name << notes; };
    row("the common one", "// Foxes\n// first try\n\n4 Marine (DEM) 12a\n2x Sea Arrow\nVeil\n\nSB: 1 Prime Sea [DEM]\n",
        "forces: 4 Marine {DEM 12a}, 2 Sea Arrow, 1 Veil; locations: 1 Prime Sea {DEM}", "Foxes", {"first try"});
    row("XMage",
        "NAME:Foxes\n4 [DEM:12a] Marine\n2 [DEM:13] Sea Arrow\nSB: 1 [DEM:40] Prime Sea\nLAYOUT "
        "MAIN:(1,2)(NONE,false,50)|([DEM:12a])\n",
        "forces: 4 Marine {DEM 12a}, 2 Sea Arrow {DEM 13}; locations: 1 Prime Sea {DEM 40}", "Foxes",
        {"LAYOUT MAIN:(1,2)(NONE,false,50)|([DEM:12a])"});
    row("Forge",
        "[metadata]\nName=Foxes\nDeck Type=constructed\n[Commander]\n1 Adam Finn|DEM|[1]\n[Main]\n4 "
        "Marine|DEM|[12a]\n2 Sea Arrow+|DEM|1\n[Sideboard]\n1 Prime Sea|DEM\n",
        "leader: 1 Adam Finn {DEM 1}; forces: 4 Marine {DEM 12a}, 2 Sea Arrow {DEM}; locations: 1 Prime Sea {DEM}",
        "Foxes", {"Deck Type=constructed"});
    row("Forge with settings",
        "[metadata]\nName=Foxes\n[shop]\nWeight=10\nFoxes and more\n[Main]\nAI Hints=Always play\n4 Marine\n",
        "forces: 4 Marine", "Foxes", {"Weight=10", "Foxes and more", "AI Hints=Always play"});
    row("a sideboard that the game does not have", "4 Marine\n\nSideboard\n2 Veil\n1 Prime Sea\n1 Adam Finn\n",
        "leader: 1 Adam Finn; forces: 4 Marine, 2 Veil; locations: 1 Prime Sea");
    row("Moxfield", "4 Marine (DEM) 12a #cheap #good\n2 Sea Arrow (DEM) 77 *F*\n\nSIDEBOARD:\n1 Prime Sea (DEM) 40\n",
        "forces: 4 Marine {DEM 12a}, 2 Sea Arrow {DEM 77}; locations: 1 Prime Sea {DEM 40}");
    row("ManaBox", "4 Marine (DEM) 12a\n2 Sea Arrow (DEM) 77 *F*\n\n// SIDEBOARD\n1 Prime Sea (DEM) 40\n",
        "forces: 4 Marine {DEM 12a}, 2 Sea Arrow {DEM 77}; locations: 1 Prime Sea {DEM 40}");
    row("MTGGoldfish", "4 Marine [DEM]\n2 Sea Arrow [DEM]\n", "forces: 4 Marine {DEM}, 2 Sea Arrow {DEM}");
    row("OCTGN's text", "Forces\n4x Marine\n2x Sea Arrow\n\nLeader\n1x Adam Finn\n\nEverZone\nfirst try\n",
        "leader: 1 Adam Finn; forces: 4 Marine, 2 Sea Arrow", {}, {"EverZone", "first try"});
    row("Lackey", "4\tMarine\n2\tSea Arrow\nSideboard:\n1\tPrime Sea\n",
        "forces: 4 Marine, 2 Sea Arrow; locations: 1 Prime Sea");
    row("Lackey, a zone of the game", "4\tMarine\nLeader:\n1\tAdam Finn\n", "leader: 1 Adam Finn; forces: 4 Marine");
    row("Arena", "About\r\nName Foxes\r\n\r\nDeck\r\n4 Marine (DEM) 12\r\n\r\nSideboard\r\n1 Prime Sea (DEM) 40\r\n",
        "forces: 4 Marine {DEM 12}; locations: 1 Prime Sea {DEM 40}", "Foxes");
    row("Arena with a companion", "Companion\n1 Adam Finn (DEM) 1\n\nDeck\n4 Marine (DEM) 12\n",
        "leader: 1 Adam Finn {DEM 1}; forces: 4 Marine {DEM 12}");
    row("headings of the main deck",
        "Mainboard\n2 Marine\nMaindeck\n1 Marine\nDecklist:\n1 Marine\n[Main Deck]\n2 Sea Arrow\n",
        "forces: 4 Marine, 2 Sea Arrow");
    row("a sideboard and how many", "4 Marine\nSideboard - 15 cards\n1 Prime Sea\n",
        "forces: 4 Marine; locations: 1 Prime Sea");
    row("a set and number in one", "4 Marine (DEM) DEM-123\n", "forces: 4 Marine {DEM DEM-123}");
    row("a name as a line", "Name: Foxes\n4 Marine\n", "forces: 4 Marine", "Foxes");
    row("line ends of the oldest Macs", "Deck name: Foxes\r4 Marine\r\rSideboard\r1 Prime Sea\r",
        "forces: 4 Marine; locations: 1 Prime Sea", "Foxes");
    row("a byte order mark",
        "\xef\xbb\xbf"
        "4 Marine\n",
        "forces: 4 Marine");
    row("other marks for comments", "# Foxes\n# first: try\n4 Marine\n// last\n", "forces: 4 Marine", "Foxes",
        {"first: try", "last"});
}

void TestTextDialects::dialects()
{
    QFETCH(QByteArray, text);
    const DeckFile file = deckOf(text);
    QTEST(listOf(file), "list");
    QTEST(QString::fromStdString(file.name), "name");
    QTEST(notesOf(file), "notes");
}

void TestTextDialects::amounts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("list");
    for (const char* text : {"4 Marine", "4x Marine", "4X Marine", "x4 Marine", "(4) Marine", "[4] Marine", "Marine x4",
                             "4\tMarine", "  4   Marine  ", "4 marine", "4 MARINE"})
        QTest::newRow(text) << QByteArray(text) + "\n" << "forces: 4 Marine";
    QTest::newRow("none") << QByteArray("Marine\n") << "forces: 1 Marine";
    QTest::newRow("duplicates add up") << QByteArray("2 Marine\n1 Sea Arrow\nMarine\n1x marine\n")
                                       << "forces: 4 Marine, 1 Sea Arrow";
    QTest::newRow("the most") << QByteArray("9999 Marine\n") << "forces: 9999 Marine";
}

void TestTextDialects::amounts()
{
    QFETCH(QByteArray, text);
    QTEST(listOf(deckOf(text)), "list");
}

void TestTextDialects::blankLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("list");
    QTest::newRow("a deck and a small second block")
        << QByteArray("30 Marine\n\n15 Prime Sea\n") << "forces: 30 Marine; locations: 15 Prime Sea";
    QTest::newRow("a second block of cards that no other zone takes")
        << QByteArray("30 Marine\n\n15 Veil\n") << "forces: 30 Marine, 15 Veil";
    QTest::newRow("too small a deck") << QByteArray("29 Marine\n\n15 Veil\n") << "forces: 29 Marine, 15 Veil";
    QTest::newRow("too large a second block") << QByteArray("30 Marine\n\n16 Veil\n") << "forces: 30 Marine, 16 Veil";
    QTest::newRow("three blocks") << QByteArray("30 Marine\n\n1 Veil\n\n1 Sea Arrow\n")
                                  << "forces: 30 Marine, 1 Veil, 1 Sea Arrow";
    QTest::newRow("blank lines around") << QByteArray("\n\n30 Marine\n\n\n") << "forces: 30 Marine";
}

void TestTextDialects::blankLines()
{
    QFETCH(QByteArray, text);
    QTEST(listOf(deckOf(text)), "list");
}

void TestTextDialects::namesThatTripUpReaders_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"Gold, the Fox", "Ghost: the Return", "a/b of c", "The \"Best\" One", "Élan vital ü",
                             "גולם של אבן", "Ghost's Ghost", "Ghost – Return", "Zwölf Riesen & Co", "100 Ghosts?"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

/// A foreign list has no quotes: whatever the name holds, it is kept as it is.
void TestTextDialects::namesThatTripUpReaders()
{
    QFETCH(QString, name);
    const DeckFile file = deckOf("4 Marine\n3 " + name.toUtf8() + "\n");
    QCOMPARE(file.deck.unknownCards().size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(file.deck.unknownCards().front().name), name);
    QCOMPARE(file.deck.unknownCards().front().copies, 3);
    const auto again = readDeck(writeDeck(file, everzone().catalogue), everzone().game(), everzone().catalogue);
    QVERIFY(again);
    QVERIFY(again->deck == file.deck);
}

MAZZO_TEST(TestTextDialects)
#include "test_text_dialects.moc"
