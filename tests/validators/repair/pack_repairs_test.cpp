// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "tests/validators/kernel/packs.h"
#include "validators/addable_cards.h"
#include "validators/repair/repair.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace mazzo::tests;

/// The shipped games' example decks, repaired.
class PackRepairs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_packs = loadShippedPacks();
        QVERIFY(!m_packs.empty());
    }
    void everyExampleIsMended();
    void theSmallestChange_data();
    void theSmallestChange();
    void canAddIsWhatJudgingEachCardSays();

private:
    struct Opened {
        const LoadedPack* pack = nullptr;
        DeckFile file;
    };
    [[nodiscard]] std::optional<Opened> open(const QString& path) const;
    [[nodiscard]] QStringList examples() const;

    std::vector<LoadedPack> m_packs;
};

std::optional<PackRepairs::Opened> PackRepairs::open(const QString& path) const
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const std::string text = file.readAll().toStdString();
    const auto named = gameOfDeck(text, path.toStdString());
    if (!named) return std::nullopt;
    for (const LoadedPack& pack : m_packs) {
        if (pack.pack.game.id != named->id) continue;
        auto deck = readDeck(text, pack.pack.game, pack.catalogue, path.toStdString());
        if (deck) return Opened{&pack, std::move(*deck)};
    }
    return std::nullopt;
}

QStringList PackRepairs::examples() const
{
    QStringList paths;
    QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games"), {"*.deck"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) paths.append(files.next());
    paths.sort();
    return paths;
}

void PackRepairs::everyExampleIsMended()
{
    int repaired = 0;
    for (const QString& path : examples()) {
        const auto opened = open(path);
        QVERIFY2(opened, qPrintable(path));
        const auto book = RuleBook::compile(opened->pack->pack.game, opened->pack->catalogue, opened->file.settings);
        QVERIFY(book);
        const auto result = smallestRepair(*book, opened->file.deck);
        const auto* repair = std::get_if<Repair>(&result);
        if (!repair) continue;
        QCOMPARE(book->check(repair->deck).verdict, repair->verdict);
        QVERIFY2(repair->verdict <= Verdict::Unknown, qPrintable(path));
        // Unknown only for lack of data of the player's own cards.
        for (const MissingValue& value : repair->missing)
            QVERIFY(std::ranges::find(opened->file.deck.entries(), value.card, &Deck::Entry::card) !=
                    opened->file.deck.entries().end());
        repaired += !repair->add.empty() || !repair->remove.empty();
    }
    QVERIFY(repaired > 50);
}

void PackRepairs::theSmallestChange_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("added");
    QTest::addColumn<int>("removed");
    QTest::newRow("one card short: one is added") << "everzone/examples/one-card-short.deck" << 1 << 0;
    QTest::newRow("a Cybot for a Marine: swapped back") << "everzone/examples/a-cybot-among-numan.deck" << 1 << 1;
    QTest::newRow("a leader of another race: swapped") << "everzone/examples/pandora-leads-numan.deck" << 1 << 1;
    QTest::newRow("51 cards: one is removed") << "sovereign/examples/chronicles-51.deck" << 0 << 1;
    QTest::newRow("nine kinds: one is added") << "zombinion/examples/nine-kinds.deck" << 1 << 0;
    QTest::newRow("three whole piles: one copy goes") << "zombinion/examples/three-whole-piles.deck" << 0 << 1;
    QTest::newRow("a legal deck stays") << "everzone/decks/adam-finn.deck" << 0 << 0;
}

void PackRepairs::theSmallestChange()
{
    QFETCH(QString, file);
    const auto opened = open(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/") + file);
    QVERIFY(opened);
    const auto book = RuleBook::compile(opened->pack->pack.game, opened->pack->catalogue, opened->file.settings);
    const auto result = smallestRepair(*book, opened->file.deck);
    const auto* repair = std::get_if<Repair>(&result);
    QVERIFY(repair);
    const auto copies = [](const std::vector<Change>& changes) {
        int sum = 0;
        for (const Change& change : changes) sum += change.count;
        return sum;
    };
    QTEST(copies(repair->add), "added");
    QTEST(copies(repair->remove), "removed");
    const auto again = smallestRepair(*book, opened->file.deck);
    QCOMPARE(std::get<Repair>(again).deck, repair->deck);
}

void PackRepairs::canAddIsWhatJudgingEachCardSays()
{
    const auto complaints = [](const Report& report) {
        std::map<std::pair<int, bool>, std::size_t> counts;  // by rule, and whether it is broken for sure
        for (const Finding& finding : report.findings) {
            if (!isFailure(finding.status)) continue;
            counts[{finding.rule, false}] += std::max<std::size_t>(1, finding.cards.size());
            if (finding.status == Status::Broken)
                counts[{finding.rule, true}] += std::max<std::size_t>(1, finding.cards.size());
        }
        return counts;
    };
    std::mt19937 random(7);
    for (const LoadedPack& pack : m_packs) {
        const auto book = RuleBook::compile(pack.pack.game, pack.catalogue, Settings::presets(pack.pack.game));
        QVERIFY(book);
        const AddableCards additions(*book);
        for (int round = 0; round < 20; ++round) {
            const Deck deck = randomDeck(pack, random);
            const auto before = complaints(book->check(deck));
            for (std::size_t i = 0; i < pack.pack.game.zones.size(); ++i) {
                const auto zone = static_cast<ZoneIndex>(i);
                const CardBits can = additions.canAdd(deck, zone);
                for (std::uint32_t card = 0; card < pack.catalogue.size(); ++card) {
                    Deck more = deck;
                    more.addCopies(zone, static_cast<CardIndex>(card), 1);
                    bool fits = true;
                    for (const auto& [rule, count] : complaints(book->check(more))) {
                        const auto was = before.find(rule);
                        fits = fits && count <= (was == before.end() ? 0 : was->second);
                    }
                    QCOMPARE(can.contains(static_cast<CardIndex>(card)), fits);
                }
            }
        }
    }
}

MAZZO_TEST(PackRepairs)
#include "pack_repairs_test.moc"
