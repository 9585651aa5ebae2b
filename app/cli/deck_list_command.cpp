// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_list_command.h"

#include "app/cli/deck_messages.h"
#include "app/cli/game_cache.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_file.h"
#include "validators/rule_book.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

/// Nothing if the pack is not installed any more, or can no longer read the deck.
std::optional<Verdict> verdictOf(const StoredDeck& deck, const LoadedGame* game)
{
    if (game == nullptr) return std::nullopt;
    const auto file = readDeck(deck.text, game->game, game->catalogue);
    if (!file) return std::nullopt;
    const auto book = RuleBook::compile(game->game, game->catalogue, file->settings);
    if (!book) return std::nullopt;
    return book->check(file->deck).verdict;
}

Json jsonOf(const StoredDeck& deck, int cards, const std::optional<Verdict>& verdict)
{
    Json json{{"id", static_cast<std::int64_t>(deck.id)},
              {"name", deck.name},
              {"game", deck.game},
              {"cards", cards},
              {"verdict", verdict ? Json(idOf(*verdict)) : Json()},
              {"built", deck.built},
              {"tags", tagsOfDeck(deck.text)},
              {"revision", deck.revision},
              {"created", deck.createdAt},
              {"changed", deck.changedAt}};
    if (!deck.removedAt.empty()) json["removed"] = deck.removedAt;
    return json;
}

QString wordsOf(const StoredDeck& deck, int cards, const std::optional<Verdict>& verdict, const LoadedGame* game,
                const std::string& language)
{
    QStringList parts{fromUtf8(game != nullptr ? game->game.name.in(language) : deck.game),
                      DeckText::tr("%n card(s)", nullptr, cards)};
    if (verdict) parts.append(verdictName(*verdict));
    if (game == nullptr) parts.append(DeckText::tr("game not installed"));
    if (deck.built) parts.append(DeckText::tr("built"));
    parts.append(fromUtf8(deck.changedAt));
    return QStringLiteral("#%1  %2  (%3)")
        .arg(static_cast<qint64>(deck.id))
        .arg(fromUtf8(deck.name), parts.join(QStringLiteral(", ")));
}

}  // namespace

ExitStatus listDecks(const Console& console, Workspace& workspace, bool removed)
{
    const DeckStore store = workspace.library().decks();
    const auto decks = removed ? store.removed() : store.all();
    if (!decks) return console.fail(decks.error());
    GameCache games(workspace.library());
    Json json = Json::array();
    for (const StoredDeck& deck : *decks) {
        const LoadedGame* game = games.game(deck.game);
        const int cards = cardsIn(listing(deck.text, game));
        const auto verdict = verdictOf(deck, game);
        if (console.json()) json.push_back(jsonOf(deck, cards, verdict));
        else console.line(wordsOf(deck, cards, verdict, game, console.language()));
    }
    if (console.json()) console.print(json);
    else if (decks->empty())
        console.line(removed ? DeckText::tr("No deck was removed.")
                             : DeckText::tr("There are no decks yet: mazzo deck save FILE adds one."));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
