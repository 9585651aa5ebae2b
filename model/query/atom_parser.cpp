// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

bool isOrder(Comparison comparison) { return comparison >= Comparison::Less; }

Node indexed(Kind kind, std::size_t index, int column)
{
    Node node;
    node.kind = kind;
    node.index = static_cast<std::uint16_t>(index);
    node.column = column;
    return node;
}

}  // namespace

Parser::Parsed Parser::nameAtom(const Lexeme& word)
{
    if (folded(word.text).empty()) return std::nullopt;
    return textAtom(Kind::Name, word, Comparison::Contains, word);
}

/// The value after a comparison; it may stand after blanks, if it cannot be the beginning of something else.
std::optional<Lexeme> Parser::value()
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
        fail("query.unexpected", m_scanner.position(), {std::string(1, m_scanner.peek())});
        return std::nullopt;
    }
    if (apart && m_scanner.peek() != '"') {
        const std::size_t start = m_scanner.position();
        const Lexeme word = m_scanner.name();
        const bool anotherAtom = m_scanner.comparison().has_value();
        m_scanner.moveTo(anotherAtom ? begin : start);
        if (anotherAtom) return std::nullopt;
    }
    Lexeme found = m_scanner.value();
    if (!found.closed && strict()) fail("query.missing", m_scanner.position(), {"\""});
    if (failed() || folded(found.text).empty()) return std::nullopt;
    return found;
}

Parser::Parsed Parser::atom(const Lexeme& name, Comparison comparison)
{
    const std::string called = folded(name.text);
    const auto field = fieldCalled(m_game, called);
    const auto holding = field ? std::nullopt : holdingCalled(called);
    if (!field && !holding && !isCommonField(called))
        return failUnknown("query.unknown-field", name, fieldNames(m_game));
    const bool ordered = field ? m_game[*field].type == Field::Type::Number : holding && called != "place";
    if (isOrder(comparison) && !ordered) return fail("query.no-order", name.begin, {name.text});

    const auto found = value();
    if (failed()) return std::nullopt;
    if (!found) {
        if (strict()) fail("query.missing", m_scanner.position(), {"value"});
        return std::nullopt;
    }
    if (field) return fieldAtom(*field, name, comparison, *found);
    if (holding) return holdingAtom(*holding, name, comparison, *found);
    const bool mirror = comparison == Comparison::NotEqual;
    if (called == "name") return textAtom(Kind::Name, name, comparison, *found);
    if (called == "text") return textAtom(Kind::Text, name, comparison, *found);
    if (called == "id") return textAtom(Kind::Id, name, comparison, *found);
    if (called == "type") return mirroredIf(mirror, typeAtom(name, comparison, *found), name.begin);
    if (called == "zone") return mirroredIf(mirror, zoneAtom(name, comparison, *found), name.begin);
    if (called == "is") return mirroredIf(mirror, isAtom(*found), name.begin);
    if (called == "can") return mirroredIf(mirror, canAtom(name, comparison, *found), name.begin);
    if (called == "has") return mirroredIf(mirror, hasAtom(*found), name.begin);
    return mirroredIf(mirror, unknownAtom(*found), name.begin);
}

/// Every card has a type and lies in a zone, so that "another one" is the plain opposite.
Parser::Parsed Parser::mirroredIf(bool mirror, Parsed parsed, std::size_t position)
{
    if (!mirror || !parsed) return parsed;
    return add(Kind::Not, position, std::span(&*parsed, 1));
}

Parser::Parsed Parser::textAtom(Kind kind, const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    Node node;
    node.kind = kind;
    node.comparison = comparison;
    node.text = textOf(value.text);
    node.column = column(name.begin);
    return add(node);
}

/// In a search a value that is part of no choice matches nothing, for it may be half typed; where the whole value is
/// asked for it is a mistake.
Parser::Parsed Parser::noSuchChoice(Comparison comparison, const Lexeme& value,
                                    const std::vector<std::string_view>& candidates)
{
    if (strict() || comparison != Comparison::Contains) return failUnknown("query.unknown-choice", value, candidates);
    return add(Kind::Nothing, value.begin);
}

Parser::Parsed Parser::typeAtom(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    const bool whole = strict() || comparison != Comparison::Contains;
    Parts parts;
    for (const TypeIndex type : typesCalled(m_game, folded(value.text), whole))
        parts.push_back(add(indexed(Kind::Type, at(type), column(name.begin))));
    return parts.empty() ? noSuchChoice(comparison, value, typeNames(m_game)) : joined(Kind::Or, parts);
}

Parser::Parsed Parser::zoneAtom(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    if (m_scanner.place() == Scanner::Place::Expression) return fail("query.needs-pile", name.begin, {name.text});
    const bool whole = strict() || comparison != Comparison::Contains;
    Parts parts;
    for (const ZoneIndex zone : zonesCalled(m_game, folded(value.text), whole))
        parts.push_back(add(indexed(Kind::InZone, at(zone), column(name.begin))));
    return parts.empty() ? noSuchChoice(comparison, value, zoneNames(m_game)) : joined(Kind::Or, parts);
}

Parser::Parsed Parser::isAtom(const Lexeme& value)
{
    const std::string called = folded(value.text);
    const auto field = fieldCalled(m_game, called);
    if (field && m_game[*field].type == Field::Type::Flag)
        return add(indexed(Kind::Flag, at(*field), column(value.begin)));
    const auto types = typesCalled(m_game, called, true);
    if (const auto holding = holdingCalled(called); types.empty() && holding && called != "place")
        return holdingAtom(*holding, value, Comparison::Greater, {"0", value.begin, true});
    if (types.empty()) return failUnknown("query.unknown-word", value, flagAndTypeNames(m_game));
    return add(indexed(Kind::Type, at(types.front()), column(value.begin)));
}

Parser::Parsed Parser::canAtom(const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    if (m_deck == DeckAtHand::No) return fail("query.needs-deck", name.begin, {name.text + ":" + value.text});
    if (folded(value.text) != "add") return noSuchChoice(comparison, value, {"add"});
    return add(Kind::CanAdd, name.begin);
}

Parser::Parsed Parser::hasAtom(const Lexeme& value)
{
    const std::string called = folded(value.text);
    if (called == "text") return add(Kind::HasText, value.begin);
    if (called == "name" || called == "id" || called == "type") return add(Kind::Everything, value.begin);
    const auto field = fieldCalled(m_game, called);
    if (!field) return failUnknown("query.unknown-field", value, fieldNames(m_game));
    const bool flag = m_game[*field].type == Field::Type::Flag;
    return add(indexed(flag ? Kind::Flag : Kind::Has, at(*field), column(value.begin)));
}

Parser::Parsed Parser::unknownAtom(const Lexeme& value)
{
    const std::string called = folded(value.text);
    if (called == "text") return add(Kind::UnknownText, value.begin);
    if (called == "name" || called == "id" || called == "type") return add(Kind::Nothing, value.begin);
    const auto field = fieldCalled(m_game, called);
    if (!field) return failUnknown("query.unknown-field", value, fieldNames(m_game));
    return add(indexed(Kind::Unknown, at(*field), column(value.begin)));
}

}  // namespace mazzo::model
