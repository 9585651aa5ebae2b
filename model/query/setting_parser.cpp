// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/setting_parser.h"

#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

namespace {

/// Whether the option is a number, or each of its values is one.
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

/// An option that is a number is used as a number, unless it is compared with its word for "none" (`turns = any`).
SettingParser::Parsed SettingParser::option(OptionIndex option, const Lexeme& name)
{
    if (m_scope == Scope::OneCard) return m_builder.fail("query.needs-pile", name.begin, {name.text});
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
    node.column = m_builder.column(name.begin);
    return m_builder.add(node);
}

/// The comparison and the value after it; the node gets the comparison.
std::optional<Lexeme> SettingParser::value(Node& node, std::string_view name, std::size_t position)
{
    m_scanner.skipBlanks();
    const auto comparison = m_scanner.acceptComparison();
    if (!comparison) return m_builder.fail("query.missing", m_scanner.position(), {"="});
    if (*comparison >= Comparison::Less) return m_builder.fail("query.no-order", position, {std::string(name)});
    m_scanner.skipBlanks();
    Lexeme word = m_scanner.value();
    if (word.text.empty()) return m_builder.fail("query.missing", m_scanner.position(), {"value"});
    node.comparison = *comparison == Comparison::NotEqual ? Comparison::NotEqual : Comparison::Equal;
    node.column = m_builder.column(position);
    return word;
}

SettingParser::Parsed SettingParser::optionIs(OptionIndex option, const Lexeme& name)
{
    Node node;
    const auto word = value(node, name.text, name.begin);
    if (!word) return std::nullopt;
    const auto canonical = m_game[option].canonical(word->text);
    if (!canonical) return m_builder.failUnknown("query.unknown-choice", *word, valuesOf(m_game[option]));
    node.kind = Kind::OptionIs;
    node.index = static_cast<std::uint16_t>(option);
    node.text = m_builder.addText(*canonical);
    return m_builder.add(node);
}

SettingParser::Parsed SettingParser::edition(const Lexeme& name)
{
    Node node;
    const auto word = value(node, "rules", name.begin);
    if (!word) return std::nullopt;
    if (!m_game.edition(word->text)) {
        std::vector<std::string_view> candidates;
        for (const Edition& edition : m_game.editions) candidates.push_back(edition.id);
        return m_builder.failUnknown("query.unknown-choice", *word, candidates);
    }
    node.kind = Kind::EditionIs;
    node.text = m_builder.addText(word->text);
    return m_builder.add(node);
}

}  // namespace mazzo::model
