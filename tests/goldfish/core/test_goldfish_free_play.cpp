// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/contract.h"
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

using Kind = Procedure::Step::Kind;
using When = Procedure::Reshuffle::When;

/// A pack without an engine: the procedure runs, the player moves cards freely.
class GoldfishFreePlay : public QObject {
    Q_OBJECT

private slots:
    void setUp();
    void openingHandFollowsTheOption();
    void openingHandFollowsTheEdition();
    void sectionOrCardsOfThePack();
    void stepsFollowOptions();
    void phasesAndDraws();
    void reshuffleTiming_data();
    void reshuffleTiming();
    void drawingStopsWhenNothingIsLeft();
    void handLimit();
    void freeMoves();
    void statesAndCounters();
    void diceComeFromTheSeed();
    void cleanUpSteps();
    void packWithoutAProcedure();
    void emptyDeck();
    void unknownEngine();
    void contract_data();
    void contract();
};

void GoldfishFreePlay::setUp()
{
    const Sample sample;
    const Session session = begun(sample.stacked({"Heron", "Gull", "Roc", "Gull", "Salt with Tea", "Quay, the Old"}));
    QCOMPARE(names(session, "hand"), (QStringList{"Heron", "Gull", "Roc", "Gull", "Salt with Tea"}));
    QCOMPARE(names(session, "pile").first(), QStringLiteral("Quay, the Old"));
    QCOMPARE(size(session, "pile"), 5);
    QCOMPARE(size(session, "ports"), 2);
    QCOMPARE(session.table().turn, 1);
    QCOMPARE(session.table().phase, std::string("dawn"));
    QCOMPARE(session.table().count("wind"), 3);
    QCOMPARE(log(session), (QStringList{"dealt 10 pile", "dealt 2 ports", "shuffled pile", "shuffled ports",
                                        "drew 5 T-S01", "turn 1", "phase dawn T-T00"}));
}

void GoldfishFreePlay::openingHandFollowsTheOption()
{
    const Sample sample;
    Setup setup = sample.setup();
    QVERIFY(setup.settings.set(sample.game, OptionIndex{0}, "3"));
    QCOMPARE(size(begun(setup), "hand"), 3);
}

void GoldfishFreePlay::openingHandFollowsTheEdition()
{
    const Sample sample;
    Settings settings = Settings::presets(sample.game);
    settings.edition = "storm";
    QCOMPARE(size(begun(Setup::of(sample.game, sample.catalogue, settings, sample.deck())), "hand"), 6);
}

void GoldfishFreePlay::sectionOrCardsOfThePack()
{
    const Sample sample;
    QCOMPARE(sample.setup().dealtTo("ports"), sample.cards({"Quay, the Old", "Quay, the Old"}));
    Deck deck = sample.deck();
    deck.addZone(ZoneIndex{1});
    QVERIFY(Setup::of(sample.game, sample.catalogue, Settings::presets(sample.game), deck).dealtTo("ports").empty());
    deck.addCopies(ZoneIndex{1}, sample.card("gull"), 1);
    QCOMPARE(Setup::of(sample.game, sample.catalogue, Settings::presets(sample.game), deck).dealtTo("ports"),
             sample.cards({"Gull"}));
}

void GoldfishFreePlay::stepsFollowOptions()
{
    Sample sample;
    Procedure::Step draw = step(Kind::Draw, {}, {}, 2);
    draw.when["hand-size"] = "4";
    sample.procedure().setUp.push_back(draw);
    Setup setup = sample.setup();
    QCOMPARE(size(begun(setup), "hand"), 5);
    QVERIFY(setup.settings.set(sample.game, OptionIndex{0}, "4"));
    QCOMPARE(size(begun(setup), "hand"), 6);
}

void GoldfishFreePlay::phasesAndDraws()
{
    const Sample sample;
    Session session = begun(sample.setup());
    QCOMPARE(size(session, "hand"), 5);  // the first turn's draw is skipped
    act(session, "next");
    QCOMPARE(session.table().phase, std::string("dusk"));
    act(session, "next");
    QCOMPARE(session.table().turn, 2);
    QCOMPARE(size(session, "hand"), 6);
    QCOMPARE(log(session), (QStringList{"turn 2", "phase dawn T-T00", "drew 1 T-T01"}));
}

