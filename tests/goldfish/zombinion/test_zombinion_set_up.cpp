// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/score.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// The table before the first turn: piles, start decks, opening hands, and what a pack or an odd deck changes about
/// them.
class ZombinionSetUp : public QObject {
    Q_OBJECT

private slots:
    void ZB_S05_piles_data();
    void ZB_S05_piles();
    void ZB_S06_openingHand();
    void ZB_S06_shuffler();
    void ZB_S04_noMulligan();
    void ZB_S01_someoneBegins();
    void ZB_S02_whoBeginsNext_data();
    void ZB_S02_whoBeginsNext();
    void thePackDecides();
    void aMulliganOfThePack();
    void reachedDecks();
    void oddKingdoms();
    void tooManyCards();
    void ZB_K37_costs();
    void ZB_S08_V01_firstGame();
};

namespace {

int copies(const Session& session, const char* code)
{
    for (const Piece& piece : session.table().pile("supply").pieces)
        if (kindOf(static_cast<zombinion::Card>(piece.id)) == kindNamed(code)) return piece.copies;
    return -1;
}

}  // namespace

void ZombinionSetUp::ZB_S05_piles_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("players");
    QTest::addColumn<QList<int>>("sizes");  // Pal Pro Car Zom Mol MoP Inf Mav Sur, all
    QTest::newRow("ZB-V03 two players") << "prima-partita" << "2" << QList<int>{46, 40, 30, 8, 8, 8, 10, 10, -1, 250};
    QTest::newRow("ZB-V04 three players")
        << "prima-partita" << "3" << QList<int>{39, 40, 30, 12, 12, 12, 20, 10, -1, 265};
    QTest::newRow("ZB-V04 four players") << "prima-partita" << "4"
                                         << QList<int>{32, 40, 30, 12, 12, 12, 30, 10, -1, 268};
    QTest::newRow("ZB-C05 two players, Survivors")
        << "vita-o-morte" << "2" << QList<int>{46, 40, 30, 8, 8, 8, 10, 10, 8, 248};
    QTest::newRow("ZB-C05 three players, Survivors")
        << "vita-o-morte" << "3" << QList<int>{39, 40, 30, 12, 12, 12, 20, 10, 12, 267};
    QTest::newRow("ZB-C30 four players, Survivors")
        << "vita-o-morte" << "4" << QList<int>{32, 40, 30, 12, 12, 12, 30, 10, 12, 270};
}

void ZombinionSetUp::ZB_S05_piles()
{
    QFETCH(const QString, deck);
    QFETCH(const QString, players);
    QFETCH(const QList<int>, sizes);
    const Session session = begun(Box::shipped().precon(deck, {"players=" + players}));
    QList<int> found;
    for (const char* code : {"Pal", "Pro", "Car", "Zom", "Mol", "MoP", "Inf", "Mav", "Sur"})
        found << copies(session, code);
    found << session.table().pile("supply").cards();
    QCOMPARE(found, sizes);
    QCOMPARE(session.table().pile("supply").pieces.size(), std::size_t{17});
    QCOMPARE(session.table().pile("trash").cards(), 0);
    QVERIFY(!session.table().find("hand", 1));  // ZB-V05: the other seats are absent
}

void ZombinionSetUp::ZB_S06_openingHand()
{
    const Setup setup = stacked(Box::shipped().precon("prima-partita"), "Pal Pal Zom Pal Pal Zom Pal Pal Zom Pal");
    const Session session = begun(setup);
    QCOMPARE(codes(session, "hand"), QStringLiteral("Pal Pal Zom Pal Pal").split(' '));
    QCOMPARE(session.table().pile("deck").cards(), 5);
    QCOMPARE(session.table().pile("discard").cards(), 0);
    QCOMPARE(session.table().pile("play").cards(), 0);
    QCOMPARE(session.table().turn, 1);
    QCOMPARE(session.table().count("azioni"), 1);
    QCOMPARE(session.table().count("obiettivi"), 1);
    QCOMPARE(session.table().count("colpi"), 0);
    QCOMPARE(session.table().phase, std::string("caccia"));  // ZB-T31: no Action card can be in this hand
}

