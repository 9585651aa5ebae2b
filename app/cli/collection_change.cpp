// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_command.h"
#include "app/cli/number_argument.h"
#include "app/text/collection_text.h"
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
    const std::vector<std::string>& given = arguments.plain();
    std::string line;
    for (std::size_t i = 2; i < given.size(); ++i) line += (i == 2 ? "" : " ") + given[i];
    CardLineScratch scratch;
    const auto read = readCardLine(trimmed(line), game.catalogue, scratch);
    if (!read) return failure({Error::Kind::Parse, read.error().code, {}, {line}, {}});
    if (!read->card) {
        std::vector<std::string> args{std::string(read->name)};
        for (const CardIndex near : game.catalogue.nearestNames(read->name))
            args.emplace_back(game.catalogue.name(near, game.game.languages.front()));
        return failure({Error::Kind::NotFound, "card.unknown", {}, std::move(args), {}});
    }
    Lot lot;
    lot.game = game.game.id;
    lot.card = game.catalogue.id(*read->card);
    lot.count = read->copies;
    lot.printing = read->printing;
    const auto take = [&](std::string_view option, std::string& part) {
        part = std::string(trimmed(arguments.value(option).value_or("")));
    };
    take("--condition", lot.condition);
    take("--language", lot.language);
    take("--finish", lot.finish);
    take("--place", lot.place);
    take("--note", lot.note);
    take("--date", lot.date);
    take("--price", lot.price);
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
    const auto count = numberGiven(arguments, "--count");
    if (!count) return failure(count.error());
    if (*count && (**count < 1 || **count > kMaxBoxes))
        return failure(
            {Error::Kind::Parse, "collection.bad-boxes", {}, {std::to_string(**count), std::to_string(kMaxBoxes)}, {}});
    const int boxes = static_cast<int>(count->value_or(1));
    const std::string id = game.game.id;
    if (arguments.plain().front() == "remove")
        return CollectionStore::Change(
            [=](std::span<const Lot> lots) { return removingProduct(lots, id, *product, boxes); });
    const std::string place(trimmed(arguments.value("--place").value_or("")));
    return CollectionStore::Change([=](std::span<const Lot> lots) -> Result<CollectionEdit> {
        return addingProduct(lots, id, *product, boxes, place);
    });
}

Result<CollectionStore::Change> cardChange(const LoadedGame& game, const Arguments& arguments)
{
    const std::string& verb = arguments.plain().front();
    auto read = lotOf(game, arguments);
    if (!read) return failure(read.error());
    Lot lot = std::move(*read);
    const auto priority = numberGiven(arguments, "--priority");
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

}  // namespace

ExitStatus changeCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const std::vector<std::string>& given = arguments.plain();
    const auto game = workspace.game(given[1]);
    if (!game) return console.fail(game.error());
    const bool box = arguments.value("--box").has_value() && (given.front() == "add" || given.front() == "remove");
    if (!box && given.size() < 3)
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kCollectionUsage}, {}});
    const auto change = box ? boxChange(workspace, *game, arguments) : cardChange(*game, arguments);
    if (!change) return console.fail(change.error());
    if (const auto done = workspace.library().collection().apply(game->game.id, *change); !done)
        return console.fail(withCardName(done.error(), *game, console.language()));
    return showCollection(console, workspace, Arguments({"show", game->game.id, "--brief"}, {{"--brief"}, {}}));
}

}  // namespace mazzo::cli
