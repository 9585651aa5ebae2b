// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/value_origins.h"

#include "model/query/expression.h"

#include <algorithm>
#include <set>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

/// An unknown value has no influence, whatever its origin.
std::optional<Origin> unreliableOrigin(const Catalogue& catalogue, CardIndex card, FieldIndex field)
{
    const Origin origin = catalogue.origin(card, field);
    if (!isUnreliable(origin)) return std::nullopt;
    const Value value = catalogue.value(card, field);
    const auto* number = std::get_if<Interval>(&value);
    const bool says = isKnown(value) || (number && (number->hasLowerBound() || number->hasUpperBound()));
    return says && !isAbsent(value) ? std::optional(origin) : std::nullopt;
}

void zonesNamedIn(const Syntax& syntax, NodeIndex index, std::vector<ZoneIndex>& zones)
{
    const Node& node = syntax[index];
    if (node.kind == Kind::InZone) zones.push_back(node.zone());
    for (const NodeIndex child : syntax.children(node)) zonesNamedIn(syntax, child, zones);
}

/// Collects the unreliable origins of the values that one rule reads.
class OriginCollector {
public:
    OriginCollector(const RuleBook::Data& book, const Deck& deck) : m_book(book), m_deck(deck) {}

    void addRule(const CompiledRule& rule, const Finding& finding);
    [[nodiscard]] std::vector<Origin> origins() const { return {m_origins.begin(), m_origins.end()}; }

private:
    void add(CardIndex card, FieldIndex field);
    [[nodiscard]] bool mayBeIn(std::uint32_t pile, const Deck::Entry& entry) const
    {
        return m_book.cards().inPile(pile, at(entry.zone), static_cast<std::uint32_t>(entry.card)) != Truth::No;
    }
    void addPile(std::uint32_t pile, std::optional<FieldIndex> read);
    void addAllowances(const Syntax& written, const BoundExpression& bound, NodeIndex index,
                       std::vector<FieldIndex>& ofCard);
    /// Adds the piles of an expression and collects the fields that it reads of the card of an `each` rule.
    void walk(const Syntax& written, const BoundExpression& bound, NodeIndex index, std::vector<FieldIndex>& ofCard);

    const RuleBook::Data& m_book;
    const Deck& m_deck;
    std::set<Origin> m_origins;
};

void OriginCollector::add(CardIndex card, FieldIndex field)
{
    for (const FieldIndex base : m_book.baseFields[at(field)]) {
        if (const auto origin = unreliableOrigin(*m_book.catalogue, card, base)) m_origins.insert(*origin);
    }
}

void OriginCollector::addPile(std::uint32_t pile, std::optional<FieldIndex> read)
{
    const Syntax& query = m_book.plan().piles[pile].query.syntax;
    const std::vector<FieldIndex> fields = fieldsUsed(query);
    std::vector<ZoneIndex> zones;
    zonesNamedIn(query, query.root, zones);
    for (const Deck::Entry& entry : m_deck.entries()) {
        const bool isOut = !mayBeIn(pile, entry);
        // Cards of other zones are outside the pile whatever their values are.
        if (isOut && !zones.empty() && std::ranges::find(zones, entry.zone) == zones.end()) continue;
        for (const FieldIndex field : fields) add(entry.card, field);
        if (read && !isOut) add(entry.card, *read);
    }
    for (const std::uint32_t index : m_book.plan().piles[pile].relations) {
        const EvaluationPlan::Relation& relation = m_book.plan().relations[index];
        if (relation.list == EvaluationPlan::Relation::kCurrentValue) continue;
        const EvaluationPlan::List& list = m_book.plan().lists[relation.list];
        const EvaluationPlan::WordColumn& words = m_book.plan().words[list.column];
        addPile(list.pile, words.subject == Subject::Field ? std::optional(words.field) : std::nullopt);
    }
}

void OriginCollector::addAllowances(const Syntax& written, const BoundExpression& bound, NodeIndex index,
                                    std::vector<FieldIndex>& ofCard)
{
    const EvaluationPlan::Allowances& allowances = m_book.plan().allowances[bound.indexOf(index)];
    addPile(allowances.pile, std::nullopt);
    for (const std::uint32_t pile : allowances.piles) addPile(pile, std::nullopt);
    const auto children = bound.syntax.children(bound.syntax[index]);
    for (std::size_t i = 1; i + 2 < children.size(); i += 3) {
        walk(written, bound, children[i + 1], ofCard);
        walk(written, bound, children[i + 2], ofCard);
    }
}

void OriginCollector::walk(const Syntax& written, const BoundExpression& bound, NodeIndex index,
                           std::vector<FieldIndex>& ofCard)
{
    const Node& node = bound.syntax[index];
    const std::uint32_t place = bound.indexOf(index);
    const auto ofField = [&] { return node.subject == Subject::Field ? std::optional(node.field()) : std::nullopt; };
    switch (node.kind) {
    case Kind::Count: return addPile(place, std::nullopt);
    case Kind::Copies: return addPile(m_book.plan().copies[place], std::nullopt);
    case Kind::Sum:
    case Kind::SumOnce:
    case Kind::Least:
    case Kind::Greatest: return addPile(m_book.plan().sums[place].pile, node.field());
    case Kind::Unplaced: return addAllowances(written, bound, index, ofCard);
    case Kind::Distinct:
    case Kind::Values: return addPile(m_book.plan().lists[place].pile, ofField());
    case Kind::Everything:
    case Kind::Nothing:
    case Kind::Literal: return;
    default: break;
    }
    if (isCardCondition(node.kind) || node.kind == Kind::FieldNumber || node.kind == Kind::FieldWords) {
        const std::vector<FieldIndex> fields = fieldsUsed(subtree(written, index));
        ofCard.insert(ofCard.end(), fields.begin(), fields.end());
        return;
    }
    for (const NodeIndex child : bound.syntax.children(node)) walk(written, bound, child, ofCard);
}

