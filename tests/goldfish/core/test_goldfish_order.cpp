// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

/// A wished order of the piles, in place of their first shuffle.
class GoldfishOrder : public QObject {
    Q_OBJECT

private slots:
    void topFirst();
    void sections();
    void restFollowsTheSeed();
    void notInThePile();
    void mistakes_data();
    void mistakes();
};

void GoldfishOrder::topFirst()
{
    const Sample sample;
    Setup setup = sample.setup();
    const auto orders = readOrder(
        "\xEF\xBB\xBF# top first\n\nHeron\r\n\"Sale \\\"fino\\\"\"\n  gabbiano  \n<harbour:quay>\nRoc\n", setup,
        "order.txt");
    QVERIFY(orders);
    setup.orders = *orders;
    QCOMPARE(names(begun(setup), "hand"), (QStringList{"Heron", "Salt with Tea", "Gull", "Quay, the Old", "Roc"}));
}

void GoldfishOrder::sections()
{
    const Sample sample;
    Deck deck = sample.deck();
    for (const char* name : {"gull", "heron", "salt"}) deck.addCopies(ZoneIndex{1}, sample.card(name), 1);
    Setup setup = Setup::of(sample.game, sample.catalogue, Settings::presets(sample.game), deck);
    const auto orders = readOrder("[Porti]\nSalt with Tea\nGull\n[pile]\nRoc\n[ports]\nHeron\n", setup);
    QVERIFY(orders);
    setup.orders = *orders;
    const Session session = begun(setup);
    QCOMPARE(names(session, "ports"), (QStringList{"Salt with Tea", "Gull", "Heron"}));
    QCOMPARE(names(session, "hand").first(), QStringLiteral("Roc"));
}

void GoldfishOrder::restFollowsTheSeed()
{
    const Sample sample;
    const Setup setup = sample.stacked({"Roc", "Heron"});
    QCOMPARE(names(begun(setup, 1), "pile"), names(begun(setup, 1), "pile"));
    bool differs = false;
    for (std::uint64_t seed = 2; seed < 6; ++seed) {
        const Session session = begun(setup, seed);
        QCOMPARE(names(session, "hand").mid(0, 2), (QStringList{"Roc", "Heron"}));
        differs = differs || names(session, "pile") != names(begun(setup, 1), "pile");
    }
    QVERIFY(differs);
}

void GoldfishOrder::notInThePile()
{
    const Sample sample;
    Setup setup = sample.setup();
    const auto orders = readOrder("Roc\nHeron\n\nROC\n", setup, "order.txt");
    QVERIFY(orders);
    setup.orders = *orders;
    const auto play = Play::of(setup);
    const auto started = play->start(1);
    QVERIFY(!started);
    QCOMPARE(sentence(started.error()), QStringLiteral("goldfish.not-in-pile(ROC, pile) 4:1"));
    QCOMPARE(started.error().where.file, std::string("order.txt"));
}

void GoldfishOrder::mistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("errors");
    QTest::newRow("unknown names, each reported")
        << QByteArray("Heron\n Herom\nxyzzy\n")
        << QStringList{"goldfish.unknown-card(Herom, Heron) 2:2", "goldfish.unknown-card(xyzzy) 3:1"};
    QTest::newRow("unknown section") << QByteArray("[sky]\nHeron\n") << QStringList{"goldfish.unknown-zone(sky) 1:1"};
    QTest::newRow("a section that is not shuffled")
        << QByteArray("[hand]\nHeron\n") << QStringList{"goldfish.zone-without-order(hand) 1:1"};
    QTest::newRow("broken text") << QByteArray("Heron\n\xff\n") << QStringList{"goldfish.broken-utf8() 2:1"};
}

void GoldfishOrder::mistakes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, errors);
    const auto orders = readOrder(text.toStdString(), Sample().setup());
    QVERIFY(!orders);
    QStringList reported;
    for (const Error& error : orders.error()) reported << sentence(error);
    QCOMPARE(reported, errors);
}

MAZZO_TEST(GoldfishOrder)
#include "test_goldfish_order.moc"
