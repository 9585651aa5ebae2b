// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/bot.h"
#include "goldfish/zombinion/endgame.h"
#include "goldfish/zombinion/score.h"
#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "goldfish/zombinion/table_bots.h"
#include "goldfish/zombinion/turn.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// What simulated players choose: by rules of thumb, by the lines of a strategy, and at the end of a game.
class ZombinionChoices : public QObject {
    Q_OBJECT

private slots:
    void ZB_K26_theNeighbourTakesWhatHelpsMost_data();
    void ZB_K26_theNeighbourTakesWhatHelpsMost();
    void ZB_K30_exchanges_data();
    void ZB_K30_exchanges();
    void ZB_K31_trashes_data();
    void ZB_K31_trashes();
    void ZB_K24_discards_data();
    void ZB_K24_discards();
    void playsWhenItsLineApplies();
    void ZB_E01_theEndIsMinded_data();
    void ZB_E01_theEndIsMinded();
    void ZB_V05_botsTakeAnyStrategy();
    void aStrategyThatCannotBeReadIsReported();
    void thePackStrategyReads();
    void ZB_T29_botsShowBarricata();
    void savedGamesKeepTheBots();
};

namespace {

/// A table with all kinds on which the first seat has exactly this hand, by codes, and nothing else.
struct Scene {
    Setup setup;
    GameData data;
    State state;
    Strategy strategy;

    explicit Scene(const QString& hand, const std::string& lines = {}, const QStringList& options = {})
        : setup(Box::shipped().setup(allKinds(), options)), data(*gameDataOf(setup))
    {
        const Match table = match();
        layOut(table, *dealOf(setup, data, 2));
        state.seats[0].deck.clear();
        deal(state.seats[0].hand, hand);
        state.seats[0].turns = 3;
        state.actions = state.buys = 1;
        const std::string money = "buy Molti + Zombi\nbuy Caricatore\n"
                                  "buy Rifornimento when have Rifornimento < 1\nbuy Proiettili\n";
        const auto read = readStrategy(lines + money, setup, "test");
        if (!read) qFatal("%s", read.error().front().code.c_str());
        strategy = *read;
        state.question.kind = QuestionKind::Turn;
    }

    [[nodiscard]] Match match() { return {data, state, &setup, nullptr}; }

    void deal(CardPile& pile, const QString& cards)
    {
        for (const QString& code : cards.split(' ', Qt::SkipEmptyParts)) {
            const Kind kind = kindNamed(code);
            pile.push(cardOf(kind, ++m_dealt + 100));
        }
    }

    /// The codes of what is in a pile, sorted.
    [[nodiscard]] static QString codesIn(const CardPile& pile)
    {
        QStringList codes;
        for (const zombinion::Card card : pile) codes << codeOf(kindOf(card));
        codes.sort();
        return codes.join(' ');
    }

    /// Lets the bot decide until the game waits for its turn again, or is at the next player.
    void play()
    {
        const Match table = match();
        decideBy(table, strategy);
        for (int steps = 0; state.question.kind != QuestionKind::Turn && steps < 20; ++steps) decideBy(table, strategy);
    }

private:
    unsigned m_dealt = 0;
};

}  // namespace

void ZombinionChoices::ZB_K26_theNeighbourTakesWhatHelpsMost_data()
{
    QTest::addColumn<QString>("revealed");
    QTest::addColumn<QString>("left");
    QTest::newRow("a Caricatore, not the dearer Molti + Zombi") << "Car MoP Zom Pal Pro" << "Car";
    QTest::newRow("a Pallottola, not an Action card that cannot be played") << "Fur Zom Pal Txt Mol" << "Pal";
    QTest::newRow("anything, if nothing helps") << "Zom" << "Zom";
}

void ZombinionChoices::ZB_K26_theNeighbourTakesWhatHelpsMost()
{
    QFETCH(const QString, revealed);
    Scene scene("Rad");
    scene.deal(scene.state.seats[0].deck, revealed);
    const Match table = scene.match();
    playCard(table, scene.state.seats[0].hand[0]);
    QVERIFY(scene.state.question.kind == QuestionKind::Leave);
    decideBy(table, scene.strategy);
    QTEST(Scene::codesIn(scene.state.seats[0].discard), "left");
}

void ZombinionChoices::ZB_K30_exchanges_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("left");
    QTest::addColumn<QString>("trashed");
    QTest::addColumn<QString>("gained");
    QTest::newRow("a Zombi for Proiettili") << "Rif Zom Pal Pal Pal" << 8 << "Zom" << "Pro";
    QTest::newRow("an Infezione before a Zombi") << "Rif Inf Zom Pal Pal" << 8 << "Inf" << "Pal";
    QTest::newRow("no Pallottola for an unwanted card") << "Rif Pal Pal Pal Pal" << 8 << "" << "";
    QTest::newRow("late, a Caricatore for Molti + Zombi") << "Rif Car Car Pal Zom" << 2 << "Car" << "MoP";
}

