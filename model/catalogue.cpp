// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue.h"

#include "model/catalogue/block_builder.h"
#include "model/catalogue/column_builder.h"
#include "model/catalogue/data.h"
#include "model/catalogue/printing_search.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using namespace catalogue;

namespace {

/// An empty catalogue has a block too, so that no function has to check for one.
Block built(const Game& game, std::span<const Card> cards)
{
    auto bytes = std::make_shared<const std::vector<std::byte>>(buildBlock(game, cards));
    return openBlock(game, *bytes, bytes).value();
}

/// Texts know only these three; a parser refuses the others.
bool isOrdering(Comparison comparison) { return comparison > Comparison::NotEqual; }

Truth compared(Interval have, Comparison comparison, Interval wanted)
{
    switch (comparison) {
    case Comparison::Contains:
    case Comparison::Equal: return equal(have, wanted);
    case Comparison::NotEqual: return !equal(have, wanted);
    case Comparison::Less: return less(have, wanted);
    case Comparison::LessEqual: return lessOrEqual(have, wanted);
    case Comparison::Greater: return less(wanted, have);
    case Comparison::GreaterEqual: return lessOrEqual(wanted, have);
    }
    return Truth::No;
}

MatchSet decided(CardBits yes)
{
    CardBits possible = yes;
    return {std::move(yes), std::move(possible)};
}

}  // namespace

Catalogue::Catalogue() : Catalogue(std::make_unique<Data>(Game{}, built({}, {}))) {}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;
Catalogue::Catalogue(std::unique_ptr<Data> data) : m_data(std::move(data)) {}

Catalogue Catalogue::build(const Game& game, std::span<const Card> cards)
{
    return Catalogue(std::make_unique<Data>(game, built(game, cards)));
}

std::vector<std::byte> Catalogue::bytes() const { return {m_data->block->bytes.begin(), m_data->block->bytes.end()}; }

Result<Catalogue> Catalogue::fromBytes(const Game& game, std::span<const std::byte> bytes,
                                       std::shared_ptr<const void> owner)
{
    Result<Block> block = openBlock(game, bytes, std::move(owner));
    if (!block) return failure(std::move(block.error()));
    return Catalogue(std::make_unique<Data>(game, std::move(*block)));
}

std::size_t Catalogue::size() const { return m_data->block->cards(); }
std::string_view Catalogue::id(CardIndex card) const { return m_data->block->text(m_data->block->ids[at(card)]); }
std::uint32_t Catalogue::number(CardIndex card) const { return m_data->block->numbers[at(card)]; }
TypeIndex Catalogue::type(CardIndex card) const { return TypeIndex{m_data->block->types[at(card)]}; }
std::string_view Catalogue::set(CardIndex card) const { return m_data->block->text(m_data->block->sets[at(card)]); }

std::vector<TypeIndex> Catalogue::types(CardIndex card) const
{
    std::vector<TypeIndex> types{type(card)};
    const auto more = m_data->block->moreTypes;
    for (auto next = std::ranges::lower_bound(more, at(card), {}, &MoreType::card);
         next != more.end() && next->card == at(card); ++next)
        types.push_back(TypeIndex{static_cast<std::uint16_t>(next->type)});
    return types;
}

std::string_view Catalogue::name(CardIndex card, std::string_view language) const
{
    const Name* name = m_data->nameOf(card, language);
    return name == nullptr ? std::string_view() : m_data->block->text(name->text);
}

std::string_view Catalogue::nameWithoutVersion(CardIndex card, std::string_view language) const
{
    const Name* name = m_data->nameOf(card, language);
    return name == nullptr ? std::string_view() : m_data->block->text(name->text).substr(0, name->length);
}

bool Catalogue::hasVersions() const
{
    return std::ranges::any_of(m_data->block->names, [](const Name& name) { return name.length != name.text.length; });
}

std::size_t Catalogue::printingCount(CardIndex card) const
{
    return m_data->block->firstPrinting[at(card) + 1] - m_data->block->firstPrinting[at(card)];
}

PrintingView Catalogue::printing(CardIndex card, std::size_t index) const
{
    const Block& block = *m_data->block;
    const PrintingRecord& record = block.printings[block.firstPrinting[at(card)] + index];
    const auto text = [&block](std::uint32_t code) { return block.text(block.printingTexts[code]); };
    return {text(record.set), text(record.number), text(record.rarity), text(record.finishes), text(record.image)};
}

