// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/suppose.h"

#include "validators/judgement.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

/// The values that an unknown fact may have; none if there are too many to try.
std::vector<Value> alternatives(const Field& field, const Value& value)
{
    std::vector<Value> values;
    if (field.type == Field::Type::Flag) values = {true, false};
    if (field.type == Field::Type::Number) {
        const Interval* stated = std::get_if<Interval>(&value);
        const Interval range = stated ? *stated : field.domain;
        const bool few = range.hasLowerBound() && range.hasUpperBound() &&
                         range.hi - std::int64_t{range.lo} < kMaxSupposed;
        for (int number = range.lo; few && number <= range.hi; ++number) values.emplace_back(Interval::exactly(number));
    } else if (field.type == Field::Type::Text) {
        for (const Choice& choice : field.choices) values.emplace_back(choice.id);
    } else if (!field.choices.empty() && (1ULL << std::min<std::size_t>(field.choices.size(), 62)) <= kMaxSupposed) {
        for (std::uint32_t set = 0; set < 1U << field.choices.size(); ++set) {
            Words words;
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                if ((set >> i) & 1U) words.push_back(field.choices[i].id);
            }
            values.emplace_back(std::move(words));
        }
    }
    // Of a field that a card may do without, it may also be that it has none.
    if (field.optional && !values.empty()) values.emplace_back(Absent{});
    return values;
}

/// Sets facts in the scratch catalogue and puts them back.
class Scratch {
public:
    Scratch(const RuleBook::Data& book, CardIndex card) : m_book(book), m_card(card) {}
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch()
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

/// Works out the derived fields anew; one may hang on another, so it is done as often as there are such fields.
void Scratch::derive()
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

/// A card with unknown facts: a row for each way it may be.
struct Guess {
    CardIndex card{};
    std::uint32_t firstRow = 0;
    std::uint32_t ways = 0;
};

void addRows(RowBlock& rows, const RuleBook::Data& book, CardIndex card, std::span<const MissingValue> facts,
             const std::vector<std::vector<Value>>& values, std::uint32_t ways)
{
    for (std::uint32_t way = 0; way < ways; ++way) {
        Scratch scratch(book, card);
        std::size_t left = way;
        for (std::size_t i = 0; i < facts.size(); ++i) {
            scratch.set(facts[i].field, values[i][left % values[i].size()]);
            left /= values[i].size();
        }
        scratch.derive();
        rows.append(*book.game, *book.scratch, book.lexicon, *book.block, card, scratch.changed());
    }
}

/// The values of each fact; none if there are more combinations than are tried.
std::vector<std::vector<Value>> valuesOf(const RuleBook::Data& book, std::span<const MissingValue> missing)
{
    std::vector<std::vector<Value>> values;
    std::size_t combinations = missing.empty() ? 0 : 1;
    for (const MissingValue& fact : missing) {
        values.push_back(alternatives((*book.game)[fact.field], book.catalogue->value(fact.card, fact.field)));
        combinations *= values.back().size();
        if (combinations == 0 || combinations > kMaxSupposed) return {};
    }
    return values;
}

/// The guesses for all facts, card by card.
std::vector<Guess> guesses(RowBlock& rows, const RuleBook::Data& book, std::span<const MissingValue> missing,
                           const std::vector<std::vector<Value>>& values)
{
    const std::lock_guard lock(book.scratchLock);
    if (!book.scratch) book.scratch = book.catalogue->hiding({});
    std::vector<Guess> result;
    for (std::size_t i = 0; i < missing.size();) {
        std::size_t end = i;
        std::uint32_t ways = 1;
        while (end < missing.size() && missing[end].card == missing[i].card)
            ways *= static_cast<std::uint32_t>(values[end++].size());
        result.push_back({missing[i].card, static_cast<std::uint32_t>(book.block->rows() + rows.rows()), ways});
        addRows(rows, book, missing[i].card, missing.subspan(i, end - i),
                {values.begin() + static_cast<std::ptrdiff_t>(i), values.begin() + static_cast<std::ptrdiff_t>(end)},
                ways);
        i = end;
    }
    return result;
}

}  // namespace

bool eachCase(const RuleBook::Data& book, const Deck& deck, std::span<const MissingValue> missing,
              const std::function<bool(Tally&)>& visit)
{
    const std::vector<std::vector<Value>> values = valuesOf(book, missing);
    if (values.empty()) return false;
    RowBlock rows(book.layout, book.game->zones.size());
    const std::vector<Guess> cards = guesses(rows, book, missing, values);
    std::vector<Tally::Supposed> supposed;
    for (const Guess& guess : cards) supposed.push_back({guess.card, guess.firstRow});
    Tally tally;
    for (;;) {
        tally.measure(book.tables(&rows), deck, supposed);
        if (!visit(tally)) return false;
        // The next combination, like the wheels of a counter.
        std::size_t wheel = 0;
        while (wheel < cards.size() && ++supposed[wheel].row == cards[wheel].firstRow + cards[wheel].ways) {
            supposed[wheel].row = cards[wheel].firstRow;
            ++wheel;
        }
        if (wheel == cards.size()) return true;
    }
}

std::vector<MissingValue> triable(const RuleBook::Data& book, std::vector<MissingValue> facts)
{
    std::size_t combinations = 1;
    std::erase_if(facts, [&](const MissingValue& fact) {
        const std::size_t ways =
            alternatives((*book.game)[fact.field], book.catalogue->value(fact.card, fact.field)).size();
        if (ways == 0 || combinations * ways > kMaxSupposed) return true;
        combinations *= ways;
        return false;
    });
    return facts;
}

Truth whateverTheFacts(const RuleBook::Data& book, const CompiledRule& rule, const RulePart& part, const Deck& deck,
                       std::span<const MissingValue> missing, std::size_t row)
{
    std::optional<Truth> common;
    const bool alike = eachCase(book, deck, missing, [&](Tally& tally) {
        const std::size_t asked = row == RowSource::kNoRow ? row : tally.rowOf(static_cast<CardIndex>(row));
        const Truth holds = partHolds(rule, part, tally, asked);
        if (holds == Truth::Unknown || common.value_or(holds) != holds) return false;
        common = holds;
        return true;
    });
    return alike ? *common : Truth::Unknown;
}

}  // namespace mazzo::validators