void GoldfishFreePlay::reshuffleTiming_data()
{
    QTest::addColumn<int>("when");
    QTest::addColumn<int>("pileAfterTheLastCard");
    QTest::addColumn<int>("discardAfterTheLastCard");
    QTest::addColumn<int>("handAfterOneMore");
    QTest::newRow("never") << int(When::Never) << 0 << 3 << 7;
    QTest::newRow("on need") << int(When::OnNeed) << 0 << 3 << 8;
    QTest::newRow("immediate") << int(When::Immediate) << 3 << 0 << 8;
}

void GoldfishFreePlay::reshuffleTiming()
{
    QFETCH(const int, when);
    QFETCH(const int, pileAfterTheLastCard);
    QFETCH(const int, discardAfterTheLastCard);
    QFETCH(const int, handAfterOneMore);
    Sample sample;
    sample.procedure().reshuffle = {static_cast<When>(when), "discard", "T-T50"};
    Session session = begun(sample.stacked({"Gull", "Gull", "Gull", "Heron", "Heron"}, {{"Gull", "Gull", "Gull"}}));
    for (int i = 0; i < 3; ++i) act(session, "move Gull to discard");
    for (int i = 0; i < 5; ++i) act(session, "draw");
    QCOMPARE(size(session, "pile"), pileAfterTheLastCard);
    QCOMPARE(size(session, "discard"), discardAfterTheLastCard);
    const auto more = session.act(std::string_view("draw"));
    QCOMPARE(more.has_value(), static_cast<When>(when) != When::Never);
    QCOMPARE(size(session, "hand"), handAfterOneMore);
}

void GoldfishFreePlay::drawingStopsWhenNothingIsLeft()
{
    Sample sample;
    Setup setup = sample.setup();
    setup.procedure.openingHand = {12, {}};
    const Session session = begun(setup);
    QCOMPARE(size(session, "hand"), 10);
    QVERIFY(log(session).contains("drew-short 12 10 T-S01 !"));
}

void GoldfishFreePlay::handLimit()
{
    Sample sample;
    sample.procedure().handLimit = {3, {}};
    Session session = begun(sample.stacked({"Gull", "Heron", "Gull", "Roc", "Heron"}));
    act(session, "next");
    act(session, "next");
    QCOMPARE(session.table().phase, std::string("dusk"));
    QCOMPARE(offers(session), QStringList{"discard …"});
    QCOMPARE(session.table().question->key, std::string("hand-limit"));
    QVERIFY(!session.act(std::string_view("discard Gull")));
    act(session, "discard Gull, Roc");
    QCOMPARE(names(session, "discard"), (QStringList{"Gull", "Roc"}));
    QCOMPARE(session.table().turn, 2);
    QCOMPARE(size(session, "hand"), 4);  // three kept, one drawn
}

void GoldfishFreePlay::freeMoves()
{
    const Sample sample;
    Session session = begun(sample.stacked({"Gull", "Heron", "Gull", "Roc", "Heron", "Salt with Tea"}));
    act(session, "move gabbiano to Tavolo");
    QCOMPARE(names(session, "table"), QStringList{"Gull"});
    act(session, "top Pile to discard");
    QCOMPARE(names(session, "discard"), QStringList{"Salt with Tea"});
    act(session, "move Roc to pile");
    QCOMPARE(names(session, "pile").first(), QStringLiteral("Roc"));
    act(session, "move Gull under pile");
    QCOMPARE(names(session, "pile").last(), QStringLiteral("Gull"));
    const QStringList before = names(session, "pile");
    act(session, "shuffle pile");
    QVERIFY(names(session, "pile") != before);
    QCOMPARE(log(session), QStringList{"shuffled pile"});
}

void GoldfishFreePlay::statesAndCounters()
{
    const Sample sample;
    Session session = begun(sample.stacked({"Gull", "Heron"}));
    act(session, "mark Heron as anchored");
    QVERIFY(session.table().pile("hand").pieces[1].is("anchored"));
    act(session, "move Heron to table");
    QVERIFY(!session.table().pile("table").pieces[0].is("anchored"));
    act(session, "mark Gull as anchored");
    act(session, "mark Gull as anchored");
    QVERIFY(!session.table().pile("hand").pieces[0].is("anchored"));
    act(session, "set wind to 12");
    QCOMPARE(session.table().count("wind"), 12);
    QVERIFY(!session.act(std::string_view("set wind to 13")));
}

