// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/condition_parser.h"

#include "model/query/holding.h"
#include "model/query/subject_parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;
using namespace std::string_view_literals;

// How the value of a yes/no field may be written, folded; the first of each is the canonical one.
constexpr std::array kYes{"yes"sv, "true"sv, "si"sv};
constexpr std::array kNo{"no"sv, "false"sv};

bool isOrder(Comparison comparison) { return comparison >= Comparison::Less; }

Node indexed(Kind kind, std::size_t index, int column = 0)
{
    Node node;
    node.kind = kind;
    node.index = static_cast<std::uint16_t>(index);
    node.column = column;
    return node;
}

}  // namespace

ConditionParser::Parsed ConditionParser::nameCondition(const Lexeme& word)
{
    if (folded(word.text).empty()) return std::nullopt;
    return textCondition(Kind::Name, word, Comparison::Contains, word);
}

/// The value after a comparison. Blanks may precede it, unless it could be the start of another condition.
std::optional<Lexeme> ConditionParser::value()
{
    const std::size_t begin = m_scanner.position();
    const bool apart = m_scanner.atBlank();
    m_scanner.skipBlanks();
    const bool keyword = apart &&
                         (m_scanner.atKeyword("or") || m_scanner.atKeyword("and") || m_scanner.atKeyword("not"));
    const bool sign = apart && m_scanner.peek() == '-' && (m_scanner.peek(1) < '0' || m_scanner.peek(1) > '9');
    if (keyword || sign || m_scanner.atEnd() || m_scanner.peek() == ')' || m_scanner.peek() == '(') {
        m_scanner.moveTo(begin);
        return std::nullopt;
    }
    if (m_scanner.comparison()) {
        m_builder.failUnexpected();
        return std::nullopt;
    }
    if (apart && m_scanner.peek() != '"') {
        const std::size_t start = m_scanner.position();
        const Lexeme word = m_scanner.name();
        const bool anotherCondition = m_scanner.comparison().has_value();
        m_scanner.moveTo(anotherCondition ? begin : start);
        if (anotherCondition) return std::nullopt;
    }
    Lexeme found = m_scanner.value();
    if (!found.closed && m_builder.strict()) m_builder.fail("query.missing", m_scanner.position(), {"\""});
    if (m_builder.failed() || folded(found.text).empty()) return std::nullopt;
    return found;
}

ConditionParser::Parsed ConditionParser::condition(const Lexeme& name, Comparison comparison)
{
    std::string called = folded(name.text);
    const auto field = fieldCalled(m_game, called);
    if (!field) called = baseField(called);
    const auto holding = field ? std::nullopt : holdingCalled(called);
    const auto printed = field ? std::nullopt : printingPartCalled(called);
    if (!field && !holding && !printed && !isCommonField(called))
        return m_builder.failUnknown("query.unknown-field", name, fieldNames(m_game));
    const bool ordered = field     ? m_game[*field].type == Field::Type::Number
                         : printed ? *printed == PrintingPart::Rarity && !m_game.rarities.empty()
                                   : holding && called != "place";
    if (isOrder(comparison) && !ordered) return m_builder.fail("query.no-order", name.begin, {name.text});

    const auto found = value();
    if (m_builder.failed()) return std::nullopt;
    if (!found) {
        if (m_builder.strict()) m_builder.fail("query.missing", m_scanner.position(), {"value"});
        return std::nullopt;
    }
    if (!found->quoted && found->text == kCurrentValue && m_builder.isInEvery())
        return valueCondition(name, comparison, *found);
    if (field) return fieldCondition(*field, name, comparison, *found);
    if (holding) return holdingCondition(*holding, name, comparison, *found);
    if (printed) return printingCondition(*printed, name, comparison, *found);
    return commonCondition(called, name, comparison, *found);
}

/// `colour:$value`: the value that an `every` is about is one of the card's words.
ConditionParser::Parsed ConditionParser::valueCondition(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    Node node;
    node.kind = Kind::HasValue;
    node.comparison = comparison == Comparison::Contains ? comparison : Comparison::Equal;
    node.column = m_builder.column(name.begin);
    if (comparison > Comparison::Equal || !SubjectParser(m_builder).setSubject(node, name))
        return m_builder.fail("query.unexpected", value.begin, {value.text});
    return m_builder.add(node);
}

