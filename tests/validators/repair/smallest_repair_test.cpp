// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/validators/repair/random_rules.h"
#include "validators/repair/repair.h"

#include <QTest>

#include <array>
#include <map>
#include <random>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

namespace {

/// How good an edit is, the less the better: changes, removals, cards new to a zone, the catalogue's order.
using Cost = std::array<int, 4>;

Cost costOf(const Deck& before, const Deck& after, const World& world)
{
    Cost cost{};
    const auto rows = static_cast<int>(world.catalogue.size());
    for (std::size_t i = 0; i < world.game.zones.size(); ++i) {
        for (int row = 0; row < rows; ++row) {
            const auto zone = static_cast<ZoneIndex>(i);
            const auto card = static_cast<CardIndex>(row);
            const int had = before.copies(zone, card);
            const int more = after.copies(zone, card) - had;
            cost[0] += std::abs(more);
            cost[1] += std::max(0, -more);
            if (had == 0) cost[2] += more;
            cost[3] += more > 0 ? more * (row + 1) : -more * (rows - row);
        }
    }
    return cost;
}

/// The best edit, found by trying all of up to `most` changes.
class BruteForce {
public:
    BruteForce(const World& world, const RuleBook& book, const Deck& before, std::vector<int> allowed)
        : m_world(world), m_book(book), m_before(before), m_allowed(std::move(allowed))
    {}

    [[nodiscard]] std::optional<Cost> best(int most)
    {
        std::vector<Deck> reached{m_before};
        std::map<Key, bool> seen{{keyOf(m_before), true}};
        for (int changes = 0; changes <= most; ++changes) {
            std::optional<Cost> best;
            for (const Deck& deck : reached) {
                if (m_book.check(deck).verdict != Verdict::Legal) continue;
                const Cost cost = costOf(m_before, deck, m_world);
                if (!best || cost < *best) best = cost;
            }
            if (best) return best;
            std::vector<Deck> next;
            for (const Deck& deck : reached) addNeighbours(deck, next, seen);
            reached = std::move(next);
        }
        return std::nullopt;
    }

private:
    using Key = std::vector<std::array<std::uint32_t, 3>>;

    static Key keyOf(const Deck& deck)
    {
        Key key;
        for (const Deck::Entry& entry : deck.entries())
            key.push_back({static_cast<std::uint32_t>(entry.zone), static_cast<std::uint32_t>(entry.card),
                           static_cast<std::uint32_t>(entry.copies)});
        return key;
    }

    int total(const Deck& deck, CardIndex card) const
    {
        int sum = 0;
        for (std::size_t zone = 0; zone < m_world.game.zones.size(); ++zone)
            sum += deck.copies(static_cast<ZoneIndex>(zone), card);
        return sum;
    }

    /// Within a deck that is on its way, a card may be over its ceiling: a later step may take it back.
    void addNeighbours(const Deck& deck, std::vector<Deck>& next, std::map<Key, bool>& seen) const
    {
        for (std::size_t row = 0; row < m_world.catalogue.size(); ++row) {
            const auto card = static_cast<CardIndex>(row);
            for (const char* name : {"main", "hero"}) {
                const ZoneIndex zone = m_world.zone(name);
                for (const int step : {1, -1}) {
                    if (deck.copies(zone, card) + step < 0) continue;
                    Deck other = deck;
                    other.addCopies(zone, card, step);
                    if (step > 0 && total(other, card) > std::max(total(m_before, card), m_allowed[row])) continue;
                    if (seen.try_emplace(keyOf(other), true).second) next.push_back(std::move(other));
                }
            }
        }
    }

    const World& m_world;
    const RuleBook& m_book;
    const Deck& m_before;
    std::vector<int> m_allowed;
};

}  // namespace

/// The repair is the best there is.
class SmallestRepair : public QObject {
    Q_OBJECT

private slots:
    void noSmallerRepairExists();
    void noMoreCopiesThanAllowed();
    void ofAlikeCardsTheFirstAreTaken();
};

