// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_book.h"

#include "validators/book_data.h"
#include "validators/judgement.h"

#include <algorithm>
#include <map>

namespace mazzo::validators {

namespace {

/// Cards of one identity get one number. An identity that is not known is the card's own.
std::vector<std::uint32_t> identityGroups(const Game& game, const Catalogue& catalogue)
{
    const auto field = game.identity == "name" ? std::nullopt : game.field(game.identity);
    std::vector<std::uint32_t> groups;
    std::map<Words, std::uint32_t> known;
    for (std::uint32_t card = 0; card < catalogue.size(); ++card) {
        std::uint32_t group = card;
        if (field) {
            const auto words = wordsOf(game, catalogue, {Subject::Field, *field, {}}, CardIndex{card});
            if (words && !words->empty()) group = known.try_emplace(*words, card).first->second;
        }
        groups.push_back(group);
    }
    return groups;
}

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
    data->settings = settings;
    const auto origins = settings.hiddenOrigins(game);
    if (!origins.empty()) data->hidden = catalogue.hiding(origins);
    data->catalogue = data->hidden ? &*data->hidden : &catalogue;

    Errors errors;
    for (const Rule& rule : game.rules) data->rules.push_back(compileRule(rule, game, settings, data->layout, errors));
    for (const Field& field : game.fields) {
        auto expression = field.derived.empty() ? std::nullopt
                                                : std::optional(parseExpression(field.derived, game, Scope::OfOneCard));
        if (expression && !*expression) errors.push_back(std::move(expression->error()));
        else data->derived.push_back(expression ? std::optional(std::move(**expression)) : std::nullopt);
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));

    data->lexicon.enter(game, *data->catalogue, data->layout);
    data->block.emplace(data->layout, game.zones.size());
    data->block->fill(game, *data->catalogue, data->lexicon);
    data->unknownCards = UnknownCardMasks(data->layout, game.zones.size());
    data->groups = identityGroups(game, *data->catalogue);
    data->copiesPlace.assign(data->layout.piles.size(), Tally::kNone);
    data->copied.assign(data->block->maskWords(), 0);
    for (std::uint32_t place = 0; place < data->layout.copies.size(); ++place) {
        const std::uint32_t pile = data->layout.copies[place];
        data->copiesPlace[pile] = place;
        data->copied[pile / 64] |= RowBlock::Mask{1} << (pile % 64);
    }
    for (std::size_t field = 0; field < game.fields.size(); ++field) {
        addBaseFields(data->derived, static_cast<FieldIndex>(field), data->baseFields.emplace_back());
    }
    for (CompiledRule& rule : data->rules) {
        if (!rule.overCatalogue || !rule.each || !rule.judged) continue;
        const MatchSet matches = matchesAll(data->layout.piles[*rule.each].query, game, *data->catalogue);
        for (const CardIndex card : matches.possible.cards()) rule.eachRows.push_back(static_cast<std::uint32_t>(card));
    }
    return RuleBook(std::move(data));
}

Report RuleBook::judge(const Deck& deck) const
{
    Report report;
    judge(deck, report);
    return report;
}

void RuleBook::judge(const Deck& deck, Report& report) const
{
    // One for each thread: its memory is reused from deck to deck.
    thread_local Tally tally;
    tally.measure(m_data->tables(), deck);
    Judgement(*m_data, tally, report).judgeAll();
}

std::string_view RuleBook::ruleId(const Finding& finding) const
{
    return finding.rule == Finding::kUnknownCards ? kUnknownCardsId
                                                  : std::string_view(m_data->game->rules[finding.rule].id);
}

}  // namespace mazzo::validators
