// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

using Kind = Procedure::Mulligan::Kind;

/// The kinds of mulligan that a pack can state.
class GoldfishMulligan : public QObject {
    Q_OBJECT

private slots:
    void noneIsNotAsked();
    void wholeHandForOneLess();
    void wholeHandNeedsALeastHand();
    void wholeHandShuffledIn();
    void wholeHandReshufflesTheDiscards();
    void exchange();
    void exchangeLimits();
    void offersSayTheCost();
};

namespace {

Sample withMulligan(Kind kind, int times = -1)
{
    Sample sample;
    sample.procedure().mulligan = {kind, "discard", {1, {}}, {1, {}}, {-1, {}}, {times, {}}, "T-S02"};
    return sample;
}

}  // namespace

void GoldfishMulligan::noneIsNotAsked()
{
    const Sample sample = withMulligan(Kind::None);
    QCOMPARE(begun(sample.setup()).table().turn, 1);
}

void GoldfishMulligan::wholeHandForOneLess()
{
    const Sample sample = withMulligan(Kind::WholeHand);
    Session session = begun(sample.setup());
    QCOMPARE(session.table().turn, 0);
    QCOMPARE(offers(session), (QStringList{"keep", "mulligan"}));
    const QStringList first = names(session, "hand");
    act(session, "mulligan");
    QCOMPARE(size(session, "hand"), 4);
    QCOMPARE(size(session, "pile"), 1);
    QCOMPARE(names(session, "discard"), first);
    QCOMPARE(log(session), (QStringList{"mulligan 5 T-S02", "drew 4 T-S02"}));
    act(session, "keep");
    QCOMPARE(session.table().turn, 1);
    QCOMPARE(log(session).first(), QStringLiteral("kept 4 T-S02"));
}

void GoldfishMulligan::wholeHandNeedsALeastHand()
{
    Sample sample = withMulligan(Kind::WholeHand);
    sample.procedure().mulligan.leastHand = {2, {}};
    sample.procedure().openingHand = {3, {}};
    Session session = begun(sample.setup());
    act(session, "mulligan");
    QCOMPARE(size(session, "hand"), 2);
    QCOMPARE(offers(session), (QStringList{"keep", "mulligan"}));
    act(session, "mulligan");
    QCOMPARE(size(session, "hand"), 1);
    QCOMPARE(session.table().turn, 1);  // nothing left to ask
}

void GoldfishMulligan::wholeHandShuffledIn()
{
    Sample sample = withMulligan(Kind::WholeHand, 1);
    sample.procedure().mulligan.to = "pile";
    sample.procedure().mulligan.less = {0, {}};
    Session session = begun(sample.stacked({"Gull"}, {{"Roc", "Heron"}}));
    act(session, "mulligan");
    QCOMPARE(size(session, "hand"), 5);
    QCOMPARE(names(session, "hand").mid(0, 2), (QStringList{"Roc", "Heron"}));
    QCOMPARE(size(session, "pile"), 5);
    QCOMPARE(size(session, "discard"), 0);
}

void GoldfishMulligan::wholeHandReshufflesTheDiscards()
{
    Sample sample = withMulligan(Kind::WholeHand);
    sample.procedure().openingHand = {8, {}};
    sample.procedure().reshuffle = {Procedure::Reshuffle::When::OnNeed, "discard", "T-T50"};
    Session session = begun(sample.setup());
    act(session, "mulligan");
    QCOMPARE(log(session), (QStringList{"mulligan 8 T-S02", "drew 2 T-S02", "reshuffled 8 T-T50", "drew 5 T-S02"}));
    QCOMPARE(size(session, "pile"), 3);
    QCOMPARE(size(session, "discard"), 0);
}

void GoldfishMulligan::exchange()
{
    const Sample sample = withMulligan(Kind::Exchange, 1);
    const QStringList order{"Gull", "Heron", "Gull", "Roc", "Heron", "Salt with Tea", "Gull"};
    Session session = begun(sample.stacked(order));
    QCOMPARE(offers(session), (QStringList{"keep", "bottom …"}));
    act(session, "bottom Roc, Heron");
    QCOMPARE(names(session, "hand"), (QStringList{"Gull", "Gull", "Heron", "Salt with Tea", "Gull"}));
    QCOMPARE(names(session, "pile").mid(3), (QStringList{"Roc", "Heron"}));
    QCOMPARE(size(session, "pile"), 5);
    QCOMPARE(session.table().turn, 1);  // once only
}

void GoldfishMulligan::exchangeLimits()
{
    Sample sample = withMulligan(Kind::Exchange, 2);
    sample.procedure().mulligan.most = {2, {}};
    Session session = begun(sample.stacked({"Gull", "Heron", "Gull", "Roc", "Heron"}));
    QVERIFY(!session.act(std::string_view("bottom Gull, Gull, Heron")));
    QVERIFY(!session.act(std::string_view("bottom")));
    QCOMPARE(names(session, "hand"), (QStringList{"Gull", "Heron", "Gull", "Roc", "Heron"}));
    act(session, "bottom Gull");
    QCOMPARE(session.table().turn, 0);
    act(session, "keep");
    QCOMPARE(session.table().turn, 1);
}

void GoldfishMulligan::offersSayTheCost()
{
    const Sample sample = withMulligan(Kind::WholeHand);
    const Session session = begun(sample.setup());
    const Note& note = session.table().offers[1].note;
    QCOMPARE(note.key, std::string("draws"));
    QCOMPARE(std::get<int>(note.arguments[0]), 4);
    QCOMPARE(note.clause, std::string("T-S02"));
}

MAZZO_TEST(GoldfishMulligan)
#include "test_goldfish_mulligan.moc"
