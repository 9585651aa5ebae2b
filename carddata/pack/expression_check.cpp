// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/expression_check.h"

#include "model/query/query.h"

namespace mazzo::carddata {

namespace {

std::string_view nameOf(Sort sort)
{
    return sort == Sort::Condition ? "condition" : sort == Sort::Number ? "number" : "list";
}

void report(const Error& error, const JsonNode& text, Reading& reading)
{
    std::vector<std::string> args{error.code};
    args.insert(args.end(), error.args.begin(), error.args.end());
    reading.mistakes.add({Error::Kind::Parse, "pack.bad-expression",
                          reading.document.placeInside(text, error.where.column), std::move(args), error.detail});
}

}  // namespace

std::optional<Expression> checkExpression(const JsonNode* node, const Game& game, Scope speaks, Sort expected,
                                          Reading& reading)
{
    const auto* text = node ? node->as<std::string>() : nullptr;
    if (!text || text->empty()) return std::nullopt;
    auto expression = parseExpression(*text, game, speaks);
    if (!expression) {
        report(expression.error(), *node, reading);
        return std::nullopt;
    }
    const Syntax& syntax = expression->syntax;
    if (const Sort found = sortOf(syntax[syntax.root].kind); found != expected) {
        reading.mistake("pack.wrong-expression", *node, {std::string(nameOf(expected)), std::string(nameOf(found))});
        return std::nullopt;
    }
    return std::move(*expression);
}

void checkQuery(const JsonNode* node, const Game& game, Reading& reading)
{
    const auto* text = node ? node->as<std::string>() : nullptr;
    if (!text) return;
    if (const auto query = parseFinishedQuery(*text, game); !query) report(query.error(), *node, reading);
}

}  // namespace mazzo::carddata
