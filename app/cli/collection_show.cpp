// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_command.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

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
            lent.push_back({{"card", lot.game + ":" + lot.card},
                            {"count", lot.count},
                            {"to", lot.lentTo},
                            {"since", lot.lentSince}});
    return lent;
}

Json unknownOf(const CollectionView& view, const LoadedGame& game)
{
    Json unknown = Json::array();
    for (const Lot& lot : view.lots)
        if (lot.card.empty() || !game.catalogue.find(lot.game + ":" + lot.card))
            unknown.push_back({{"name", lot.name.empty() ? lot.card : lot.name}, {"count", lot.count}});
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
}

}  // namespace

ExitStatus showCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto game = workspace.game(arguments.plain()[1]);
    if (!game) return console.fail(game.error());
    const auto view = collectionView(workspace.library(), *game);
    if (!view) return console.fail(view.error());
    const CollectionSums sums = sumsOf(view->counts, view->lots, *game);
    const bool brief = arguments.has("--brief");
    if (!console.json()) {
        print(console, *view, *game, sums, brief);
        return ExitStatus::Done;
    }
    Json json{{"game", game->game.id},          {"owned", sums.copies.owned},
              {"different", sums.different},    {"free", sums.free},
              {"indecks", sums.copies.inDecks}, {"lent", sums.copies.lent},
              {"wanted", sums.copies.wanted},   {"unknown", sums.unknown}};
    json["conflicts"] = conflictsOf(*view, *game, console.language());
    if (!brief) {
        json["cards"] = cardsOf(*view, *game, console.language());
        json["loans"] = lentOf(*view);
        json["strangers"] = unknownOf(*view, *game);
    }
    console.print(json);
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
