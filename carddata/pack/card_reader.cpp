// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/card_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/list_limits.h"
#include "carddata/pack/value_reader.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

// A deck file writes a name on one line.
void checkOneLine(const JsonNode& text, Reading& reading)
{
    const auto* name = text.as<std::string>();
    if (name && name->find_first_of("\n\t") != name->npos) reading.mistake("pack.control-character", text);
}

/// The card's first type is not in the card yet.
bool mayHave(const Field& field, TypeIndex type, const Card& card)
{
    return field.appliesTo(type) ||
           std::ranges::any_of(card.moreTypes, [&](TypeIndex more) { return field.appliesTo(more); });
}

/// The list of references inside a value, which may be plain or an object with its origin.
const JsonNode::List* wordsOf(const JsonNode& node)
{
    const JsonNode* value = node.find("value");
    return (value ? *value : node).as<JsonNode::List>();
}

}  // namespace

void CardReader::read(const JsonDocument& document)
{
    Reading reading{document, m_mistakes, m_draft.game.languages};
    const ObjectReader file(document.root, m_fileShape, reading);
    checkFormat(file.find("format"), reading);
    // Each card has a value for each field, whatever the file says about it.
    const std::size_t most = limits::kCardValues / std::max<std::size_t>(m_draft.game.fields.size(), 1);
    const JsonNode::List& list = file.list("cards", most - std::min(most, m_cards.size()));
    m_cards.reserve(m_cards.size() + list.size());
    for (const JsonNode& node : list) m_cards.push_back(readCard(node, reading));
}

Card CardReader::readCard(const JsonNode& node, Reading& reading)
{
    const ObjectReader object(node, m_cardShape, reading);
    Card card;
    card.id = object.newId("id", m_ids);
    if (const auto number = object.whole("number", {1, Interval::kHighest})) {
        card.number = static_cast<std::uint32_t>(*number);
        if (!m_numbers.insert(card.number).second)
            reading.mistake("pack.duplicate-number", *object.find("number"), {std::to_string(*number)});
    }
    readNames(object, card, reading);
    const auto type = readTypes(object, card, reading);
    card.type = type.value_or(TypeIndex{});
    readSets(object, card, reading);
    const Origin origin = readOrigin(object.find("origin"), Origin::Rulebook, reading);
    readFields(object, type, origin, card, reading);
    readText(object, card, reading);
    for (const JsonNode& clause : object.list("clauses")) card.clauses.push_back(readClauseId(clause, reading));
    if (const JsonNode* effects = object.find("effects")) card.effects = m_effects.read(*effects, origin, reading);
    if (const JsonNode* image = object.find("image")) {
        card.image = mazzo::carddata::readText(*image, reading);
        if (!card.image.empty()) std::ignore = m_files.check(card.image, reading.document.place(*image));
    }
    card.back = m_printings.back(object, m_need, reading);
    return card;
}

void CardReader::readSets(const ObjectReader& object, Card& card, Reading& reading) const
{
    card.set = object.id("set");
    findKnown("pack.unknown-set", object.find("set"), card.set, m_draft.game.sets, reading);
    card.printings = m_printings.printings(object, reading);
    if (card.set.empty() && !card.printings.empty()) card.set = card.printings.front().set;
}

void CardReader::readNames(const ObjectReader& object, Card& card, Reading& reading)
{
    card.name = object.texts("name", InLanguages::Some);
    card.version = object.texts("version", InLanguages::Some);
    if (const JsonNode* name = object.find("name"); name && object.has("version")) {
        for (const Texts::Entry& entry : card.name.entries())
            m_names.claimText(card.id, card.fullName(entry.language), *name, reading);
    } else {
        m_names.claim(card.id, name, reading);
    }
    if (const JsonNode* version = object.find("version"); version && version->as<JsonNode::Object>())
        for (const auto& member : *version->as<JsonNode::Object>()) checkOneLine(member.value, reading);
    if (const JsonNode* name = object.find("name"); name && name->as<JsonNode::Object>())
        for (const auto& member : *name->as<JsonNode::Object>()) checkOneLine(member.value, reading);
    for (const JsonNode& alias : object.list("aliases")) {
        card.aliases.push_back(mazzo::carddata::readText(alias, reading));
        m_names.claimOne(card.id, alias, reading);
        checkOneLine(alias, reading);
    }
}

