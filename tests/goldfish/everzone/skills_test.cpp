// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/skills.h"
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Skills and effects: when they may be declared, in which order they happen. What they do is done by hand.
class EverzoneSkills : public QObject {
    Q_OBJECT

private slots:
    void EZ_T29_effectsFirstThenTheLatest();
    void EZ_T29_declaredAndResolved();
    void EZ_T31_declaredStaysDeclared();
    void EZ_T32_reuse_data();
    void EZ_T32_reuse();
    void EZ_T32_anewAfterBeingDeactivated();
    void EZ_T33_endsWithItsCard();
    void EZ_T35_shuffledAfterASearch();
    void EZ_K15_faceDownAfterUse();
    void EZ_K33_twoFallOneComes();
};

namespace {

const Fixture& plain()
{
    static const Fixture fixture;
    return fixture;
}

Session uthron(const QString& marshal, const QString& hand = {})
{
    Session session = begun(
        plain().stacked(QStringList{"Ciel", "Cybot", "Ryant", "Medstark", "Engagement", "Orbital Void"} +
                            hand.split(',', Qt::SkipEmptyParts),
                        {}, "xenogray"));
    act(session, "keep; marshal " + marshal);
    return session;
}

}  // namespace

void EverzoneSkills::EZ_T29_effectsFirstThenTheLatest()
{
    const Declared s1{PieceId(1), {}, false};
    const Declared e1{PieceId(2), {}, true};
    const Declared s2{PieceId(3), {}, false};
    const Declared e2{PieceId(4), {}, true};
    QCOMPARE(resolutionOrder({s1, e1, s2, e2}), (std::vector{e2, e1, s2, s1}));
    QCOMPARE(resolutionOrder({e1, s1}), (std::vector{e1, s1}));
    QVERIFY(resolutionOrder({}).empty());
}

void EverzoneSkills::EZ_T29_declaredAndResolved()
{
    Session session = uthron("Ciel, Cybot");
    QVERIFY(!offers(session).contains("resolve"));
    act(session,
        "reveal Ciel; reveal Cybot; activate Ciel; activate Cybot; use Ciel; play Orbital Void; use Cybot; resolve");
    QCOMPARE(log(session), (QStringList{"EZ-T29 everzone.effect-now Orbital Void", "EZ-T29 everzone.skill-now Cybot",
                                        "EZ-T29 everzone.skill-now Ciel"}));
    QVERIFY(!offers(session).contains("resolve"));
}

void EverzoneSkills::EZ_T31_declaredStaysDeclared()
{
    Session session = uthron("Ciel, Cybot");
    act(session, "play Orbital Void; discard Orbital Void");
    QCOMPARE(session.table().count("supports-left"), 0);  // foiled, and still used
    act(session, "next");
    QVERIFY(logged(session, "EZ-T33 everzone.foiled Orbital Void"));
}

void EverzoneSkills::EZ_T32_reuse_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("used");
    QTest::addColumn<int>("english");
    QTest::addColumn<int>("italian");
    const int no = int(Truth::No);
    const int unknown = int(Truth::Unknown);
    const int yes = int(Truth::Yes);
    QTest::newRow("EZ-T32 arbitrary") << "arbitrary" << false << yes << yes;
    QTest::newRow("EZ-T32 arbitrary again") << "arbitrary" << true << no << no;
    QTest::newRow("EZ-T32 hybrid") << "hybrid" << false << yes << yes;
    QTest::newRow("EZ-V57 hybrid again") << "hybrid" << true << yes << no;
    QTest::newRow("contextual works by itself") << "contextual" << false << no << no;
    QTest::newRow("extended works by itself") << "extended" << false << no << no;
    QTest::newRow("unknown kind") << "" << false << unknown << unknown;
    QTest::newRow("unknown kind, again") << "" << true << no << no;
}

void EverzoneSkills::EZ_T32_reuse()
{
    QFETCH(const QString, kind);
    QFETCH(const bool, used);
    QFETCH(const int, english);
    QFETCH(const int, italian);
    QCOMPARE(int(mayUse(kind.toStdString(), used, true)), english);
    QCOMPARE(int(mayUse(kind.toStdString(), used, false)), italian);
}

void EverzoneSkills::EZ_T32_anewAfterBeingDeactivated()
{
    Session session = uthron("Cybot, Ryant");
    act(session, "reveal Cybot; activate Cybot; use Cybot");
    QVERIFY(logged(session, "! EZ-T32 everzone.used-unknown Cybot"));
    QCOMPARE(refusal(session, "use Cybot"), QString("EZ-T32"));
    act(session, "next");
    QCOMPARE(refusal(session, "use Cybot"), QString("EZ-T32"));  // still the same activation
    act(session, "deactivate Cybot; activate Cybot; use Cybot");
}

void EverzoneSkills::EZ_T33_endsWithItsCard()
{
    Session session = uthron("Cybot, Ryant");
    act(session,
        "reveal Cybot; reveal Ryant; activate Cybot; activate Ryant; use Cybot; use Ryant; destroy Cybot; resolve");
    QCOMPARE(log(session), (QStringList{"EZ-T29 everzone.skill-now Ryant", "EZ-T33 everzone.foiled Cybot"}));
}

void EverzoneSkills::EZ_T35_shuffledAfterASearch()
{
    Session session = uthron("Cybot, Ryant");
    act(session, "play Engagement");
    const QStringList before = names(session, "forces");
    act(session, "fetch Dragon for Cybot, Ryant");
    QVERIFY(logged(session, "EZ-T35 shuffled forces"));
    QStringList left = before;
    left.removeOne("Dragon");
    QVERIFY(names(session, "forces") != left);
    QStringList sorted = names(session, "forces");
    sorted.sort();
    left.sort();
    QCOMPARE(sorted, left);
}

void EverzoneSkills::EZ_K15_faceDownAfterUse()
{
    Session session = uthron("Ciel, Cybot");
    act(session, "reveal Ciel; reveal Cybot; activate Ciel; activate Cybot; use Ciel; use Cybot; next");
    QCOMPARE(field(session), (QStringList{"Ciel face-down", "Cybot active used"}));
    act(session, "reveal Ciel; activate Ciel; use Ciel");  // and again each turn
}

void EverzoneSkills::EZ_K33_twoFallOneComes()
{
    Session session = uthron("Cybot, Ryant, Medstark");
    QVERIFY(offers(session, "fetch").isEmpty());
    act(session, "reveal Cybot; activate Cybot; play Engagement");
    QCOMPARE(refusal(session, "fetch Dragon for Cybot"), QString("EZ-K33"));
    act(session, "fetch Dragon for Cybot, Ryant");  // active or face down
    QCOMPARE(names(session, "fallen"), (QStringList{"Cybot", "Ryant"}));
    QCOMPARE(field(session), (QStringList{"Medstark face-down", "Engagement used", "Dragon active"}));
    QVERIFY(offers(session, "fetch").isEmpty());  // once
    Session alone = uthron("Cybot");
    act(alone, "play Engagement");
    QVERIFY(offers(alone, "fetch").isEmpty());
}

MAZZO_TEST(EverzoneSkills)
#include "skills_test.moc"
