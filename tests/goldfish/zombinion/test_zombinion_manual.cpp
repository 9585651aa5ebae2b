// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// Hand controls in Zombinion, whose state is no table.
class ZombinionManual : public QObject {
    Q_OBJECT

private slots:
    void drawsAndReshuffles();
    void gainsAndReturns();
    void tokens();
    void counters();
    void looks();
    void pendingChoicesComeFirst();

private:
    [[nodiscard]] static int pile(const Session& session, const char* code)
    {
        for (const Piece& piece : session.table().pile("supply", commonSeat).pieces)
            if (piece.card == Box::shipped().catalogue.find(nameOf(code).toStdString())) return piece.copies;
        return -1;
    }
    [[nodiscard]] static QString nameOf(const QString& code)
    {
        return code == "Zom" ? QStringLiteral("Zombi") : QStringLiteral("Pallottola");
    }
};

void ZombinionManual::drawsAndReshuffles()
{
    Session session = with("Pal Pal Pal Pal Zom Pal Zom Pal Zom Pal");
    QCOMPARE(act(session, "manual draw 2"), QString());
    QCOMPARE(codes(session, "hand"), QStringList({"Pal", "Pal", "Pal", "Pal", "Zom", "Pal", "Zom"}));
    QCOMPARE(log(session).first().trimmed().section(' ', 0, 0), QString("by-hand-drew"));
    QCOMPARE(act(session, "manual discard Zombi"), QString());
    QCOMPARE(codes(session, "discard"), QStringList({"Zom"}));
    QCOMPARE(act(session, "manual draw 4"), QString());
    QCOMPARE(codes(session, "deck").size() + codes(session, "discard").size(), 0);
    QVERIFY(!act(session, "manual draw 1").isEmpty());
}

void ZombinionManual::gainsAndReturns()
{
    Session session = with("Pal Pal Pal Pal Pal Pal Pal Zom Zom Zom");
    const int before = pile(session, "Zom");
    QCOMPARE(act(session, "manual move Zombi @supply to hand"), QString());
    QCOMPARE(pile(session, "Zom"), before - 1);
    QCOMPARE(codes(session, "hand").last(), QString("Zom"));
    QCOMPARE(act(session, "manual move Zombi to deck"), QString());
    QCOMPARE(codes(session, "deck").first(), QString("Zom"));
    QCOMPARE(act(session, "manual move Zombi @deck to supply"), QString());
    QCOMPARE(pile(session, "Zom"), before);
    QCOMPARE(act(session, "manual move Pallottola to trash"), QString());
    QCOMPARE(codes(session, "trash"), QStringList({"Pal"}));
}

void ZombinionManual::tokens()
{
    Session session = with("Pal Pal Pal Pal Pal Pal Pal Zom Zom Zom");
    QCOMPARE(act(session, "manual token Zombi to discard"), QString());
    QVERIFY(session.table().pile("discard").pieces.front().token);
    QCOMPARE(act(session, "manual move Zombi @discard to hand"), QString());
    QVERIFY(session.table().pile("hand").pieces.back().token);
    QCOMPARE(act(session, "manual discard Zombi @hand"), QString());
    QCOMPARE(codes(session, "discard"), QStringList());
    QVERIFY(!act(session, "manual token Zombi to supply").isEmpty());
}

void ZombinionManual::counters()
{
    Session session = with("Pal Pal Pal Pal Pal Pal Pal Zom Zom Zom");
    QCOMPARE(act(session, "manual counter colpi +8"), QString());
    QCOMPARE(session.table().count("colpi"), 8);
    QVERIFY(offers(session).contains("buy Molti + Zombi"));
    QVERIFY(!act(session, "manual counter points +1").isEmpty());
    QVERIFY(!act(session, "manual counter obiettivi -2").isEmpty());
}

void ZombinionManual::looks()
{
    Session session = with("Pal Pal Pal Pal Pal Zom Pal Pal Zom Zom");
    QCOMPARE(act(session, "manual look 2"), QString());
    const auto& cards = std::get<std::vector<CardIndex>>(session.table().log.front().arguments[1]);
    QCOMPARE(Box::shipped().catalogue.name(cards.front(), "it"), std::string_view("Zombi"));
    QCOMPARE(codes(session, "deck").size(), 5);
}

void ZombinionManual::pendingChoicesComeFirst()
{
    Session session = with("Esc Pal Pal Pal Pal Zom Pal Pal Zom Zom");
    QCOMPARE(act(session, "play Esca"), QString());
    QVERIFY(session.table().question);
    QVERIFY(!act(session, "manual draw 1").isEmpty());
    QCOMPARE(act(session, "skip"), QString());
    QCOMPARE(act(session, "manual draw 1"), QString());
}

MAZZO_TEST(ZombinionManual)
#include "test_zombinion_manual.moc"
