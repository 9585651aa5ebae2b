// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_book.h"

#include "model/query/matching.h"
#include "model/query/values_in_force.h"
#include "validators/deck_check.h"
#include "validators/explain.h"
#include "validators/fixes.h"
#include "validators/value_origins.h"

namespace mazzo::validators {

namespace {

/// The fields that a card must state for this one to be known.
void addBaseFields(const std::vector<std::optional<Expression>>& derived, FieldIndex field,
                   std::vector<FieldIndex>& bases)
{
    if (!derived[at(field)]) {
        bases.push_back(field);
        return;
    }
    for (const FieldIndex used : fieldsUsed(derived[at(field)]->syntax)) addBaseFields(derived, used, bases);
}

}  // namespace

RuleBook::RuleBook(std::unique_ptr<Data> data) : m_data(std::move(data)) {}
RuleBook::RuleBook(RuleBook&&) noexcept = default;
RuleBook& RuleBook::operator=(RuleBook&&) noexcept = default;
RuleBook::~RuleBook() = default;

Checked<RuleBook> RuleBook::compile(const Game& game, const Catalogue& catalogue, const Settings& settings)
{
    auto data = std::make_unique<Data>();
    data->game = &game;
    data->source = &catalogue;
    data->settings = settings;
    data->inForce = valuesInForce(game, catalogue, settings);
    data->catalogue = data->inForce ? &*data->inForce : &catalogue;

    Errors errors;
    EvaluationPlan plan;
    for (const Rule& rule : game.rules) data->rules.push_back(compileRule(rule, game, settings, plan, errors));
    for (const Field& field : game.fields) {
        auto expression = field.derived.empty() ? std::nullopt
                                                : std::optional(parseExpression(field.derived, game, Scope::OneCard));
        if (expression && !*expression) errors.push_back(std::move(expression->error()));
        else data->derived.push_back(expression ? std::optional(std::move(**expression)) : std::nullopt);
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));

    data->tables.emplace(std::move(plan), game, *data->catalogue, UncertainCopies::Ignored);
    for (std::size_t field = 0; field < game.fields.size(); ++field) {
        addBaseFields(data->derived, static_cast<FieldIndex>(field), data->baseFields.emplace_back());
    }
    for (CompiledRule& rule : data->rules) {
        if (!rule.overCatalogue || !rule.each || !rule.active) continue;
        const MatchSet matches = matchesAll(data->plan().piles[*rule.each].query, game, *data->catalogue);
        for (const CardIndex card : matches.possible.cards()) rule.eachRows.push_back(static_cast<std::uint32_t>(card));
    }
    return RuleBook(std::move(data));
}

Report RuleBook::check(const Deck& deck) const
{
    Report report;
    check(deck, report);
    return report;
}

void RuleBook::check(const Deck& deck, Report& report) const
{
    thread_local DeckTotals totals;  // its memory is reused from deck to deck
    totals.compute(*m_data->tables, deck);
    DeckCheck(*m_data, totals, report).run();
}

void RuleBook::addOrigins(const Deck& deck, Report& report) const
{
    for (Finding& finding : report.findings) finding.restsOn = originsRead(*m_data, deck, finding);
    report.restsOn = originsOfVerdict(report);
    std::optional<DeckTotals> totals;
    for (Finding& finding : report.findings) {
        if (finding.rule == Finding::kUnknownCards || finding.status == Status::NotJudged) continue;
        const CompiledRule& rule = m_data->rules[finding.rule];
        if (!rule.unplaced) continue;
        if (!totals) totals.emplace().compute(*m_data->tables, deck);
        finding.allowances = allowanceUse(rule, *totals);
    }
}

std::vector<Fix> RuleBook::fixes(const Deck& deck, const Report& report, const Finding& finding) const
{
    return FixSearch(*this, *m_data, deck, report, finding).search();
}

std::string_view RuleBook::ruleId(const Finding& finding) const
{
    return finding.rule == Finding::kUnknownCards ? kUnknownCardsId
                                                  : std::string_view(m_data->game->rules[finding.rule].id);
}

}  // namespace mazzo::validators
