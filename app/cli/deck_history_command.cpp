// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_history_command.h"

#include "app/cli/deck_messages.h"
#include "app/cli/game_cache.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_listing.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

QString reasonText(DeckRevision::Reason reason)
{
    switch (reason) {
    case DeckRevision::Reason::Created: return DeckText::tr("created");
    case DeckRevision::Reason::Step: return DeckText::tr("edited");
    case DeckRevision::Reason::Saved: return DeckText::tr("saved");
    case DeckRevision::Reason::Renamed: return DeckText::tr("renamed");
    case DeckRevision::Reason::Restored: return DeckText::tr("restored");
    }
    return {};
}

const char* reasonId(DeckRevision::Reason reason)
{
    switch (reason) {
    case DeckRevision::Reason::Created: return "created";
    case DeckRevision::Reason::Step: return "edited";
    case DeckRevision::Reason::Saved: return "saved";
    case DeckRevision::Reason::Renamed: return "renamed";
    case DeckRevision::Reason::Restored: return "restored";
    }
    return "";
}

Json jsonOf(const std::vector<ListedCard>& cards)
{
    Json list = Json::array();
    for (const ListedCard& card : cards)
        list.push_back({{"card", card.card}, {"zone", card.zone}, {"count", card.copies}});
    return list;
}

void print(const Console& console, const DeckRevision& revision, const DeckDifference& change)
{
    console.line(QStringLiteral("%1  %2  %3")
                     .arg(revision.number)
                     .arg(fromUtf8(revision.changedAt), reasonText(revision.reason)));
    for (const ListedCard& card : change.added)
        console.line(
            QStringLiteral("    + %1 %2  [%3]").arg(card.copies).arg(fromUtf8(card.card), fromUtf8(card.zone)));
    for (const ListedCard& card : change.removed)
        console.line(
            QStringLiteral("    − %1 %2  [%3]").arg(card.copies).arg(fromUtf8(card.card), fromUtf8(card.zone)));
}

}  // namespace

ExitStatus printDeckHistory(const Console& console, Workspace& workspace, const StoredDeck& deck)
{
    const auto history = workspace.library().decks().history(deck.id);
    if (!history) return console.fail(history.error());
    GameCache games(workspace.library());
    const LoadedGame* game = games.game(deck.game);
    Json json = Json::array();
    for (std::size_t i = 0; i < history->size(); ++i) {
        const DeckRevision& revision = (*history)[i];
        const auto before = i + 1 < history->size() ? listing((*history)[i + 1].text, game) : std::vector<ListedCard>();
        const DeckDifference change = difference(before, listing(revision.text, game));
        if (console.json())
            json.push_back({{"revision", revision.number},
                            {"reason", reasonId(revision.reason)},
                            {"begun", revision.begunAt},
                            {"changed", revision.changedAt},
                            {"added", jsonOf(change.added)},
                            {"removed", jsonOf(change.removed)}});
        else print(console, revision, change);
    }
    if (console.json()) console.print(json);
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
