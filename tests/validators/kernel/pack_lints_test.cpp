// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/shipped_packs.h"
#include "tests/support/test_registry.h"
#include "validators/pack_lints.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace mazzo::validators;

/// Hints about packs that are allowed, but probably not meant.
class PackLintsTest : public QObject {
    Q_OBJECT

private slots:
    void theSamplePackHasNone();
    void hints_data();
    void hints();
    void shippedPacksHaveNoImpossibleRules_data();
    void shippedPacksHaveNoImpossibleRules();
    void nothingIsReportedAfterAStop();

private:
    /// The hints of the orchard of the documents after changes of one of its files: "code(arguments)".
    static QStringList lintsWith(const QString& file, const QList<std::pair<QByteArray, QByteArray>>& changes)
    {
        QTemporaryDir folder;
        const std::filesystem::path pack = folder.path().toStdString() + "/orchard";
        std::filesystem::copy(MAZZO_SOURCE_DIR "/docs/orchard", pack, std::filesystem::copy_options::recursive);
        // Only the decks that a test does not want to be legal keep games from having one.
        QFile text(QString::fromStdString(pack.string()) + "/" + file);
        if (!text.open(QFile::ReadOnly)) return {"unreadable"};
        QByteArray all = text.readAll();
        text.close();
        for (const auto& [before, after] : changes) {
            if (!all.contains(before)) return {"not found: " + before};
            all.replace(before, after);
        }
        if (!text.open(QFile::WriteOnly) || text.write(all) != all.size()) return {"unwritable"};
        text.close();
        const auto loaded = loadPack(pack);
        if (!loaded) return {"mistake: " + QString::fromStdString(loaded.error().front().code)};
        QStringList lines;
        for (const Error& lint : packLints(*loaded)) {
            QStringList args;
            for (const std::string& arg : lint.args) args << QString::fromStdString(arg);
            lines << QString::fromStdString(lint.code) + "(" + args.join(", ") + ")";
        }
        return lines;
    }
};

void PackLintsTest::theSamplePackHasNone()
{
    QCOMPARE(lintsWith("game.json", {{"\"1.0.0\"", "\"1.0.1\""}}), QStringList());
}

void PackLintsTest::hints_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("found");
    const QString game = "game.json";
    QTest::newRow("a limit that no deck reaches")
        << game << QByteArray("3 * count(zone:deck type:weather) <= count(zone:deck)")
        << QByteArray("count(zone:deck) >= 0") << QStringList{"lint.never-fails(OR-3)"};
    QTest::newRow("a condition on cards that do not exist")
        << game << QByteArray("3 * count(zone:deck type:weather) <= count(zone:deck)")
        << QByteArray("count(zone:deck type:weather cost > 50) = 0") << QStringList{"lint.never-fails(OR-3)"};
    QTest::newRow("a rule of an option that is never so")
        << game << QByteArray("\"check\": \"3 * count(zone:deck type:weather) <= count(zone:deck)\"")
        << QByteArray("\"check\": \"count(zone:deck) = 1\", \"when\": \"size > 900\"")
        << QStringList{"lint.never-judged(OR-3)"};
    QTest::newRow("a field that no card has")
        << game << QByteArray("\"fields\": [")
        << QByteArray("\"fields\": [{\"id\": \"smell\", \"name\": {\"en\": \"Smell\"}, \"type\": \"text\", "
                      "\"optional\": true},")
        << QStringList{"lint.unused-field(smell)"};
    QTest::newRow("rules that exclude each other")
        << game << QByteArray("copies(zone:deck) <= 4") << QByteArray("copies(zone:deck) <= 0")
        << QStringList{"lint.no-legal-deck(OR-1, OR-2)"};
}

void PackLintsTest::hints()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QStringList, found);
    QCOMPARE(lintsWith(file, {{before, after}}), found);
}

void PackLintsTest::shippedPacksHaveNoImpossibleRules_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : {"everzone", "zombinion", "sovereign", "war-of-the-worlds"}) QTest::newRow(game) << game;
}

void PackLintsTest::shippedPacksHaveNoImpossibleRules()
{
    QFETCH(QString, game);
    const auto pack = loadPack(QString(MAZZO_SOURCE_DIR "/carddata/games/" + game).toStdString());
    QVERIFY(pack.has_value());
    QStringList found;
    for (const Error& lint : packLints(*pack))
        found << QString::fromStdString(lint.code + " " + (lint.args.empty() ? "" : lint.args.front()));
    QCOMPARE(found, QStringList());
}

void PackLintsTest::nothingIsReportedAfterAStop()
{
    const auto pack = loadPack(MAZZO_SOURCE_DIR "/carddata/games/everzone");
    QVERIFY(pack.has_value());
    std::stop_source stop;
    stop.request_stop();
    QElapsedTimer clock;
    QVERIFY(packLints(*pack, stop.get_token()).empty());
}

MAZZO_TEST(PackLintsTest)
#include "pack_lints_test.moc"
