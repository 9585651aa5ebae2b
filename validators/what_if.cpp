// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/what_if.h"

#include "model/query/derived_value.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

/// The values that an unknown one may have; none if there are too many to try.
std::vector<Value> alternatives(const Field& field, const Value& value)
{
    std::vector<Value> values;
    if (field.type == Field::Type::Flag) values = {true, false};
    if (field.type == Field::Type::Number) {
        const Interval* stated = std::get_if<Interval>(&value);
        const Interval range = stated ? *stated : field.domain;
        const bool few = range.hasLowerBound() && range.hasUpperBound() &&
                         range.hi - std::int64_t{range.lo} < kMaxCombinations;
        for (int number = range.lo; few && number <= range.hi; ++number) values.emplace_back(Interval::exactly(number));
    } else if (field.type == Field::Type::Text) {
        for (const Choice& choice : field.choices) values.emplace_back(choice.id);
    } else if (!field.choices.empty() &&
               (1ULL << std::min<std::size_t>(field.choices.size(), 62)) <= kMaxCombinations) {
        for (std::uint32_t set = 0; set < 1U << field.choices.size(); ++set) {
            Words words;
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                if ((set >> i) & 1U) words.push_back(field.choices[i].id);
            }
            values.emplace_back(std::move(words));
        }
    }
    // A card may also lack an optional field.
    if (field.optional && !values.empty()) values.emplace_back(Absent{});
    return values;
}

/// Sets values of one card in the scratch catalogue and restores them.
class ScratchCard {
public:
    ScratchCard(const RuleBook::Data& book, CardIndex card) : m_book(book), m_card(card) {}
    ScratchCard(const ScratchCard&) = delete;
    ScratchCard& operator=(const ScratchCard&) = delete;
    ~ScratchCard()
    {
        for (const FieldIndex field : m_changed) {
            m_book.scratch->setValue(m_card, field, m_book.catalogue->value(m_card, field),
                                     m_book.catalogue->origin(m_card, field));
        }
    }

    void set(FieldIndex field, const Value& value)
    {
        m_book.scratch->setValue(m_card, field, value, Origin::User);
        m_changed.push_back(field);
    }
    void derive();
    [[nodiscard]] std::span<const FieldIndex> changed() const { return m_changed; }

private:
    const RuleBook::Data& m_book;
    CardIndex m_card;
    std::vector<FieldIndex> m_changed;
};

/// Updates the derived fields; one may depend on another, so it takes as many rounds as there are such fields.
void ScratchCard::derive()
{
    std::vector<FieldIndex> derived;
    for (std::size_t field = 0; field < m_book.derived.size(); ++field) {
        if (m_book.derived[field] && !m_book.catalogue->absent(m_card, static_cast<FieldIndex>(field)))
            derived.push_back(static_cast<FieldIndex>(field));
    }
    Card card;
    card.type = m_book.catalogue->type(m_card);
    card.id = m_book.catalogue->id(m_card);
    for (std::size_t field = 0; field < m_book.game->fields.size(); ++field) {
        card.values.emplace_back().value = m_book.scratch->value(m_card, static_cast<FieldIndex>(field));
    }
    for (std::size_t round = 0; round < derived.size(); ++round) {
        for (const FieldIndex field : derived)
            card.values[at(field)].value = evaluate(*m_book.derived[at(field)], *m_book.game, card);
    }
    for (const FieldIndex field : derived) set(field, card.values[at(field)].value);
}

/// A card with unknown values: a row for each combination of them.
struct CardAlternatives {
    CardIndex card{};
    std::uint32_t firstRow = 0;
    std::uint32_t count = 0;
};

void addRows(CardTable& rows, const RuleBook::Data& book, CardIndex card, std::span<const MissingValue> missing,
             const std::vector<std::vector<Value>>& values, std::uint32_t count)
{
    for (std::uint32_t combination = 0; combination < count; ++combination) {
        ScratchCard scratch(book, card);
        std::size_t left = combination;
        for (std::size_t i = 0; i < missing.size(); ++i) {
            scratch.set(missing[i].field, values[i][left % values[i].size()]);
            left /= values[i].size();
        }
        scratch.derive();
        rows.append(*book.game, *book.scratch, book.tables->words(), book.cards(), card, scratch.changed());
    }
}

/// The alternatives of each missing value; none if there are more combinations than are tried.
std::vector<std::vector<Value>> valuesOf(const RuleBook::Data& book, std::span<const MissingValue> missing)
{
    std::vector<std::vector<Value>> values;
    std::size_t combinations = missing.empty() ? 0 : 1;
    for (const MissingValue& value : missing) {
        values.push_back(alternatives((*book.game)[value.field], book.catalogue->value(value.card, value.field)));
        combinations *= values.back().size();
        if (combinations == 0 || combinations > kMaxCombinations) return {};
    }
    return values;
}

/// The rows for all missing values, card by card.
std::vector<CardAlternatives> alternativeRows(CardTable& rows, const RuleBook::Data& book,
                                              std::span<const MissingValue> missing,
                                              const std::vector<std::vector<Value>>& values)
{
    const std::lock_guard lock(book.scratchLock);
    if (!book.scratch) book.scratch = book.catalogue->hiding({});
    std::vector<CardAlternatives> result;
    for (std::size_t i = 0; i < missing.size();) {
        std::size_t end = i;
        std::uint32_t count = 1;
        while (end < missing.size() && missing[end].card == missing[i].card)
            count *= static_cast<std::uint32_t>(values[end++].size());
        result.push_back({missing[i].card, static_cast<std::uint32_t>(book.cards().rows() + rows.rows()), count});
        addRows(rows, book, missing[i].card, missing.subspan(i, end - i),
                {values.begin() + static_cast<std::ptrdiff_t>(i), values.begin() + static_cast<std::ptrdiff_t>(end)},
                count);
        i = end;
    }
    return result;
}

}  // namespace

bool eachCombination(const RuleBook::Data& book, const Deck& deck, std::span<const MissingValue> missing,
                     const std::function<bool(DeckTotals&)>& visit)
{
    const std::vector<std::vector<Value>> values = valuesOf(book, missing);
    if (values.empty()) return false;
    CardTable rows(book.plan(), book.game->zones.size());
    const std::vector<CardAlternatives> cards = alternativeRows(rows, book, missing, values);
    std::vector<DeckTotals::Replacement> replacements;
    for (const CardAlternatives& each : cards) replacements.push_back({each.card, each.firstRow});
    DeckTotals totals;
    for (;;) {
        totals.compute(*book.tables, deck, &rows, replacements);
        if (!visit(totals)) return false;
        // Advance to the next combination like an odometer.
        std::size_t wheel = 0;
        while (wheel < cards.size() && ++replacements[wheel].row == cards[wheel].firstRow + cards[wheel].count) {
            replacements[wheel].row = cards[wheel].firstRow;
            ++wheel;
        }
        if (wheel == cards.size()) return true;
    }
}

std::vector<MissingValue> withinCombinations(const RuleBook::Data& book, std::vector<MissingValue> missing)
{
    std::size_t combinations = 1;
    std::erase_if(missing, [&](const MissingValue& value) {
        const std::size_t count =
            alternatives((*book.game)[value.field], book.catalogue->value(value.card, value.field)).size();
        if (count == 0 || combinations * count > kMaxCombinations) return true;
        combinations *= count;
        return false;
    });
    return missing;
}

}  // namespace mazzo::validators
