// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/printing_ids.h"

#include "carddata/library/layers/typed_words.h"
#include "import/catalogue/mapped_values.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

bool isCalled(const Texts& names, const std::string& word)
{
    return std::ranges::any_of(names.entries(),
                               [&](const Texts::Entry& name) { return folded(name.words) == folded(word); });
}

}  // namespace

void PrintingIds::know(const Game& game)
{
    m_knownSets = game.sets;
    for (const CardSet& set : game.sets) m_setIds.insert(set.id);
    m_rarities.known = game.rarities;
    m_finishes.known = game.finishes;
    for (Words* words : {&m_rarities, &m_finishes})
        for (const Choice& choice : words->known) words->ids.insert(choice.id);
}

void PrintingIds::nameSet(const std::string& code, const std::string& name)
{
    if (!code.empty()) m_setNames.insert_or_assign(slugOf(code), oneLine(name.empty() ? code : name));
}

std::string PrintingIds::setId(const std::string& code)
{
    const auto [entry, isNew] = m_setIdByCode.try_emplace(code);
    if (!isNew) return entry->second;
    std::string id = slugOf(code);
    for (const CardSet& set : m_knownSets)
        if (isCalled(set.name, code)) id = set.id;
    if (m_setIds.insert(id).second) {
        m_newSets.push_back(id);
        m_setNames.try_emplace(id, code);
    }
    return entry->second = id;
}

std::string PrintingIds::Words::idOf(const std::string& word)
{
    std::string id = slugOf(word);
    for (const Choice& choice : known)
        if (isCalled(choice.name, word)) id = choice.id;
    if (ids.insert(id).second) added.emplace_back(id, word);
    ++uses[id];
    return id;
}

std::vector<std::pair<std::string, std::string>> PrintingIds::Words::byUse() const
{
    auto sorted = added;
    std::ranges::stable_sort(sorted, std::ranges::greater(), [this](const auto& word) { return uses.at(word.first); });
    return sorted;
}

GameAdditions PrintingIds::additions(std::string language)
{
    std::vector<std::pair<std::string, std::string>> sets;
    for (const std::string& id : m_newSets) sets.emplace_back(id, m_setNames[id]);
    return {std::move(language), std::move(sets), m_rarities.byUse(), m_finishes.byUse()};
}

}  // namespace mazzo::importer
