// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_edit.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

Game gameOfBirds()
{
    Game game;
    game.id = "birds";
    game.languages = {"en"};
    game.editions = {{"en", {}}};
    game.types = {{"bird", {}, {}}};
    for (const char* zone : {"nest", "sky"}) game.zones.push_back({zone, {}, {}, false});
    return game;
}

Catalogue catalogueOfBirds(const Game& game)
{
    std::vector<Card> cards;
    for (const char* name : {"Gull", "Heron"}) {
        Card card;
        card.id = name[0] == 'G' ? "gull" : "heron";
        card.number = static_cast<std::uint32_t>(cards.size() + 1);
        card.name = Texts(std::vector<Texts::Entry>{{"en", name}});
        cards.push_back(std::move(card));
    }
    return Catalogue::build(game, cards);
}

}  // namespace

/// Edits of a deck file keep every line that they are not about.
class TestDeckEdit : public QObject {
    Q_OBJECT

private slots:
    void addingGrowsTheLineOfTheCard();
    void addingANewCardGoesBehindItsSection();
    void addingMakesTheSectionIfThereIsNone();
    void addingFollowsTheLanguageOfTheDeck();
    void removingTakesTheLastLinesFirst();
    void unknownCardsCanBeChangedToo();
    void theDeckFollows();
    void anOptionHasOneLineInTheHeader();

private:
    [[nodiscard]] DeckFile read(std::string_view text) const { return readDeck(text, m_game, m_catalogue).value(); }
    [[nodiscard]] std::string written(const DeckFile& file) const { return writeDeck(file, m_catalogue); }

    Game m_game = gameOfBirds();
    Catalogue m_catalogue = catalogueOfBirds(m_game);
    CardIndex m_gull{0};
    CardIndex m_heron{1};
    ZoneIndex m_nest{0};
    ZoneIndex m_sky{1};
};

void TestDeckEdit::anOptionHasOneLineInTheHeader()
{
    Option flock;
    flock.id = "flock";
    flock.values = {{"small", {}}, {"large", {}}};
    flock.preset = "small";
    m_game.options = {flock};
    const OptionIndex option{0};
    DeckFile file = read("game: birds\n# mine\n\n[nest]\n2 Gull\n");
    QVERIFY(setOption(file, m_game, option, "large"));
    QCOMPARE(written(file), std::string("game: birds\nflock: large\n# mine\n\n[nest]\n2 Gull\n"));
    QCOMPARE(file.settings.options.front().text, std::string("large"));
    QVERIFY(setOption(file, m_game, option, "small"));
    QCOMPARE(written(file), std::string("game: birds\nflock: small\n# mine\n\n[nest]\n2 Gull\n"));
    QVERIFY(!setOption(file, m_game, option, "huge"));
    QCOMPARE(read(written(file)).settings.options.front().text, std::string("small"));
    m_game.options.clear();
}

void TestDeckEdit::addingGrowsTheLineOfTheCard()
{
    DeckFile file = read("game: birds\n\n[nest]\n# the best\n2 Gull\n");
    addCopies(file, m_nest, m_gull, 3, m_game, m_catalogue);
    QCOMPARE(written(file), std::string("game: birds\n\n[nest]\n# the best\n5 Gull\n"));
    addCopies(file, m_nest, m_gull, 99'999, m_game, m_catalogue);
    QCOMPARE(written(file), std::string("game: birds\n\n[nest]\n# the best\n9999 Gull\n"));
}

void TestDeckEdit::addingANewCardGoesBehindItsSection()
{
    DeckFile file = read("game: birds\n[nest]\n2 Gull\n\n[sky]\n1 Gull\n");
    addCopies(file, m_nest, m_heron, 1, m_game, m_catalogue);
    QCOMPARE(written(file), std::string("game: birds\n[nest]\n2 Gull\n1 Heron\n\n[sky]\n1 Gull\n"));
}

void TestDeckEdit::addingMakesTheSectionIfThereIsNone()
{
    DeckFile file = read("game: birds\n[nest]\n2 Gull\n");
    addCopies(file, m_sky, m_heron, 1, m_game, m_catalogue);
    QCOMPARE(written(file), std::string("game: birds\n[nest]\n2 Gull\n\n[sky]\n1 Heron\n"));
}

void TestDeckEdit::addingFollowsTheLanguageOfTheDeck()
{
    Game game = gameOfBirds();
    game.languages = {"en", "it"};
    std::vector<Card> cards;
    for (const auto& [id, en, it] : {std::tuple("gull", "Gull", "Gabbiano"), std::tuple("heron", "Heron", "Airone"),
                                     std::tuple("kiwi", "Kiwi", "Kiwi")}) {
        Card card;
        card.id = id;
        card.number = static_cast<std::uint32_t>(cards.size() + 1);
        card.name = Texts(std::vector<Texts::Entry>{{"en", en}, {"it", it}});
        cards.push_back(std::move(card));
    }
    const Catalogue catalogue = Catalogue::build(game, cards);
    // A name that is the same in both languages tells nothing.
    for (const auto& [line, added] :
         {std::pair("2 Gabbiano", "1 Airone"), std::pair("2 Gull", "1 Heron"), std::pair("2 Kiwi", "1 Heron")}) {
        DeckFile file = readDeck("game: birds\n\n[nest]\n" + std::string(line) + "\n[sky]\n", game, catalogue).value();
        addCopies(file, m_nest, m_heron, 1, game, catalogue);
        QVERIFY(QString::fromStdString(writeDeck(file, catalogue)).contains(QString("%1\n%2\n").arg(line, added)));
    }
}

void TestDeckEdit::removingTakesTheLastLinesFirst()
{
    DeckFile file = read("game: birds\n[nest]\n# kept\n2 Gull\n1 Heron\n2 Gull\n");
    removeCopies(file, m_nest, m_gull, 3);
    QCOMPARE(written(file), std::string("game: birds\n[nest]\n# kept\n1 Gull\n1 Heron\n"));
    removeCopies(file, m_nest, m_gull, 9);
    QCOMPARE(written(file), std::string("game: birds\n[nest]\n# kept\n1 Heron\n"));
    removeCopies(file, m_nest, m_heron, 1);
    QVERIFY(file.deck.hasZone(m_nest));
}

void TestDeckEdit::unknownCardsCanBeChangedToo()
{
    DeckFile file = read("game: birds\n[nest]\n2 Roc\n1 Gull\n");
    addCopies(file, m_nest, "Roc", 1);
    QCOMPARE(written(file), std::string("game: birds\n[nest]\n3 Roc\n1 Gull\n"));
    removeCopies(file, m_nest, "Roc", 3);
    QCOMPARE(written(file), std::string("game: birds\n[nest]\n1 Gull\n"));
}

void TestDeckEdit::theDeckFollows()
{
    DeckFile file = read("game: birds\n[nest]\n2 Gull\n1 Roc\n");
    addCopies(file, m_sky, m_heron, 4, m_game, m_catalogue);
    removeCopies(file, m_nest, m_gull, 1);
    QCOMPARE(file.deck, read(written(file)).deck);
    QCOMPARE(file.deck.copies(m_sky, m_heron), 4);
}

MAZZO_TEST(TestDeckEdit)
#include "test_deck_edit.moc"
