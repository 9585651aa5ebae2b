// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/contract.h"
#include "tests/goldfish/golden.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// What every engine must keep, over the preconstructed sets, all 26 kinds and every option; and whole games word for
/// word.
class ZombinionContract : public QObject {
    Q_OBJECT

private slots:
    void contract_data();
    void contract();
    void golden_data();
    void golden();
};

void ZombinionContract::contract_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("options");
    for (const char* deck : {"prima-partita", "sparatutto", "scontro", "vita-o-morte", "citta-infestata"}) {
        QTest::addRow("ZB-C13 %s alone", deck) << deck << QStringList{};
        QTest::addRow("ZB-C13 %s against one", deck) << deck << QStringList{"opponents=yes"};
        QTest::addRow("ZB-C13 %s against three", deck) << deck << QStringList{"opponents=yes", "players=4"};
    }
    QTest::newRow("ZB-V06 all kinds at once") << QString() << QStringList{};
    QTest::newRow("ZB-V06 all kinds against two") << QString() << QStringList{"opponents=yes", "players=3"};
    QTest::newRow("ZB-V08 free choices") << QString()
                                         << QStringList{"optional-trashing=yes", "radio=random",
                                                        "open-information=yes"};
    QTest::newRow("ZB-X12 Radio takes the dearest") << QString() << QStringList{"radio=highest"};
}

void ZombinionContract::contract()
{
    QFETCH(const QString, deck);
    QFETCH(const QStringList, options);
    const Box& box = Box::shipped();
    const auto play = Play::of(deck.isEmpty() ? box.setup(allKinds(), options) : box.precon(deck, options));
    QVERIFY(play);
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        QCOMPARE(QString::fromStdString(contractBreach(*play, seed, 120)), QString());
}

void ZombinionContract::golden_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(MAZZO_SOURCE_DIR "/tests/goldfish/zombinion/golden"));
    for (const QString& file : folder.entryList({"*.txt"}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void ZombinionContract::golden()
{
    QFETCH(const QString, file);
    const Box& box = Box::shipped();
    QCOMPARE(QString::fromStdString(goldenBreach(box.pack, box.catalogue, file.toStdString())), QString());
}

MAZZO_TEST(ZombinionContract)
#include "test_zombinion_contract.moc"