/// A condition on what cards of every game have.
ConditionParser::Parsed ConditionParser::commonCondition(std::string_view called, const Lexeme& name,
                                                         Comparison comparison, const Lexeme& value)
{
    if (called == "name") return textCondition(Kind::Name, name, comparison, value);
    if (called == "text") return textCondition(Kind::Text, name, comparison, value);
    if (called == "id") return textCondition(Kind::Id, name, comparison, value);
    // Every card has a type and is in a zone, so that "not this one" is the plain opposite.
    const bool negate = comparison == Comparison::NotEqual;
    if (called == "type") return m_builder.negateIf(negate, typeCondition(name, comparison, value), name.begin);
    if (called == "zone") return m_builder.negateIf(negate, zoneCondition(name, comparison, value), name.begin);
    if (called == "is") return m_builder.negateIf(negate, isCondition(value), name.begin);
    if (called == "can") return m_builder.negateIf(negate, canCondition(name, comparison, value), name.begin);
    if (called == "has") return m_builder.negateIf(negate, hasCondition(value), name.begin);
    return m_builder.negateIf(negate, unknownCondition(value), name.begin);
}

ConditionParser::Parsed ConditionParser::textCondition(Kind kind, const Lexeme& name, Comparison comparison,
                                                       const Lexeme& value)
{
    Node node;
    node.kind = kind;
    node.comparison = comparison;
    node.text = m_builder.addText(value.text);
    node.column = m_builder.column(name.begin);
    return m_builder.add(node);
}

/// In a search a value that is part of no choice matches nothing, because it may be half typed. Where the whole value
/// is required it is an error.
ConditionParser::Parsed ConditionParser::noSuchChoice(Comparison comparison, const Lexeme& value,
                                                      const std::vector<std::string_view>& candidates)
{
    if (m_builder.strict() || comparison != Comparison::Contains)
        return m_builder.failUnknown("query.unknown-choice", value, candidates);
    return m_builder.add(Kind::Nothing, value.begin);
}

ConditionParser::Parsed ConditionParser::typeCondition(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    const bool whole = m_builder.strict() || comparison != Comparison::Contains;
    Parts parts;
    for (const TypeIndex type : typesCalled(m_game, folded(value.text), whole))
        parts.push_back(m_builder.add(indexed(Kind::Type, at(type), m_builder.column(name.begin))));
    return parts.empty() ? noSuchChoice(comparison, value, typeNames(m_game)) : m_builder.join(Kind::Or, parts);
}

ConditionParser::Parsed ConditionParser::zoneCondition(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    if (m_scanner.place() == Scanner::Place::Expression)
        return m_builder.fail("query.needs-pile", name.begin, {name.text});
    const bool whole = m_builder.strict() || comparison != Comparison::Contains;
    Parts parts;
    for (const ZoneIndex zone : zonesCalled(m_game, folded(value.text), whole))
        parts.push_back(m_builder.add(indexed(Kind::InZone, at(zone), m_builder.column(name.begin))));
    return parts.empty() ? noSuchChoice(comparison, value, zoneNames(m_game)) : m_builder.join(Kind::Or, parts);
}

ConditionParser::Parsed ConditionParser::isCondition(const Lexeme& value)
{
    const std::string called = folded(value.text);
    const auto field = fieldCalled(m_game, called);
    if (field && m_game[*field].type == Field::Type::Flag)
        return m_builder.add(indexed(Kind::Flag, at(*field), m_builder.column(value.begin)));
    const auto types = typesCalled(m_game, called, true);
    if (const auto holding = holdingCalled(called); types.empty() && holding && called != "place")
        return holdingCondition(*holding, value, Comparison::Greater, {"0", value.begin, true});
    if (types.empty()) return m_builder.failUnknown("query.unknown-word", value, flagAndTypeNames(m_game));
    return m_builder.add(indexed(Kind::Type, at(types.front()), m_builder.column(value.begin)));
}

ConditionParser::Parsed ConditionParser::canCondition(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    if (m_deck == DeckAtHand::No) return m_builder.fail("query.needs-deck", name.begin, {name.text + ":" + value.text});
    if (folded(value.text) != "add") return noSuchChoice(comparison, value, {"add"});
    return m_builder.add(Kind::CanAdd, name.begin);
}

ConditionParser::Parsed ConditionParser::hasCondition(const Lexeme& value)
{
    const std::string called = folded(value.text);
    if (called == "text") return m_builder.add(Kind::HasText, value.begin);
    if (called == "name" || called == "id" || called == "type") return m_builder.add(Kind::Everything, value.begin);
    const auto field = fieldCalled(m_game, called);
    if (!field) return m_builder.failUnknown("query.unknown-field", value, fieldNames(m_game));
    const bool flag = m_game[*field].type == Field::Type::Flag;
    return m_builder.add(indexed(flag ? Kind::Flag : Kind::Has, at(*field), m_builder.column(value.begin)));
}

