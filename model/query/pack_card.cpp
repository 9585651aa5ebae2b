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

std::vector<TypeIndex> PackCard::types() const
{
    std::vector<TypeIndex> types{m_card.type};
    types.insert(types.end(), m_card.moreTypes.begin(), m_card.moreTypes.end());
    return types;
}

bool PackCard::printedAs(PrintingPart part, std::span<const std::string> wanted) const
{
    const auto isWanted = [&](const std::string& id) { return std::ranges::find(wanted, folded(id)) != wanted.end(); };
    if (m_card.printings.empty()) return part == PrintingPart::Set && !m_card.set.empty() && isWanted(m_card.set);
    return std::ranges::any_of(m_card.printings, [&](const Printing& printing) {
        switch (part) {
        case PrintingPart::Set: return isWanted(printing.set);
        case PrintingPart::Number: return isWanted(printing.number);
        case PrintingPart::Rarity: return isWanted(printing.rarity);
        case PrintingPart::Finish: return std::ranges::any_of(printing.finishes, isWanted);
        }
        return false;
    });
}

Truth PackCard::nameMatches(Comparison comparison, std::string_view text) const
{
    Words names = m_card.aliases;
    appendTo(names, m_card.name);
    if (m_card.back) appendTo(names, m_card.back->name);
    for (const Texts::Entry& name : m_card.name.entries()) names.push_back(m_card.fullName(name.language));
    return truth(anyMatches(names, comparison, text) != (comparison == Comparison::NotEqual));
}

Truth PackCard::textMatches(Comparison comparison, std::string_view text) const
{
    Words texts;
    appendTo(texts, m_card.text);
    if (m_card.back) appendTo(texts, m_card.back->text);
    for (const Ruling& ruling : m_card.rulings) appendTo(texts, ruling.text);
    const Truth unlessUnknown = hasUnknownText() ? Truth::Unknown : Truth::No;
    const Truth found = truth(anyMatches(texts, comparison, text)) | unlessUnknown;
    if (comparison != Comparison::NotEqual) return found;
    return (!found) & truth(hasUnknownText() || !texts.empty());
}

}  // namespace mazzo::model
