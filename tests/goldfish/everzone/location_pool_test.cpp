// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"
#include "validators/rule_book.h"

#include <QtTest>

#include <map>
#include <numeric>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Locations of the pre-made decks in play (English rulebook, Setup, steps 4 to 6), compared with an enumeration that
/// is written from the deck lists.
class EverzoneLocationPool : public QObject {
    Q_OBJECT

private slots:
    void EZ_C15_allPicksOfTwoPlayers();
    void EZ_S05_sixOfTheSevenLeft();
    void EZ_C15_atTheTable();
};

namespace {

const QStringList kPlaces{"Prime Earth", "Prime Sea", "Prime Space", "Earth", "Sea", "Space"};

/// How many of each place a pre-made deck brings, in the order above.
const std::map<QString, std::array<int, 6>> kPacks{
    {"adam-finn", {1, 1, 1, 1, 0, 1}}, {"molly-dunbar", {1, 0, 1, 1, 1, 1}}, {"pandora", {1, 1, 0, 1, 1, 1}},
    {"meraud", {0, 0, 1, 1, 2, 1}},    {"xenogray", {1, 1, 0, 1, 1, 1}},     {"zarkendra", {0, 1, 1, 1, 1, 1}},
};

/// What two decks leave after one of each Prime is set aside.
std::array<int, 6> leftOf(const QString& one, const QString& other)
{
    std::array<int, 6> left{};
    for (std::size_t place = 0; place < left.size(); ++place) {
        left[place] = kPacks.at(one)[place] + kPacks.at(other)[place];
        if (place < 3) left[place] = std::max(0, left[place] - 1);
    }
    return left;
}

bool isPossible(const QString& own, const std::array<int, 6>& picks)
{
    for (const auto& [other, brought] : kPacks) {
        if (other == own) continue;
        const std::array<int, 6> left = leftOf(own, other);
        bool fits = true;
        for (std::size_t place = 0; place < picks.size(); ++place) fits = fits && picks[place] <= left[place];
        if (fits) return true;
    }
    return false;
}

std::array<int, 6> placesOf(const Session& session)
{
    std::array<int, 6> places{};
    const QStringList all = names(session, "locations") + names(session, "location");
    for (const QString& name : all) ++places[std::size_t(kPlaces.indexOf(name))];
    return places;
}

}  // namespace

void EverzoneLocationPool::EZ_C15_allPicksOfTwoPlayers()
{
    const Fixture fixture;
    const ZoneIndex zone = *fixture.pack().game.zone("locations");
    int legal = 0;
    int all = 0;
    for (const auto& [own, brought] : kPacks) {
        const Setup setup = fixture.setup(qPrintable(own), "en", {"pool=packs"});
        const auto book = RuleBook::compile(fixture.pack().game, fixture.catalogue(), setup.settings);
        QVERIFY(book);
        for (std::size_t a = 0; a < 6; ++a)
            for (std::size_t b = a; b < 6; ++b)
                for (std::size_t c = b; c < 6; ++c) {
                    std::array<int, 6> picks{};
                    Deck deck = setup.deck;
                    for (const std::size_t place : {a, b, c}) {
                        ++picks[place];
                        deck.addCopies(zone, fixture.card(kPlaces[int(place)]), 1);
                    }
                    const bool isLegal = book->check(deck).verdict == Verdict::Legal;
                    QVERIFY2(isLegal == isPossible(own, picks),
                             qPrintable(own + ' ' + kPlaces[int(a)] + ' ' + kPlaces[int(b)] + ' ' + kPlaces[int(c)]));
                    ++all;
                    legal += isLegal ? 1 : 0;
                }
    }
    QCOMPARE(all, 336);
    QVERIFY(legal > 0 && legal < all);
}

void EverzoneLocationPool::EZ_S05_sixOfTheSevenLeft()
{
    const Fixture fixture;
    const ZoneIndex leader = *fixture.pack().game.zone("leader");
    Setup setup = fixture.setup("adam-finn", "en", {"first-game=yes"});
    Deck other;
    other.addCopies(leader, fixture.card("Molly Dunbar"), 1);
    setup.opponents.push_back(other);
    const std::array<int, 6> left = leftOf("adam-finn", "molly-dunbar");
    QCOMPARE(std::accumulate(left.begin(), left.end(), 0), 7);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const std::array<int, 6> places = placesOf(begun(setup, seed));
        QCOMPARE(std::accumulate(places.begin(), places.end(), 0), 9);
        for (std::size_t place = 0; place < places.size(); ++place)
            QVERIFY(places[place] <= left[place] + (place < 3 ? 1 : 0));
    }
}

void EverzoneLocationPool::EZ_C15_atTheTable()
{
    const Fixture fixture;
    for (const auto& [own, brought] : kPacks)
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Session session = begun(fixture.setup(qPrintable(own), "en", {"pool=packs"}), seed);
            QVERIFY(logged(session, "EZ-C15 everzone.pool-packs 2"));
            std::array<int, 6> places = placesOf(session);
            for (std::size_t prime = 0; prime < 3; ++prime) QVERIFY(places[prime]-- >= 1);
            const bool known = std::any_of(kPacks.begin(), kPacks.end(), [&](const auto& pack) {
                if (pack.first == own) return false;
                const std::array<int, 6> left = leftOf(own, pack.first);
                return std::equal(places.begin(), places.end(), left.begin(), std::less_equal<>());
            });
            QVERIFY2(known, qPrintable(own));
        }
}

MAZZO_TEST(EverzoneLocationPool)
#include "location_pool_test.moc"
