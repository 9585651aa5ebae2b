// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/card_values.h"

#include "model/query/answers.h"

#include <algorithm>

namespace mazzo::model {

std::optional<Words> wordsOf(const Game& game, const CardValues& card, Subject subject, FieldIndex field)
{
    switch (subject) {
    case Subject::Id: return Words{std::string(card.id())};
    case Subject::Name: return Words{std::string(card.name(game.languages.empty() ? "" : game.languages.front()))};
    case Subject::Type: {
        Words ids;
        for (const TypeIndex type : card.types()) ids.push_back(game[type].id);
        return ids;
    }
    case Subject::Field: break;
    }
    return wordsIn(card.value(field));
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace mazzo::model
