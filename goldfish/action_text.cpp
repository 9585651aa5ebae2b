// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

std::string_view languageOr(std::string_view language, const Setup& setup)
{
    return language.empty() ? std::string_view(setup.game->languages.front()) : language;
}

/// Where the reader would take a part of the name for something else.
bool needsQuotes(std::string_view name, const Action& action)
{
    if (name.empty() || name.find_first_of(",\"\\:#@") != std::string_view::npos || name.front() == ' ' ||
        name.back() == ' ')
        return true;
    return std::any_of(action.parts.begin(), action.parts.end(), [name](const Action::Part& part) {
        return !part.link.empty() && (' ' + std::string(name) + ' ').find(' ' + part.link + ' ') != std::string::npos;
    });
}

std::string inQuotes(std::string_view name)
{
    std::string text = "\"";
    for (const char letter : name) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

std::string plainName(const Operand& operand, const Setup& setup, std::string_view language)
{
    return operand.card == noCard ? operand.word : std::string(setup.name(operand.card, languageOr(language, setup)));
}

}  // namespace

std::string nameOf(const Operand& operand, const Setup& setup, std::string_view language)
{
    return plainName(operand, setup, language) + (operand.mark.empty() ? "" : ' ' + operand.mark);
}

std::string textOf(const Action& action, const Setup& setup, std::string_view language)
{
    std::string text = action.verb;
    for (const Action::Part& part : action.parts) {
        if (part.link == ":") text += ':';
        else if (!part.link.empty()) text += ' ' + part.link;
        std::string_view separator = " ";
        for (const Operand& operand : part.operands) {
            const std::string name = plainName(operand, setup, language);
            text += separator;
            text += needsQuotes(name, action) ? inQuotes(name) : name;
            if (!operand.mark.empty()) text += ' ' + operand.mark;
            separator = ", ";
        }
    }
    return text;
}

std::vector<std::string> listed(const std::vector<Offer>& offers, const Setup& setup, std::string_view language)
{
    std::vector<std::string> texts;
    for (const Offer& offer : offers) {
        if (offer.unlisted) continue;
        if (!isPlain(offer)) {
            texts.push_back(offer.verb + " …");
            continue;
        }
        for (const Action& action : plainActions({offer})) texts.push_back(textOf(action, setup, language));
    }
    std::vector<std::string> unique;
    for (std::string& text : texts)
        if (std::find(unique.begin(), unique.end(), text) == unique.end()) unique.push_back(std::move(text));
    return unique;
}

}  // namespace mazzo::goldfish