ConditionParser::Parsed ConditionParser::unknownCondition(const Lexeme& value)
{
    const std::string called = folded(value.text);
    if (called == "text") return m_builder.add(Kind::UnknownText, value.begin);
    if (called == "name" || called == "id" || called == "type") return m_builder.add(Kind::Nothing, value.begin);
    const auto field = fieldCalled(m_game, called);
    if (!field) return m_builder.failUnknown("query.unknown-field", value, fieldNames(m_game));
    return m_builder.add(indexed(Kind::Unknown, at(*field), m_builder.column(value.begin)));
}

ConditionParser::Parsed ConditionParser::fieldCondition(FieldIndex field, const Lexeme& name, Comparison comparison,
                                                        const Lexeme& value)
{
    Parsed parsed;
    switch (m_game[field].type) {
    case Field::Type::Number: parsed = numberCondition(field, comparison, value); break;
    case Field::Type::Flag: parsed = flagCondition(field, comparison, value); break;
    case Field::Type::Text:
    case Field::Type::Words: parsed = wordCondition(field, comparison, value); break;
    }
    if (parsed) m_builder.setColumn(*parsed, name.begin);
    return parsed;
}

ConditionParser::Parsed ConditionParser::numberCondition(FieldIndex field, Comparison comparison, const Lexeme& value)
{
    if (value.text == "-" && !m_builder.strict()) return std::nullopt;  // the sign of a number still to come
    Node node;
    node.kind = Kind::Number;
    node.index = static_cast<std::uint16_t>(field);
    node.comparison = comparison == Comparison::Contains ? Comparison::Equal : comparison;
    const char* end = value.text.data() + value.text.size();
    const auto [stop, error] = std::from_chars(value.text.data(), end, node.number);
    if (error == std::errc{} && stop == end) return m_builder.add(node);
    if (m_game[field].printed && !isOrder(comparison)) return printedNumberCondition(field, comparison, value);
    return m_builder.fail("query.not-a-number", value.begin, {value.text});
}

/// A text that cards print instead of a number.
ConditionParser::Parsed ConditionParser::printedNumberCondition(FieldIndex field, Comparison comparison,
                                                                const Lexeme& value)
{
    Node node = indexed(Kind::Word, at(field));
    node.comparison = Comparison::Equal;
    node.text = m_builder.addText(value.text);
    const NodeIndex word = m_builder.add(node);
    if (comparison != Comparison::NotEqual) return word;
    const NodeIndex other = m_builder.add(Kind::Not, value.begin, std::span(&word, 1));
    return m_builder.join(Kind::And, {m_builder.add(indexed(Kind::Has, at(field))), other});
}

std::optional<PrintingPart> ConditionParser::printingPartCalled(std::string_view name) const
{
    const auto words = queryPrintingFields();
    const auto found = std::ranges::find(words, name);
    if (found == words.end()) return std::nullopt;
    return static_cast<PrintingPart>(found - words.begin());
}

/// A condition on the printings of a card; `!=` is its plain opposite: no printing is such.
ConditionParser::Parsed ConditionParser::printingCondition(PrintingPart part, const Lexeme& name, Comparison comparison,
                                                           const Lexeme& value)
{
    const bool whole = m_builder.strict() || comparison != Comparison::Contains;
    const std::vector<Choice> choices = printingChoices(m_game, part);
    std::vector<std::string> ids;
    if (choices.empty()) ids.push_back(folded(value.text.starts_with('#') ? value.text.substr(1) : value.text));
    const auto named = std::ranges::find_if(choices, [&](const Choice& choice) {
        const auto names = choiceNames(std::span(&choice, 1));
        return std::ranges::any_of(names, [&](std::string_view each) { return folded(each) == folded(value.text); });
    });
    if (named != choices.end() && isOrder(comparison)) {
        for (const Choice& choice : choices) {
            const int order = &choice == &*named ? 0 : &choice < &*named ? -1 : 1;
            const bool fits = comparison == Comparison::Less        ? order < 0
                              : comparison == Comparison::LessEqual ? order <= 0
                              : comparison == Comparison::Greater   ? order > 0
                                                                    : order >= 0;
            if (fits) ids.push_back(folded(choice.id));
        }
    } else if (named != choices.end()) {
        ids.push_back(folded(named->id));
    } else if (!whole) {
        for (const Choice* choice : choicesWith(choices, folded(value.text))) ids.push_back(folded(choice->id));
    }
    if (ids.empty() && !(named != choices.end())) return noSuchChoice(comparison, value, choiceNames(choices));
    Node node = indexed(Kind::Printed, static_cast<std::size_t>(part), m_builder.column(name.begin));
    node.comparison = comparison == Comparison::NotEqual || (named != choices.end() && !isOrder(comparison)) ||
                              choices.empty()
                          ? Comparison::Equal
                          : comparison;
    std::string lines;
    for (const std::string& id : ids) (lines += lines.empty() ? "" : "\n") += id;
    node.text = m_builder.addText(named != choices.end() ? named->id : value.text, std::move(lines));
    return m_builder.negateIf(comparison == Comparison::NotEqual, m_builder.add(node), name.begin);
}

