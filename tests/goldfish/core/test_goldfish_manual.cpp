// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text.h"
#include "goldfish/table_text.h"
#include "tests/goldfish/contract.h"
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

/// Hand controls, on the table of free play.
class GoldfishManual : public QObject {
    Q_OBJECT

private slots:
    void draw();
    void discardAndMove();
    void nameMeansTheHandFirst();
    void hiddenOrderIsNotListed();
    void counters();
    void tokensAndStates();
    void lookShuffleAndRoll();
    void refusals_data();
    void refusals();
    void undoAndSave();
    void limitIsMetByHand();
    void randomPlay();

private:
    Sample m_sample;
    /// Two Gulls, a Heron, the Roc and "Quay, the Old" in hand; two Gulls on top of the pile.
    [[nodiscard]] Session session() const
    {
        return begun(m_sample.stacked({"Gull", "Gull", "Heron", "Roc", "Quay, the Old", "Gull", "Gull"}));
    }
};

void GoldfishManual::draw()
{
    Session game = session();
    act(game, "manual draw 2");
    QCOMPARE(names(game, "hand"), QStringList({"Gull", "Gull", "Heron", "Roc", "Quay, the Old", "Gull", "Gull"}));
    QCOMPARE(log(game).first(), QStringLiteral("by-hand-drew 2"));
    act(game, "manual draw 3");
    QCOMPARE(size(game, "pile"), 0);
    QVERIFY(!game.act("manual draw 1"));
    QVERIFY(game.undo() && game.undo());
    QCOMPARE(size(game, "hand"), 5);
}

void GoldfishManual::discardAndMove()
{
    Session game = session();
    act(game, "manual discard Roc");
    QCOMPARE(names(game, "discard"), QStringList({"Roc"}));
    act(game, "manual move \"Quay, the Old\" to Tavolo");
    QCOMPARE(names(game, "table"), QStringList({"Quay, the Old"}));
    act(game, "manual move Airone to pile");
    QCOMPARE(game.table().pile("pile").pieces.front().card, m_sample.card("heron"));
    QCOMPARE(log(game), QStringList({"by-hand-moved pile"}));
    act(game, "manual move Salt with Tea to table");
    QCOMPARE(names(game, "table"), QStringList({"Quay, the Old", "Salt with Tea"}));
}

void GoldfishManual::nameMeansTheHandFirst()
{
    Session game = session();
    act(game, "manual move Gull to table");
    act(game, "manual state Gull @table anchored");
    act(game, "manual move Gull to table");
    QCOMPARE(names(game, "hand"), QStringList({"Heron", "Roc", "Quay, the Old"}));
    // Both Gulls on the table are visible and look different.
    QVERIFY(!game.act("manual discard Gull"));
    QCOMPARE(game.play().refusal(game.now(), "manual discard Gull")->key, std::string("manual-ambiguous"));
    act(game, "manual discard Gull @table#2");
    QCOMPARE(names(game, "table"), QStringList({"Gull"}));
    QVERIFY(game.table().pile("table").pieces.front().is("anchored"));
    // Now only one is visible outside of the discard pile, and the others are hidden.
    act(game, "manual move Gull @pile to hand");
    QCOMPARE(names(game, "hand").last(), QStringLiteral("Gull"));
    act(game, "manual discard Gull @hand");
    QCOMPARE(names(game, "discard"), QStringList({"Gull", "Gull"}));
}

void GoldfishManual::hiddenOrderIsNotListed()
{
    const auto listedMoves = [this](const QStringList& order) {
        const Session game = begun(m_sample.stacked(order));
        QStringList texts;
        for (const Offer& offer : manualOffers(game.play().setup(), game.table()))
            if (offer.verb == "manual move")
                for (const Operand& choice : offer.parts.front().choices)
                    texts.append(QString::fromStdString(nameOf(choice, game.play().setup())));
        return texts;
    };
    const QStringList hand{"Gull", "Gull", "Gull", "Gull", "Heron"};
    QCOMPARE(listedMoves(hand + QStringList{"Roc", "Heron"}), listedMoves(hand + QStringList{"Heron", "Roc"}));
    QCOMPARE(listedMoves(hand), QStringList({"Gull", "Heron", "Heron @pile", "Quay, the Old @pile", "Salt with Tea",
                                             "Roc", "Quay, the Old @ports"}));
}

void GoldfishManual::counters()
{
    Session game = session();
    act(game, "manual counter wind +9");
    QCOMPARE(game.table().count("wind"), 12);
    QVERIFY(!game.act("manual counter wind +1"));
    act(game, "manual counter Vento -12");
    QCOMPARE(game.table().count("wind"), 0);
    QVERIFY(!game.act("manual counter wind -1"));
    QVERIFY(!game.act("manual counter wind 3"));
    QCOMPARE(log(game), QStringList({"by-hand-counter wind 0"}));
}

