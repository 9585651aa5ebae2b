// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/typed_card_changes.h"

#include "carddata/library/layers/card_editor.h"

#include <algorithm>

namespace mazzo::desktop {

CardChanges cardChanges(const LoadedGame& loaded, const std::vector<TypedCard>& typed, EditResult& result)
{
    CardChanges changes;
    const CardEditor editor(loaded.game, loaded.catalogue);
    for (std::size_t i = 0; i < typed.size(); ++i) {
        if (typed[i].remove) {
            changes.removed.push_back(typed[i].card);
            continue;
        }
        LayerCard entry;
        entry.id = typed[i].card;
        std::vector<CardText> texts = typed[i].texts;
        const auto& languages = loaded.game.languages;
        for (CardText& text : texts) {
            const bool isText = text.key.part == CardKey::Part::Name || text.key.part == CardKey::Part::Text;
            if (isText && text.key.language.empty() &&
                std::ranges::find(languages, typed[i].language) != languages.end())
                text.key.language = typed[i].language;
        }
        for (CardTextProblem& problem : editor.assign(entry, nullptr, texts, changes.choices))
            result.problems.push_back(
                {i, keyText(loaded.game, typed[i].texts[problem.text].key), std::move(problem.error)});
        // In a pack, a value that is removed is not there at all.
        for (const CardText& text : texts)
            if (text.key.part == CardKey::Part::Field && text.text.empty())
                entry.values[loaded.game[text.key.field].id] = {Absent{}, Origin::User, {}, {}, Absent{}};
        if (entry.id.empty() && entry.name.empty())
            result.problems.push_back({i, "name", {Error::Kind::Refused, "card.no-name", {}, {}, {}}});
        changes.entries.push_back(std::move(entry));
    }
    return changes;
}

}  // namespace mazzo::desktop
