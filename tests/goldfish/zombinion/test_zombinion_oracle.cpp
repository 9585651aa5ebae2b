// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// Whole solo games against a second, deliberately plain model of the rules. It covers the kinds that only give cards,
/// Azioni, Obiettivi and Colpi, and knows none of the engine's code; where the engine shuffles, it takes over the
/// order.
class ZombinionOracle : public QObject {
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
};

namespace {

/// What a card gives when it is played, and what it costs (PANORAMICA, FASE AZIONE, FASE CACCIA).
struct OracleCard {
    int cost, cards, actions, buys, colpi, points;
    bool action;
};

const QMap<QString, OracleCard>& oracleCards()
{
    static const QMap<QString, OracleCard> all{
        {"Pal", {0, 0, 0, 0, 1, 0, false}},  {"Pro", {3, 0, 0, 0, 2, 0, false}}, {"Car", {6, 0, 0, 0, 3, 0, false}},
        {"Zom", {2, 0, 0, 0, 0, 1, false}},  {"Mol", {5, 0, 0, 0, 0, 3, false}}, {"MoP", {8, 0, 0, 0, 0, 6, false}},
        {"Inf", {0, 0, 0, 0, 0, -1, false}}, {"Aiu", {5, 0, 2, 1, 2, 0, true}},  {"Cop", {5, 1, 1, 1, 1, 0, true}},
        {"Cor", {5, 2, 1, 0, 0, 0, true}},   {"Fuc", {3, 0, 0, 1, 2, 0, true}},  {"Fur", {4, 3, 0, 0, 0, 0, true}},
        {"Mav", {3, 1, 2, 0, 0, 0, true}},   {"Mot", {5, 4, 0, 1, 0, 0, true}},
    };
    return all;
}

const char* const kKingdom = "game: zombinion\n[kingdom]\nAiutarsi\nCopertura\nCoraggio\nFucile a pompa\nFurbizia\n"
                             "Maverick\nMolotov\n";
const QMap<QString, QString> kNames{{"Aiu", "Aiutarsi"},       {"Cop", "Copertura"},   {"Cor", "Coraggio"},
                                    {"Fuc", "Fucile a pompa"}, {"Fur", "Furbizia"},    {"Mav", "Maverick"},
                                    {"Mot", "Molotov"},        {"Pro", "Proiettili"},  {"Car", "Caricatore"},
                                    {"Zom", "Zombi"},          {"Mol", "Molti Zombi"}, {"MoP", "Molti + Zombi"},
                                    {"Inf", "Infezione"},      {"Pal", "Pallottola"}};

/// One player's side of the table.
struct OracleTable {
    QStringList hand, deck, play, discard;  // the deck's first card is on top
    QMap<QString, int> supply;
    int actions = 1, buys = 1, colpi = 0;
    bool hunting = false, over = false;

    /// Draws as the rules say: the discard pile is shuffled only when a card is needed. `order` is the deck after that.
    void draw(int count, const QStringList& order)
    {
        QStringList next = order;
        for (; count > 0; --count) {
            if (deck.isEmpty()) {
                if (discard.isEmpty()) return;
                // What the engine shows is what is left of the new deck; what was drawn from it is now in its hand.
                deck = next;
                discard.clear();
            }
            hand << deck.takeFirst();
        }
    }

    [[nodiscard]] int points() const
    {
        int sum = 0;
        for (const QStringList* pile : {&hand, &deck, &play, &discard})
            for (const QString& card : *pile) sum += oracleCards()[card].points;
        return sum;
    }

    [[nodiscard]] bool ended() const { return supply["MoP"] == 0 || std::count(supply.begin(), supply.end(), 0) >= 3; }
};

QStringList sortedCodes(QStringList cards)
{
    cards.sort();
    return cards;
}

}  // namespace

void ZombinionOracle::wholeGames_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 12; ++seed) QTest::addRow("%llu", static_cast<unsigned long long>(seed)) << seed;
}