bool Catalogue::statesPrintings(CardIndex card) const
{
    const std::size_t count = printingCount(card);
    if (count != 1) return count > 1;
    const PrintingView only = printing(card, 0);
    return !only.number.empty() || !only.rarity.empty() || !only.finishes.empty() || !only.image.empty();
}

std::vector<PrintingView> Catalogue::printings(CardIndex card) const
{
    std::vector<PrintingView> printings;
    for (std::size_t i = 0; i < printingCount(card); ++i) printings.push_back(printing(card, i));
    return printings;
}

std::optional<PrintingName> Catalogue::printingNamed(const Game& game, CardIndex card, std::string_view text) const
{
    return catalogue::printingNamed(game, printings(card), text);
}

MatchSet Catalogue::printedAs(PrintingPart part, std::span<const std::string> wanted) const
{
    const CardBits cards = catalogue::printedAs(*m_data->block, part, wanted);
    return {cards, cards};
}

void Catalogue::ids(std::span<const std::optional<CardIndex>> cards, std::span<std::string_view> ids) const
{
    const Block& block = *m_data->block;
    for (const auto card : cards) {
        if (card) __builtin_prefetch(&block.ids[at(*card)]);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!cards[i]) continue;
        ids[i] = id(*cards[i]);
        __builtin_prefetch(ids[i].data());
    }
}

void Catalogue::names(std::span<const CardIndex> cards, std::string_view language,
                      std::span<std::string_view> names) const
{
    const Block& block = *m_data->block;
    for (const CardIndex card : cards) __builtin_prefetch(&block.firstName[at(card)]);
    for (const CardIndex card : cards) __builtin_prefetch(block.names.data() + block.firstName[at(card)]);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        names[i] = name(cards[i], language);
        __builtin_prefetch(names[i].data());
    }
}

Card::TextState Catalogue::textState(CardIndex card) const
{
    return m_data->texts.contains(card) ? Card::TextState::Known
                                        : static_cast<Card::TextState>(m_data->block->textStates[at(card)]);
}

std::optional<Effects> Catalogue::effects(CardIndex card) const
{
    const Block& block = *m_data->block;
    const auto found = std::ranges::lower_bound(block.effects, at(card), {}, &EffectText::card);
    if (found == block.effects.end() || found->card != at(card)) return std::nullopt;
    return unpackedEffects(block.text(found->text));
}

std::optional<CardIndex> Catalogue::find(std::string_view nameOrId) const
{
    thread_local std::string text;  // Reused: reading many deck files looks up millions of names.
    foldInto(nameOrId, text);
    if (const auto card = findFolded(text)) return card;
    return m_data->block->byId.find(m_data->withoutPrefix(text));
}

std::optional<CardIndex> Catalogue::findFolded(std::string_view foldedName) const
{
    return m_data->block->byName.find(foldedName);
}

std::vector<CardIndex> Catalogue::sharing(std::string_view name) const
{
    const Block& block = *m_data->block;
    const std::string text = folded(name);
    const auto group = block.byName.find(text) ? std::nullopt : block.bySharedName.find(text);
    if (!group) return {};
    std::vector<CardIndex> cards;
    for (std::uint32_t i = block.firstShared[at(*group)]; i < block.firstShared[at(*group) + 1]; ++i)
        cards.push_back(CardIndex{block.shared[i]});
    return cards;
}

void Catalogue::findFolded(std::span<const std::string_view> foldedNames,
                           std::span<std::optional<CardIndex>> cards) const
{
    m_data->block->byName.find(foldedNames, cards);
}

void Catalogue::findFoldedOrId(std::span<const std::string_view> foldedTexts,
                               std::span<std::optional<CardIndex>> cards) const
{
    findFolded(foldedTexts, cards);
    std::vector<std::string_view> ids;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < foldedTexts.size(); ++i) {
        if (cards[i]) continue;
        ids.push_back(m_data->withoutPrefix(foldedTexts[i]));
        places.push_back(i);
    }
    std::vector<std::optional<CardIndex>> found(ids.size());
    m_data->block->byId.find(ids, found);
    for (std::size_t i = 0; i < found.size(); ++i) cards[places[i]] = found[i];
}

bool Catalogue::hasNameLikeCount() const { return m_data->hasNameLikeCount; }

