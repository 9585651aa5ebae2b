// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_save_command.h"

#include "app/cli/deck_choice.h"
#include "app/cli/deck_loader.h"
#include "app/cli/deck_messages.h"
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

/// The stored deck and what saving it did.
struct SavedDeck {
    enum class Outcome { Added, Revised, Unchanged };

    StoredDeck deck;
    Outcome outcome = Outcome::Added;
    bool named = false;  ///< the file gives no name, so the library chose one
};

const char* outcomeId(SavedDeck::Outcome outcome)
{
    return outcome == SavedDeck::Outcome::Added     ? "added"
           : outcome == SavedDeck::Outcome::Revised ? "revised"
                                                    : "unchanged";
}

QString outcomeText(const SavedDeck& saved)
{
    const QString name = fromUtf8(saved.deck.name);
    switch (saved.outcome) {
    case SavedDeck::Outcome::Added:
        return saved.named ? DeckText::tr("The file has no deck name; the deck was saved as “%1”.").arg(name)
                           : DeckText::tr("Added “%1”.").arg(name);
    case SavedDeck::Outcome::Revised:
        return DeckText::tr("Saved “%1” as revision %2.").arg(name).arg(saved.deck.revision);
    case SavedDeck::Outcome::Unchanged: return DeckText::tr("“%1” is already in the library, unchanged.").arg(name);
    }
    return {};
}

Result<SavedDeck> addDeck(const DeckStore& store, const std::string& text, const Game& game,
                          const std::string& language)
{
    const std::string own = nameOfDeck(text);
    const auto name = own.empty() ? store.freeName(game.name.in(language)) : Result<std::string>(own);
    if (!name) return failure(name.error());
    auto deck = store.add(text, *name);
    if (!deck) return failure(deck.error());
    return SavedDeck{std::move(*deck), SavedDeck::Outcome::Added, own.empty()};
}

/// A deck of the same game and name is saved as its next revision. A deck without a name matches a stored deck with the
/// same text.
Result<SavedDeck> save(const DeckStore& store, const std::string& text, const Game& game, bool alwaysNew,
                       const std::string& language)
{
    auto decks = store.all();
    if (!decks) return failure(decks.error());
    std::erase_if(*decks, [&](const StoredDeck& deck) { return deck.game != game.id; });
    const std::string name = nameOfDeck(text);
    if (name.empty()) {
        const auto same = std::ranges::find(*decks, text, &StoredDeck::text);
        if (same != decks->end() && !alwaysNew) return SavedDeck{*same, SavedDeck::Outcome::Unchanged, false};
        return addDeck(store, text, game, language);
    }
    const bool known = std::ranges::any_of(*decks,
                                           [&](const StoredDeck& deck) { return folded(deck.name) == folded(name); });
    if (!known || alwaysNew) return addDeck(store, text, game, language);
    const auto before = findDeck(*decks, name);
    if (!before) return failure(before.error());
    auto after = store.save(before->id, text);
    if (!after) return failure(after.error());
    const auto outcome = after->revision == before->revision ? SavedDeck::Outcome::Unchanged
                                                             : SavedDeck::Outcome::Revised;
    return SavedDeck{std::move(*after), outcome, false};
}

}  // namespace

ExitStatus saveDeck(const Console& console, Workspace& workspace, const Arguments& arguments, const std::string& file)
{
    auto bytes = readInput(file, kMaxSourceBytes);
    if (!bytes) return console.fail(bytes.error());
    auto loader = DeckLoader::create(console, workspace, arguments);
    if (!loader) return console.fail(loader.error());
    // The deck may be illegal, unfinished or contain unknown cards, but its game must be able to read it.
    const auto opened = loader->load(*bytes, file);
    if (!opened) return console.fail(opened.error());
    const bool isDeckFile = opened->imported.format == Format::Mazzo;
    if (isDeckFile)
        for (const Error& warning : opened->deck.warnings) console.printError(sentenceWithPlace(warning));
    std::string text = isDeckFile ? std::move(*bytes) : writeDeck(opened->deck, opened->catalogue());
    if (const auto name = arguments.value("--as")) text = withName(text, *name);
    // Finding the deck of that name and saving it is one step: another program may save a deck of the same name.
    auto transaction = workspace.library().begin();
    if (!transaction) return console.fail(transaction.error());
    const auto saved = save(workspace.library().decks(), text, opened->game(), arguments.has("--new"),
                            console.language());
    if (!saved) return console.fail(saved.error());
    if (auto done = transaction->commit(); !done) return console.fail(done.error());
    if (console.json())
        console.print({{"id", static_cast<std::int64_t>(saved->deck.id)},
                       {"name", saved->deck.name},
                       {"game", saved->deck.game},
                       {"revision", saved->deck.revision},
                       {"outcome", outcomeId(saved->outcome)},
                       {"named", saved->named}});
    else console.line(outcomeText(*saved));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