ConditionParser::Parsed ConditionParser::wordCondition(FieldIndex field, Comparison comparison, const Lexeme& value)
{
    const Field& declared = m_game[field];
    const bool whole = m_builder.strict() || comparison != Comparison::Contains;
    if (whole && !declared.choices.empty() && !declared.choice(value.text))
        return m_builder.failUnknown("query.unknown-choice", value, choiceNames(declared.choices));
    const auto addWord = [&](std::string_view text) {
        Node node;
        node.kind = Kind::Word;
        node.index = static_cast<std::uint16_t>(field);
        node.comparison = comparison;
        node.text = m_builder.addText(text);
        return m_builder.add(node);
    };
    // Part of a choice means every choice that contains it.
    Parts parts;
    if (!whole && !declared.choice(value.text))
        for (const Choice* choice : choicesWith(declared.choices, folded(value.text)))
            parts.push_back(addWord(choice->id));
    return parts.empty() ? addWord(value.text) : m_builder.join(Kind::Or, parts);
}

ConditionParser::Parsed ConditionParser::flagCondition(FieldIndex field, Comparison comparison, const Lexeme& value)
{
    const std::string word = folded(value.text);
    const bool yes = std::ranges::find(kYes, word) != kYes.end();
    if (!yes && std::ranges::find(kNo, word) == kNo.end())
        return noSuchChoice(comparison, value, {kYes.front(), kNo.front()});
    Node node;
    node.kind = Kind::Flag;
    node.index = static_cast<std::uint16_t>(field);
    const NodeIndex flag = m_builder.add(node);
    if (yes == (comparison != Comparison::NotEqual)) return flag;
    // An absent flag is not "no": the card has to have the field.
    const NodeIndex notSet = m_builder.add(Kind::Not, value.begin, std::span(&flag, 1));
    node.kind = Kind::Has;
    const NodeIndex present = m_builder.add(node);
    return m_builder.join(Kind::And, {present, notSet});
}

std::optional<std::size_t> ConditionParser::holdingCalled(std::string_view name) const
{
    // Rules check decks, no matter who owns the cards.
    if (m_builder.strict()) return std::nullopt;
    const auto words = queryCollectionFields();
    const auto found = std::ranges::find(words, name);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

ConditionParser::Parsed ConditionParser::holdingCondition(std::size_t holding, const Lexeme& name,
                                                          Comparison comparison, const Lexeme& value)
{
    if (holding > static_cast<std::size_t>(Holding::Missing)) {
        const bool negate = comparison == Comparison::NotEqual;
        return m_builder.negateIf(
            negate, textCondition(Node::Kind::InPlace, name, negate ? Comparison::Equal : comparison, value),
            name.begin);
    }
    const std::string typed = folded(value.text);
    Node node;
    node.kind = Node::Kind::Holds;
    node.index = static_cast<std::uint16_t>(holding);
    node.comparison = comparison == Comparison::Contains ? Comparison::Equal : comparison;
    node.column = m_builder.column(name.begin);
    const bool equal = node.comparison == Comparison::Equal || node.comparison == Comparison::NotEqual;
    if (equal && (typed == "yes" || typed == "no")) {
        node.comparison = (typed == "yes") == (node.comparison == Comparison::Equal) ? Comparison::Greater
                                                                                     : Comparison::Equal;
        return m_builder.add(node);
    }
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), node.number);
    if (error != std::errc{} || end != typed.data() + typed.size())
        return m_builder.fail("query.not-a-number", value.begin, {value.text});
    return m_builder.add(node);
}

}  // namespace mazzo::model
