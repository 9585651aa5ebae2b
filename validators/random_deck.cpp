// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/random_deck.h"

#include "model/query/expression.h"
#include "model/query/matching.h"
#include "model/random.h"
#include "validators/rule_book_data.h"
#include "validators/violation_counts.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

constexpr int kMaxChecks = 100'000;   // of decks that are drawn without looking at the condition
constexpr int kMaxRepairs = 3;        // of decks that were drawn with an eye on it
constexpr int kMaxPasses = 3;         // over the cards: some fit only after others
constexpr std::uint32_t kMaxRun = 4;  // copies of one card that are added together

/// A card that belongs to a zone.
struct Place {
    ZoneIndex zone{};
    CardIndex card{};
};

/// Draws decks that keep the rules of a book, card by card.
class DeckDrawer {
public:
    DeckDrawer(const RandomDeckOrder& order, const RuleBook& book, std::vector<ZoneIndex> zones)
        : m_order(order), m_book(book), m_zones(std::move(zones)), m_before(book.data().rules.size()), m_after(m_before)
    {
        for (const ZoneIndex zone : m_zones) m_places.push_back(placesIn(zone));
    }

    /// Not legal if the cards that were drawn exclude the missing ones.
    [[nodiscard]] Deck drawn(Random& random)
    {
        m_deck = Deck();
        for (const ZoneIndex zone : m_zones)
            if (m_order.game[zone].optional) m_deck.addZone(zone);
        check(m_before);
        for (int pass = 0; pass < kMaxPasses && !isDone(); ++pass)
            for (std::size_t zone = 0; zone < m_zones.size(); ++zone) fill(zone, random);
        return m_deck;
    }
    [[nodiscard]] int checks() const { return m_checks; }

private:
    [[nodiscard]] std::vector<Place> placesIn(ZoneIndex zone) const
    {
        const std::string& takes = m_order.game[zone].takes;
        std::optional<Query> query;
        if (auto read = parseQuery(takes, m_order.game); read && !takes.empty()) query = std::move(*read);
        std::vector<Place> places;
        for (std::uint32_t row = 0; row < m_order.catalogue.size(); ++row) {
            const auto card = static_cast<CardIndex>(row);
            if (query && matches(*query, m_order.game, m_order.catalogue, card, zone) != Truth::Yes) continue;
            if (!m_order.maxCopies || m_order.maxCopies(card) > 0) places.push_back({zone, card});
        }
        return places;
    }

    /// Adds random cards until the zone has as many as requested, or without such a number until the deck is legal.
    void fill(std::size_t zone, Random& random)
    {
        std::vector<Place>& places = m_places[zone];
        shuffle(places, random);
        for (const Place& place : places) {
            const auto run = static_cast<int>(1 + random.below(kMaxRun));
            for (int copy = 0; copy < run; ++copy)
                if (isFull(place.zone) || !add(place)) break;
            if (isFull(place.zone)) return;
        }
    }

    [[nodiscard]] bool add(const Place& place)
    {
        if (m_order.maxCopies && copiesOf(place.card) >= m_order.maxCopies(place.card)) return false;
        m_deck.addCopies(place.zone, place.card, 1);
        const Verdict verdict = m_verdict;
        check(m_after);
        if (!m_after.isAnyWorse(m_before)) {
            std::swap(m_before, m_after);
            return true;
        }
        m_deck.setCopies(place.zone, place.card, m_deck.copies(place.zone, place.card) - 1);
        m_verdict = verdict;
        return false;
    }

    void check(ViolationCounts& counts)
    {
        ++m_checks;
        m_book.check(m_deck, m_report);
        m_verdict = m_report.verdict;
        counts.count(m_report);
    }

    [[nodiscard]] int copiesOf(CardIndex card) const
    {
        int copies = 0;
        for (const ZoneIndex zone : m_zones) copies += m_deck.copies(zone, card);
        return copies;
    }
    [[nodiscard]] bool isFull(ZoneIndex zone) const
    {
        if (m_order.sizes.empty()) return m_verdict == Verdict::Legal;
        int copies = 0;
        for (const Deck::Entry& entry : m_deck.entries()) copies += entry.zone == zone ? entry.copies : 0;
        return copies >= m_order.sizes[at(zone)];
    }
    [[nodiscard]] bool isDone() const
    {
        return m_verdict == Verdict::Legal &&
               std::ranges::all_of(m_zones, [this](ZoneIndex zone) { return isFull(zone); });
    }

