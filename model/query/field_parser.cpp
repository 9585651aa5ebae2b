// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;
using namespace std::string_view_literals;

// How a yes/no field's value may be written, folded; the first of each is the canonical one.
constexpr std::array kYes{"yes"sv, "true"sv, "si"sv};
constexpr std::array kNo{"no"sv, "false"sv};

}  // namespace

Parser::Parsed Parser::fieldAtom(FieldIndex field, const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    Parsed parsed;
    switch (m_game[field].type) {
    case Field::Type::Number: parsed = numberAtom(field, comparison, value); break;
    case Field::Type::Flag: parsed = flagAtom(field, comparison, value); break;
    case Field::Type::Text:
    case Field::Type::Words: parsed = wordAtom(field, comparison, value); break;
    }
    if (parsed) m_syntax.nodes[at(*parsed)].column = column(name.begin);
    return parsed;
}

Parser::Parsed Parser::numberAtom(FieldIndex field, Comparison comparison, const Lexeme& value)
{
    if (value.text == "-" && !strict()) return std::nullopt;  // the sign of a number still to come
    Node node;
    node.kind = Kind::Number;
    node.index = static_cast<std::uint16_t>(field);
    node.comparison = comparison == Comparison::Contains ? Comparison::Equal : comparison;
    const char* end = value.text.data() + value.text.size();
    const auto [stop, error] = std::from_chars(value.text.data(), end, node.number);
    if (error != std::errc{} || stop != end) return fail("query.not-a-number", value.begin, {value.text});
    return add(node);
}

Parser::Parsed Parser::wordAtom(FieldIndex field, Comparison comparison, const Lexeme& value)
{
    const Field& asked = m_game[field];
    const bool whole = strict() || comparison != Comparison::Contains;
    if (whole && !asked.choices.empty() && !asked.choice(value.text))
        return failUnknown("query.unknown-choice", value, choiceNames(asked.choices));
    const auto atom = [&](std::string_view text) {
        Node node;
        node.kind = Kind::Word;
        node.index = static_cast<std::uint16_t>(field);
        node.comparison = comparison;
        node.text = textOf(text);
        return add(node);
    };
    // Part of a choice is any choice that has it.
    Parts parts;
    if (!whole && !asked.choice(value.text))
        for (const Choice* choice : choicesWith(asked.choices, folded(value.text))) parts.push_back(atom(choice->id));
    return parts.empty() ? atom(value.text) : joined(Kind::Or, parts);
}

Parser::Parsed Parser::flagAtom(FieldIndex field, Comparison comparison, const Lexeme& value)
{
    const std::string word = folded(value.text);
    const bool yes = std::ranges::find(kYes, word) != kYes.end();
    if (!yes && std::ranges::find(kNo, word) == kNo.end())
        return noSuchChoice(comparison, value, {kYes.front(), kNo.front()});
    Node node;
    node.kind = Kind::Flag;
    node.index = static_cast<std::uint16_t>(field);
    const NodeIndex flag = add(node);
    if (yes == (comparison != Comparison::NotEqual)) return flag;
    // An absent flag is not "no": the card has to have the field.
    const NodeIndex notSet = add(Kind::Not, value.begin, std::span(&flag, 1));
    node.kind = Kind::Has;
    const NodeIndex present = add(node);
    return joined(Kind::And, {present, notSet});
}

}  // namespace mazzo::model
