// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/question.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::goldfish::odds {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

void collect(const Syntax& syntax, NodeIndex index, std::vector<NodeIndex>& found)
{
    const Node& node = syntax[index];
    if (isPileNumber(node.kind) || node.kind == Node::Kind::Values) {
        found.push_back(index);
        return;
    }
    for (const NodeIndex child : syntax.children(node)) collect(syntax, child, found);
}

/// The position after a word, or nothing if the text does not begin with it.
std::optional<std::size_t> behind(std::string_view text, std::size_t from, std::string_view word)
{
    const std::size_t begin = text.find_first_not_of(kBlanks, from);
    if (begin == std::string_view::npos || folded(text.substr(begin, word.size())) != word) return std::nullopt;
    const std::size_t end = begin + word.size();
    if (end < text.size() && kBlanks.find(text[end]) == std::string_view::npos && text[end] != '(') return std::nullopt;
    return end;
}

/// Replaces the error for `zone:hand` and other zones of the table: questions only know sections of the deck.
Error aboutTheHand(Error error, const Game& game)
{
    if (error.code != "query.unknown-choice" || error.args.empty()) return error;
    const std::string typed = folded(error.args.front());
    const bool atTheTable = std::ranges::any_of(
        game.procedures, [&typed](const Procedure& procedure) { return procedure.zone(typed) != nullptr; });
    if (atTheTable) error = {error.kind, "odds.no-section", error.where, {error.args.front()}, {}};
    return error;
}

}  // namespace

Result<Question> readQuestion(std::string_view text, const Game& game)
{
    auto expression = parseExpression(text, game, Scope::Piles);
    if (!expression) return failure(aboutTheHand(expression.error(), game));
    const Syntax& syntax = expression->syntax;
    if (sortOf(syntax[syntax.root].kind) != Sort::Condition)
        return failure({Error::Kind::Parse,
                        "query.wrong-type",
                        {{}, 1, std::max(1, syntax[syntax.root].column)},
                        {"condition"},
                        {}});
    return Question{std::string(trimmed(text)), std::move(*expression)};
}

Result<Question> readPolicy(std::string_view text, const Game& game)
{
    const auto keep = behind(text, 0, "keep");
    const auto condition = keep ? behind(text, *keep, "if") : std::nullopt;
    if (!condition) return failure({Error::Kind::Parse, "odds.no-policy", {{}, 1, 1}, {std::string(text)}, {}});
    auto question = readQuestion(text.substr(*condition), game);
    // The words before it are plain letters and blanks: as many characters as bytes.
    if (question) question->before = static_cast<int>(*condition);
    else if (question.error().where.column > 0) question.error().where.column += static_cast<int>(*condition);
    return question;
}

std::vector<NodeIndex> pileNodes(const Syntax& syntax)
{
    std::vector<NodeIndex> found;
    collect(syntax, syntax.root, found);
    return found;
}

}  // namespace mazzo::goldfish::odds