void ZombinionSetUp::ZB_S06_shuffler()
{
    const Setup setup = Box::shipped().precon("prima-partita");
    const auto play = Play::of(setup);
    std::array<int, 6> hands{};
    constexpr int kGames = 2400;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const auto start = play->start(seed);
        QVERIFY(start);
        int bullets = 0;
        for (const Piece& piece : start->table().pile("hand").pieces)
            bullets += kindOf(static_cast<zombinion::Card>(piece.id)) == Kind::Pallottola ? 1 : 0;
        ++hands[static_cast<std::size_t>(bullets)];
    }
    QCOMPARE(hands[0] + hands[1], 0);
    const std::array<double, 6> twelfths{0, 0, 1, 5, 5, 1};
    for (std::size_t bullets = 2; bullets < 6; ++bullets) {
        const double share = twelfths[bullets] / 12;
        QVERIFY(std::abs(hands[bullets] - kGames * share) < 4 * std::sqrt(kGames * share * (1 - share)));
    }
}

void ZombinionSetUp::ZB_S04_noMulligan()
{
    Session session = begun(Box::shipped().precon("prima-partita"));
    QVERIFY(!offers(session).contains("mulligan"));
    QVERIFY(!offers(session).contains("keep"));
    QCOMPARE(act(session, "mulligan"), QStringLiteral("ZB-S04 zombinion.why-no-mulligan"));
}

void ZombinionSetUp::ZB_S01_someoneBegins()
{
    const auto play = Play::of(Box::shipped().precon("prima-partita", {"opponents=yes"}));
    int first = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto start = play->start(seed);
        QVERIFY(start);
        // Whoever began before the player has bought or at least cleaned up.
        const bool began = start->table().log.back().seat == 0 && start->table().pile("deck", 1).cards() == 5;
        first += began ? 1 : 0;
    }
    QVERIFY(std::abs(first - 100) < 4 * std::sqrt(50.0));
}

void ZombinionSetUp::ZB_S02_whoBeginsNext_data()
{
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("winners");
    QTest::addColumn<QList<int>>("first");
    QTest::newRow("ZB-S01 the first game: anybody") << "3" << "nobody" << QList<int>{0, 1, 2};
    QTest::newRow("left of the winner") << "2" << "1" << QList<int>{1};
    QTest::newRow("ZB-V07 the winner does not begin") << "2" << "2" << QList<int>{0};
    QTest::newRow("left of the last seat is the first") << "4" << "4" << QList<int>{0};
    QTest::newRow("a tie: one of those who did not win") << "4" << "1-3" << QList<int>{1, 3};
    QTest::newRow("a tie with one other player") << "3" << "2-3" << QList<int>{0};
    QTest::newRow("ZB-X13 all won: anybody") << "2" << "1-2" << QList<int>{0, 1};
    QTest::newRow("ZB-X13 all three won") << "3" << "1-2-3" << QList<int>{0, 1, 2};
    QTest::newRow("a seat that is not there") << "2" << "4" << QList<int>{0, 1};
}

void ZombinionSetUp::ZB_S02_whoBeginsNext()
{
    QFETCH(const QString, players);
    QFETCH(const QString, winners);
    QFETCH(const QList<int>, first);
    const auto play = Play::of(
        Box::shipped().precon("prima-partita", {"opponents=yes", "players=" + players, "last-won=" + winners}));
    QSet<int> began;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto start = play->start(seed);
        QVERIFY(start);
        std::vector<int> reported;
        std::vector<int> turns;
        for (const Note& note : start->table().log) {
            if (note.key == "zombinion.begins") reported.push_back(note.seat);
            if (note.key == "turn") turns.push_back(note.seat);
        }
        QCOMPARE(reported.size(), std::size_t{1});
        QCOMPARE(turns.front(), reported.front());
        began << reported.front();
    }
    QCOMPARE(began, QSet<int>(first.begin(), first.end()));
}

void ZombinionSetUp::thePackDecides()
{
    Setup setup = Box::shipped().precon("prima-partita");
    setup.procedure.openingHand = {4, {}};
    setup.procedure.phases.back().leave.back().count = {6, {}};
    setup.procedure.counters[1].start = {2, {}};
    setup.procedure.setUp.front().cards.front().count = 9;
    Session session = begun(setup);
    QCOMPARE(session.table().pile("hand").cards(), 4);
    QCOMPARE(session.table().pile("deck").cards(), 8);
    QCOMPARE(session.table().count("obiettivi"), 2);
    QCOMPARE(act(session, "end"), QString());
    QCOMPARE(session.table().pile("hand").cards(), 6);
}

