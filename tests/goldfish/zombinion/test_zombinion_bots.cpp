// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/bot.h"
#include "goldfish/zombinion/score.h"
#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/table_bots.h"
#include "goldfish/zombinion/turn.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// The other seats when they act: whole games by themselves, and what reaches the player.
class ZombinionBots : public QObject {
    Q_OBJECT

private slots:
    void ZB_V05_askedFor();
    void ZB_T25_turnsInOrder();
    void ZB_T29_thePlayerReacts();
    void wholeGames_data();
    void wholeGames();
    void ZB_K26_theNeighbourChooses();
    void ZB_X12_withANeighbourNobodyElseChooses();
    void ZB_V09_realPlayersAreNoPhantoms();
    void ZB_S03_everyDeckIsShuffled();
    void ZB_E05_theTableSaysWhoWon_data();
    void ZB_E05_theTableSaysWhoWon();
};

namespace {

std::map<Kind, int> cardsOf(const State& state, const GameData& data)
{
    std::map<Kind, int> cards;
    for (const Kind kind : data.supply) cards[kind] += state.supply[at(kind)];
    for (const zombinion::Card card : state.trash) ++cards[kindOf(card)];
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        for (const CardPile* pile :
             {&state.seats[seat].deck, &state.seats[seat].hand, &state.seats[seat].play, &state.seats[seat].discard})
            for (const zombinion::Card card : *pile) ++cards[kindOf(card)];
    return cards;
}

}  // namespace

void ZombinionBots::ZB_V05_askedFor()
{
    const Session passive = begun(Box::shipped().precon("scontro", {"players=3"}));
    QVERIFY(!passive.table().find("deck", 1));
    const Session active = begun(Box::shipped().precon("scontro", {"players=3", "opponents=yes"}));
    QVERIFY(active.table().find("deck", 2));
    QVERIFY(active.table().pile("hand", 1).sight == Procedure::Sight::Hidden);
}

void ZombinionBots::ZB_T25_turnsInOrder()
{
    Session session = begun(Box::shipped().precon("prima-partita", {"players=3", "opponents=yes"}));
    for (int turn = session.table().turn; turn < 12; ++turn) {
        QCOMPARE(session.table().turn, turn);
        QList<int> began;
        const auto doAndLook = [&](const QString& action) {
            QCOMPARE(act(session, action), QString());
            for (const Note& note : session.table().log)
                if (note.key == "turn") began << note.seat;
        };
        doAndLook("end");
        while (session.table().question) doAndLook(offers(session).first());  // an Attack on the player
        QCOMPARE(began, (QList<int>{1, 2, 0}));
    }
}

void ZombinionBots::ZB_T29_thePlayerReacts()
{
    const Setup setup = Box::shipped().setup(allKinds(), {"opponents=yes"});
    const auto data = gameDataOf(setup);
    const auto deal = dealOf(setup, *data, 2);
    const Strategy bot = tableBots(setup, *data)->front();
    for (const bool yes : {true, false}) {
        State state;
        const Match match{*data, state, &setup, nullptr};
        layOut(match, *deal);
        drawOpeningHands(match);
        state.seats[0].hand.push(cardOf(kindNamed("Bar"), 1));
        state.seats[1].hand.push(cardOf(kindNamed("Sci"), 1));
        beginTurn(match, 1);
        decideBy(match, bot);
        QVERIFY(state.question.kind == QuestionKind::React);
        QCOMPARE(int{state.question.seat}, 0);
        decide(match, yes);
        QCOMPARE(state.seats[0].discard.first(Kind::Infezione) == kNoCard, yes);
    }
}

void ZombinionBots::wholeGames_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<int>("seats");
    for (const char* deck : {"prima-partita", "sparatutto", "scontro", "vita-o-morte", "citta-infestata", ""})
        for (const int seats : {1, 2, 4}) QTest::addRow("%s %d", *deck ? deck : "all kinds", seats) << deck << seats;
}

void ZombinionBots::wholeGames()
{
    QFETCH(const QString, deck);
    QFETCH(const int, seats);
    const Box& box = Box::shipped();
    const QStringList options{QStringLiteral("players=%1").arg(std::max(2, seats))};
    const Setup setup = deck.isEmpty() ? box.setup(allKinds(), options) : box.precon(deck, options);
    const auto data = gameDataOf(setup);
    const auto deal = dealOf(setup, *data, static_cast<std::size_t>(seats));
    // Buys every kind there is, so that every card is played.
    Strategy bot{"collector", {{Kind::MoltiPiuZombi, {}}}, {}};
    for (const Kind kind : data->supply)
        if (data->is(kind, GameData::Action))
            bot.buys.push_back({kind, {{{{Condition::What::Have, kind}}, Relation::Less, 1}}});
    bot.buys.push_back({Kind::Caricatore, {}});
    bot.buys.push_back({Kind::Proiettili, {}});
    State state;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        state.chance.random = Random(seed);
        const Match match{*data, state};
        layOut(match, *deal);
        const auto before = cardsOf(state, *data);
        for (std::size_t seat = 0; seat < deal->seats; ++seat) shuffleDeck(match, seat);
        drawOpeningHands(match);
        beginTurn(match, 0);
        for (int decisions = 0; !state.over(); ++decisions) {
            QVERIFY(decisions < 20000);
            decideBy(match, bot);
            if (state.revealed.empty()) QVERIFY(cardsOf(state, *data) == before);
        }
        QVERIFY(isFinished(match));
        QVERIFY(winners(state, pointsOf(*data, state)) != 0);
    }
}

