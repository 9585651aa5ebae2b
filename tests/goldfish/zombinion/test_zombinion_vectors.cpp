// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/zombinion/vector.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::goldfish::zombinion;

/// Every card on positions laid out by hand, and the turns of a whole game (vectors.txt).
class ZombinionVectors : public QObject {
    Q_OBJECT

private slots:
    void allOfThem();
    void vectors_data();
    void vectors();
    void clauses_data();
    void clauses();
    void wrongOnesAreReported_data();
    void wrongOnesAreReported();
};

void ZombinionVectors::allOfThem() { QCOMPARE(shippedVectors().size(), std::size_t{90}); }

void ZombinionVectors::vectors_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("after");
    for (const Vector& vector : shippedVectors())
        QTest::newRow(qPrintable(vector.name)) << vector.before << vector.steps << vector.after;
}

void ZombinionVectors::vectors()
{
    QFETCH(const QString, before);
    QFETCH(const QString, steps);
    QFETCH(const QString, after);
    QCOMPARE(breachOf({{}, before, steps, after}), QString());
}

void ZombinionVectors::clauses_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* before, const char* steps, const char* after) {
        QTest::newRow(name) << before << steps << after;
    };
    row("ZB-T04 what cannot be done is left out, the rest is done", "H Cop ; A1 O1 C0", "play Cop", "P Cop ; A1 O2 C1");
    row("ZB-T04 top to bottom: it draws before it looks at the deck", "H Tat Rco ; D Mun Pal Zom Pal ; A1 O1 C0",
        "play Tat ; pick Rco ; own discard Pal ; own back Pal", "H Mun Zom ; D Pal ; X Pal ; P Tat Rco ; A2 O1 C0");
    row("ZB-T06 Azioni add up", "H Mav Aiu ; D Zom ; A1 O1 C0", "play Mav ; play Aiu", "H Zom ; P Mav Aiu ; A3 O2 C2");
    row("ZB-T07 fewer cards than wanted", "H Fur ; D Zom Pal ; A1 O1 C0", "play Fur", "H Zom Pal ; P Fur ; A0 O1 C0");
    row("ZB-T08 Colpi and Obiettivi add up", "H Aiu Fuc Pal ; A1 O1 C0",
        "play Aiu ; play Fuc ; mirare all ; buy Cop ; buy Pal ; buy Inf",
        "P Aiu Fuc Pal ; X Inf Pal Cop ; A1 O0 C0 ; S Cop=9 Pal=45 Inf=9");
    row("ZB-T11 a gain takes neither Obiettivo nor Colpi", "H Mun ; A1 O1 C4", "play Mun ; gain Fur",
        "P Mun ; X Fur ; A0 O1 C4 ; S Fur=9");
    row("ZB-T11 from empty piles nothing", "H Ric Pal ; A1 O1 C0 ; S Pal=0 Pro=0", "play Ric ; trash Pal",
        "P Ric ; T Pal ; A0 O1 C0");
    row("ZB-T12 revealed cards are not shuffled in", "H Txt ; D Zom ; X Fur Pal ; A1 O1 C0",
        "play Txt ; shuffle Pal Fur", "H Pal ; X Fur Zom ; P Txt ; A0 O1 C0");
    row("ZB-T13 nor are those set aside", "H Nas Pal*5 ; D Fur ; X Zom Pal ; A1 O1 C0",
        "play Nas ; aside Fur ; shuffle Zom Pal", "H Pal*6 Zom ; X Fur ; P Nas ; A0 O1 C0");
    row("ZB-T15 cards in play stay out of a shuffle", "H Pal Mav Fur ; X Zom Pro Car ; A1 O1 C0",
        "play Mav ; shuffle Zom Pro Car ; play Fur", "H Pal Zom Pro Car ; P Mav Fur ; A1 O1 C0");
    row("ZB-T18 what is bought waits in the discard pile", "H Fuc Pal Pal Pal ; D Zom ; A1 O1 C0",
        "play Fuc ; mirare all ; buy Pro", "D Zom ; X Pro ; P Fuc Pal Pal Pal ; A0 O1 C2 ; S Pro=39");
    row("ZB-T19 what is left of a turn is lost", "H Aiu Pal ; D Zom Zom Zom Zom Zom ; A1 O1 C0",
        "play Aiu ; mirare all ; cleanup", "H Zom*5 ; X Pal Aiu ; A1 O1 C0");
    row("ZB-T22 one card at a time", "H Fur ; D Zom ; X Pal Pro Car ; A1 O1 C0", "play Fur ; shuffle Car Pro Pal",
        "H Zom Car Pro ; D Pal ; P Fur ; A0 O1 C0");
    row("ZB-T22 the last card is no shuffle yet", "H Mav ; D Zom ; X Pal ; A1 O1 C0", "play Mav",
        "H Zom ; X Pal ; P Mav ; A2 O1 C0");
    row("ZB-T26 the turn is finished before the game", "H Car Car Car Fuc Pal ; D Zom*5 ; A1 O1 C0 ; S MoP=1",
        "play Fuc ; mirare all ; buy MoP ; buy Pro ; cleanup",
        "H Zom*5 ; X Pal Car Car Car Fuc Pro MoP ; A1 O1 C0 ; S MoP=0 Pro=39");
    row("ZB-T10 trashed cards are in no pile and no shuffle", "H Sac Zom Pal ; X Pro Pro ; A1 O1 C0",
        "play Sac ; trash Zom Pal ; cleanup ; shuffle Pro Pro Sac", "H Pro Pro Sac ; T Zom Pal ; A1 O1 C0");
    row("ZB-T16 any number of Mirare, none too", "H Zom Zom ; D Pal*5 ; A1 O1 C0", "mirare all ; buy Inf ; cleanup",
        "H Pal*5 ; X Zom Zom Inf ; A1 O1 C0 ; S Inf=9");
    row("ZB-T23 the area before the hand, left to right", "H Mav Zom Pal ; D Fur Pal*8 ; A1 O1 C0",
        "play Mav ; play Fur ; mirare all ; cleanup", "H Pal*5 ; X Zom Pal Pal Pal Pal Fur Mav ; A1 O1 C0");
    row("ZB-T24 all there is when fewer than five are owned", "H Pal Zom ; X Pal ; A1 O1 C0",
        "mirare all ; cleanup ; shuffle Pal Zom Pal", "H Pal Zom Pal ; A1 O1 C0");
    row("ZB-T28 from the left neighbour on, whatever the seats hold",
        "H Fug ; A1 O1 C0 ; Q1 H Zom ; Q2 H Inf ; Q3 H Mol Zom", "play Fug ; Q1 top Zom ; Q3 top Mol",
        "D Pro ; P Fug ; A0 O1 C0 ; S Pro=39 ; Q1 D Zom ; Q2 H Inf ; Q3 H Zom ; Q3 D Mol");
    row("ZB-T29 the same Barricata against every Attack of the turn", "H Mav Sci Sci ; D Pal*5 ; A1 O1 C0 ; Q1 H Bar",
        "play Mav ; play Sci ; Q1 react yes ; play Sci ; Q1 react yes",
        "H Pal*5 ; P Mav Sci Sci ; A0 O1 C0 ; Q1 H Bar");
    row("ZB-K33 Survivors are Vittoria/Zombi for Fuga rapida", "H Fug ; A1 O1 C0 ; Q1 H Sur Pal",
        "play Fug ; Q1 top Sur", "D Pro ; P Fug ; A0 O1 C0 ; S Pro=39 ; Q1 H Pal ; Q1 D Sur");
    row("ZB-K33 Nascondiglio cannot set Survivors aside", "H Nas Pal*5 ; D Sur Inf Zom ; A1 O1 C0", "play Nas",
        "H Pal*5 Sur Inf ; D Zom ; P Nas ; A0 O1 C0");
    row("ZB-K33 Deposito may take Survivors", "H Dep ; A1 O1 C0", "play Dep ; gain Sur",
        "X Sur ; T Dep ; A0 O1 C0 ; S Sur=7");
    row("ZB-K28 the same or a cheaper Mirare", "H Ric Car ; A1 O1 C0", "play Ric ; trash Car ; gain Pal",
        "H Pal ; P Ric ; T Car ; A0 O1 C0 ; S Pal=45");
    row("ZB-K34 Deposito and another one in play: only its own copy goes", "H Tat Dep Mav ; P Dep ; D Pal ; A1 O1 C0",
        "play Tat ; pick Dep ; gain Pro ; gain Pro",
        "H Mav ; D Pal ; P Tat Dep ; X Pro Pro ; T Dep ; A0 O1 C0 ; S Pro=38");
    row("ZB-K02 Proiettili give 2 and cost 3", "H Pro Pal ; A1 O1 C0", "mirare all ; buy Pro",
        "P Pro Pal ; X Pro ; A1 O0 C0 ; S Pro=39");
    row("ZB-K04 Zombi cost 2", "H Pal Pal ; A1 O1 C0", "mirare all ; buy Zom",
        "P Pal Pal ; X Zom ; A1 O0 C0 ; S Zom=7");
    row("ZB-K05 Molti Zombi cost 5", "H Car Pro ; A1 O1 C0", "mirare all ; buy Mol",
        "P Car Pro ; X Mol ; A1 O0 C0 ; S Mol=7");
    row("ZB-K06 Molti + Zombi cost 8", "H Car Car Pro ; A1 O1 C0", "mirare all ; buy MoP",
        "P Car Car Pro ; X MoP ; A1 O0 C0 ; S MoP=7");
}