std::optional<TypeIndex> CardReader::readTypes(const ObjectReader& object, Card& card, Reading& reading) const
{
    const JsonNode* node = object.find("type");
    const auto typeOf = [&](const JsonNode& each) {
        return findKnown("pack.unknown-type", &each, readId(each, reading), m_draft.game.types, reading);
    };
    if (!node) return std::nullopt;
    const auto* list = node->as<JsonNode::List>();
    if (!list) {
        const auto type = typeOf(*node);
        return type ? std::optional(static_cast<TypeIndex>(*type)) : std::nullopt;
    }
    if (list->empty()) reading.mistake("pack.empty-list", *node, {"type"});
    std::vector<TypeIndex> types;
    for (const JsonNode& each : *list) {
        const auto type = typeOf(each);
        if (!type) return std::nullopt;
        const auto index = static_cast<TypeIndex>(*type);
        if (std::ranges::find(types, index) != types.end())
            reading.mistake("pack.duplicate-id", each, {m_draft.game[index].id});
        else types.push_back(index);
    }
    if (types.empty()) return std::nullopt;
    card.moreTypes.assign(types.begin() + 1, types.end());
    return types.front();
}

void CardReader::readFields(const ObjectReader& object, std::optional<TypeIndex> type, Origin origin, Card& card,
                            Reading& reading)
{
    card.values.resize(m_draft.game.fields.size());
    if (const JsonNode* fields = object.find("fields")) {
        if (const auto* given = fields->as<JsonNode::Object>()) readFieldValues(*given, type, origin, card, reading);
        else reading.wrongType(*fields, "object");
    }
    if (!type) return;
    fillUp(object, origin, card, reading);
    m_draft.derived.compute(m_draft.game, card);
}

void CardReader::readFieldValues(const JsonNode::Object& given, std::optional<TypeIndex> type, Origin origin,
                                 Card& card, Reading& reading)
{
    const Game& game = m_draft.game;
    for (const auto& [key, value] : given) {
        const auto& id = *key.as<std::string>();
        const auto index = game.field(id);
        if (!index) {
            reading.unknown("pack.unknown-field", key, id, idsOf(game.fields));
            continue;
        }
        const Field& field = game[*index];
        if (m_draft.doubtful[at(*index)]) continue;
        if (!field.derived.empty()) {
            reading.mistake("pack.derived-field", key, {id});
        } else if (type && !mayHave(field, *type, card)) {
            reading.mistake("pack.misplaced-field", key, {id, game[*type].id});
        } else {
            card.values[at(*index)] = readFieldValue(value, field, origin, reading);
            if (field.refersToCards) noteReferences(value, *index, reading);
        }
    }
}

/// Gives a card what it leaves out: the field's preset, or a mistake if it has none.
void CardReader::fillUp(const ObjectReader& object, Origin origin, Card& card, Reading& reading) const
{
    const Game& game = m_draft.game;
    const JsonNode* given = object.find("fields");
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        const bool isGiven = given && given->find(field.id);
        if (isGiven || m_draft.doubtful[i] || !field.derived.empty() || !appliesTo(field, card)) continue;
        if (field.preset) {
            card.values[i].value = *field.preset;
            card.values[i].origin = origin;
        } else if (!field.optional) {
            reading.mistake("pack.missing-field", object.node(), {field.id, card.id});
        }
    }
}

void CardReader::noteReferences(const JsonNode& node, FieldIndex field, Reading& reading)
{
    const auto* words = wordsOf(node);
    if (!words) return;
    for (const JsonNode& word : *words)
        if (const auto* id = word.as<std::string>(); id && !id->empty())
            m_references.push_back({m_cards.size(), field, *id, reading.document.place(word)});
}

void CardReader::readText(const ObjectReader& object, Card& card, Reading& reading) const
{
    if (const JsonNode* text = object.find("text")) {
        card.textState = text->isNull() ? Card::TextState::Unknown : Card::TextState::Known;
        if (!text->isNull()) card.text = readTexts(*text, reading, m_need);
    }
    for (const JsonNode& item : object.list("rulings")) {
        const ObjectReader ruling(item, shapes::kRuling, reading);
        card.rulings.push_back({ruling.texts("text", m_need), ruling.clauseId("clause")});
    }
}

}  // namespace mazzo::carddata