void ZombinionChoices::ZB_K30_exchanges()
{
    QFETCH(const QString, hand);
    QFETCH(const int, left);
    Scene scene(hand);
    scene.state.supply[at(Kind::MoltiPiuZombi)] = static_cast<std::uint8_t>(left);
    decideBy(scene.match(), scene.strategy);
    if (scene.state.question.kind == QuestionKind::Trash) decideBy(scene.match(), scene.strategy);
    if (scene.state.question.kind == QuestionKind::Gain) decideBy(scene.match(), scene.strategy);
    QTEST(Scene::codesIn(scene.state.trash), "trashed");
    if (!scene.state.trash.empty()) QTEST(Scene::codesIn(scene.state.seats[0].discard), "gained");
}

void ZombinionChoices::ZB_K31_trashes_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("others");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("trashed");
    QTest::newRow("Infezione and Zombi first")
        << "Sac Inf Zom Zom Zom Pal" << "Pro Pro Car" << QByteArray() << "Inf Zom Zom Zom";
    QTest::newRow("Pallottola that buy nothing")
        << "Sac Pal Pal Car Pal" << "Pro Pro Pro Car" << QByteArray() << "Pal Pal Pal";
    QTest::newRow("not the last money") << "Sac Pal Pal Pal Pal" << "" << QByteArray() << "";
    QTest::newRow("keep") << "Sac Inf Zom Zom Pal Pal" << "Pro Pro Car" << QByteArray("keep Pallottola, Zombi\n")
                          << "Inf";
    QTest::newRow("keep only for now") << "Sac Zom Zom Pal Pal" << "Pro Pro Car"
                                       << QByteArray("keep Zombi when turn > 5\n") << "Pal Pal Zom Zom";
    QTest::newRow("trash, in this order")
        << "Sac Pro Pro Zom Zom Car" << "Car Car" << QByteArray("trash Caricatore, Proiettili\n") << "Car Pro Pro Zom";
    QTest::newRow("trash that does not apply")
        << "Sac Inf Zom Zom" << "Pro Pro Car" << QByteArray("trash Zombi when have Caricatore > 3\n") << "Inf";
}

void ZombinionChoices::ZB_K31_trashes()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, others);
    QFETCH(const QByteArray, lines);
    Scene scene(hand, lines.toStdString());
    scene.deal(scene.state.seats[0].deck, others);
    decideBy(scene.match(), scene.strategy);
    if (scene.state.question.kind == QuestionKind::Trash) decideBy(scene.match(), scene.strategy);
    QTEST(Scene::codesIn(scene.state.trash), "trashed");
}

void ZombinionChoices::ZB_K24_discards_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("kept");
    QTest::newRow("what helps least goes first") << QByteArray() << "Car Fur Pro";
    QTest::newRow("discard") << QByteArray("discard Caricatore, Furbizia\n") << "Pal Pro Zom";
    QTest::newRow("keep") << QByteArray("keep Zombi, Pallottola\n") << "Car Pal Zom";
    QTest::newRow("discard that does not apply")
        << QByteArray("discard Caricatore when points > 90\n") << "Car Fur Pro";
}

void ZombinionChoices::ZB_K24_discards()
{
    QFETCH(const QByteArray, lines);
    Scene scene("Car Zom Fur Pal Pro", lines.toStdString());
    scene.deal(scene.state.seats[1].hand, "Pia");
    beginTurn(scene.match(), 1);
    playCard(scene.match(), scene.state.seats[1].hand.first(kindNamed("Pia")));
    QVERIFY(scene.state.question.kind == QuestionKind::DiscardDown);
    while (scene.state.question.kind == QuestionKind::DiscardDown) decideBy(scene.match(), scene.strategy);
    QTEST(Scene::codesIn(scene.state.seats[0].hand), "kept");
}

void ZombinionChoices::playsWhenItsLineApplies()
{
    const std::string lines = "play Furbizia when have Caricatore > 0 or turn > 9\n";
    Scene waits("Fur Pal Pal Pal Pal", lines);
    decideBy(waits.match(), waits.strategy);
    QCOMPARE(int{waits.state.active}, 1);  // the turn is over, and nothing was played
    for (const bool byTurn : {true, false}) {
        Scene plays("Fur Pal Pal Pal Pal", lines);
        if (byTurn) plays.state.seats[0].turns = 10;
        else plays.deal(plays.state.seats[0].deck, "Car");
        decideBy(plays.match(), plays.strategy);
        QVERIFY(plays.state.seats[0].play.first(kindNamed("Fur")) != kNoCard);
    }
}

