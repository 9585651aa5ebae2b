// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

/// Options that are numbers, or whose every value is one.
bool isNumber(const Option& option)
{
    if (option.type == Option::Type::Number) return true;
    const auto digits = [](const Choice& choice) {
        return !choice.id.empty() && std::ranges::all_of(choice.id, [](char c) { return c >= '0' && c <= '9'; });
    };
    return option.type == Option::Type::Choice && !option.values.empty() && std::ranges::all_of(option.values, digits);
}

std::vector<std::string_view> valuesOf(const Option& option)
{
    auto names = choiceNames(option.values);
    if (!option.none.empty()) names.push_back(option.none);
    return names;
}

}  // namespace

Parser::Parsed Parser::call(const Lexeme& name)
{
    m_scanner.moveTo(m_scanner.position() + 1);
    const std::string_view called = name.text;
    if (called == "min") return extremeCall(Kind::Minimum, name);
    if (called == "max") return extremeCall(Kind::Maximum, name);
    if (called == "if") return ifCall(name);
    if (called == "length") return listCall(Kind::Length, name, 1);
    if (called == "hasAll") return listCall(Kind::HasAll, name, 2);
    if (called == "hasAny") return listCall(Kind::HasAny, name, 2);
    if (std::ranges::find(queryFunctions(), called) == queryFunctions().end()) {
        const auto known = queryFunctions();
        return failUnknown("query.unknown-function", name, {known.begin(), known.end()});
    }
    if (m_speaks == Scope::OfOneCard) return fail("query.needs-pile", name.begin, {name.text});
    if (called == "count") return pileCall(Kind::Count, name, false);
    if (called == "sum") return pileCall(Kind::Sum, name, true);
    if (called == "distinct") return pileCall(Kind::Distinct, name, true);
    if (called == "values") return pileCall(Kind::Values, name, true);
    if (called == "given") return givenCall(name);
    if (called == "option") return optionCall(name);
    if (m_speaks == Scope::Piles) return fail("query.needs-card", name.begin, {name.text});
    return pileCall(Kind::Copies, name, false);
}

Parser::Parsed Parser::pileCall(Kind kind, const Lexeme& name, bool withSubject)
{
    Node node;
    node.kind = kind;
    node.column = column(name.begin);
    if (withSubject && !subject(node)) return std::nullopt;
    const Parsed query = pileQuery();
    if (!query || !closeBracket()) return std::nullopt;
    return add(node, std::span(&*query, 1));
}

Parser::Parsed Parser::pileQuery()
{
    m_scanner.setPlace(Scanner::Place::Pile);
    const bool all = atQueryEnd() && m_scanner.peek() == ')';
    const Parsed query = all ? Parsed(add(Kind::Everything, m_scanner.position())) : orQuery();
    m_scanner.setPlace(Scanner::Place::Expression);
    return query;
}

/// The field that is added up or listed, with the comma after it; without a query it is over the whole deck.
bool Parser::subject(Node& node)
{
    m_scanner.skipBlanks();
    const Lexeme typed = m_scanner.peek() == '"' ? m_scanner.phrase() : m_scanner.name();
    const std::string called = folded(typed.text);
    if (called.empty()) fail("query.missing", m_scanner.position(), {"field"});
    const bool listed = node.kind != Kind::Sum;
    if (listed && called == "name") {
        node.subject = Subject::Name;
    } else if (listed && called == "id") {
        node.subject = Subject::Id;
    } else if (listed && called == "type") {
        node.subject = Subject::Type;
    } else if (const auto field = fieldCalled(m_game, called)) {
        node.index = static_cast<std::uint16_t>(*field);
        if (!listed && m_game[*field].type != Field::Type::Number) fail("query.wrong-type", typed.begin, {"number"});
    } else {
        failUnknown("query.unknown-field", typed, fieldNames(m_game));
    }
    m_scanner.skipBlanks();
    if (!failed() && m_scanner.peek() != ')' && !m_scanner.accept(','))
        fail("query.missing", m_scanner.position(), {","});
    return !failed();
}

Parser::Parsed Parser::listCall(Kind kind, const Lexeme& name, std::size_t lists)
{
    Parts parts;
    while (parts.size() < lists) {
        if (!parts.empty() && !m_scanner.accept(',')) return fail("query.missing", m_scanner.position(), {","});
        const Parsed part = expect(Sort::List, sum());
        if (!part) return std::nullopt;
        parts.push_back(*part);
    }
    if (!closeBracket()) return std::nullopt;
    return add(kind, name.begin, parts);
}

Parser::Parsed Parser::extremeCall(Kind kind, const Lexeme& name)
{
    Parts parts;
    do {
        const Parsed part = expect(Sort::Number, sum());
        if (!part) return std::nullopt;
        parts.push_back(*part);
    } while (m_scanner.accept(','));
    if (!closeBracket()) return std::nullopt;
    return add(kind, name.begin, parts);
}

