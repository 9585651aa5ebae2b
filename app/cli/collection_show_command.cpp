// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_show_command.h"

#include "app/cli/collection_messages.h"
#include "app/collection_view.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

std::set<std::string> placesOf(const CollectionView& view, std::string_view card)
{
    std::set<std::string> places;
    for (const Lot& lot : view.lots)
        if (lot.card == card && lot.kind == Lot::Kind::Owned && !lot.place.empty()) places.insert(lot.place);
    return places;
}

Json cardsOf(const CollectionView& view, const LoadedGame& game, const std::string& language)
{
    Json cards = Json::array();
    for (std::size_t i = 0; i < view.counts.all().size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const Copies& copies = view.counts.of(card);
        if (copies == Copies{}) continue;
        cards.push_back({{"id", game.game.id + ":" + std::string(game.catalogue.id(card))},
                         {"card", game.catalogue.name(card, language)},
                         {"owned", copies.owned},
                         {"free", copies.free()},
                         {"lent", copies.lent},
                         {"indecks", copies.inDecks},
                         {"wanted", copies.wanted},
                         {"places", placesOf(view, game.catalogue.id(card))}});
    }
    return cards;
}

Json lentOf(const CollectionView& view)
{
    Json lent = Json::array();
    for (const Lot& lot : view.lots)
        if (!lot.lentTo.empty())
            lent.push_back({{"card", lot.card.empty() ? lot.name : lot.game + ":" + lot.card},
                            {"count", lot.count},
                            {"to", lot.lentTo},
                            {"since", lot.lentSince}});
    return lent;
}

Json unknownOf(const CollectionView& view, const LoadedGame& game)
{
    Json unknown = Json::array();
    for (const Lot& lot : view.lots)
        if (!cardOf(lot, game.catalogue))
            unknown.push_back({{"name", lot.name.empty() ? lot.card : lot.name},
                               {"count", lot.count},
                               {"state", lot.kind == Lot::Kind::Wanted ? "wanted"
                                         : lot.lentTo.empty()          ? "owned"
                                                                       : "lent"}});
    return unknown;
}

/// The copies of cards that the catalogue does not have, by name.
std::map<std::string, Copies> unknownCopies(const CollectionView& view, const LoadedGame& game)
{
    std::map<std::string, Copies> unknown;
    for (const Lot& lot : view.lots) {
        if (cardOf(lot, game.catalogue)) continue;
        Copies& copies = unknown[lot.name.empty() ? lot.card : lot.name];
        if (lot.kind == Lot::Kind::Wanted) copies.wanted += lot.count;
        else copies.owned += lot.count;
        if (!lot.lentTo.empty()) copies.lent += lot.count;
    }
    return unknown;
}

Json conflictsOf(const CollectionView& view, const LoadedGame& game, const std::string& language)
{
    Json list = Json::array();
    for (const Conflict& conflict : conflicts(view.counts, view.decks)) {
        Json decks = Json::array();
        for (const std::size_t deck : conflict.decks) decks.push_back(view.decks[deck].stored.name);
        list.push_back({{"card", game.catalogue.name(conflict.card, language)},
                        {"need", conflict.copies.inDecks},
                        {"have", conflict.copies.atHand()},
                        {"decks", std::move(decks)}});
    }
    return list;
}

void print(const Console& console, const CollectionView& view, const LoadedGame& game, const CollectionSums& sums,
           bool brief)
{
    console.line(CollectionText::tr("%1: %2 cards owned (%3 different), %4 free, %5 in built decks, %6 lent, %7 wanted")
                     .arg(fromUtf8(game.game.name.in(console.language())))
                     .arg(sums.copies.owned)
                     .arg(sums.different)
                     .arg(sums.free)
                     .arg(sums.copies.inDecks)
                     .arg(sums.copies.lent)
                     .arg(sums.copies.wanted));
    if (sums.unknown > 0)
        console.line(CollectionText::tr("%n more card(s) are not in the catalogue.", nullptr, sums.unknown));
    for (const Conflict& conflict : conflicts(view.counts, view.decks)) {
        QStringList decks;
        for (const std::size_t deck : conflict.decks) decks.append(fromUtf8(view.decks[deck].stored.name));
        console.line("  ✗ " + CollectionText::tr("%1: built decks need %2, %3 at hand (%4)")
                                  .arg(fromUtf8(game.catalogue.name(conflict.card, console.language())))
                                  .arg(conflict.copies.inDecks)
                                  .arg(conflict.copies.atHand())
                                  .arg(decks.join(QStringLiteral(", "))));
    }
    if (brief) return;
    for (std::size_t i = 0; i < view.counts.all().size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const Copies& copies = view.counts.of(card);
        if (copies == Copies{}) continue;
        console.line(CollectionText::tr("  %1  owned %2, free %3, in decks %4, lent %5, wanted %6")
                         .arg(fromUtf8(game.catalogue.name(card, console.language())))
                         .arg(copies.owned)
                         .arg(copies.free())
                         .arg(copies.inDecks)
                         .arg(copies.lent)
                         .arg(copies.wanted));
    }
    for (const auto& [name, copies] : unknownCopies(view, game))
        console.line(CollectionText::tr("  %1  (unknown card) owned %2, lent %3, wanted %4")
                         .arg(fromUtf8(name))
                         .arg(copies.owned)
                         .arg(copies.lent)
                         .arg(copies.wanted));
}

}  // namespace

ExitStatus showCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto game = workspace.game(arguments.positional()[1]);
    return game ? printCollection(console, workspace, *game, arguments.has("--brief")) : console.fail(game.error());
}

ExitStatus printCollection(const Console& console, Workspace& workspace, const LoadedGame& game, bool brief)
{
    const auto view = collectionView(workspace.library(), game);
    if (!view) return console.fail(view.error());
    const CollectionSums sums = sumsOf(view->counts, view->lots, game);
    if (!console.json()) {
        print(console, *view, game, sums, brief);
        return ExitStatus::Done;
    }
    Json json{{"game", game.game.id},           {"owned", sums.copies.owned},
              {"different", sums.different},    {"free", sums.free},
              {"indecks", sums.copies.inDecks}, {"lent", sums.copies.lent},
              {"wanted", sums.copies.wanted},   {"unknown", sums.unknown}};
    json["conflicts"] = conflictsOf(*view, game, console.language());
    if (!brief) {
        json["cards"] = cardsOf(*view, game, console.language());
        json["loans"] = lentOf(*view);
        json["strangers"] = unknownOf(*view, game);
    }
    console.print(json);
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
