// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish {

namespace {

bool sameLabel(const Operand& left, const Operand& right)
{
    return left.card == right.card && left.word == right.word && left.mark == right.mark;
}

bool isNumberIn(const std::string& word, const Offer::Part& slot)
{
    int number = 0;
    const bool hasPlus = slot.isSigned && word.starts_with('+');
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data() + (hasPlus ? 1 : 0), end, number);
    const Operand canonical = slot.isSigned ? changeOperand(number) : numberOperand(number);
    return error == std::errc{} && stop == end && canonical.word == word && number >= slot.numbers->first &&
           number <= slot.numbers->second;
}

/// The operands as the slot lists them, each choice used once; nothing if one is not there.
std::optional<std::vector<Operand>> filled(const Offer::Part& slot, const std::vector<Operand>& wanted)
{
    const auto count = static_cast<int>(wanted.size());
    if (count < slot.least || count > slot.most) return std::nullopt;
    std::vector<Operand> result;
    std::vector<bool> used(slot.choices.size());
    for (const Operand& operand : wanted) {
        if (slot.numbers) {
            if (operand.card != noCard || !isNumberIn(operand.word, slot)) return std::nullopt;
            result.push_back(wordOperand(operand.word));
            continue;
        }
        if (slot.anyCard && operand.card != noCard) {
            const auto listed = std::ranges::find(slot.choices, operand.card, &Operand::card);
            result.push_back(listed == slot.choices.end() ? cardOperand(operand.card) : *listed);
            continue;
        }
        std::size_t place = 0;
        while (place < slot.choices.size() && (used[place] || !sameLabel(slot.choices[place], operand))) ++place;
        if (place == slot.choices.size()) {
            if (!slot.accepts || operand.card != noCard || !slot.accepts(operand.word)) return std::nullopt;
            result.push_back(wordOperand(operand.word));
            continue;
        }
        used[place] = true;
        result.push_back(slot.choices[place]);
    }
    return result;
}

std::optional<Action> filled(const Offer& offer, const Action& action)
{
    if (offer.verb != action.verb || offer.parts.size() != action.parts.size()) return std::nullopt;
    Action result{action.verb, {}};
    for (std::size_t part = 0; part < offer.parts.size(); ++part) {
        if (offer.parts[part].link != action.parts[part].link) return std::nullopt;
        auto operands = filled(offer.parts[part], action.parts[part].operands);
        if (!operands) return std::nullopt;
        result.parts.push_back({offer.parts[part].link, std::move(*operands)});
    }
    return result;
}

void addPlain(const Offer& offer, Action action, std::vector<Action>& actions)
{
    if (action.parts.size() == offer.parts.size()) {
        if (std::find(actions.begin(), actions.end(), action) == actions.end()) actions.push_back(std::move(action));
        return;
    }
    const Offer::Part& slot = offer.parts[action.parts.size()];
    for (auto choice = slot.choices.begin(); choice != slot.choices.end(); ++choice) {
        if (std::any_of(slot.choices.begin(), choice,
                        [&](const Operand& earlier) { return sameLabel(earlier, *choice); }))
            continue;
        Action longer = action;
        longer.parts.push_back({slot.link, {*choice}});
        addPlain(offer, std::move(longer), actions);
    }
}

}  // namespace

Offer offered(std::string verb, std::string clause) { return {std::move(verb), {}, {std::move(clause), {}, {}}}; }

Offer offered(std::string verb, std::vector<Operand> choices, std::string clause)
{
    return offeredList(std::move(verb), std::move(choices), 1, 1, std::move(clause));
}

Offer offeredList(std::string verb, std::vector<Operand> choices, int least, int most, std::string clause)
{
    Offer offer = offered(std::move(verb), std::move(clause));
    offer.parts.push_back({{}, std::move(choices), least, most, {}});
    return offer;
}

Offer offeredPair(std::string verb, std::vector<Operand> choices, std::string link, std::vector<Operand> others,
                  std::string clause)
{
    Offer offer = offered(std::move(verb), std::move(choices), std::move(clause));
    offer.parts.push_back({std::move(link), std::move(others), 1, 1, {}});
    return offer;
}

Offer offeredNumber(std::string verb, int least, int most, std::string clause)
{
    Offer offer = offered(std::move(verb), std::move(clause));
    offer.parts.push_back({{}, {}, 1, 1, std::pair(least, most)});
    return offer;
}

bool isPlain(const Offer& offer)
{
    return std::none_of(offer.parts.begin(), offer.parts.end(), [](const Offer::Part& slot) {
        return slot.isList() || slot.numbers || slot.anyCard || slot.accepts;
    });
}

std::optional<Action> admitted(const std::vector<Offer>& offers, const Action& action)
{
    for (const Offer& offer : offers)
        if (auto found = filled(offer, action)) return found;
    return std::nullopt;
}

std::vector<Action> plainActions(const std::vector<Offer>& offers)
{
    std::vector<Action> actions;
    for (const Offer& offer : offers)
        if (isPlain(offer)) addPlain(offer, {offer.verb, {}}, actions);
    return actions;
}

}  // namespace mazzo::goldfish