void OriginCollector::addRule(const CompiledRule& rule, const Finding& finding)
{
    std::vector<FieldIndex> ofCard;
    if (rule.when) walk(rule.whenWritten, *rule.when, rule.when->syntax.root, ofCard);
    if (rule.predicate) {  // it may read any value
        for (std::size_t i = 0; i < m_book.game->fields.size(); ++i) ofCard.push_back(static_cast<FieldIndex>(i));
    } else if (!rule.forAllValues) {
        walk(rule.written, rule.check, rule.check.syntax.root, ofCard);
    }
    if (rule.each) {
        const std::vector<FieldIndex> fields = fieldsUsed(m_book.plan().piles[*rule.each].query.syntax);
        ofCard.insert(ofCard.end(), fields.begin(), fields.end());
    }
    const auto addCard = [&](CardIndex card) {
        for (const FieldIndex field : ofCard) add(card, field);
    };
    if (rule.each && finding.status != Status::Passed && !finding.cards.empty()) {
        for (const Culprit& culprit : finding.cards)
            if (const auto* card = std::get_if<CardIndex>(&culprit)) addCard(*card);
    } else if (rule.each && rule.overCatalogue) {
        for (const std::uint32_t row : rule.eachRows) addCard(static_cast<CardIndex>(row));
    } else if (rule.each) {
        addPile(*rule.each, std::nullopt);
        for (const Deck::Entry& entry : m_deck.entries())
            if (mayBeIn(*rule.each, entry)) addCard(entry.card);
    } else if (rule.predicate) {
        for (const Deck::Entry& entry : m_deck.entries()) addCard(entry.card);
    }
}

/// The fields that cards state: the field itself, or those that it is derived from.
void addStatedFields(const Game& game, FieldIndex field, std::vector<FieldIndex>& stated)
{
    const std::string& derived = game[field].derived;
    if (derived.empty()) return stated.push_back(field);
    const auto expression = parseExpression(derived, game, Scope::OneCard);
    if (!expression) return;
    for (const FieldIndex used : fieldsUsed(expression->syntax)) addStatedFields(game, used, stated);
}

std::vector<FieldIndex> statedFields(const Game& game, std::optional<std::span<const FieldIndex>> fields)
{
    std::vector<FieldIndex> stated;
    if (fields) {
        for (const FieldIndex field : *fields) addStatedFields(game, field, stated);
        return stated;
    }
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (game.fields[i].derived.empty()) stated.push_back(static_cast<FieldIndex>(i));
    return stated;
}

void addOriginsOf(const Catalogue& catalogue, CardIndex card, std::span<const FieldIndex> stated,
                  std::set<Origin>& origins)
{
    for (const FieldIndex field : stated)
        if (const auto origin = unreliableOrigin(catalogue, card, field)) origins.insert(*origin);
}

}  // namespace

std::vector<Origin> originsRead(const RuleBook::Data& book, const Deck& deck, const Finding& finding)
{
    if (finding.rule == Finding::kUnknownCards || finding.status == Status::NotJudged) return {};
    OriginCollector collector(book, deck);
    collector.addRule(book.rules[finding.rule], finding);
    std::vector<Origin> origins = collector.origins();
    // What is left of a value that an option hides is certain: a bound that the rulebook gives.
    for (const Origin hidden : book.settings.hiddenOrigins(*book.game)) std::erase(origins, hidden);
    return origins;
}

std::vector<Origin> originsOfVerdict(const Report& report)
{
    const bool illegal = report.verdict == Verdict::Illegal;
    std::vector<Origin> origins;
    for (const Finding& finding : report.findings) {
        if (illegal && finding.status != Status::Broken) continue;
        if (illegal && finding.restsOn.empty()) return {};
        if (finding.status != Status::Advice) unite(origins, finding.restsOn);
    }
    return origins;
}

std::vector<Origin> originsOf(const Game& game, const Catalogue& catalogue, std::span<const CardIndex> cards,
                              std::optional<std::span<const FieldIndex>> fields)
{
    std::set<Origin> origins;
    const std::vector<FieldIndex> stated = statedFields(game, fields);
    for (const CardIndex card : cards) addOriginsOf(catalogue, card, stated, origins);
    return {origins.begin(), origins.end()};
}

std::vector<Origin> originsOf(const Game& game, const Catalogue& catalogue, const Settings& settings, const Deck& deck,
                              std::optional<std::span<const FieldIndex>> fields)
{
    std::set<Origin> origins;
    const std::vector<FieldIndex> stated = statedFields(game, fields);
    for (const Deck::Entry& entry : deck.entries()) addOriginsOf(catalogue, entry.card, stated, origins);
    for (const Origin hidden : settings.hiddenOrigins(game)) origins.erase(hidden);
    return {origins.begin(), origins.end()};
}

void unite(std::vector<Origin>& origins, std::span<const Origin> more)
{
    origins.insert(origins.end(), more.begin(), more.end());
    std::ranges::sort(origins);
    const auto repeated = std::ranges::unique(origins);
    origins.erase(repeated.begin(), repeated.end());
}

bool isSample(const Game& game, const Catalogue& catalogue, CardIndex card)
{
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (catalogue.origin(card, static_cast<FieldIndex>(i)) == Origin::Sample) return true;
    return false;
}

bool hasSampleCards(const Game& game, const Catalogue& catalogue, const Deck& deck)
{
    return std::ranges::any_of(deck.entries(),
                               [&](const Deck::Entry& entry) { return isSample(game, catalogue, entry.card); });
}

}  // namespace mazzo::validators
