#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/bot.h"
#include "goldfish/zombinion/score.h"
#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/turn.h"
#include "tests/goldfish/zombinion/rig.h"

#include <QtTest>

using namespace mazzo;
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
};

namespace {

std::map<Kind, int> cardsOf(const State& state, const Facts& facts)
{
    std::map<Kind, int> cards;
    for (const Kind kind : facts.supply) cards[kind] += state.supply[at(kind)];
    for (const zombinion::Card card : state.trash) ++cards[kindOf(card)];
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        for (const CardPile* pile : {&state.seats[seat].deck, &state.seats[seat].hand, &state.seats[seat].play, &state.seats[seat].discard})
            for (const zombinion::Card card : *pile) ++cards[kindOf(card)];
    return cards;
}

} // namespace

void ZombinionBots::ZB_V05_askedFor()
{
    const Session passive = begun(Box::shipped().readyMade("scontro", {"players=3"}));
    QVERIFY(!passive.table().find("deck", 1));
    const Session active = begun(Box::shipped().readyMade("scontro", {"players=3", "opponents=yes"}));
    QVERIFY(active.table().find("deck", 2));
    QVERIFY(active.table().pile("hand", 1).sight == Procedure::Sight::Hidden);
}

void ZombinionBots::ZB_T25_turnsInOrder()
{
    Session session = begun(Box::shipped().readyMade("prima-partita", {"players=3", "opponents=yes"}));
    for (int turn = session.table().turn; turn < 12; ++turn) {
        QCOMPARE(session.table().turn, turn);
        QList<int> began;
        const auto doAndLook = [&](const QString& action) {
            QCOMPARE(act(session, action), QString());
            for (const Note& note : session.table().log)
                if (note.key == "turn") began << note.seat;
        };
        doAndLook("end");
        while (session.table().question) doAndLook(offers(session).first());   // an Attack on the player
        QCOMPARE(began, (QList<int>{1, 2, 0}));
    }
}

void ZombinionBots::ZB_T29_thePlayerReacts()
{
    const Setup setup = Box::shipped().setup(allKinds(), {"opponents=yes"});
    const auto facts = factsOf(setup);
    const auto deal = dealOf(setup, *facts, 2);
    const Strategy bot = tableBot(setup, *facts);
    for (const bool yes : {true, false}) {
        State state;
        const Match match{*facts, state, &setup, nullptr};
        layOut(match, *deal);
        drawOpeningHands(match);
        state.seats[0].hand.push(cardOf(Kind::Barricata, 1));
        state.seats[1].hand.push(cardOf(Kind::SciameDiZombi, 1));
        beginTurn(match, 1);
        decideBy(match, bot);
        QVERIFY(state.question.ask == Ask::React);
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
    const Setup setup = deck.isEmpty() ? box.setup(allKinds(), options) : box.readyMade(deck, options);
    const auto facts = factsOf(setup);
    const auto deal = dealOf(setup, *facts, static_cast<std::size_t>(seats));
    // Buys every kind there is, so that every card is played.
    Strategy bot{"collector", {{Kind::MoltiPiuZombi, {}}}, {}};
    for (const Kind kind : facts->supply)
        if (facts->is(kind, Facts::Action)) bot.buys.push_back({kind, {{Condition::What::Have, kind, Condition::Relation::Less, 1}}});
    bot.buys.push_back({Kind::Caricatore, {}});
    bot.buys.push_back({Kind::Proiettili, {}});
    State state;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        state.chance.random = Random(seed);
        const Match match{*facts, state};
        layOut(match, *deal);
        const auto before = cardsOf(state, *facts);
        for (std::size_t seat = 0; seat < deal->seats; ++seat) shuffleDeck(match, seat);
        drawOpeningHands(match);
        beginTurn(match, 0);
        for (int decisions = 0; !state.over(); ++decisions) {
            QVERIFY(decisions < 20000);
            decideBy(match, bot);
            if (state.revealed.empty()) QVERIFY(cardsOf(state, *facts) == before);
        }
        QVERIFY(isFinished(match));
        QVERIFY(winners(state, pointsOf(*facts, state)) != 0);
    }
}

void ZombinionBots::ZB_K26_theNeighbourChooses()
{
    const Setup setup = Box::shipped().setup(allKinds(), {"players=3"});
    const auto facts = factsOf(setup);
    const auto deal = dealOf(setup, *facts, 3);
    State state;
    const Match match{*facts, state};
    layOut(match, *deal);
    drawOpeningHands(match);
    const zombinion::Card radio = cardOf(Kind::Radio, 1);
    state.seats[2].hand.push(radio);
    beginTurn(match, 2);
    playCard(match, radio);
    QVERIFY(state.question.ask == Ask::Leave);
    QCOMPARE(int{state.question.seat}, 0);   // left of the last is the first
}

QTEST_APPLESS_MAIN(ZombinionBots)
#include "test_zombinion_bots.moc"