void ZombinionChoices::ZB_E01_theEndIsMinded_data()
{
    QTest::addColumn<int>("othersPoints");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("emptyPiles");
    QTest::addColumn<int>("colpi");
    QTest::addColumn<QString>("bought");
    QTest::newRow("the last Molti + Zombi wins") << 0 << 1 << 0 << 8 << "MoP";
    QTest::newRow("the last Molti + Zombi loses") << 4 << 1 << 0 << 8 << "Car";
    QTest::newRow("not the last one") << 4 << 2 << 0 << 8 << "MoP";
    QTest::newRow("the third pile wins") << 0 << 5 << 2 << 3 << "Mav";
    QTest::newRow("the third pile loses") << 4 << 5 << 2 << 3 << "Pro";
}

void ZombinionChoices::ZB_E01_theEndIsMinded()
{
    QFETCH(const int, othersPoints);
    QFETCH(const int, left);
    QFETCH(const int, emptyPiles);
    QFETCH(const int, colpi);
    Scene scene("");
    scene.state.seats[1].deck.clear();
    for (int pile = 0; pile < othersPoints; ++pile) scene.deal(scene.state.seats[1].deck, "MoP");
    scene.deal(scene.state.seats[0].deck, "Zom");
    scene.state.supply[at(Kind::MoltiPiuZombi)] = static_cast<std::uint8_t>(left);
    scene.state.supply[at(kindNamed("Mav"))] = 1;
    scene.state.emptyPiles = static_cast<std::uint8_t>(emptyPiles);
    scene.state.colpi = static_cast<std::int16_t>(colpi);
    scene.state.phase = Phase::Caccia;
    QTEST(codeOf(carefulBuy(scene.match(), scene.strategy)), "bought");
}

void ZombinionChoices::ZB_V05_botsTakeAnyStrategy()
{
    Setup setup = Box::shipped().precon("scontro", {"players=3", "opponents=yes", "last-won=3"});
    setup.bots = {"buy Maverick\n", "buy Barricata\n"};
    Session session = begun(setup);
    QSet<QString> bought;
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(act(session, "end"), QString());
        for (const Note& note : session.table().log)
            if (note.key == "zombinion.bought")
                bought << QStringLiteral("%1 %2").arg(note.seat).arg(
                    codeOf(gameDataOf(setup)->kindOf(std::get<CardIndex>(note.arguments[0]))));
    }
    QCOMPARE(bought, (QSet<QString>{"1 Mav", "2 Bar"}));
}

void ZombinionChoices::aStrategyThatCannotBeReadIsReported()
{
    Setup setup = Box::shipped().precon("scontro", {"opponents=yes"});
    setup.bots = {"sell Maverick\n"};
    const auto play = Play::of(setup);
    QVERIFY(play);
    const auto session = Session::begin(*play, 1);
    QVERIFY(!session);
    QCOMPARE(session.error().code, std::string("strategy.bad-line"));
}

void ZombinionChoices::thePackStrategyReads()
{
    const Setup setup = Box::shipped().setup(allKinds());
    const auto bots = tableBots(setup, *gameDataOf(setup));
    QVERIFY(bots);
    QVERIFY(bots->front().buys.size() > 5);
    QVERIFY(bots->front().notes.empty());
    QVERIFY(bots->front().minds);
}

void ZombinionChoices::ZB_T29_botsShowBarricata()
{
    Scene scene("Sci");
    scene.deal(scene.state.seats[1].hand, "Bar");
    playCard(scene.match(), scene.state.seats[0].hand[0]);
    QVERIFY(scene.state.question.kind == QuestionKind::React);
    QCOMPARE(int{scene.state.question.seat}, 1);
    decideBy(scene.match(), tableBots(scene.setup, scene.data)->front());
    QVERIFY(scene.state.seats[1].discard.first(Kind::Infezione) == kNoCard);
}

void ZombinionChoices::savedGamesKeepTheBots()
{
    Setup setup = Box::shipped().precon("scontro", {"opponents=yes", "last-won=2"});
    setup.bots = {"# a comment\nbuy Maverick when turn < 4\nbuy Molti + Zombi\n"};
    Session session = begun(setup);
    for (int turn = 0; turn < 5; ++turn) QCOMPARE(act(session, "end"), QString());
    const std::string text = saved(session);
    QVERIFY(text.find("bot 1 buy Maverick when turn < 4\n") != std::string::npos);
    const auto read = readSaved(text);
    QVERIFY(read);
    const auto again = resumed(*read, Box::shipped().pack.game, Box::shipped().catalogue);
    QVERIFY(again);
    QVERIFY(again->table() == session.table());
}

MAZZO_TEST(ZombinionChoices)
#include "test_zombinion_choices.moc"
