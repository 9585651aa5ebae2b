// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/pack_card.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

void appendTo(Words& words, const Texts& texts)
{
    for (const Texts::Entry& entry : texts.entries()) words.push_back(entry.words);
}

/// Whether one of the texts is the wanted one, or contains it.
bool anyMatches(const Words& texts, Comparison comparison, std::string_view wanted)
{
    return std::ranges::any_of(texts, [&](const std::string& text) {
        const std::string have = folded(text);
        return comparison == Comparison::Contains ? have.find(wanted) != std::string::npos : have == wanted;
    });
}

}  // namespace

Truth PackCard::nameMatches(Comparison comparison, std::string_view text) const
{
    Words names = m_card.aliases;
    appendTo(names, m_card.name);
    return truth(anyMatches(names, comparison, text) != (comparison == Comparison::NotEqual));
}

Truth PackCard::textMatches(Comparison comparison, std::string_view text) const
{
    Words texts;
    appendTo(texts, m_card.text);
    for (const Ruling& ruling : m_card.rulings) appendTo(texts, ruling.text);
    const Truth unlessUnknown = hasUnknownText() ? Truth::Unknown : Truth::No;
    const Truth found = truth(anyMatches(texts, comparison, text)) | unlessUnknown;
    if (comparison != Comparison::NotEqual) return found;
    return (!found) & truth(hasUnknownText() || !texts.empty());
}

}  // namespace mazzo::model