    const RandomDeckOrder& m_order;
    const RuleBook& m_book;
    std::vector<ZoneIndex> m_zones;
    std::vector<std::vector<Place>> m_places;  // by zone of `m_zones`
    Deck m_deck;
    Verdict m_verdict = Verdict::Legal;
    Report m_report;
    ViolationCounts m_before;
    ViolationCounts m_after;
    int m_checks = 0;
};

void addZonesNamed(const Syntax& syntax, NodeIndex index, std::vector<ZoneIndex>& zones)
{
    const Node& node = syntax[index];
    if (node.kind == Node::Kind::InZone) zones.push_back(node.zone());
    for (const NodeIndex child : syntax.children(node)) addZonesNamed(syntax, child, zones);
}

/// The zones that the deck has: an optional one only if the condition names it, or it is to have cards.
std::vector<ZoneIndex> zonesOf(const RandomDeckOrder& order, const std::optional<Expression>& condition)
{
    std::vector<ZoneIndex> named;
    if (condition) addZonesNamed(condition->syntax, condition->syntax.root, named);
    std::vector<ZoneIndex> zones;
    for (std::size_t i = 0; i < order.game.zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        if (!order.game.zones[i].isIn(order.settings.edition)) continue;
        const bool sized = !order.sizes.empty() && order.sizes[i] > 0;
        if (!order.game.zones[i].optional || sized || std::ranges::find(named, zone) != named.end())
            zones.push_back(zone);
    }
    return zones;
}

NoRandomDeck refusal(const NoRepair& none, const Game& game)
{
    NoRandomDeck result{{}, none.proven};
    for (const std::uint16_t rule : none.conflict)
        if (std::ranges::find(result.conflict, game.rules[rule].id) == result.conflict.end())
            result.conflict.push_back(game.rules[rule].id);
    return result;
}

}  // namespace

Checked<std::variant<Deck, NoRandomDeck>> randomDeck(const RandomDeckOrder& order)
{
    std::optional<Expression> condition;
    Game strict = order.game;  // with the condition as one more rule
    if (!order.where.empty()) {
        auto read = parseExpression(order.where, order.game, Scope::Piles);
        if (!read) return tl::unexpected(Errors{read.error()});
        const Node& root = read->syntax[read->syntax.root];
        if (sortOf(root.kind) != Sort::Condition)
            return tl::unexpected(
                Errors{{Error::Kind::Parse, "query.wrong-type", {{}, 1, std::max(1, root.column)}, {"condition"}, {}}});
        condition = std::move(*read);
        Rule& rule = strict.rules.emplace_back();
        rule.id = NoRandomDeck::kCondition;
        rule.check = order.where;
    }
    const auto rules = RuleBook::compile(order.game, order.catalogue, order.settings);
    if (!rules) return tl::unexpected(rules.error());
    const auto all = RuleBook::compile(strict, order.catalogue, order.settings);
    if (!all) return tl::unexpected(all.error());

    Random random(order.seed);
    const std::vector<ZoneIndex> zones = zonesOf(order, condition);
    DeckDrawer freely(order, *rules, zones);
    while (freely.checks() < kMaxChecks) {
        const int before = freely.checks();
        Deck deck = freely.drawn(random);
        if (all->check(deck).verdict == Verdict::Legal) return deck;
        // Without a condition, decks that do not become legal hardly will the next time.
        if (!condition && freely.checks() - before > kMaxChecks / 100) break;
    }
    DeckDrawer aiming(order, *all, zones);
    NoRandomDeck none;
    for (int repairs = 0; repairs < kMaxRepairs; ++repairs) {
        const auto repaired = smallestRepair(*all, aiming.drawn(random), order.maxCopies);
        if (const auto* repair = std::get_if<Repair>(&repaired)) {
            if (repair->verdict == Verdict::Legal) return repair->deck;
            none = {{}, false};
        } else {
            none = refusal(std::get<NoRepair>(repaired), strict);
            if (none.proven) return none;
        }
    }
    return none;
}

}  // namespace mazzo::validators