void ZombinionOracle::wholeGames()
{
    QFETCH(const quint64, seed);
    Session session = begun(Box::shipped().setup(kKingdom), seed);
    Random random(seed);
    OracleTable model;
    model.hand = codes(session, "hand");
    model.deck = codes(session, "deck");
    for (const QString& code : oracleCards().keys()) model.supply[code] = oracleCards()[code].action ? 10 : 0;
    for (const auto& [code, size] : std::initializer_list<std::pair<const char*, int>>{
             {"Pal", 46}, {"Pro", 40}, {"Car", 30}, {"Zom", 8}, {"Mol", 8}, {"MoP", 8}, {"Inf", 10}})
        model.supply[code] = size;
    /// The cards that the engine drew in this step, and what is left: together the order of a new deck.
    const auto newDeck = [&](const QStringList& before) {
        QStringList drawn = codes(session, "hand");
        for (const QString& card : before) drawn.removeOne(card);
        return drawn + codes(session, "deck");
    };
    const auto drawn = [&](int count) {
        // Cards that come from the old deck are drawn before the shuffle.
        const QStringList before = model.hand + model.deck.mid(0, count);
        model.draw(count, newDeck(before));
    };
    for (int steps = 0; steps < 400 && !session.table().outcome; ++steps) {
        // Bought as soon as it can be, so that games end.
        QStringList wishes{"MoP", "Car", "Pro"};
        QString did;
        const QString playable = [&]() -> QString {
            if (model.hunting || model.actions == 0) return {};
            for (const QString& card : model.hand)
                if (oracleCards()[card].action && random.below(4) != 0) return card;
            return {};
        }();
        if (!playable.isEmpty()) {
            QCOMPARE(act(session, "play " + kNames[playable]), QString());
            const OracleCard& kind = oracleCards()[playable];
            model.hand.removeOne(playable);
            model.play << playable;
            model.actions += kind.actions - 1;
            model.buys += kind.buys;
            model.colpi += kind.colpi;
            drawn(kind.cards);
            did = "play " + playable;
        } else {
            model.hunting = true;
            if (std::any_of(model.hand.begin(), model.hand.end(), [](const QString& card) {
                    return !oracleCards()[card].action && oracleCards()[card].colpi > 0;
                })) {
                QCOMPARE(act(session, "shoot all"), QString());
                for (const QString& card : QStringList(model.hand))
                    if (!oracleCards()[card].action && oracleCards()[card].colpi > 0) {
                        model.hand.removeOne(card);
                        model.play << card;
                        model.colpi += oracleCards()[card].colpi;
                    }
                did = "shoot";
            } else {
                if (random.below(3) == 0)
                    wishes = oracleCards().keys().mid(static_cast<int>(random.below(8)), 4) + wishes;
                QString wish;
                for (const QString& card : wishes)
                    if (wish.isEmpty() && model.buys > 0 && oracleCards()[card].cost <= model.colpi &&
                        model.supply[card] > 0 && card != "Inf" && card != "Pal" &&
                        (oracleCards()[card].cost > 2 || model.supply["MoP"] < 3))
                        wish = card;
                if (!wish.isEmpty()) {
                    QCOMPARE(act(session, "buy " + kNames[wish]), QString());
                    model.colpi -= oracleCards()[wish].cost;
                    --model.buys;
                    --model.supply[wish];
                    model.discard.prepend(wish);
                    did = "buy " + wish;
                } else {
                    QCOMPARE(act(session, "end"), QString());
                    for (QStringList* pile : {&model.play, &model.hand}) {
                        for (const QString& card : *pile) model.discard.prepend(card);
                        pile->clear();
                    }
                    drawn(5);
                    model.actions = model.buys = 1;
                    model.colpi = 0;
                    model.hunting = false;
                    model.over = model.ended();
                    did = "end";
                }
            }
        }
        const Table& table = session.table();
        QCOMPARE(sortedCodes(codes(session, "hand")), sortedCodes(model.hand));
        QCOMPARE(codes(session, "deck"), model.deck);
        QCOMPARE(sortedCodes(codes(session, "discard")), sortedCodes(model.discard));
        QCOMPARE(sortedCodes(codes(session, "play")), sortedCodes(model.play));
        QCOMPARE(table.count("azioni"), model.actions);
        QCOMPARE(table.count("obiettivi"), model.buys);
        QCOMPARE(table.count("colpi"), model.colpi);
        QCOMPARE(table.count("points"), model.points());
        QVERIFY2(table.outcome.has_value() == model.over, qPrintable(did));
    }
    QVERIFY(session.table().outcome);  // every game comes to its end
}

MAZZO_TEST(ZombinionOracle)
#include "test_zombinion_oracle.moc"
