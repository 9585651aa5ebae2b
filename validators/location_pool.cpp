// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/location_pool.h"

#include "model/procedure.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

bool sameValue(const Catalogue& catalogue, CardIndex left, CardIndex right, FieldIndex field)
{
    return catalogue.value(left, field) == catalogue.value(right, field);
}

/// The list of ids that a parameter holds; empty if there is none.
std::vector<std::string> idsIn(const Procedure& procedure, std::string_view parameter)
{
    const auto found = procedure.parameters.find(parameter);
    const auto* ids = found == procedure.parameters.end() ? nullptr
                                                          : std::get_if<std::vector<std::string>>(&found->second);
    return ids ? *ids : std::vector<std::string>();
}

}  // namespace

std::vector<PoolPack> poolPacks(const Game& game, const Catalogue& catalogue, std::string_view edition)
{
    std::vector<PoolPack> packs;
    const Procedure* procedure = game.procedure(edition);
    if (!procedure) return packs;
    for (const std::string& leader : idsIn(*procedure, "pool-packs")) {
        const auto card = catalogue.find(leader);
        if (!card) continue;
        PoolPack pack{*card, {}};
        for (const std::string& id : idsIn(*procedure, "pool-of-" + leader))
            if (const auto added = catalogue.find(id)) pack.cards.push_back(*added);
        packs.push_back(std::move(pack));
    }
    return packs;
}

std::vector<std::vector<std::size_t>> packChoices(const std::vector<PoolPack>& packs, std::optional<std::size_t> own,
                                                  std::size_t players, const Catalogue& catalogue,
                                                  std::optional<FieldIndex> distinct)
{
    std::vector<std::vector<std::size_t>> choices;
    for (std::size_t set = 0; set < std::size_t{1} << packs.size(); ++set) {
        std::vector<std::size_t> choice;
        for (std::size_t pack = 0; pack < packs.size(); ++pack)
            if ((set >> pack & 1U) != 0) choice.push_back(pack);
        if (choice.size() != std::min(players, packs.size())) continue;
        if (own && std::ranges::find(choice, *own) == choice.end()) continue;
        const bool alike = distinct && std::ranges::any_of(choice, [&](std::size_t left) {
                               return std::ranges::any_of(choice, [&](std::size_t right) {
                                   return left < right &&
                                          sameValue(catalogue, packs[left].leader, packs[right].leader, *distinct);
                               });
                           });
        if (!alike) choices.push_back(std::move(choice));
    }
    return choices;
}

std::vector<CardIndex> pooled(const std::vector<PoolPack>& packs, const std::vector<std::size_t>& choice,
                              const std::vector<CardIndex>& setAside)
{
    std::vector<CardIndex> pool;
    for (const std::size_t pack : choice) pool.insert(pool.end(), packs[pack].cards.begin(), packs[pack].cards.end());
    for (const CardIndex card : setAside)
        if (const auto found = std::ranges::find(pool, card); found != pool.end()) pool.erase(found);
    std::ranges::sort(pool, {}, [](CardIndex card) { return at(card); });
    return pool;
}

}  // namespace mazzo::validators
