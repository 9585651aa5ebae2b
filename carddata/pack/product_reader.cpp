// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/product_reader.h"

#include "carddata/pack/game_reader.h"
#include "carddata/pack/json_reader.h"
#include "model/deck_file/limits.h"

#include <unordered_set>

namespace mazzo::carddata {

namespace {

constexpr Interval kCopies{1, kMaxCopiesPerLine};

struct KnownCards {
    std::vector<std::string_view> ids;
    std::unordered_set<std::string_view> index;
};

Product readProduct(const JsonNode& node, const KnownCards& known, IdSet& taken, Reading& reading)
{
    const ObjectReader object(node, shapes::kProduct, reading);
    Product product;
    product.id = object.newId("id", taken);
    product.name = object.texts("name");
    product.note = object.texts("note");
    product.partial = object.flag("partial");
    IdSet cards;
    for (const JsonNode& item : object.list("cards")) {
        const ObjectReader line(item, shapes::kProductLine, reading);
        product.lines.push_back({line.newId("card", cards), line.whole("count", kCopies).value_or(1)});
        const std::string& card = product.lines.back().card;
        if (isId(card) && !known.index.contains(card))
            reading.unknown("pack.unknown-card", *line.find("card"), card, known.ids);
    }
    return product;
}

}  // namespace

std::vector<Product> readProducts(const JsonDocument& document, const Game& game, std::span<const Card> cards,
                                  Mistakes& mistakes)
{
    Reading reading{document, mistakes, game.languages};
    const ObjectReader file(document.root, shapes::kProductFile, reading);
    checkFormat(file.find("format"), reading);
    KnownCards known;
    for (const Card& card : cards) {
        known.ids.emplace_back(card.id);
        known.index.insert(card.id);
    }
    std::vector<Product> products;
    IdSet taken;
    for (const JsonNode& node : file.list("products")) {
        products.push_back(readProduct(node, known, taken, reading));
        const bool isFirst = products.size() == 1;
        if (isFirst && isId(game.id) && isId(products[0].id) && products[0].id != game.id + "-base")
            reading.mistake("pack.first-product", *node.find("id"), {products[0].id, game.id + "-base"});
    }
    return products;
}

}  // namespace mazzo::carddata
