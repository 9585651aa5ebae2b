// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_choice.h"

#include "model/nearest.h"
#include "model/text.h"

namespace mazzo::cli {

namespace {

std::string numberOf(const StoredDeck& deck) { return "#" + std::to_string(static_cast<std::int64_t>(deck.id)); }

}  // namespace

Result<StoredDeck> chosenDeck(const std::vector<StoredDeck>& decks, std::string_view nameOrNumber)
{
    const std::string wanted = folded(nameOrNumber);
    std::vector<const StoredDeck*> found;
    std::vector<std::string_view> names;
    for (const StoredDeck& deck : decks) {
        if (folded(deck.name) == wanted) found.push_back(&deck);
        names.push_back(deck.name);
    }
    if (found.empty())
        for (const StoredDeck& deck : decks)
            if (numberOf(deck) == wanted) return deck;
    if (found.size() == 1) return *found.front();
    std::vector<std::string> args{std::string(nameOrNumber)};
    if (found.empty()) {
        for (std::string& near : nearest(nameOrNumber, names)) args.push_back(std::move(near));
        return failure({Error::Kind::NotFound, "library.no-such-deck", {}, std::move(args), {}});
    }
    std::string numbers;
    for (const StoredDeck* deck : found)
        numbers.append(numbers.empty() ? "" : ", ").append(numberOf(*deck) + " (" + deck->game + ")");
    args.push_back(std::move(numbers));
    return failure({Error::Kind::Refused, "library.same-name", {}, std::move(args), {}});
}

const LoadedGame* GameShelf::game(const std::string& id)
{
    if (const auto found = m_games.find(id); found != m_games.end()) return found->second.get();
    auto loaded = m_library.load(id);
    auto& place = m_games[id];
    if (loaded) place = std::make_unique<const LoadedGame>(std::move(*loaded));
    return place.get();
}

}  // namespace mazzo::cli
