// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/open_deck.h"

#include "model/deck_file/deck_edit.h"
#include "model/query/values_in_force.h"

#include <algorithm>
#include <set>

namespace mazzo::desktop {

bool OpenDeck::isTooLarge(std::string_view text)
{
    return text.size() > kMaxBytes || std::ranges::count(text, '\n') > kMaxLines;
}

Checked<OpenDeck> OpenDeck::read(GameSnapshot game, std::string text)
{
    auto file = readDeck(text, game->game, game->catalogue);
    if (!file) return tl::unexpected(std::move(file.error()));
    return OpenDeck(std::move(game), std::move(text), std::move(*file));
}

void OpenDeck::setGame(GameSnapshot game)
{
    auto file = readDeck(m_text, game->game, game->catalogue);
    if (!file) return;
    m_game = std::move(game);
    m_file = std::move(*file);
    m_shownSettings = {};
    followRemarks();
}

/// What follows from the header and the remarks of the file.
void OpenDeck::followRemarks()
{
    findValuesInForce();
    m_maybe = maybeCards(m_file, catalogue());
    m_tags.clear();
    for (TaggedCard& tagged : taggedCards(m_file, catalogue()))
        if (tagged.card && !tagged.tags.empty()) m_tags.try_emplace(*tagged.card, std::move(tagged.tags));
}

const std::vector<std::string>& OpenDeck::tags(CardIndex card) const
{
    static const std::vector<std::string> none;
    const auto found = m_tags.find(card);
    return found == m_tags.end() ? none : found->second;
}

std::vector<std::string> OpenDeck::allTags() const
{
    std::set<std::string> all;
    for (const auto& [card, tags] : m_tags) all.insert(tags.begin(), tags.end());
    return {all.begin(), all.end()};
}

void OpenDeck::findValuesInForce()
{
    if (m_shownSettings == m_file.settings) return;
    m_shownSettings = m_file.settings;
    m_shown.reset();
    auto inForce = valuesInForce(game(), m_game->catalogue, m_file.settings);
    if (!inForce) return;
    m_shown = std::make_shared<const LoadedGame>(
        LoadedGame{m_game->game, std::move(*inForce), m_game->contradicted, m_game->pictures});
}

bool OpenDeck::apply(DeckFile file)
{
    std::string text = writeDeck(file, catalogue());
    if (text == m_text) return false;
    m_before.push_back(std::exchange(m_text, std::move(text)));
    m_after.clear();
    m_file = std::move(file);
    followRemarks();
    return true;
}

bool OpenDeck::change(const std::vector<Step>& steps, const std::vector<Deck::UnknownCard>& removed)
{
    DeckFile file = m_file;
    for (const Step& step : steps) {
        if (step.by > 0) addCopies(file, step.zone, step.card, step.by, game(), catalogue());
        else removeCopies(file, step.zone, step.card, -step.by);
    }
    for (const Deck::UnknownCard& unknownCard : removed)
        removeCopies(file, unknownCard.zone, unknownCard.name, unknownCard.copies);
    return apply(std::move(file));
}

bool OpenDeck::edit(const std::function<void(DeckFile& file)>& change)
{
    DeckFile file = m_file;
    change(file);
    return apply(std::move(file));
}

bool OpenDeck::replaceText(const std::string& text)
{
    if (text == m_text || isTooLarge(text)) return false;
    auto file = readDeck(text, game(), catalogue());
    if (!file) return false;
    m_before.push_back(std::exchange(m_text, text));
    m_after.clear();
    m_file = std::move(*file);
    followRemarks();
    return true;
}

bool OpenDeck::goTo(std::vector<std::string>& from, std::vector<std::string>& to)
{
    if (from.empty()) return false;
    auto file = readDeck(from.back(), game(), catalogue());
    if (!file) return false;
    to.push_back(std::exchange(m_text, std::move(from.back())));
    from.pop_back();
    m_file = std::move(*file);
    followRemarks();
    return true;
}

bool OpenDeck::undo() { return goTo(m_before, m_after); }
bool OpenDeck::redo() { return goTo(m_after, m_before); }

}  // namespace mazzo::desktop
