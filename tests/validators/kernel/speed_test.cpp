// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "validators/rule_book.h"

#include "packs.h"

#include <QTest>

using namespace mazzo::tests;

/// How long a check takes (`-iterations`, `-callgrind` and friends of QtTest apply); what is asserted is only that
/// it is right.
class SpeedTest : public QObject {
    Q_OBJECT

    std::vector<LoadedPack> m_packs;

private slots:
    void initTestCase() { m_packs = loadShippedPacks(); }
    void thousandDecks_data();
    void thousandDecks();
    void fixes_data() { thousandDecks_data(); }
    void fixes();
};

void SpeedTest::thousandDecks_data()
{
    QTest::addColumn<int>("pack");
    for (int i = 0; i < static_cast<int>(m_packs.size()); ++i)
        QTest::newRow(m_packs[static_cast<std::size_t>(i)].pack.game.id.c_str()) << i;
    QVERIFY(!m_packs.empty());
}

void SpeedTest::thousandDecks()
{
    QFETCH(int, pack);
    const LoadedPack& loaded = m_packs[static_cast<std::size_t>(pack)];
    const auto file = readDeck(loaded.pack.decks.front().text, loaded.pack.game, loaded.catalogue);
    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, file->settings);
    Report report;
    QBENCHMARK
    {
        for (int i = 0; i < 1000; ++i) book->check(file->deck, report);
    }
    QVERIFY(report.verdict == Verdict::Legal);
}

void SpeedTest::fixes()
{
    QFETCH(int, pack);
    const LoadedPack& loaded = m_packs[static_cast<std::size_t>(pack)];
    auto file = readDeck(loaded.pack.decks.front().text, loaded.pack.game, loaded.catalogue);
    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, file->settings);
    const Deck::Entry last = file->deck.entries().back();
    file->deck.addCopies(last.zone, last.card, 9);
    const Report report = book->check(file->deck);
    std::size_t offered = 0;
    QBENCHMARK
    {
        offered = 0;
        for (const Finding& finding : report.findings) offered += book->fixes(file->deck, report, finding).size();
    }
    QVERIFY(offered > 0);
}

MAZZO_TEST(SpeedTest)
#include "speed_test.moc"
