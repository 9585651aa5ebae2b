// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/open_deck.h"

#include "model/deck_file/deck_edit.h"

#include <algorithm>

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
}

bool OpenDeck::apply(DeckFile file)
{
    std::string text = writeDeck(file, catalogue());
    if (text == m_text) return false;
    m_before.push_back(std::exchange(m_text, std::move(text)));
    m_after.clear();
    m_file = std::move(file);
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

bool OpenDeck::changeUnknownCard(ZoneIndex zone, const std::string& name, int by)
{
    DeckFile file = m_file;
    if (by > 0) addCopies(file, zone, name, by);
    else removeCopies(file, zone, name, -by);
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
    return true;
}

bool OpenDeck::undo() { return goTo(m_before, m_after); }
bool OpenDeck::redo() { return goTo(m_after, m_before); }

}  // namespace mazzo::desktop
