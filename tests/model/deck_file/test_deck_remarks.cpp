// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_merge.h"
#include "model/deck_file/deck_remarks.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

Game gameOfPonds()
{
    Game game;
    game.id = "ponds";
    game.languages = {"en"};
    game.editions = {{"en", {}}};
    game.types = {{"fish", {}, {}}};
    game.zones.push_back({"pond", {}, {}, false});
    return game;
}

Catalogue catalogueOfPonds(const Game& game)
{
    std::vector<Card> cards;
    for (const char* name : {"Carp", "Pike", "2 Perch"}) {
        Card card;
        card.id = "fish-" + std::to_string(cards.size());
        card.number = static_cast<std::uint32_t>(cards.size() + 1);
        card.name = Texts(std::vector<Texts::Entry>{{"en", name}});
        cards.push_back(std::move(card));
    }
    return Catalogue::build(game, cards);
}

constexpr const char* kPond = "name: Pond\ngame: ponds\n\n[pond]\n2 Carp\n";

}  // namespace

/// Tags of cards and the maybe pile, which a deck file carries in its header.
class TestDeckRemarks : public QObject {
    Q_OBJECT

private slots:
    void remarksAreNoCardsOfTheDeckAndNoWarnings();
    void aTagIsAddedAndRemoved();
    void tagsSurviveWritingWhateverTheNames();
    void aTagHasNoSeparators();
    void theMaybePileGrowsAndShrinks();
    void unknownCardsStayInTheMaybePile();
    void wrongLinesAreKept();
    void bothSidesMayRemarkOnOtherCards();

private:
    [[nodiscard]] DeckFile read(std::string_view text) const { return readDeck(text, m_game, m_catalogue).value(); }
    [[nodiscard]] DeckFile readBack(const DeckFile& file) const { return read(writeDeck(file, m_catalogue)); }

    Game m_game = gameOfPonds();
    Catalogue m_catalogue = catalogueOfPonds(m_game);
    CardIndex m_carp{0};
    CardIndex m_pike{1};
    CardIndex m_perch{2};
};

void TestDeckRemarks::remarksAreNoCardsOfTheDeckAndNoWarnings()
{
    const DeckFile file = read(
        "game: ponds\nfolder: Club\nmaybe: 3 Pike\nmaybe: Carp\ncard-tags: early, big = Carp\n\n[pond]\n2 Carp\n");
    QVERIFY(file.warnings.empty());
    QCOMPARE(file.deck.entries().size(), 1U);
    QCOMPARE(maybeCards(file, m_catalogue), (std::vector<MaybeCard>{{3, "Pike", m_pike}, {1, "Carp", m_carp}}));
    QCOMPARE(taggedCards(file, m_catalogue), (std::vector<TaggedCard>{{{"early", "big"}, "Carp", m_carp}}));
}

void TestDeckRemarks::aTagIsAddedAndRemoved()
{
    DeckFile file = read(kPond);
    setCardTag(file, m_carp, "early", true, m_catalogue);
    setCardTag(file, m_carp, "big", true, m_catalogue);
    setCardTag(file, m_carp, "early", true, m_catalogue);
    QCOMPARE(writeDeck(file, m_catalogue), "name: Pond\ngame: ponds\ncard-tags: early, big = Carp\n\n[pond]\n2 Carp\n");
    setCardTag(file, m_carp, "early", false, m_catalogue);
    setCardTag(file, m_carp, "big", false, m_catalogue);
    QCOMPARE(writeDeck(file, m_catalogue), kPond);
}

void TestDeckRemarks::tagsSurviveWritingWhateverTheNames()
{
    DeckFile file = read(kPond);
    setCardTag(file, m_perch, "small", true, m_catalogue);
    changeMaybe(file, m_perch, 2, m_catalogue);
    const DeckFile again = readBack(file);
    QCOMPARE(taggedCards(again, m_catalogue), (std::vector<TaggedCard>{{{"small"}, "2 Perch", m_perch}}));
    QCOMPARE(maybeCards(again, m_catalogue), (std::vector<MaybeCard>{{2, "2 Perch", m_perch}}));
}

void TestDeckRemarks::aTagHasNoSeparators()
{
    QCOMPARE(cleanTag("  a,b = c\n"), "a b c");
    QCOMPARE(cleanTag(" , "), "");
    // 63 letters and one of two bytes: it is left out as a whole.
    QCOMPARE(cleanTag(std::string(63, 'x') + "è"), std::string(63, 'x'));
}

void TestDeckRemarks::theMaybePileGrowsAndShrinks()
{
    DeckFile file = read(kPond);
    changeMaybe(file, m_pike, 2, m_catalogue);
    changeMaybe(file, m_pike, 1, m_catalogue);
    QCOMPARE(writeDeck(file, m_catalogue), "name: Pond\ngame: ponds\nmaybe: 3 Pike\n\n[pond]\n2 Carp\n");
    changeMaybe(file, m_pike, -2, m_catalogue);
    QCOMPARE(maybeCards(file, m_catalogue), (std::vector<MaybeCard>{{1, "Pike", m_pike}}));
    changeMaybe(file, m_pike, -5, m_catalogue);
    QCOMPARE(writeDeck(file, m_catalogue), kPond);
}

void TestDeckRemarks::unknownCardsStayInTheMaybePile()
{
    DeckFile file = read("game: ponds\nmaybe: 2 Trout\nmaybe: 1 Trout\n[pond]\n");
    QCOMPARE(maybeCards(file, m_catalogue), (std::vector<MaybeCard>{{3, "Trout", {}}}));
    changeMaybe(file, "Trout", -2, m_catalogue);
    QCOMPARE(maybeCards(readBack(file), m_catalogue), (std::vector<MaybeCard>{{1, "Trout", {}}}));
}

void TestDeckRemarks::wrongLinesAreKept()
{
    const std::string text = "game: ponds\nmaybe: 0 Carp\ncard-tags: early\n\n[pond]\n";
    DeckFile file = read(text);
    QVERIFY(maybeCards(file, m_catalogue).empty());
    QVERIFY(taggedCards(file, m_catalogue).empty());
    QCOMPARE(writeDeck(file, m_catalogue), text);
}

void TestDeckRemarks::bothSidesMayRemarkOnOtherCards()
{
    const std::string base = "game: ponds\nmaybe: 1 Carp\n\n[pond]\n";
    const std::string ours = "game: ponds\nmaybe: 1 Carp\ncard-tags: big = Pike\n\n[pond]\n";
    const std::string theirs = "game: ponds\nmaybe: 2 Pike\ncard-tags: small = Carp\n\n[pond]\n";
    const DeckMerge merged = mergeDecks(base, ours, theirs, m_catalogue, &m_game);
    QVERIFY(merged.conflicts.empty());
    const DeckFile file = read(merged.text);
    QCOMPARE(maybeCards(file, m_catalogue), (std::vector<MaybeCard>{{2, "Pike", m_pike}}));
    QCOMPARE(taggedCards(file, m_catalogue).size(), 2U);
}

MAZZO_TEST(TestDeckRemarks)

#include "test_deck_remarks.moc"
