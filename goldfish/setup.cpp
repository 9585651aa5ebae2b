// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/setup.h"

#include "goldfish/plain_procedure.h"
#include "model/query/values_in_force.h"
#include "model/text.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace mazzo::goldfish {

namespace {

void append(std::vector<CardIndex>& cards, CardIndex card, int copies)
{
    cards.insert(cards.end(), static_cast<std::size_t>(copies), card);
}

/// When the draw pile is refilled: as the procedure says, unless a parameter names an option and its value that change
/// it.
Procedure::Reshuffle::When timing(const Setup& setup)
{
    using When = Procedure::Reshuffle::When;
    constexpr std::array<std::pair<std::string_view, When>, 3> kChanges{{{"reshuffle-never", When::Never},
                                                                         {"reshuffle-on-need", When::OnNeed},
                                                                         {"reshuffle-immediate", When::Immediate}}};
    for (const auto& [parameter, when] : kChanges) {
        const auto found = setup.procedure.parameters.find(parameter);
        const auto* change = found == setup.procedure.parameters.end()
                                 ? nullptr
                                 : std::get_if<std::vector<std::string>>(&found->second);
        if (change && change->size() == 2 && setup.option(change->front()) == change->back()) return when;
    }
    return setup.procedure.reshuffle.when;
}

}  // namespace

Setup Setup::of(const Game& game, const Catalogue& catalogue, Settings settings, Deck deck)
{
    Setup setup{&game, &catalogue, std::move(settings), std::move(deck), {}, {}, {}, {}, {}, {}};
    if (auto inForce = valuesInForce(game, catalogue, setup.settings)) {
        setup.strict = std::make_shared<const Catalogue>(std::move(*inForce));
        setup.catalogue = setup.strict.get();
    }
    const Procedure* stated = game.procedure(setup.settings.edition);
    setup.procedure = stated ? *stated : plainProcedure(game);
    setup.procedure.reshuffle.when = timing(setup);
    std::unordered_set<std::string_view> seen;
    for (const Deck::UnknownCard& unknownCard : setup.deck.unknownCards())
        if (seen.insert(unknownCard.name).second) setup.unknownCards.push_back(unknownCard.name);
    return setup;
}

std::string_view Setup::name(CardIndex card, std::string_view language) const
{
    return isUnknownCard(card) ? std::string_view(unknownCards[at(card) - catalogue->size()])
                               : catalogue->name(card, language);
}

std::optional<CardIndex> Setup::find(std::string_view name) const
{
    if (name.size() > 2 && name.front() == '<' && name.back() == '>')
        return catalogue->find(name.substr(1, name.size() - 2));
    if (const auto known = catalogue->find(name)) return known;
    const std::string wanted = folded(name);
    for (std::size_t index = 0; index < unknownCards.size(); ++index)
        if (folded(unknownCards[index]) == wanted) return CardIndex(catalogue->size() + index);
    return std::nullopt;
}

int Setup::value(const Amount& amount) const
{
    if (amount.option.empty()) return amount.number;
    const auto option = game->option(amount.option);
    return option ? settings.options[at(*option)].number.value_or(0) : 0;
}

std::string_view Setup::option(std::string_view id) const
{
    const auto option = game->option(id);
    return option ? std::string_view(settings.options[at(*option)].text) : std::string_view{};
}

bool Setup::holds(const std::map<std::string, std::string, std::less<>>& when) const
{
    return std::all_of(when.begin(), when.end(),
                       [this](const auto& condition) { return option(condition.first) == condition.second; });
}

std::vector<CardIndex> Setup::section(std::string_view zone) const
{
    std::vector<CardIndex> cards;
    const auto wanted = game->zone(zone);
    if (!wanted) return cards;
    for (const Deck::Entry& entry : deck.entries())
        if (entry.zone == *wanted) append(cards, entry.card, entry.copies);
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t place = 0; place < unknownCards.size(); ++place) places.emplace(unknownCards[place], place);
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        if (unknownCard.zone == *wanted)
            append(cards, CardIndex(catalogue->size() + places.at(unknownCard.name)), unknownCard.copies);
    return cards;
}

std::vector<CardIndex> Setup::sectionOf(const Deck& deckOfOpponent, std::string_view zone) const
{
    std::vector<CardIndex> cards;
    const auto index = game->zone(zone);
    for (const Deck::Entry& entry : deckOfOpponent.entries())
        if (index && entry.zone == *index)
            cards.insert(cards.end(), static_cast<std::size_t>(entry.copies), entry.card);
    return cards;
}

std::vector<CardIndex> Setup::dealt(const Procedure::Step& step) const
{
    if (!holds(step.when)) return {};
    std::vector<CardIndex> cards = section(step.section);
    const auto zone = game->zone(step.section);
    if (!cards.empty() || (zone && deck.hasZone(*zone))) return cards;
    for (const Procedure::CardCount& line : step.cards)
        if (const auto card = catalogue->find(line.card)) append(cards, *card, line.count);
    return cards;
}

std::vector<CardIndex> Setup::dealtTo(std::string_view tableZone) const
{
    std::vector<CardIndex> cards;
    for (const Procedure::Step& step : procedure.setUp) {
        if (step.kind != Procedure::Step::Kind::Deal || step.to != tableZone) continue;
        const std::vector<CardIndex> more = dealt(step);
        cards.insert(cards.end(), more.begin(), more.end());
    }
    return cards;
}

long long cardsIn(const Deck& deck)
{
    long long cards = 0;
    for (const Deck::Entry& entry : deck.entries()) cards += entry.copies;
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards()) cards += unknownCard.copies;
    return cards;
}

}  // namespace mazzo::goldfish
