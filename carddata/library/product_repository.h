// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "model/card.h"

#include <span>

namespace mazzo::carddata {

/// The tables `product` and `product_card`.
class ProductRepository {
public:
    explicit ProductRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::vector<Product>> all(std::string_view game) const;  ///< in the pack's order
    [[nodiscard]] Result<void> add(std::string_view game, std::span<const Product> products) const;

private:
    [[nodiscard]] Result<std::vector<Product::Line>> lines(std::string_view game, std::string_view product) const;

    const Database& m_database;
};

}  // namespace mazzo::carddata
