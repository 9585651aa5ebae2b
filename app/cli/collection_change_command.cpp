// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_change_command.h"

#include "app/cli/collection_messages.h"
#include "app/cli/collection_show_command.h"
#include "app/cli/number_option.h"
#include "app/collection_view.h"
#include "app/text/collection_text.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "model/collection/edits.h"
#include "model/deck_file/card_line.h"
#include "model/nearest.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QDate>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

namespace {

constexpr std::uint64_t kMaxBoxes = 1000;

Result<Lot> lotOf(const LoadedGame& game, const Arguments& arguments)
{
    const std::vector<std::string>& positional = arguments.positional();
    std::string line;
    for (std::size_t i = 2; i < positional.size(); ++i) line += (i == 2 ? "" : " ") + positional[i];
    CardLineScratch scratch;
    const auto read = readCardLine(trimmed(line), game.catalogue, scratch);
    if (!read) return failure({Error::Kind::Parse, read.error().code, {}, {line}, {}});
    Lot lot;
    lot.game = game.game.id;
    if (read->card) lot.card = game.catalogue.id(*read->card);
    else lot.name = read->name;
    lot.count = read->copies;
    lot.printing = read->printing;
    // A printing that the pack has is kept as deck files write it; its finish is that of the lot.
    const auto named = read->card && !read->printing.empty()
                           ? game.catalogue.printingNamed(game.game, *read->card, read->printing)
                           : std::nullopt;
    if (named) {
        lot.printing = writtenPrinting({named->set, named->number, {}});
        lot.finish = named->finish;
    }
    const auto readOption = [&](std::string_view option, std::string& part) {
        if (const auto value = arguments.value(option)) part = std::string(trimmed(*value));
    };
    readOption("--condition", lot.condition);
    readOption("--language", lot.language);
    readOption("--finish", lot.finish);
    readOption("--place", lot.place);
    readOption("--note", lot.note);
    readOption("--date", lot.date);
    readOption("--price", lot.price);
    return lot;
}

Result<Product> productCalled(const std::vector<Product>& products, const std::string& wanted)
{
    std::vector<std::string_view> names;
    for (const Product& product : products) {
        names.push_back(product.id);
        if (product.id == wanted) return product;
        for (const Texts::Entry& name : product.name.entries())
            if (folded(name.words) == folded(wanted)) return product;
    }
    std::vector<std::string> args{wanted};
    for (std::string& near : nearest(wanted, names)) args.push_back(std::move(near));
    if (args.size() == 1) args.insert(args.end(), names.begin(), names.end());
    return failure({Error::Kind::NotFound, "collection.no-such-product", {}, std::move(args), {}});
}

/// `--box PRODUCT [--count N]`.
Result<CollectionStore::Change> boxChange(Workspace& workspace, const LoadedGame& game, const Arguments& arguments)
{
    const auto products = workspace.library().products(game.game.id);
    if (!products) return failure(products.error());
    auto product = productCalled(*products, *arguments.value("--box"));
    if (!product) return failure(product.error());
    if (product->lines.empty())
        return failure({Error::Kind::Refused, "collection.empty-product", {}, {product->id}, {}});
    const auto count = numberOption(arguments, "--count");
    if (!count) return failure(count.error());
    if (*count && (**count < 1 || **count > kMaxBoxes))
        return failure(
            {Error::Kind::Parse, "collection.bad-boxes", {}, {std::to_string(**count), std::to_string(kMaxBoxes)}, {}});
    const int boxes = static_cast<int>(count->value_or(1));
    const std::string id = game.game.id;
    if (arguments.positional().front() == "remove")
        return CollectionStore::Change(
            [=](std::span<const Lot> lots) { return removingProduct(lots, id, *product, boxes); });
    const std::string place(trimmed(arguments.value("--place").value_or("")));
    return CollectionStore::Change([=](std::span<const Lot> lots) -> Result<CollectionEdit> {
        return addingProduct(lots, id, *product, boxes, place);
    });
}

/// A card that the catalogue does not know may be misspelt: prints similar names.
void warnUnknown(const Console& console, const LoadedGame& game, const Lot& lot)
{
    if (!lot.card.empty()) return;
    Error warning{Error::Kind::NotFound, "collection.unknown-card", {}, {lot.name}, {}};
    for (const CardIndex near : game.catalogue.nearestNames(lot.name))
        warning.args.emplace_back(game.catalogue.name(near, console.language()));
    console.printError(sentence(warning));
}

Result<CollectionStore::Change> cardChange(const Console& console, const LoadedGame& game, const Arguments& arguments)
{
    const std::string& verb = arguments.positional().front();
    auto read = lotOf(game, arguments);
    if (!read) return failure(read.error());
    Lot lot = std::move(*read);
    if (verb == "add" || verb == "want") warnUnknown(console, game, lot);
    const auto priority = numberOption(arguments, "--priority");
    if (!priority) return failure(priority.error());
    if (verb == "want" || verb == "unwant") lot.kind = Lot::Kind::Wanted;
    if (verb == "want") lot.priority = static_cast<int>(std::min<std::uint64_t>(priority->value_or(0), 9));
    if (verb == "return") lot.lentTo = trimmed(arguments.value("--from").value_or(""));
    if (verb == "add" || verb == "want")
        return CollectionStore::Change(
            [lot](std::span<const Lot> lots) -> Result<CollectionEdit> { return adding(lots, lot); });
    if (verb == "return")
        return CollectionStore::Change([lot](std::span<const Lot> lots) { return returning(lots, lot); });
    if (verb != "lend")
        return CollectionStore::Change([lot](std::span<const Lot> lots) { return removing(lots, lot); });
    const std::string to(trimmed(arguments.value("--to").value_or("")));
    if (to.empty()) return failure({Error::Kind::Parse, "collection.lend-to-whom", {}, {}, {}});
    const std::string since = arguments.value("--since").value_or(
        QDate::currentDate().toString(Qt::ISODate).toStdString());
    return CollectionStore::Change([=](std::span<const Lot> lots) { return lending(lots, lot, to, since); });
}

/// The input is right, but there is nothing to add.
ExitStatus refuseEmptyProduct(const Console& console, const Error& error)
{
    console.printError(sentence(error));
    if (console.json()) console.print({{"product", error.args.front()}, {"changed", 0}});
    return ExitStatus::AnswerIsNo;
}

}  // namespace

ExitStatus changeCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const std::vector<std::string>& positional = arguments.positional();
    const auto game = workspace.game(positional[1]);
    if (!game) return console.fail(game.error());
    const bool box = arguments.value("--box").has_value() &&
                     (positional.front() == "add" || positional.front() == "remove");
    if (!box && positional.size() < 3)
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kCollectionUsage}, {}});
    const auto change = box ? boxChange(workspace, *game, arguments) : cardChange(console, *game, arguments);
    if (!change && change.error().code == "collection.empty-product")
        return refuseEmptyProduct(console, change.error());
    if (!change) return console.fail(change.error());
    const CollectionStore::Change apply = [&](std::span<const Lot> lots) {
        return (*change)(withKnownCards(lots, game->catalogue));
    };
    if (const auto done = workspace.library().collection().apply(game->game.id, apply); !done)
        return console.fail(withCardName(done.error(), *game, console.language()));
    return printCollection(console, workspace, *game, true);
}

}  // namespace mazzo::cli
