// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_writer.h"

#include "goldfish/zombinion/condition_reader.h"

#include <array>
#include <cstdlib>

namespace mazzo::goldfish::zombinion {

namespace {

/// The card's name, or its id if the name could be misread.
std::string nameOf(Kind kind, const Setup& setup, const GameData& data)
{
    const CardIndex card = data.card[at(kind)];
    std::string name(setup.name(card, setup.game->languages.front()));
    const bool misread = name.find_first_of(",<>=") != std::string::npos || name.find(" when ") != std::string::npos ||
                         name.find(" and ") != std::string::npos || name.find(" or ") != std::string::npos ||
                         setup.find(name) != card;
    return misread ? "<" + std::string(setup.catalogue->id(card)) + ">" : name;
}

std::string conditionText(const Condition& condition, const Setup& setup, const GameData& data)
{
    std::string text;
    for (const Condition::Term& term : condition.terms) {
        const ConditionWord& word = wordOf(term.what);
        for (int times = 0; times < std::abs(term.factor); ++times) {
            if (!text.empty()) text += term.factor < 0 ? " - " : " + ";
            text += word.text;
            if (word.takesCard) text += " " + nameOf(term.kind, setup, data);
        }
    }
    return text + " " + std::string(signOf(condition.relation)) + " " + std::to_string(condition.number);
}

std::string conditionsText(const Strategy::Conditions& conditions, const Setup& setup, const GameData& data)
{
    std::string text;
    for (const Condition& condition : conditions)
        text += (text.empty() ? "" : " and ") + conditionText(condition, setup, data);
    return text;
}

}  // namespace

std::string textOf(const Strategy::Wish& wish, const Setup& setup, const GameData& data)
{
    std::string text = nameOf(wish.kind, setup, data);
    if (wish.conditions.empty()) return text;
    text += " when " + conditionsText(wish.conditions, setup, data);
    for (const Strategy::Conditions& alternative : wish.alternatives)
        text += " or " + conditionsText(alternative, setup, data);
    return text;
}

std::string textOf(const Strategy& strategy, const Setup& setup, const GameData& data)
{
    const std::pair<const char*, const std::vector<Strategy::Wish>*> verbs[]{{"buy ", &strategy.buys},
                                                                             {"play ", &strategy.plays},
                                                                             {"trash ", &strategy.trashes},
                                                                             {"keep ", &strategy.keeps},
                                                                             {"discard ", &strategy.discards}};
    std::string text;
    for (const auto& [verb, wishes] : verbs)
        for (const Strategy::Wish& wish : *wishes) text += verb + textOf(wish, setup, data) + '\n';
    return text;
}

}  // namespace mazzo::goldfish::zombinion
