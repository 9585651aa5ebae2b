// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/data.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using namespace catalogue;

MatchSet Catalogue::wordMatches(FieldIndex field, Comparison comparison, std::string_view foldedText) const
{
    if (comparison > Comparison::NotEqual) return MatchSet::none(size());
    const Data::FieldNotes& notes = m_data->fields[at(field)];

    // What is typed may be the value itself, the name of a choice, or the name of the card that the value refers to.
    std::vector<std::string_view> meanings{foldedText};
    for (const auto& [name, id] : notes.choices) {
        if (name == foldedText) meanings.push_back(id);
    }
    std::string cardId;
    if (const auto card = notes.refersToCards ? findFolded(foldedText) : std::nullopt)
        meanings.push_back(cardId = folded(id(*card)));

    return m_data->ask(field, [&](const CellView& cell) {
        if (cell.kind() == CellKind::Unknown) return Truth::Unknown;
        if (cell.kind() != CellKind::Text && cell.kind() != CellKind::Words) return Truth::No;
        const auto words = cell.words();
        const auto isMeant = [&](const Word& word) {
            return std::find(meanings.begin(), meanings.end(), cell.text(word.folded)) != meanings.end();
        };
        if (comparison == Comparison::Contains && notes.isFreeText)
            return truth(std::any_of(words.begin(), words.end(), [&](const Word& word) {
                return cell.text(word.folded).find(foldedText) != std::string_view::npos;
            }));
        if (comparison == Comparison::Contains) return truth(std::any_of(words.begin(), words.end(), isMeant));
        const bool isWhole = words.size() == 1 && isMeant(words.front());
        return truth(isWhole == (comparison == Comparison::Equal));
    });
}

}  // namespace mazzo::model
