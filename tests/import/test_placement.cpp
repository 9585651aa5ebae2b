// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

using Placed = ImportedLine::Placed;

ImportedDeck imported(const std::string& text, const Shipped& shipped)
{
    const auto found = recognised(text);
    auto deck = importedDeck(text, found ? found->format : Format::Text, shipped.game(), shipped.catalogue, "x", "en");
    if (!deck) qFatal("cannot be read");
    return *deck;
}

/// A deck as somebody types it who knows no sections.
std::string listed(const ShippedDeck& deck)
{
    std::string text;
    for (const Deck::Entry& entry : deck.file.deck.entries())
        text += std::to_string(entry.copies) + " " + std::string(deck.shipped->catalogue.name(entry.card, "en")) + "\n";
    return text;
}

}  // namespace

Q_DECLARE_METATYPE(Placed)

/// Lists that do not say which zone a card is in: the zones of the pack say what they take.
class TestPlacement : public QObject {
    Q_OBJECT

private slots:
    void cardsGoWhereTheyBelong_data();
    void cardsGoWhereTheyBelong();
    void preconDecksNeedNoHeadings_data();
    void preconDecksNeedNoHeadings();
    void aZoneThatSaysNothingTakesAnyCard();
};

void TestPlacement::cardsGoWhereTheyBelong_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("zone");  // of the last line
    QTest::addColumn<Placed>("placed");
    const auto everzone = [](const char* row, const QByteArray& list, const char* zone, Placed placed) {
        QTest::newRow(row) << "everzone" << list << QByteArray(zone) << placed;
    };
    everzone("a unit", "2 Marine\n", "forces", Placed::Preset);
    everzone("a leader", "2 Marine\n1 Adam Finn\n", "leader", Placed::ByCard);
    everzone("a leader in Italian, misspelt", "1 Adam Fin\n", "leader", Placed::ByCard);
    everzone("a place", "2 Marine\n1 Prime Sea\n", "locations", Placed::ByCard);
    everzone("an unknown name", "2 Marine\n1 Quetzalcoatlus\n", "forces", Placed::Preset);
    everzone("a heading is an answer", "[Forces]\n1 Adam Finn\n", "forces", Placed::AsListed);
    everzone("another program's heading too", "Deck\n1 Adam Finn\n", "forces", Placed::AsListed);
    everzone("a sideboard is everything outside the deck", "2 Marine\nSB: 1 Adam Finn\n", "leader", Placed::ByCard);
    everzone("a sideboard that no zone can be", "2 Sniper\nSB: 1 Marine\n", "forces", Placed::NoSuchSection);
    everzone("the same as a section", "2 Sniper\nSideboard\n1 Marine\n", "forces", Placed::NoSuchSection);
    everzone("a leader in such a section", "2 Sniper\nSideboard\n1 Adam Finn\n", "leader", Placed::ByCard);
    everzone("an unknown name in it", "2 Sniper\nSideboard\n1 Quetzalcoatlus\n", "locations", Placed::AsListed);
    everzone("Magic Online's", "<Deck><Cards Quantity=\"1\" Sideboard=\"true\" Name=\"Prime Sea\"/></Deck>",
             "locations", Placed::ByCard);
    everzone("Magic Online's deck", "<Deck><Cards Quantity=\"1\" Sideboard=\"false\" Name=\"Prime Sea\"/></Deck>",
             "forces", Placed::AsListed);
    everzone("Cockatrice's",
             "<cockatrice_deck><zone name=\"side\"><card number=\"1\" name=\"Adam Finn\"/></zone></cockatrice_deck>",
             "leader", Placed::ByCard);
    QTest::newRow("a class") << "sovereign" << QByteArray("1 Bannerkeeper\n") << QByteArray("classes")
                             << Placed::ByCard;
    QTest::newRow("a card of two zones") << "sovereign" << QByteArray("1 Beacon Novice\n") << QByteArray("chronicles")
                                         << Placed::Preset;
    QTest::newRow("a kind") << "zombinion" << QByteArray("1 Sacrificio\n") << QByteArray("kingdom") << Placed::Preset;
    QTest::newRow("a card of everybody's deck")
        << "zombinion" << QByteArray("7 Pallottola\n") << QByteArray("deck") << Placed::ByCard;
}

void TestPlacement::cardsGoWhereTheyBelong()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, zone);
    QFETCH(Placed, placed);
    const Shipped& shipped = *shippedGame(game.toStdString());
    const ImportedDeck deck = imported(list.toStdString(), shipped);
    QCOMPARE(QByteArray::fromStdString(shipped.game()[deck.lines.back().zone].id), zone);
    QVERIFY(deck.lines.back().placed == placed);
}

void TestPlacement::preconDecksNeedNoHeadings_data()
{
    QTest::addColumn<const ShippedDeck*>("deck");
    for (const ShippedDeck& deck : shippedDecks()) {
        // Elsewhere a card may be in several zones.
        const bool isSure = deck.shipped->game().id == "everzone" || deck.shipped->game().id == "zombinion";
        if (isSure && deck.path.contains("/decks/")) QTest::newRow(qPrintable(deck.path.section('/', -1))) << &deck;
    }
}

void TestPlacement::preconDecksNeedNoHeadings()
{
    QFETCH(const ShippedDeck*, deck);
    const Shipped& shipped = *deck->shipped;
    const auto file = deckFileOf(imported(listed(*deck), shipped), shipped.game(), shipped.catalogue, "en");
    QVERIFY(file);
    QVERIFY(file->deck == deck->file.deck);
}

void TestPlacement::aZoneThatSaysNothingTakesAnyCard()
{
    Shipped silent{shippedGame("everzone")->pack, {}};
    for (Zone& zone : silent.pack.game.zones) zone.takes.clear();
    silent.catalogue = Catalogue::build(silent.pack.game, silent.pack.cards);
    const ImportedDeck deck = imported("1 Adam Finn\n", silent);
    QCOMPARE(silent.game()[deck.lines[0].zone].id, std::string("forces"));
    QVERIFY(deck.lines[0].placed == Placed::Preset);
}

MAZZO_TEST(TestPlacement)
#include "test_placement.moc"