void SmallestRepair::noSmallerRepairExists()
{
    constexpr int kMaxChanges = 3;
    std::mt19937 random(11);
    const auto below = [&](std::size_t n) { return random() % n; };
    int repaired = 0, hopeless = 0;
    for (int round = 0; round < 150; ++round) {
        World world;
        for (std::size_t rules = 2 + below(4); rules > 0; --rules) addRule(world, below(kRules), 1 + below(4));
        // What is not sure of a card does not count for repairs, but may be settled for verdicts: such cards stay out.
        std::vector<int> allowed;
        for (const Card& card : world.cards) {
            const bool unsure = card.id == "ghost" || card.id == "shade";
            allowed.push_back(unsure ? 0 : static_cast<int>(below(5)));
        }
        Deck deck;
        deck.addZone(world.zone("main"));
        for (std::size_t lines = below(5); lines > 0; --lines) {
            const auto row = static_cast<std::uint32_t>(below(world.cards.size()));
            if (world.cards[row].id == "ghost" || world.cards[row].id == "shade") continue;
            deck.addCopies(world.zone(below(3) == 0 ? "hero" : "main"), static_cast<CardIndex>(row),
                           static_cast<int>(1 + below(2)));
        }
        const RuleBook book = world.book();
        const auto best = BruteForce(world, book, deck, allowed).best(kMaxChanges);
        const auto result = smallestRepair(book, deck, [&](CardIndex card) { return allowed[at(card)]; });
        QString rules;
        for (const Rule& rule : world.game.rules)
            rules += QString::fromStdString(rule.each + " | " + rule.check + rule.predicate + "\n");
        if (const auto* repair = std::get_if<Repair>(&result)) {
            const Cost cost = costOf(deck, repair->deck, world);
            QCOMPARE(book.check(repair->deck).verdict, Verdict::Legal);
            QVERIFY2(best ? cost == *best : cost[0] > kMaxChanges, qPrintable(rules));
            ++repaired;
        } else {
            QVERIFY2(!best, qPrintable(rules));
            ++hopeless;
        }
    }
    QVERIFY2(repaired > 80 && hopeless > 5, qPrintable(QStringLiteral("%1 %2").arg(repaired).arg(hopeless)));
}

void SmallestRepair::noMoreCopiesThanAllowed()
{
    World world;
    world.rule("A", "count(zone:main) = 4");
    const RuleBook book = world.book();
    const Deck deck = world.deck({{"main", "archer", 2}});
    const auto owned = [&](int archers, int sparks) {
        return [&world, archers, sparks](CardIndex card) {
            return card == world.card("archer") ? archers : card == world.card("spark") ? sparks : 0;
        };
    };
    const auto after = [&](const std::function<int(CardIndex)>& allowed) {
        return std::get<Repair>(smallestRepair(book, deck, allowed)).deck;
    };
    QCOMPARE(after({}), world.deck({{"main", "archer", 4}}));
    QCOMPARE(after(owned(4, 4)), world.deck({{"main", "archer", 4}}));
    QCOMPARE(after(owned(3, 4)), world.deck({{"main", "archer", 3}, {"main", "spark", 1}}));
    // What the deck has already may stay, owned or not.
    QCOMPARE(after(owned(0, 2)), world.deck({{"main", "archer", 2}, {"main", "spark", 2}}));
    QVERIFY(std::holds_alternative<NoRepair>(smallestRepair(book, deck, owned(2, 1))));
}

void SmallestRepair::ofAlikeCardsTheFirstAreTaken()
{
    World world;
    world.rule("A", "count(zone:main race:orc) = 2 and count(zone:main) = 2");
    world.rule("B", "zone:main", "copies(zone:main) <= 1");
    const RuleBook book = world.book();
    const auto result = smallestRepair(book, world.deck({{"main", "", 0}}));
    QCOMPARE(std::get<Repair>(result).deck, world.deck({{"main", "brute", 1}, {"main", "chief", 1}}));
}

MAZZO_TEST(SmallestRepair)
#include "smallest_repair_test.moc"
