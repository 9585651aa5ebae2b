// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/typed_cards.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// Whether a part of the card has other languages, which an edit of the one that is shown leaves as they are.
bool isOneOfSeveral(CardKey::Part part, const Card& card, const Game& game, const std::string& language)
{
    if (part == CardKey::Part::Rulings) return std::ranges::find(game.languages, language) != game.languages.end();
    const bool isName = part == CardKey::Part::Name;
    const Texts& texts = isName ? card.name : card.text;
    return (isName || part == CardKey::Part::Text) && texts.entries().size() > 1 && texts.has(language);
}

}  // namespace

Result<EditResult> storeTyped(Library& library, const LoadedGame& loaded, const std::vector<TypedCard>& typed,
                              OwnReason reason, const std::string& detail)
{
    const OwnLayer own = library.ownLayer();
    const CardEditor editor(loaded.game, loaded.catalogue);
    OwnEdit edit{.reason = reason, .detail = detail, .entries = {}, .choices = {}};
    EditResult result;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        LayerCard entry;
        entry.id = typed[i].card;
        if (!typed[i].remove) {
            std::optional<Card> current;
            if (!entry.id.empty()) {
                auto stored = own.entry(loaded.game.id, entry.id);
                if (!stored) return failure(stored.error());
                entry = std::move(*stored);
                auto card = library.card(loaded.game, entry.id);
                if (!card) return failure(card.error());
                current = std::move(*card);
            }
            std::vector<CardText> texts = typed[i].texts;
            for (CardText& text : texts)
                if (text.key.language.empty() && current &&
                    isOneOfSeveral(text.key.part, *current, loaded.game, typed[i].language))
                    text.key.language = typed[i].language;
            for (CardTextProblem& problem : editor.assign(entry, current ? &*current : nullptr, texts, edit.choices))
                result.problems.push_back(
                    {i, keyText(loaded.game, typed[i].texts[problem.text].key), std::move(problem.error)});
        }
        edit.entries.push_back(std::move(entry));
    }
    if (!result.problems.empty()) return result;
    auto stored = own.apply(loaded.game, loaded.catalogue, std::move(edit));
    if (!stored) {
        for (OwnProblem& problem : stored.error())
            result.problems.push_back({problem.entry, problem.field, std::move(problem.error)});
        return result;
    }
    for (const LayerCard& entry : stored->entries) result.cards.push_back(entry.id);
    return result;
}

Result<OwnHistory> ownHistory(const Library& library, std::string_view game)
{
    const auto steps = library.ownLayer().history(game);
    if (!steps) return failure(steps.error());
    OwnHistory history;
    for (const OwnStep& step : *steps) (step.undone ? history.canRedo : history.canUndo) = true;
    return history;
}

}  // namespace mazzo::desktop
