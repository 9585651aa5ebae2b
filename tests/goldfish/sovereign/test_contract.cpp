// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/contract.h"
#include "tests/goldfish/golden.h"
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// What every engine must keep, for each preconstructed deck; and whole games, line by line.
class SovereignContract : public QObject {
    Q_OBJECT

private slots:
    void randomPlay_data();
    void randomPlay();
    void goldenGames_data();
    void goldenGames();
};

void SovereignContract::randomPlay_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<int>("seed");
    for (const char* deck : {"d1", "d2", "d3", "d4", "d5"})
        for (const int seed : {1, 2, 3, 4})
            QTest::newRow(qPrintable(QStringLiteral("%1, seed %2").arg(deck).arg(seed))) << deck << seed;
}

void SovereignContract::randomPlay()
{
    QFETCH(QString, deck);
    QFETCH(int, seed);
    Wish wish;
    wish.deck = deck;
    if (seed == 4)
        wish.options = {{"start-crystals", "12"}, {"realm-access-divisor", "1"}, {"crystal-enters-ready", "no"}};
    const auto play = Play::of(setupOf(wish));
    QVERIFY(play.has_value());
    QCOMPARE(QString::fromStdString(contractBreach(*play, std::uint64_t(seed), 150)), QString());
}

void SovereignContract::goldenGames_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(MAZZO_SOURCE_DIR "/tests/goldfish/sovereign/golden"));
    for (const QString& file : folder.entryList({"*.txt"}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void SovereignContract::goldenGames()
{
    QFETCH(QString, file);
    QCOMPARE(QString::fromStdString(goldenBreach(box().pack, box().catalogue, file.toStdString())), QString());
}

MAZZO_TEST(SovereignContract)
#include "test_contract.moc"