void ZombinionBots::ZB_K26_theNeighbourChooses()
{
    const Setup setup = Box::shipped().setup(allKinds(), {"players=3"});
    const auto data = gameDataOf(setup);
    const auto deal = dealOf(setup, *data, 3);
    State state;
    const Match match{*data, state};
    layOut(match, *deal);
    drawOpeningHands(match);
    const zombinion::Card radio = cardOf(kindNamed("Rad"), 1);
    state.seats[2].hand.push(radio);
    beginTurn(match, 2);
    playCard(match, radio);
    QVERIFY(state.question.kind == QuestionKind::Leave);
    QCOMPARE(int{state.question.seat}, 0);  // left of the last is the first
}

namespace {

/// Two seats, the first with this card in hand and the turn.
struct TwoSeats {
    Setup setup;
    GameData data;
    State state;

    TwoSeats(Kind kind, const QStringList& options)
        : setup(Box::shipped().setup(allKinds(), options)), data(*gameDataOf(setup))
    {
        const Match match{data, state};
        layOut(match, *dealOf(setup, data, 2));
        drawOpeningHands(match);
        const zombinion::Card card = cardOf(kind, 1);
        state.seats[0].hand.push(card);
        beginTurn(match, 0);
        playCard(match, card);
    }
};

}  // namespace

void ZombinionBots::ZB_X12_withANeighbourNobodyElseChooses()
{
    for (const char* choice : {"ask", "highest", "random"}) {
        const TwoSeats duel(kindNamed("Rad"), {QStringLiteral("radio=%1").arg(choice)});
        QVERIFY(duel.state.question.kind == QuestionKind::Leave);
        QCOMPARE(int{duel.state.question.seat}, 1);
    }
}

void ZombinionBots::ZB_V09_realPlayersAreNoPhantoms()
{
    const TwoSeats duel(kindNamed("Sci"), {"phantom-seats=yes"});
    QCOMPARE(int{duel.state.givenAway}, 0);
    QCOMPARE(int{duel.state.supply[at(Kind::Infezione)]}, 9);
    QVERIFY(duel.state.seats[1].discard.first(Kind::Infezione) != kNoCard);
}

void ZombinionBots::ZB_S03_everyDeckIsShuffled()
{
    for (int seat = 0; seat < 4; ++seat) {
        QSet<QString> decks;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const Session session = begun(
                Box::shipped().precon("scontro", {"players=4", "opponents=yes", "last-won=4"}),
                seed);  // the player begins
            decks << (codes(session, "hand", seat) + codes(session, "deck", seat)).join(' ');
        }
        QVERIFY(decks.size() > 4);
    }
}

void ZombinionBots::ZB_E05_theTableSaysWhoWon_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QStringList>("wishes");
    QTest::addColumn<QStringList>("outcomes");
    const QStringList money{"buy Molti + Zombi", "buy Molti Zombi", "buy Caricatore", "buy Proiettili"};
    const QStringList outcomes{"zombinion.won", "zombinion.lost", "zombinion.shared", "zombinion.won-by-turns",
                               "zombinion.lost-by-turns"};
    QTest::newRow("against one, with money") << 2 << money << outcomes;
    QTest::newRow("against three, with money") << 4 << money << outcomes;
    QTest::newRow("against one, with Infezione") << 2 << QStringList{"buy Infezione"} << QStringList{"zombinion.lost"};
}

void ZombinionBots::ZB_E05_theTableSaysWhoWon()
{
    QFETCH(const int, seats);
    QFETCH(const QStringList, wishes);
    QFETCH(const QStringList, outcomes);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Session session = begun(
            Box::shipped().precon("scontro", {"opponents=yes", QStringLiteral("players=%1").arg(seats)}), seed);
        while (!session.table().outcome) {
            QVERIFY(session.done() < 2000);
            const QStringList now = offers(session);
            const auto wish = std::find_if(wishes.begin(), wishes.end(),
                                           [&now](const QString& wish) { return now.contains(wish); });
            const QString next = session.table().question    ? now.first()
                                 : now.contains("shoot all") ? QStringLiteral("shoot all")
                                 : wish != wishes.end()      ? *wish
                                                             : QStringLiteral("end");
            QCOMPARE(act(session, next), QString());
        }
        std::vector<std::pair<int, int>> results;  // points, and the fewer turns the better
        for (const Note& note : session.table().log)
            if (note.key == "zombinion.scored")
                results.emplace_back(std::get<int>(note.arguments[0]), -std::get<int>(note.arguments[1]));
        QCOMPARE(results.size(), static_cast<std::size_t>(seats));
        QVERIFY(std::any_of(session.table().log.begin(), session.table().log.end(),
                            [](const Note& note) { return note.clause == "ZB-E01"; }));
        const auto best = *std::max_element(results.begin(), results.end());
        const auto first = std::count(results.begin(), results.end(), best);
        // A tie in points that the turns decide says so.
        const bool tied = std::count_if(results.begin(), results.end(), [&best](const std::pair<int, int>& result) {
                              return result.first == best.first;
                          }) > first;
        const bool deciding = tied && results[0].first == best.first;
        const std::string key = results[0] != best ? deciding ? "zombinion.lost-by-turns" : "zombinion.lost"
                                : first > 1        ? "zombinion.shared"
                                : deciding         ? "zombinion.won-by-turns"
                                                   : "zombinion.won";
        QCOMPARE(session.table().outcome->key, key);
        QVERIFY(outcomes.contains(QString::fromStdString(key)));
        QCOMPARE(session.table().count("points"), results[0].first);
        QCOMPARE(session.table().turn, -results[0].second);
    }
}

MAZZO_TEST(ZombinionBots)
#include "test_zombinion_bots.moc"
