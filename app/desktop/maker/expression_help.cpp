// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/expression_help.h"

#include "app/text/description_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/query/completion.h"
#include "model/query/describe.h"

#include <algorithm>
#include <array>

namespace mazzo::desktop {

namespace {

Scope scopeNamed(const QString& scope)
{
    return scope == "derived" ? Scope::OneCard : scope == "check" ? Scope::Piles : Scope::PilesAndOneCard;
}

}  // namespace

QVariantList expressionCompletions(const Game& game, const QString& scope, const QString& text, int cursor)
{
    QVariantList list;
    const std::string query = text.toStdString();
    const auto place = static_cast<std::size_t>(text.left(cursor).toUtf8().size());
    for (const Completion& completion : completions(query, place, game)) {
        const std::string accepted = query.substr(0, completion.from) + completion.text;
        list.append(QVariantMap{{"text", fromUtf8(completion.text)},
                                {"name", fromUtf8(completion.name.in(currentLanguage()))},
                                {"query", fromUtf8(accepted + query.substr(completion.to))},
                                {"cursor", static_cast<int>(fromUtf8(accepted).size())}});
    }
    // What an expression about piles can begin with.
    static constexpr std::array kFunctions{"count(",    "copies(", "distinct(", "sum(",    "sumOnce(", "least(",
                                           "greatest(", "every(",  "length(",   "values(", "hasAll(",  "hasAny(",
                                           "given(",    "option(", "min(",      "max(",    "if("};
    const std::string before = query.substr(0, place);
    const std::size_t start = before.find_last_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") + 1;
    const std::string word = before.substr(start);
    if (scope == "query" || word.empty()) return list;
    for (const std::string function : kFunctions) {
        if (!function.starts_with(word) || function.size() <= word.size() + 1) continue;
        const std::string accepted = before.substr(0, start) + function;
        list.append(QVariantMap{{"text", fromUtf8(function) + QStringLiteral("…)")},
                                {"name", QString()},
                                {"query", fromUtf8(accepted + query.substr(place))},
                                {"cursor", static_cast<int>(fromUtf8(accepted).size())}});
    }
    return list;
}

QVariantMap explainedExpression(const Game& game, const QString& scope, const QString& text)
{
    const std::string typed = text.trimmed().toStdString();
    if (typed.empty()) return {};
    const auto answer = [&](const auto& parsed) -> QVariantMap {
        if (parsed)
            return {{"explained", fromUtf8(describe(*parsed, game, *descriptionTexts()))},
                    {"problem", QString()},
                    {"position", 0}};
        return {{"explained", QString()},
                {"problem", sentence(parsed.error())},
                {"position", std::max(0, parsed.error().where.column - 1)}};
    };
    return scope == "query" ? answer(parseFinishedQuery(typed, game))
                            : answer(parseExpression(typed, game, scopeNamed(scope)));
}

}  // namespace mazzo::desktop
