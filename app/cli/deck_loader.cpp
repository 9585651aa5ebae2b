// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_loader.h"

#include "app/cli/format_option.h"
#include "app/cli/import_report.h"
#include "app/input.h"
#include "model/nearest.h"
#include "model/text.h"

namespace mazzo::cli {

namespace {

/// Applies `OPTION=VALUE`, or `rules=ID` for the edition.
Result<void> applySetting(const std::string& assignment, const Game& game, Settings& settings)
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

/// A file that is called `.deck` but has a broken header: its mistake is reported at its place, where any other file
/// would be read as a foreign list.
std::optional<Error> brokenHeader(const DeckSource& source)
{
    if (source.format || !source.game.empty() || !source.file.ends_with(".deck")) return std::nullopt;
    const auto found = recognised(source.bytes);
    if (!found || (found->format != Format::Text && found->format != Format::Arena)) return std::nullopt;
    const auto named = gameOfDeck(source.bytes, source.file);
    return named ? std::nullopt : std::optional(named.error());
}

tl::unexpected<Errors> single(Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); }

}  // namespace

Result<DeckLoader> DeckLoader::create(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto format = formatOption(arguments, "--from");
    if (!format) return failure(format.error());
    DeckLoader loader(console, workspace);
    loader.m_format = *format;
    loader.m_game = arguments.value("--game").value_or("");
    loader.m_settings = arguments.values("--set");
    if (const auto edition = arguments.value("--rules")) loader.m_settings.push_back("rules=" + *edition);
    return loader;
}

Checked<OpenedDeck> DeckLoader::load(const std::string& file)
{
    auto bytes = readInput(file, kMaxSourceBytes);
    if (!bytes) return single(bytes.error());
    return load(std::move(*bytes), file);
}

Checked<OpenedDeck> DeckLoader::load(std::string bytes, const std::string& file)
{
    auto deck = read({std::move(bytes), file, m_format, m_game});
    if (deck && deck->imported.format != Format::Mazzo) printImportReport(m_console, *deck);
    return deck;
}

Checked<OpenedDeck> DeckLoader::read(const DeckSource& source)
{
    if (auto error = brokenHeader(source)) return single(std::move(*error));
    const GameLoader loadGame = [&](std::string_view id) { return game(std::string(id), source); };
    auto opened = openedSource(source, loadGame, m_console.language());
    if (!opened) return tl::unexpected<Errors>(std::move(opened.error()));
    const LoadedGame& loaded = *opened->loaded;
    auto deck = deckFileOf(opened->imported, loaded.game, loaded.catalogue, m_console.language());
    if (!deck) return tl::unexpected<Errors>(std::move(deck.error()));
    for (const std::string& setting : m_settings) {
        if (auto applied = applySetting(setting, loaded.game, deck->settings); !applied) return single(applied.error());
    }
    if (const auto foreign = deck->settings.optionOfOtherEdition(loaded.game)) {
        const Option& option = loaded.game[*foreign];
        return single({Error::Kind::Refused,
                       "deck.option-of-other-edition",
                       {source.file, 0, 0},
                       {option.id, deck->settings.edition, option.clause},
                       {}});
    }
    return OpenedDeck{source.file, opened->loaded, std::move(opened->imported), std::move(*deck)};
}

Result<std::shared_ptr<const LoadedGame>> DeckLoader::game(const std::string& id, const DeckSource& source)
{
    if (const auto found = m_games.find(id); found != m_games.end()) return found->second;
    auto loaded = m_workspace.game(id);
    if (!loaded) {
        if (const auto named = gameOfDeck(source.bytes, source.file); named && named->id == id)
            loaded.error().where = named->where;
        return failure(loaded.error());
    }
    return m_games[id] = std::make_shared<const LoadedGame>(std::move(*loaded));
}

}  // namespace mazzo::cli
