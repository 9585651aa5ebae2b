// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/collection_file.h"
#include "import/import_deck.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::importer;
using namespace mazzo::model;

namespace {

Texts inEnglish(std::string text) { return Texts({{"en", std::move(text)}}); }

/// Two cards of one name, a card with two printings, and one with two sides.
struct PrintedGame {
    Game game;
    Catalogue catalogue;

    PrintedGame()
    {
        game.id = "prints";
        game.name = inEnglish("Prints");
        game.languages = {"en"};
        game.editions = {{"base", inEnglish("Base")}};
        game.types = {{"beast", inEnglish("Beast"), inEnglish("Beasts")}};
        game.zones = {{"main", inEnglish("Main"), {}, false}, {"sideboard", inEnglish("Sideboard"), {}, true}};
        game.sets = {{"core", inEnglish("Core Set"), true, {}}, {"dusk", inEnglish("Dusk Falls"), true, {}}};
        game.finishes = {{"foil", inEnglish("Foil")}};
        std::vector<Card> cards(4);
        const auto set = [&](std::size_t i, const char* id, const char* name, std::vector<Printing> printings) {
            cards[i].id = id;
            cards[i].number = static_cast<std::uint32_t>(i + 1);
            cards[i].name = inEnglish(name);
            cards[i].printings = std::move(printings);
        };
        set(0, "wolf", "Wolf", {{"core", "12", {}, {}, {}}, {"dusk", "40a", {}, {"foil"}, {}}});
        set(1, "hero-day", "Hero", {{"core", "1", {}, {}, {}}});
        set(2, "hero-night", "Hero", {{"dusk", "2", {}, {}, {}}});
        set(3, "gate", "Day Gate", {{"dusk", "9", {}, {}, {}}});
        cards[1].version = inEnglish("Day");
        cards[2].version = inEnglish("Night");
        cards[3].back = CardBack{inEnglish("Night Gate"), {}, {}};
        catalogue = Catalogue::build(game, cards);
    }

    [[nodiscard]] ImportedDeck read(const std::string& text, Format format = Format::Text) const
    {
        auto deck = importedDeck(text, format, game, catalogue, "list", "en");
        return deck ? std::move(*deck) : ImportedDeck{};
    }
};

}  // namespace

class PrintingLists : public QObject {
    Q_OBJECT

private slots:
    void foreignPrintingsAreNamedAsOurs_data();
    void foreignPrintingsAreNamedAsOurs();
    void aSharedNameOffersTheVersions();
    void aPrintingDecidesBetweenVersions();
    void exportsCarrySetAndNumber();
    void everythingSurvivesInCod();
    void lotsNameThePrinting();

private:
    PrintedGame m_prints;
};

void PrintingLists::foreignPrintingsAreNamedAsOurs_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("printing");
    QTest::newRow("Arena") << "4 Wolf (CORE) 12" << "wolf" << "core 12";
    QTest::newRow("brackets") << "4 [DUSK:40a] Wolf" << "wolf" << "dusk 40a";
    QTest::newRow("ours") << "4 Wolf {dusk 40a foil}" << "wolf" << "dusk 40a foil";
    QTest::newRow("a set that the card is not in") << "4 Wolf (MOON) 3" << "wolf" << "MOON 3";
    QTest::newRow("a version with a dash") << "4 Hero - Night" << "hero-night" << "";
    QTest::newRow("both sides") << "1 Day Gate // Night Gate" << "gate" << "";
    QTest::newRow("the other side") << "1 Night Gate" << "gate" << "";
}

void PrintingLists::foreignPrintingsAreNamedAsOurs()
{
    QFETCH(const QString, line);
    const ImportedDeck deck = m_prints.read(line.toStdString());
    QCOMPARE(deck.lines.size(), 1U);
    QVERIFY(deck.lines[0].card.has_value());
    const std::string_view id = m_prints.catalogue.id(*deck.lines[0].card);
    QTEST(QString::fromUtf8(id.data(), qsizetype(id.size())), "card");
    QTEST(QString::fromStdString(deck.lines[0].printing), "printing");
}

void PrintingLists::aSharedNameOffersTheVersions()
{
    const ImportedDeck deck = m_prints.read("4 Hero\n");
    QVERIFY(deck.lines.at(0).state == ImportedLine::State::Ambiguous);
    QCOMPARE(deck.lines[0].choices, (std::vector{CardIndex{1}, CardIndex{2}}));
}

void PrintingLists::aPrintingDecidesBetweenVersions()
{
    const ImportedDeck deck = m_prints.read("4 Hero (DUSK) 2\n");
    QVERIFY(deck.lines.at(0).state == ImportedLine::State::Matched);
    QCOMPARE(deck.lines[0].card, std::optional(CardIndex{2}));
    QCOMPARE(deck.lines[0].printing, std::string("dusk 2"));
}

void PrintingLists::exportsCarrySetAndNumber()
{
    const auto deck = readDeck("game: prints\n[main]\n2 Wolf {core 12}\n1 Wolf {dusk 40a foil}\n1 Hero (Day)\n",
                               m_prints.game, m_prints.catalogue);
    QVERIFY(deck.has_value());
    const Written arena = written(Format::Arena, *deck, m_prints.game, m_prints.catalogue, "en");
    QCOMPARE(arena.text, std::string("Deck\n2 Wolf (CORE) 12\n1 Wolf (DUSK) 40a\n1 Hero (Day)\n"));
    QCOMPARE(arena.lost.size(), 1U);  // the finish
    QCOMPARE(arena.lost[0].code, std::string("format.no-printing"));
    const Written cod = written(Format::Cod, *deck, m_prints.game, m_prints.catalogue, "en");
    QVERIFY(cod.text.find("name=\"Wolf\" setShortName=\"core\" collectorNumber=\"12\"") != std::string::npos);
}

void PrintingLists::everythingSurvivesInCod()
{
    const auto deck = readDeck("game: prints\n[main]\n2 Wolf {core 12}\n1 Wolf {dusk 40a foil}\n", m_prints.game,
                               m_prints.catalogue);
    const Written cod = written(Format::Cod, *deck, m_prints.game, m_prints.catalogue, "en");
    const ImportedDeck back = m_prints.read(cod.text, Format::Cod);
    QCOMPARE(back.lines.size(), 2U);
    QCOMPARE(back.lines[0].printing, std::string("core 12"));
    QCOMPARE(back.lines[1].printing, std::string("dusk 40a foil"));
}

void PrintingLists::lotsNameThePrinting()
{
    const std::vector<ImportedGame> games{{"prints", &m_prints.catalogue, &m_prints.game}};
    const auto read = readCollection("Quantity,Name,Set code,Collector number,Foil\n2,Wolf,CORE,012,foil\n"
                                     "1,Wolf,MOON,3,\n",
                                     "mine.csv", games, "prints");
    QVERIFY(read.has_value());
    QCOMPARE(read->rows[0].lot.printing, std::string("core 12"));
    QCOMPARE(read->rows[0].lot.finish, std::string("foil"));
    QCOMPARE(read->rows[1].lot.printing, std::string("MOON #3"));
}

MAZZO_TEST(PrintingLists)
#include "test_printing_lists.moc"