void GoldfishManual::tokensAndStates()
{
    Session game = session();
    act(game, "manual token Gabbiano to table");
    act(game, "manual token Roc to table");
    QCOMPARE(names(game, "table"), QStringList({"Gull", "Roc"}));
    QVERIFY(game.table().pile("table").pieces.front().token);
    act(game, "manual state Roc @table anchored");
    QVERIFY(game.table().pile("table").pieces.back().is("anchored"));
    act(game, "manual state Roc @table anchored");
    QVERIFY(!game.table().pile("table").pieces.back().is("anchored"));
    QCOMPARE(log(game), QStringList({"by-hand-no-state anchored"}));
}

void GoldfishManual::lookShuffleAndRoll()
{
    Session game = session();
    act(game, "manual look 2");
    QCOMPARE(std::get<std::vector<CardIndex>>(game.table().log.front().arguments[1]), m_sample.cards({"Gull", "Gull"}));
    QVERIFY(!game.act("manual look 6"));
    act(game, "manual shuffle pile");
    QCOMPARE(size(game, "pile"), 5);
    act(game, "manual roll 6");
    const int rolled = std::get<int>(game.table().log.front().arguments[1]);
    QVERIFY(rolled >= 1 && rolled <= 6);
    QVERIFY(game.undo());
    act(game, "manual roll 6");
    QCOMPARE(std::get<int>(game.table().log.front().arguments[1]), rolled);
}

void GoldfishManual::refusals_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no such action") << "manual fly" << "manual-unknown";
    QTest::newRow("no action") << "manual" << "manual-unknown";
    QTest::newRow("too many cards") << "manual draw 6" << "manual-too-few";
    QTest::newRow("no cards") << "manual draw 0" << "manual-number";
    QTest::newRow("no number") << "manual draw some" << "manual-number";
    QTest::newRow("too many to look at") << "manual look 6" << "manual-too-few";
    QTest::newRow("no such card") << "manual discard Dodo" << "manual-no-card";
    QTest::newRow("not there") << "manual discard Roc @table" << "manual-no-card-there";
    QTest::newRow("no such zone") << "manual move Roc to sea" << "manual-no-zone";
    QTest::newRow("no zone") << "manual move Roc" << "manual-no-zone";
    QTest::newRow("nothing there") << "manual shuffle table" << "manual-nothing-to-shuffle";
    QTest::newRow("shuffle no zone") << "manual shuffle sea" << "manual-no-zone";
    QTest::newRow("no such counter") << "manual counter rain +1" << "manual-no-counter";
    QTest::newRow("above the range") << "manual counter wind +10" << "manual-out-of-range";
    QTest::newRow("below the range") << "manual counter wind -4" << "manual-out-of-range";
    QTest::newRow("no change") << "manual counter wind" << "manual-counter-change";
    QTest::newRow("no such token") << "manual token Dodo to table" << "manual-no-token";
    QTest::newRow("token to no zone") << "manual token Roc to sea" << "manual-no-zone";
    QTest::newRow("no such state") << "manual state Roc asleep" << "manual-no-state";
    QTest::newRow("state of no card") << "manual state Dodo anchored" << "manual-no-card";
    QTest::newRow("a coin") << "manual roll 1" << "manual-die";
}

void GoldfishManual::refusals()
{
    QFETCH(QString, action);
    Session game = session();
    const std::string before = textOf(game.table());
    const auto done = game.act(std::string_view(action.toStdString()));
    QVERIFY(!done);
    QCOMPARE(done.error().kind, Error::Kind::Refused);
    QTEST(QString::fromStdString(game.play().refusal(game.now(), action.toStdString())->key), "reason");
    QCOMPARE(textOf(game.table()), before);
}

void GoldfishManual::undoAndSave()
{
    Session game = begun(m_sample.setup());
    for (const char* action : {"manual draw 1", "manual token Roc to table", "manual counter wind +2",
                               "manual state Roc @table anchored", "manual shuffle pile", "manual roll 20"})
        act(game, action);
    const auto read = readSaved(saved(game));
    QVERIFY(read);
    const auto again = resumed(*read, m_sample.game, m_sample.catalogue);
    QVERIFY2(again.has_value(), again ? "" : qPrintable(sentence(again.error())));
    QCOMPARE(textOf(again->table()), textOf(game.table()));
    while (game.undo()) {}
    QCOMPARE(textOf(game.table()), textOf(begun(m_sample.setup()).table()));
}

void GoldfishManual::limitIsMetByHand()
{
    m_sample.procedure().handLimit = {4, {}};
    Session game = session();
    act(game, "next");
    act(game, "next");
    QVERIFY(game.table().question);
    act(game, "manual discard Roc");
    QVERIFY(!game.table().question);
    QCOMPARE(game.table().turn, 2);
    m_sample.procedure().handLimit = {-1, {}};
}

void GoldfishManual::randomPlay()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        QCOMPARE(contractBreach(Play::of(m_sample.setup()).value(), seed, 50), std::string());
}

MAZZO_TEST(GoldfishManual)
#include "test_goldfish_manual.moc"