void GoldfishFreePlay::diceComeFromTheSeed()
{
    const Sample sample;
    Session session = begun(sample.setup(), 3);
    Session same = begun(sample.setup(), 3);
    for (int i = 0; i < 20; ++i) {
        act(session, "roll 6");
        act(same, "roll 6");
        QCOMPARE(log(session), log(same));
        const int rolled = std::get<int>(session.table().log.front().arguments[1]);
        QVERIFY(rolled >= 1 && rolled <= 6);
    }
}

void GoldfishFreePlay::cleanUpSteps()
{
    Sample sample;
    Procedure::Step clear = step(Kind::Clear, "table");
    clear.state = "anchored";
    Procedure::Step upTo = step(Kind::Draw);
    upTo.upTo = {5, {}};
    sample.procedure().phases[1].leave = {step(Kind::Move, "hand", "discard"), clear, step(Kind::Add, "wind", {}, 2),
                                          step(Kind::Set, "tide", {}, 1), upTo};
    sample.procedure().reshuffle = {When::OnNeed, "discard", {}};
    Session session = begun(sample.stacked({"Gull", "Heron"}));
    act(session, "move Gull to table");
    act(session, "mark Gull as anchored");
    act(session, "next");
    act(session, "next");
    QCOMPARE(session.table().turn, 2);
    QCOMPARE(size(session, "discard"), 0);  // five drawn, then one more needed a reshuffle
    QCOMPARE(size(session, "hand"), 6);
    QCOMPARE(size(session, "pile"), 3);
    const auto& table = session.table().pile("table").pieces;
    QCOMPARE(table.size(), std::size_t{1});
    QVERIFY(!table.front().is("anchored"));
    QCOMPARE(session.table().count("wind"), 5);
    QCOMPARE(session.table().count("tide"), 1);
}

void GoldfishFreePlay::packWithoutAProcedure()
{
    Sample sample;
    sample.game.procedures.clear();
    Session session = begun(sample.setup());
    QCOMPARE(size(session, "birds"), 10);
    QCOMPARE(size(session, "hand"), 0);
    act(session, "draw");
    act(session, "next");
    QCOMPARE(size(session, "hand"), 1);
    QCOMPARE(session.table().turn, 2);
    QCOMPARE(contractBreach(session.play(), 5, 30), std::string());
}

void GoldfishFreePlay::emptyDeck()
{
    Sample sample;
    for (Procedure::Step& step : sample.procedure().setUp) step.cards.clear();
    const auto play = Play::of(Setup::of(sample.game, sample.catalogue, Settings::presets(sample.game), {}));
    QVERIFY(play);
    const auto started = play->start(1);
    QVERIFY(!started);
    QCOMPARE(started.error().code, std::string("goldfish.empty-deck"));
}

void GoldfishFreePlay::unknownEngine()
{
    Sample sample;
    sample.procedure().engine = "no-such-engine";
    const auto play = Play::of(sample.setup());
    QVERIFY(!play);
    QCOMPARE(sentence(play.error()), QStringLiteral("goldfish.unknown-engine(no-such-engine) 0:0"));
}

void GoldfishFreePlay::contract_data()
{
    QTest::addColumn<int>("when");
    QTest::addColumn<int>("mulligan");
    for (int when = 0; when < 3; ++when)
        for (int mulligan = 0; mulligan < 3; ++mulligan)
            QTest::addRow("timing %d, mulligan %d", when, mulligan) << when << mulligan;
}

void GoldfishFreePlay::contract()
{
    QFETCH(const int, when);
    QFETCH(const int, mulligan);
    Sample sample;
    sample.procedure().reshuffle = {static_cast<When>(when), "discard", {}};
    sample.procedure().mulligan.kind = static_cast<Procedure::Mulligan::Kind>(mulligan);
    sample.procedure().mulligan.to = "discard";
    sample.procedure().handLimit = {4, {}};
    const auto play = Play::of(sample.setup());
    QVERIFY(play);
    for (std::uint64_t seed = 0; seed < 5; ++seed) QCOMPARE(contractBreach(*play, seed, 40), std::string());
}

MAZZO_TEST(GoldfishFreePlay)
#include "test_goldfish_free_play.moc"