std::optional<CardIndex> Catalogue::byNumber(std::uint32_t number) const
{
    const auto& numbers = m_data->block->numbers;
    // Most packs number their cards without gaps.
    if (const std::size_t guess = number - std::size_t{1}; guess < numbers.size() && numbers[guess] == number)
        return static_cast<CardIndex>(guess);
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (found == numbers.end() || *found != number) return {};
    return static_cast<CardIndex>(found - numbers.begin());
}

std::vector<CardIndex> Catalogue::nearestNames(std::string_view name, std::size_t count) const
{
    std::vector<CardIndex> cards;
    for (const NearName& near : nearNames(name, count)) cards.push_back(near.card);
    return cards;
}

std::vector<Catalogue::NearName> Catalogue::nearNames(std::string_view name, std::size_t count) const
{
    std::vector<NearName> names;
    for (const catalogue::Near& near : m_data->block->byName.nearest(folded(name), count))
        names.push_back({CardIndex{near.card}, near.distance});
    return names;
}

Value Catalogue::value(CardIndex card, FieldIndex field) const { return m_data->cellOf(card, field).value(); }
Interval Catalogue::number(CardIndex card, FieldIndex field) const { return m_data->cellOf(card, field).number(); }
bool Catalogue::absent(CardIndex card, FieldIndex field) const
{
    return m_data->cellOf(card, field).kind() == CellKind::Absent;
}

bool Catalogue::lacksNumber(CardIndex card, FieldIndex field) const
{
    const CellKind kind = m_data->cellOf(card, field).kind();
    return kind != CellKind::Number && kind != CellKind::Unknown;
}

Origin Catalogue::origin(CardIndex card, FieldIndex field) const { return Origin{m_data->origins(field)[at(card)]}; }

std::size_t Catalogue::unknownValues() const
{
    std::size_t total = unknownText().yes.count();
    for (std::size_t field = 0; field < m_data->fields.size(); ++field)
        total += unknown(static_cast<FieldIndex>(field)).yes.count();
    return total;
}

void Catalogue::setValue(CardIndex card, FieldIndex field, const Value& value, Origin origin)
{
    Data::ChangedColumn& column = m_data->writable(field);
    const std::size_t known = m_data->cells(field);
    std::size_t code = 0;
    while (code < known && !m_data->cell(field, code).is(value)) ++code;
    if (code == known)
        column.added.push_back(storedCell(value, m_data->fields[at(field)].domain, m_data->pool, m_data->words));
    column.codes[at(card)] = static_cast<std::uint32_t>(code);
    column.origins[at(card)] = static_cast<std::uint8_t>(origin);
}

void Catalogue::setText(CardIndex card, std::string_view text)
{
    std::string own = folded(text);
    if (own.empty()) m_data->texts.erase(card);
    else m_data->texts.insert_or_assign(card, std::move(own));
}

Catalogue Catalogue::hiding(std::span<const Origin> hidden) const
{
    auto data = std::make_unique<Data>(*m_data);
    for (std::size_t i = 0; i < data->fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        const auto origins = m_data->origins(field);
        const auto codes = m_data->codes(field);
        const auto isHidden = [&](std::size_t card) {
            return codes[card] != kAbsentCode &&
                   std::find(hidden.begin(), hidden.end(), Origin{origins[card]}) != hidden.end();
        };
        for (std::size_t card = 0; card < size(); ++card) {
            if (isHidden(card)) data->writable(field).codes[card] = kUnknownCode;
        }
        for (const Certain& certain : data->block->columns[i].certain) {
            if (isHidden(certain.card)) data->writable(field).codes[certain.card] = certain.code;
        }
    }
    return Catalogue(std::move(data));
}

MatchSet Catalogue::nameMatches(Comparison comparison, std::string_view foldedText) const
{
    if (isOrdering(comparison)) return MatchSet::none(size());
    const WordIndex& words = m_data->block->nameWords;
    MatchSet matches = decided(comparison == Comparison::Contains ? words.containing(foldedText)
                                                                  : words.equalTo(foldedText));
    if (comparison == Comparison::NotEqual) matches.negate();
    return matches;
}

