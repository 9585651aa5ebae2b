// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/holding.h"
#include "model/query/parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::model {

std::optional<std::size_t> Parser::holdingCalled(std::string_view name) const
{
    // Rules judge decks, whoever owns the cards.
    if (strict()) return std::nullopt;
    const auto words = queryCollectionFields();
    const auto found = std::ranges::find(words, name);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

Parser::Parsed Parser::holdingAtom(std::size_t holding, const Lexeme& name, Comparison comparison, const Lexeme& value)
{
    if (holding > static_cast<std::size_t>(Holding::Missing)) {
        const bool mirror = comparison == Comparison::NotEqual;
        return mirroredIf(mirror, textAtom(Node::Kind::InPlace, name, mirror ? Comparison::Equal : comparison, value),
                          name.begin);
    }
    const std::string typed = folded(value.text);
    Node node;
    node.kind = Node::Kind::Holds;
    node.index = static_cast<std::uint16_t>(holding);
    node.comparison = comparison == Comparison::Contains ? Comparison::Equal : comparison;
    node.column = column(name.begin);
    const bool equal = node.comparison == Comparison::Equal || node.comparison == Comparison::NotEqual;
    if (equal && (typed == "yes" || typed == "no")) {
        node.comparison = (typed == "yes") == (node.comparison == Comparison::Equal) ? Comparison::Greater
                                                                                     : Comparison::Equal;
        return add(node);
    }
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), node.number);
    if (error != std::errc{} || end != typed.data() + typed.size())
        return fail("query.not-a-number", value.begin, {value.text});
    return add(node);
}

}  // namespace mazzo::model