void ZombinionSetUp::aMulliganOfThePack()
{
    Setup setup = Box::shipped().precon("prima-partita");
    setup.procedure.mulligan.kind = Procedure::Mulligan::Kind::WholeHand;
    setup.procedure.mulligan.to = "deck";
    Session session = begun(setup);
    QCOMPARE(offers(session), (QStringList{"keep", "mulligan"}));
    QCOMPARE(act(session, "mulligan"), QString());
    QCOMPARE(session.table().pile("hand").cards(), 4);
    QCOMPARE(session.table().pile("deck").cards(), 6);
    QCOMPARE(act(session, "keep"), QString());
    QVERIFY(offers(session).contains("end"));

    setup.procedure.mulligan.kind = Procedure::Mulligan::Kind::Exchange;
    setup.procedure.mulligan.times = {1, {}};
    Session other = begun(stacked(setup, "Zom Zom Zom Pal Pal Pal"));
    QCOMPARE(act(other, "bottom Zombi, Zombi"), QString());
    QCOMPARE(codes(other, "hand"), QStringLiteral("Zom Pal Pal Pal Pal").split(' '));
    QCOMPARE(codes(other, "deck").mid(3), (QStringList{"Zom", "Zom"}));
    QVERIFY(offers(other).contains("end"));
}

void ZombinionSetUp::reachedDecks()
{
    const Session session = begun(Box::shipped().setup(
        "game: zombinion\n[kingdom]\nFurbizia\nMaverick\n[deck]\n7 Pallottola\n2 Zombi\n3 Furbizia\n1 Proiettili\n"));
    QCOMPARE(session.table().pile("hand").cards() + session.table().pile("deck").cards(), 13);
    QCOMPARE(copies(session, "Fur"), 7);
    QCOMPARE(copies(session, "Pro"), 39);
    QCOMPARE(copies(session, "Pal"), 46);
    QCOMPARE(copies(session, "Zom"), 8);  // ZB-T10: what was trashed is in no pile

    const Session small = begun(Box::shipped().setup("game: zombinion\n[kingdom]\nFurbizia\n[deck]\n2 Zombi\n"));
    QCOMPARE(small.table().pile("hand").cards(), 2);
    QVERIFY(log(small).contains("ZB-S03 drew-short 5 2"));
}

void ZombinionSetUp::oddKingdoms()
{
    Session session = begun(
        Box::shipped().setup("game: zombinion\n[kingdom]\nEsca x2\nPallottola\nBogeyman\n[deck]\n5 Bogeyman\n"));
    QCOMPARE(session.table().pile("supply").pieces.size(), std::size_t{8});
    QCOMPARE(log(session).filter("zombinion.no-pile").size(), 2);
    QVERIFY(log(session).filter("zombinion.no-pile").first().endsWith('!'));
    QCOMPARE(session.table().pile("hand").cards(), 5);
    QCOMPARE(act(session, "buy Bogeyman"), QStringLiteral("ZB-C12 zombinion.why-no-pile"));
    QCOMPARE(act(session, "play Bogeyman"), QStringLiteral("ZB-F07 zombinion.why-no-action-card"));
    const auto data = gameDataOf(session.play().setup());
    State state;
    state.seats[0].hand.push(cardOf(kindAt(data->kinds - 1), 1));
    QCOMPARE(scoreOf(*data, state.seats[0]).unknown, 1);
}

void ZombinionSetUp::tooManyCards()
{
    for (const char* deck : {"300 Pallottola", "200 Zombi\n200 Infezione\n200 Esca"}) {
        const auto play = Play::of(
            Box::shipped().setup(QStringLiteral("game: zombinion\n[kingdom]\nEsca\n[deck]\n") + deck));
        const auto start = play->start(1);
        QVERIFY(!start);
        QCOMPARE(start.error().code, std::string("goldfish.too-many-cards"));
    }
}

void ZombinionSetUp::ZB_K37_costs()
{
    const auto data = gameDataOf(Box::shipped().setup(allKinds()));
    std::map<int, int> kinds;
    int sum = 0;
    for (std::size_t kind = at(Kind::FirstCombat); kind < data->kinds; ++kind) {
        ++kinds[data->cost[kind]];
        sum += data->cost[kind];
    }
    QVERIFY((kinds == std::map<int, int>{{2, 3}, {3, 4}, {4, 11}, {5, 7}, {6, 1}}));
    QCOMPARE(sum, 103);
}

void ZombinionSetUp::ZB_S08_V01_firstGame()
{
    const Session session = begun(Box::shipped().precon("prima-partita"));
    QStringList ten = codes(session, "supply").mid(7);
    ten.sort();
    QCOMPARE(ten.join(' '), QStringLiteral("Bar Cop Esc Fuc Fur Mav Mun Pia Ric Rif"));
}

MAZZO_TEST(ZombinionSetUp)
#include "test_zombinion_set_up.moc"