MatchSet Catalogue::textMatches(Comparison comparison, std::string_view foldedText) const
{
    if (isOrdering(comparison)) return MatchSet::none(size());
    const Block& block = *m_data->block;
    const bool contains = comparison == Comparison::Contains;
    const auto search = [&](const WordIndex& words) {
        return contains ? words.containing(foldedText) : words.equalTo(foldedText);
    };
    CardBits yes = search(block.textWords);
    for (const auto& [card, own] : m_data->texts) {
        yes.erase(card);
        if (contains ? own.find(foldedText) != std::string::npos : own == foldedText) yes.insert(card);
    }
    yes |= search(block.rulingWords);
    MatchSet matches = decided(std::move(yes));
    matches.possible |= unknownText().yes;
    if (comparison != Comparison::NotEqual) return matches;

    CardBits present = block.textWords.withText();
    present |= block.rulingWords.withText();
    present |= unknownText().yes;
    for (const auto& [card, own] : m_data->texts) present.insert(card);
    matches.negate();
    matches &= decided(std::move(present));
    return matches;
}

MatchSet Catalogue::typeIs(TypeIndex type) const
{
    std::vector<Truth> answers(std::max(m_data->types, at(type) + 1), Truth::No);
    answers[at(type)] = Truth::Yes;
    MatchSet matches = spread(Codes{m_data->block->types, {}}, answers);
    for (const MoreType& more : m_data->block->moreTypes) {
        if (more.type != at(type)) continue;
        matches.yes.insert(CardIndex{more.card});
        matches.possible.insert(CardIndex{more.card});
    }
    return matches;
}

MatchSet Catalogue::numberMatches(FieldIndex field, Comparison comparison, int number) const
{
    return m_data->matchCells(field, [&](const CellView& cell) {
        const bool isNumber = cell.kind() == CellKind::Number || cell.kind() == CellKind::Unknown;
        return isNumber ? compared(cell.number(), comparison, Interval::exactly(number)) : Truth::No;
    });
}

MatchSet Catalogue::flagSet(FieldIndex field) const
{
    return m_data->matchCells(field, [](const CellView& cell) {
        return cell.kind() == CellKind::Unknown ? Truth::Unknown : truth(cell.kind() == CellKind::Yes);
    });
}

MatchSet Catalogue::has(FieldIndex field) const
{
    return m_data->matchCells(field, [](const CellView&) { return Truth::Yes; });
}

MatchSet Catalogue::unknown(FieldIndex field) const
{
    return m_data->matchCells(field, [](const CellView& cell) { return truth(!cell.isKnown()); });
}

MatchSet Catalogue::unknownText() const
{
    static constexpr Truth kAnswers[] = {Truth::No, Truth::Yes, Truth::No};  // by Card::TextState
    MatchSet matches = spread(Codes{m_data->block->textStates, {}}, kAnswers);
    for (const auto& [card, own] : m_data->texts) {
        matches.yes.erase(card);
        matches.possible.erase(card);
    }
    return matches;
}

MatchSet Catalogue::wordMatches(FieldIndex field, Comparison comparison, std::string_view foldedText) const
{
    if (comparison > Comparison::NotEqual) return MatchSet::none(size());
    const Data::FieldNotes& notes = m_data->fields[at(field)];

    // What is typed may be the value itself, the name of a choice, or the name of the card that the value refers to.
    std::vector<std::string_view> meanings{foldedText};
    for (const auto& [name, id] : notes.choices) {
        if (name == foldedText) meanings.push_back(id);
    }
    std::string cardId;
    if (const auto card = notes.refersToCards ? findFolded(foldedText) : std::nullopt)
        meanings.push_back(cardId = folded(id(*card)));

    return m_data->matchCells(field, [&](const CellView& cell) {
        if (cell.kind() == CellKind::Unknown) return Truth::Unknown;
        if (cell.kind() != CellKind::Text && cell.kind() != CellKind::Words) return Truth::No;
        const auto words = cell.words();
        const auto isMeant = [&](const Word& word) {
            return std::find(meanings.begin(), meanings.end(), cell.text(word.folded)) != meanings.end();
        };
        if (comparison == Comparison::Contains && notes.isFreeText)
            return truth(std::any_of(words.begin(), words.end(), [&](const Word& word) {
                return cell.text(word.folded).find(foldedText) != std::string_view::npos;
            }));
        if (comparison == Comparison::Contains) return truth(std::any_of(words.begin(), words.end(), isMeant));
        const bool isWhole = words.size() == 1 && isMeant(words.front());
        return truth(isWhole == (comparison == Comparison::Equal));
    });
}

}  // namespace mazzo::model
