// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/condition_reader.h"

#include <array>

namespace mazzo::goldfish::zombinion {

namespace {

using What = Condition::What;

// In the order of `What`.
constexpr std::array kWords{
    ConditionWord{"have", true}, ConditionWord{"left", true}, ConditionWord{"hand", true}, ConditionWord{"actions"},
    ConditionWord{"cards"},      ConditionWord{"turn"},       ConditionWord{"colpi"},      ConditionWord{"money"},
    ConditionWord{"empty"},      ConditionWord{"points"},     ConditionWord{"opponent"},   ConditionWord{"lead"},
};
static_assert(kWords.size() == static_cast<std::size_t>(What::Lead) + 1);

}  // namespace

std::span<const ConditionWord> conditionWords() { return kWords; }

const ConditionWord& wordOf(Condition::What what) { return kWords[static_cast<std::size_t>(what)]; }

std::optional<Condition> readCondition(std::string_view text, const CardLookup& card)
{
    const auto read = goldfish::readCondition(text, kWords);
    if (!read) return std::nullopt;
    Condition condition;
    for (const ConditionText::Term& term : read->terms) {
        const auto what = static_cast<What>(term.word);
        condition.terms.push_back({what, kWords[term.word].takesCard ? card(term.card) : Kind::None, term.factor});
    }
    condition.relation = read->relation;
    condition.number = read->number;
    return condition;
}

}  // namespace mazzo::goldfish::zombinion
