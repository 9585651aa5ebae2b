// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "goldfish/engine_needs.h"
#include "model/deck_file/deck_file.h"
#include "tests/goldfish/contract.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
namespace fs = std::filesystem;

namespace {

/// A path in a JSON document, such as "procedure/zones/3".
using JsonPath = QStringList;

QJsonValue without(const QJsonValue& value, const JsonPath& path)
{
    const QString first = path.first();
    const JsonPath rest = path.mid(1);
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const int index = first.toInt();
        if (rest.isEmpty()) array.removeAt(index);
        else array[index] = without(array[index], rest);
        return array;
    }
    QJsonObject object = value.toObject();
    if (rest.isEmpty()) object.remove(first);
    else object[first] = without(object[first], rest);
    return object;
}

/// Every element of the lists and every key of the objects below a value, texts in languages aside. `at` is a copy: it
/// may be an element of the list of paths, which grows.
void collectParts(const QJsonValue& value, JsonPath at, int depth, QList<JsonPath>& paths)
{
    if (depth == 0) return;
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (int i = 0; i < array.size(); ++i) {
            paths.append(at + QStringList(QString::number(i)));
            collectParts(array[i], paths.last(), depth - 1, paths);
        }
    }
    if (!value.isObject() || value.toObject().contains("en")) return;
    const QJsonObject object = value.toObject();
    for (const QString& key : object.keys()) {
        if (key == "name" || key == "clause") continue;
        paths.append(at + QStringList(key));
        collectParts(object[key], paths.last(), depth - 1, paths);
    }
}

QList<JsonPath> partsOf(const QJsonObject& game)
{
    QList<JsonPath> paths;
    for (const QString key : {"editions", "options", "zones", "types", "fields"}) {
        paths.append({key});
        collectParts(game[key], {key}, 1, paths);
    }
    paths.append({"procedure"});
    const QJsonObject procedure = game["procedure"].toObject();
    for (const QString& key : procedure.keys()) {
        paths.append({"procedure", key});
        // The board and the words are long lists of equal things: their elements, but not what is in them.
        const bool flat = key == "regions" || key == "words" || key == "parameters";
        collectParts(procedure[key], {"procedure", key}, flat ? 1 : 4, paths);
    }
    return paths;
}

QByteArray readAll(const fs::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// Removes every single part of every shipped pack and plays: the pack is refused, or the game works.
class PackParts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void shippedPacksHaveAllThatTheirEnginesNeed();
    void withoutOnePart_data();
    void withoutOnePart();

private:
    /// A short random game; every answer is fine, a crash is not.
    void play(const Pack& pack, const Catalogue& catalogue, const PackDeck& deck);

    QTemporaryDir m_folder;
    std::map<QString, QJsonObject> m_games;
};

void PackParts::initTestCase()
{
    for (const char* game : {"everzone", "sovereign", "war-of-the-worlds", "zombinion"}) {
        const fs::path copy = fs::path(m_folder.path().toStdString()) / game;
        fs::copy(shippedPacks() / game, copy, fs::copy_options::recursive);
        m_games[game] = QJsonDocument::fromJson(readAll(copy / "game.json")).object();
        QVERIFY(!m_games[game].isEmpty());
    }
}

void PackParts::shippedPacksHaveAllThatTheirEnginesNeed()
{
    for (const auto& [game, json] : m_games) {
        const auto pack = loadPack(shippedPacks() / game.toStdString());
        QVERIFY(pack);
        for (const Procedure& procedure : pack->game.procedures) {
            QVERIFY(!procedure.engine.empty());
            QVERIFY(missingParts(procedure).empty());
        }
    }
    Procedure bare;
    QVERIFY(missingParts(bare).empty());  // free play
    bare.engine = "everzone";
    QVERIFY((missingParts(bare).front() == MissingPart{"zones", "hand"}));
    bare.engine = "no-such-engine";
    QVERIFY(missingParts(bare).empty());
}

void PackParts::withoutOnePart_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("part");
    for (const auto& [game, json] : m_games)
        for (const JsonPath& part : partsOf(json))
            QTest::newRow(qPrintable(game + " without " + part.join('/'))) << game << part;
}

void PackParts::withoutOnePart()
{
    QFETCH(QString, game);
    QFETCH(QStringList, part);
    const fs::path folder = fs::path(m_folder.path().toStdString()) / game.toStdString();
    QFile file(QString::fromStdString((folder / "game.json").string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(without(m_games[game], part).toObject()).toJson());
    file.close();
    const auto pack = loadPack(folder);
    if (!pack) {
        QVERIFY(!pack.error().empty());
        QVERIFY(!pack.error().front().where.file.empty());
        QVERIFY(pack.error().front().where.line > 0);
        return;
    }
    const Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
    play(*pack, catalogue, pack->decks.front());
    if (pack->decks.size() > 1) play(*pack, catalogue, pack->decks.back());
}

void PackParts::play(const Pack& pack, const Catalogue& catalogue, const PackDeck& deck)
{
    auto file = readDeck(deck.text, pack.game, catalogue);
    if (!file) return;  // it has a section that is gone
    const auto begun = Play::of(Setup::of(pack.game, catalogue, file->settings, file->deck));
    if (!begun) {
        QCOMPARE(QString::fromStdString(begun.error().code), "pack.engine-needs");
        return;
    }
    auto moment = begun->start(7);
    Random random(7);
    constexpr int kSteps = 30;
    for (int step = 0; step < kSteps && moment && !moment->table().offers.empty(); ++step) {
        auto next = begun->after(*moment, randomAction(moment->table().offers, random, catalogue.size()));
        if (next) moment = std::move(next);
    }
}

MAZZO_TEST(PackParts)
#include "test_pack_parts.moc"