Parser::Parsed Parser::ifCall(const Lexeme& name)
{
    const Parsed condition = expect(Sort::Condition, orCondition());
    if (!condition) return std::nullopt;
    Parts parts{*condition};
    while (parts.size() < 3) {
        if (!m_scanner.accept(',')) return fail("query.missing", m_scanner.position(), {","});
        const Parsed part = expect(Sort::Number, sum());
        if (!part) return std::nullopt;
        parts.push_back(*part);
    }
    if (!closeBracket()) return std::nullopt;
    return add(Kind::If, name.begin, parts);
}

Parser::Parsed Parser::givenCall(const Lexeme& name)
{
    m_scanner.skipBlanks();
    const Lexeme typed = m_scanner.value();
    if (typed.text.empty()) return fail("query.missing", m_scanner.position(), {"zone"});
    const auto zones = zonesCalled(m_game, folded(typed.text), true);
    if (zones.empty()) return failUnknown("query.unknown-choice", typed, zoneNames(m_game));
    if (!closeBracket()) return std::nullopt;
    Node node;
    node.kind = Kind::Given;
    node.index = static_cast<std::uint16_t>(zones.front());
    node.column = column(name.begin);
    return add(node);
}

Parser::Parsed Parser::optionCall(const Lexeme& name)
{
    m_scanner.skipBlanks();
    const Lexeme typed = m_scanner.value();
    if (typed.text.empty()) return fail("query.missing", m_scanner.position(), {"option"});
    const std::string called = folded(typed.text);
    const auto option = m_game.option(called);
    if (called != "rules" && !option) {
        std::vector<std::string_view> candidates{"rules"};
        for (const Option& each : m_game.options) candidates.push_back(each.id);
        return failUnknown("query.unknown-option", typed, candidates);
    }
    if (!closeBracket()) return std::nullopt;
    return called == "rules" ? editionTerm(name) : optionTerm(*option, name);
}

/// An option that is a number is one, unless it is compared with a word of its own (`turns = any`).
Parser::Parsed Parser::optionTerm(OptionIndex option, const Lexeme& name)
{
    if (m_speaks == Scope::OfOneCard) return fail("query.needs-pile", name.begin, {name.text});
    if (!isNumber(m_game[option])) return optionIs(option, name);
    const std::size_t end = m_scanner.position();
    m_scanner.skipBlanks();
    if (m_scanner.acceptComparison()) {
        m_scanner.skipBlanks();
        const Lexeme word = m_scanner.value();
        const std::string& none = m_game[option].none;
        if (!none.empty() && folded(word.text) == folded(none)) {
            m_scanner.moveTo(end);
            return optionIs(option, name);
        }
    }
    m_scanner.moveTo(end);
    Node node;
    node.kind = Kind::OptionNumber;
    node.index = static_cast<std::uint16_t>(option);
    node.column = column(name.begin);
    return add(node);
}

Parser::Parsed Parser::optionIs(OptionIndex option, const Lexeme& name)
{
    m_scanner.skipBlanks();
    const auto comparison = m_scanner.acceptComparison();
    if (!comparison) return fail("query.missing", m_scanner.position(), {"="});
    if (*comparison >= Comparison::Less) return fail("query.no-order", name.begin, {name.text});
    m_scanner.skipBlanks();
    const Lexeme word = m_scanner.value();
    if (word.text.empty()) return fail("query.missing", m_scanner.position(), {"value"});
    const auto canonical = m_game[option].canonical(word.text);
    if (!canonical) return failUnknown("query.unknown-choice", word, valuesOf(m_game[option]));
    Node node;
    node.kind = Kind::OptionIs;
    node.index = static_cast<std::uint16_t>(option);
    node.comparison = *comparison == Comparison::NotEqual ? Comparison::NotEqual : Comparison::Equal;
    node.text = textOf(*canonical);
    node.column = column(name.begin);
    return add(node);
}

Parser::Parsed Parser::editionTerm(const Lexeme& name)
{
    m_scanner.skipBlanks();
    const auto comparison = m_scanner.acceptComparison();
    if (!comparison) return fail("query.missing", m_scanner.position(), {"="});
    if (*comparison >= Comparison::Less) return fail("query.no-order", name.begin, {"rules"});
    m_scanner.skipBlanks();
    const Lexeme word = m_scanner.value();
    if (word.text.empty()) return fail("query.missing", m_scanner.position(), {"value"});
    if (!m_game.edition(word.text)) {
        std::vector<std::string_view> candidates;
        for (const Edition& edition : m_game.editions) candidates.push_back(edition.id);
        return failUnknown("query.unknown-choice", word, candidates);
    }
    Node node;
    node.kind = Kind::EditionIs;
    node.comparison = *comparison == Comparison::NotEqual ? Comparison::NotEqual : Comparison::Equal;
    node.text = textOf(word.text);
    node.column = column(name.begin);
    return add(node);
}

}  // namespace mazzo::model
