// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/printed_texts.h"

#include "app/text/printing_text.h"
#include "carddata/library/data_folder.h"

namespace mazzo::desktop {

CardTexts PrintedTexts::of(const LoadedGame& loaded, std::span<const CardIndex> cards, std::string_view language)
{
    std::vector<std::string> ids;
    std::unordered_map<std::string, CardIndex> requested;
    for (const CardIndex card : cards) {
        if (loaded.catalogue.textState(card) != Card::TextState::Known) continue;
        ids.emplace_back(loaded.catalogue.id(card));
        requested.emplace(ids.back(), card);
    }
    CardTexts texts;
    if (ids.empty()) return texts;
    const std::lock_guard lock(m_mutex);
    if (!m_library || !*m_library) m_library.emplace(Library::open(dataFolder(), FileCheck::Before));
    if (!*m_library) return texts;
    for (const auto& [id, text] : (*m_library)->printedTexts(loaded.game, ids).value_or(std::vector<PrintedText>()))
        texts.emplace(requested.at(id), withSymbols(loaded.game, text.in(language)).toStdString());
    return texts;
}

void PrintedTexts::release()
{
    const std::lock_guard lock(m_mutex);
    m_library.reset();
}

}  // namespace mazzo::desktop
