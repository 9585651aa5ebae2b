// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/contract.h"
#include "tests/goldfish/everzone/fixture.h"
#include "tests/goldfish/golden.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Random play of every deck by both books, and whole games kept as golden files.
class EverzoneContract : public QObject {
    Q_OBJECT

private slots:
    void randomPlay_data();
    void randomPlay();
    void goldenGames_data();
    void goldenGames();
    void goldenFilesTellWhatChanged();
};

namespace {

const Fixture& plain()
{
    static const Fixture fixture;
    return fixture;
}

/// Made-up values for every card, so that limits, terrains and totals matter.
const Fixture& valued()
{
    static const Fixture fixture = [] {
        Fixture result;
        const Words terrains{"earth", "sea", "space"};
        int number = 0;
        for (const Card& card : result.pack().cards) {
            ++number;
            const std::string& name = card.id;
            const auto index = std::size_t(number % 3);
            const Words some = number % 2 == 0 ? terrains : Words{terrains[index]};
            const QByteArray values = QStringLiteral("%1/%2/%3/%4")
                                          .arg(number % 8)
                                          .arg(1 + number % 6)
                                          .arg(number % 5)
                                          .arg(1 + number % 7)
                                          .toUtf8();
            if (result.pack().game[card.type].id == "unit") result.setUnit(name.c_str(), values.constData(), some);
            if (result.pack().game[card.type].id == "support") result.setSupport(name.c_str(), number % 4, some);
            if (result.pack().game[card.type].id == "location")
                result.setResources(name.c_str(), index == 0 ? "8" : index == 1 ? "9/6" : "6/12/20");
        }
        return result;
    }();
    return fixture;
}

QString goldenFolder() { return QStringLiteral(MAZZO_SOURCE_DIR "/tests/goldfish/everzone/golden/"); }

}  // namespace

void EverzoneContract::randomPlay_data()
{
    QTest::addColumn<bool>("known");
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<QByteArray>("edition");
    for (const bool known : {false, true})
        for (const char* deck : {"adam-finn", "molly-dunbar", "pandora", "meraud", "xenogray", "zarkendra",
                                 "examples/no-leader", "examples/three-locations"})
            for (const char* edition : {"en", "it"})
                QTest::addRow("%s %s, values %s", deck, edition, known ? "typed in" : "as printed in the books")
                    << known << QByteArray(deck) << QByteArray(edition);
}

void EverzoneContract::randomPlay()
{
    QFETCH(const bool, known);
    QFETCH(const QByteArray, deck);
    QFETCH(const QByteArray, edition);
    const Fixture& fixture = known ? valued() : plain();
    const auto play = Play::of(fixture.setup(deck.constData(), edition.constData()));
    QVERIFY(play);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const std::string breach = contractBreach(*play, seed, 60);
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void EverzoneContract::goldenGames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("known");
    for (const QString& file : QDir(goldenFolder()).entryList({"*.txt"}))
        QTest::newRow(qPrintable(file)) << file << file.contains("valued");
}

void EverzoneContract::goldenGames()
{
    QFETCH(const QString, file);
    QFETCH(const bool, known);
    const Fixture& fixture = known ? valued() : plain();
    const std::string breach = goldenBreach(fixture.pack(), fixture.catalogue(), (goldenFolder() + file).toStdString());
    QVERIFY2(breach.empty(), breach.c_str());
}

void EverzoneContract::goldenFilesTellWhatChanged()
{
    if (qEnvironmentVariableIsSet("MAZZO_WRITE_GOLDEN")) QSKIP("golden files are being written");
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.txt");
    const auto breach = [&](const QByteArray& text) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) qFatal("cannot write");
        file.close();
        return QString::fromStdString(goldenBreach(plain().pack(), plain().catalogue(), path.toStdString()));
    };
    const QByteArray head = "deck decks/adam-finn.deck\nseed 7\nstart\n";
    QVERIFY(breach(head + "  EZ-S06 counter cp 21\n")
                .contains("line 4: expected '  EZ-S06 counter cp 21', found '  EZ-S06 counter cp 20'"));
    QVERIFY(breach(head + "  EZ-S06 counter cp 20\n").contains("line 5"));
    QVERIFY(breach("deck decks/nobody.deck\n").contains("no deck of the pack"));
    QVERIFY(breach("deck decks/adam-finn.deck\noption cp 99\n").contains("no such option"));
    QVERIFY(breach("deck decks/adam-finn.deck\nrandom 3\n").contains("expected 'random 3'"));
}

MAZZO_TEST(EverzoneContract)
#include "contract_test.moc"
