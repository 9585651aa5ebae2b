// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_argument.h"

#include "app/input.h"
#include "model/nearest.h"
#include "model/text.h"

namespace mazzo::cli {

namespace {

Result<void> apply(const std::string& assignment, const Game& game, Settings& settings)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string::npos || equals == 0)
        return failure({Error::Kind::Parse, "usage.no-assignment", {}, {assignment}, {}});
    const std::string id = folded(assignment.substr(0, equals));
    const std::string value = assignment.substr(equals + 1);
    if (id == "rules") {
        const Edition* edition = game.edition(folded(value));
        if (edition == nullptr) {
            std::vector<std::string> args{value};
            for (const Edition& each : game.editions) args.push_back(each.id);
            return failure({Error::Kind::NotFound, "deck.unknown-edition", {}, std::move(args), {}});
        }
        settings.edition = edition->id;
        return {};
    }
    const auto option = game.option(id);
    if (!option) {
        std::vector<std::string_view> known{"rules"};
        for (const Option& each : game.options) known.push_back(each.id);
        std::vector<std::string> args{id};
        for (std::string& near : nearest(id, known)) args.push_back(std::move(near));
        return failure({Error::Kind::NotFound, "query.unknown-option", {}, std::move(args), {}});
    }
    if (settings.set(game, *option, value)) return {};
    return failure({Error::Kind::Parse,
                    "deck.unknown-value",
                    {},
                    {value, id, game[*option].clause, game[*option].accepted()},
                    {}});
}

}  // namespace

Result<std::shared_ptr<const LoadedGame>> DeckOpener::game(const NamedGame& named)
{
    if (const auto found = m_games.find(named.id); found != m_games.end()) return found->second;
    auto loaded = m_workspace.game(named.id);
    if (!loaded) {
        loaded.error().where = named.where;
        return failure(loaded.error());
    }
    return m_games[named.id] = std::make_shared<const LoadedGame>(std::move(*loaded));
}

Checked<OpenedDeck> DeckOpener::open(const std::string& file, const std::vector<std::string>& overrides)
{
    const auto text = readInput(file);
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    return read(*text, file, overrides);
}

Checked<OpenedDeck> DeckOpener::read(std::string_view text, const std::string& file,
                                     const std::vector<std::string>& overrides)
{
    const auto one = [](Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); };
    const auto named = gameOfDeck(text, file);
    if (!named) return one(named.error());
    const auto loaded = game(*named);
    if (!loaded) return one(loaded.error());
    auto deck = readDeck(text, (*loaded)->game, (*loaded)->catalogue, file);
    if (!deck) return tl::unexpected<Errors>(std::move(deck.error()));
    for (const std::string& assignment : overrides) {
        if (auto applied = apply(assignment, (*loaded)->game, deck->settings); !applied) return one(applied.error());
    }
    return OpenedDeck{file, *loaded, std::move(*deck)};
}

}  // namespace mazzo::cli
