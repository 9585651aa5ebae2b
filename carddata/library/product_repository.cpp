// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/product_repository.h"

#include "carddata/library/stored_json.h"

namespace mazzo::carddata {

namespace {

Result<Product> productOf(const Statement& row)
{
    auto name = textsFromJson(row.text(1));
    if (!name) return failure(name.error());
    auto note = textsFromJson(row.text(2));
    if (!note) return failure(note.error());
    return Product{std::string(row.text(0)), std::move(*name), std::move(*note), row.integer(3) != 0, {}};
}

}  // namespace

Result<std::vector<Product>> ProductRepository::all(std::string_view game) const
{
    std::vector<Product> products;
    auto done = m_database.each(
        "SELECT id, names, note, partial FROM product WHERE game = ? ORDER BY position",
        [&](const Statement& row) -> Result<void> {
            auto product = productOf(row);
            if (!product) return failure(product.error());
            auto held = lines(game, product->id);
            if (!held) return failure(held.error());
            product->lines = std::move(*held);
            products.push_back(std::move(*product));
            return {};
        },
        game);
    if (!done) return failure(done.error());
    return products;
}

Result<std::vector<Product::Line>> ProductRepository::lines(std::string_view game, std::string_view product) const
{
    std::vector<Product::Line> lines;
    auto done = m_database.each(
        "SELECT card, count FROM product_card WHERE game = ? AND product = ? ORDER BY position",
        [&lines](const Statement& row) {
            lines.push_back({std::string(row.text(0)), static_cast<int>(row.integer(1))});
            return Result<void>();
        },
        game, product);
    if (!done) return failure(done.error());
    return lines;
}

Result<void> ProductRepository::add(std::string_view game, std::span<const Product> products) const
{
    auto addProduct = m_database.prepare(
        "INSERT INTO product (game, id, position, names, note, partial) VALUES (?, ?, ?, ?, ?, ?)");
    if (!addProduct) return failure(addProduct.error());
    auto addCard = m_database.prepare(
        "INSERT INTO product_card (game, product, position, card, count) VALUES (?, ?, ?, ?, ?)");
    if (!addCard) return failure(addCard.error());
    std::int64_t position = 0;
    for (const Product& product : products) {
        auto added = addProduct->run(game, product.id, ++position, toJson(product.name), toJson(product.note),
                                     std::int64_t{product.partial});
        if (!added) return added;
        std::int64_t linePosition = 0;
        for (const auto& [card, count] : product.lines)
            if (auto done = addCard->run(game, product.id, ++linePosition, card, std::int64_t{count}); !done)
                return done;
    }
    return {};
}

}  // namespace mazzo::carddata
