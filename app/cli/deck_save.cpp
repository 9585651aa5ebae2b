// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_choice.h"
#include "app/cli/deck_command.h"
#include "app/input.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_file.h"
#include "model/text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

/// What a call did with the file.
struct Saved {
    enum class How { Added, Revised, Unchanged };

    StoredDeck deck;
    How how = How::Added;
    bool named = false;  ///< the file gives no name, so the library chose one
};

const char* outcomeId(Saved::How how)
{
    return how == Saved::How::Added ? "added" : how == Saved::How::Revised ? "revised" : "unchanged";
}

QString outcomeText(const Saved& saved)
{
    const QString name = fromUtf8(saved.deck.name);
    switch (saved.how) {
    case Saved::How::Added:
        return saved.named ? DeckText::tr("The file gives no name; the deck is kept as “%1”.").arg(name)
                           : DeckText::tr("Added “%1”.").arg(name);
    case Saved::How::Revised: return DeckText::tr("Saved “%1” as revision %2.").arg(name).arg(saved.deck.revision);
    case Saved::How::Unchanged: return DeckText::tr("“%1” is in the library already, just so.").arg(name);
    }
    return {};
}

Result<Saved> addDeck(const DeckStore& store, const std::string& text, const Game& game, const std::string& language)
{
    const std::string own = nameOfDeck(text);
    const auto name = own.empty() ? store.freeName(game.name.in(language)) : Result<std::string>(own);
    if (!name) return failure(name.error());
    auto deck = store.add(text, *name);
    if (!deck) return failure(deck.error());
    return Saved{std::move(*deck), Saved::How::Added, own.empty()};
}

/// A name that a deck of the same game has means that deck; a text without a name that is there already means the deck
/// that has it.
Result<Saved> save(const DeckStore& store, const std::string& text, const Game& game, bool alwaysNew,
                   const std::string& language)
{
    auto decks = store.all();
    if (!decks) return failure(decks.error());
    std::erase_if(*decks, [&](const StoredDeck& deck) { return deck.game != game.id; });
    const std::string name = nameOfDeck(text);
    if (name.empty()) {
        const auto same = std::ranges::find(*decks, text, &StoredDeck::text);
        if (same != decks->end() && !alwaysNew) return Saved{*same, Saved::How::Unchanged, false};
        return addDeck(store, text, game, language);
    }
    const bool known = std::ranges::any_of(*decks,
                                           [&](const StoredDeck& deck) { return folded(deck.name) == folded(name); });
    if (!known || alwaysNew) return addDeck(store, text, game, language);
    const auto before = chosenDeck(*decks, name);
    if (!before) return failure(before.error());
    auto after = store.save(before->id, text);
    if (!after) return failure(after.error());
    const auto how = after->revision == before->revision ? Saved::How::Unchanged : Saved::How::Revised;
    return Saved{std::move(*after), how, false};
}

}  // namespace

ExitStatus saveDeck(const Console& console, Workspace& workspace, const Arguments& arguments, const std::string& file)
{
    auto text = readInput(file);
    if (!text) return console.fail(text.error());
    const auto named = gameOfDeck(*text, file);
    if (!named) return console.fail(named.error());
    auto loaded = workspace.game(named->id);
    if (!loaded) {
        loaded.error().where = named->where;
        return console.fail(loaded.error());
    }
    // Only a deck that its game can read is taken in; illegal, unfinished and unknown cards are no hindrance.
    const auto deck = readDeck(*text, loaded->game, loaded->catalogue, file);
    if (!deck) return console.fail(deck.error());
    for (const Error& warning : deck->warnings) console.complain(sentenceWithPlace(warning));
    if (const auto name = arguments.value("--as")) *text = withName(*text, *name);
    const auto saved = save(workspace.library().decks(), *text, loaded->game, arguments.has("--new"),
                            console.language());
    if (!saved) return console.fail(saved.error());
    if (console.json())
        console.print({{"id", static_cast<std::int64_t>(saved->deck.id)},
                       {"name", saved->deck.name},
                       {"game", saved->deck.game},
                       {"revision", saved->deck.revision},
                       {"outcome", outcomeId(saved->how)},
                       {"named", saved->named}});
    else console.line(outcomeText(*saved));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