void ZombinionVectors::clauses() { vectors(); }

void ZombinionVectors::wrongOnesAreReported_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("breach");
    QTest::newRow("ZB-K14 Deposito takes nothing dearer than 5")
        << "H Dep ; A1 O1 C3" << "play Dep ; gain Car" << "gain Car: may not pick Car";
    QTest::newRow("ZB-K22 Colpi don't help Munizioni")
        << "H Cop Mun ; A1 O1 C0" << "play Cop ; play Mun ; gain Cor" << "gain Cor: may not pick Cor";
    QTest::newRow("ZB-K28 Pallottola never becomes Caricatore")
        << "H Ric Pal ; A1 O1 C0" << "play Ric ; trash Pal ; gain Car" << "gain Car: may not pick Car";
    QTest::newRow("ZB-K28 nor a card that is no Mirare")
        << "H Ric Pro ; A1 O1 C0" << "play Ric ; trash Pro ; gain Mun" << "gain Mun: may not pick Mun";
    QTest::newRow("ZB-K30 Pallottola does not reach 3")
        << "H Rif Pal ; A1 O1 C0" << "play Rif ; trash Pal ; gain Pro" << "gain Pro: may not pick Pro";
    QTest::newRow("ZB-K30 Zombi does not reach 5")
        << "H Rif Zom ; A1 O1 C0" << "play Rif ; trash Zom ; gain Cop" << "gain Cop: may not pick Cop";
    QTest::newRow("ZB-K31 four cards at most")
        << "H Sac Zom*3 Pal*2 ; A1 O1 C0" << "play Sac ; trash Zom Zom Zom Pal Pal"
        << "trash Zom Zom Zom Pal Pal: may not pick Pal";
    QTest::newRow("ZB-K31 not itself") << "H Sac Pal ; A1 O1 C0" << "play Sac ; trash Sac"
                                       << "trash Sac: may not pick Sac";
    QTest::newRow("ZB-K34 Survivors is no Action")
        << "H Tat Sur Mav ; A1 O1 C0" << "play Tat ; pick Sur" << "pick Sur: may not pick Sur";
    QTest::newRow("ZB-K34 the choice must be made")
        << "H Tat Mav ; A1 O1 C0" << "play Tat ; pick none" << "pick none: picks too few";
    QTest::newRow("ZB-K33 Survivors is never played") << "H Sur ; A1 O1 C0" << "play Sur" << "play Sur: cannot play it";
    QTest::newRow("ZB-K07 nor is Infezione") << "H Inf Mav ; A1 O1 C0" << "play Inf" << "play Inf: cannot play it";
    QTest::newRow("ZB-K19 older trash stays") << "H Isp ; A1 O1 C0 ; T Car ; Q1 D Pro Zom"
                                              << "play Isp ; Q1 trash Pro ; steal Car" << "steal Car: may not pick Car";
    QTest::newRow("ZB-K17 Infezione is no Victory card")
        << "H Fug ; A1 O1 C0 ; Q1 H Zom Inf" << "play Fug ; Q1 top Inf" << "Q1 top Inf: may not pick Inf";
    QTest::newRow("ZB-T03 no Azione left")
        << "H Fur Fur ; D Pal*3 ; A1 O1 C0" << "play Fur ; play Fur" << "play Fur: cannot play it";
    QTest::newRow("ZB-T14 no way back") << "H Fur Pal ; A1 O1 C0" << "mirare all ; play Fur"
                                        << "play Fur: cannot play it";
    QTest::newRow("ZB-T17 no third card")
        << "H Car Car ; A0 O2 C0" << "mirare all ; buy Esc ; buy Pal ; buy Pal" << "buy Pal: cannot buy it";
    QTest::newRow("ZB-T17 nothing dearer than the Colpi")
        << "H Pal*4 ; A1 O1 C0" << "mirare all ; buy Cop" << "buy Cop: cannot buy it";
    QTest::newRow("ZB-T17 nothing from an empty pile")
        << "H Pal*4 ; A1 O1 C0 ; S Fur=0" << "mirare all ; buy Fur" << "buy Fur: cannot buy it";
    QTest::newRow("ZB-K04 Zombi for one Colpo")
        << "H Pal ; A1 O1 C0" << "mirare all ; buy Zom" << "buy Zom: cannot buy it";
    QTest::newRow("ZB-K05 Molti Zombi for 4")
        << "H Pro Pro ; A1 O1 C0" << "mirare all ; buy Mol" << "buy Mol: cannot buy it";
    QTest::newRow("ZB-K06 Molti + Zombi for 7")
        << "H Car Pro Pro ; A1 O1 C0" << "mirare all ; buy MoP" << "buy MoP: cannot buy it";
    QTest::newRow("ZB-K02 Proiettili for 2")
        << "H Pro ; A1 O1 C0" << "mirare all ; buy Pro" << "buy Pro: cannot buy it";
    QTest::newRow("ZB-T18 a card just bought is not in hand")
        << "H Pal*3 ; A1 O2 C0" << "mirare all ; buy Mav ; play Mav" << "play Mav: cannot play it";
    QTest::newRow("ZB-T29 a Barricata in play does not react")
        << "H Sci ; D Pal*2 ; A1 O1 C0 ; Q1 P Bar" << "play Sci ; Q1 react yes"
        << "Q1 react yes: is about another player";
}

void ZombinionVectors::wrongOnesAreReported()
{
    QFETCH(const QString, before);
    QFETCH(const QString, steps);
    QFETCH(const QString, breach);
    QCOMPARE(breachOf({{}, before, steps, {}}), breach);
}

MAZZO_TEST(ZombinionVectors)
#include "test_zombinion_vectors.moc"
