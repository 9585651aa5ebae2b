// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/error.h"

namespace mazzo::importer {

/// A card on its way from the source to the pack.
struct ImportedCard {
    Place place;
    std::string id, name, version, text, backName, backText;
    std::vector<std::string> types;
    std::vector<std::pair<std::string, std::vector<std::string>>> fields;  ///< by id
    std::vector<Printing> printings;

    /// Of equal set and number there is one printing, with the finishes of all.
    void add(Printing&& printing);

    [[nodiscard]] bool isSameCard(const ImportedCard& other) const
    {
        return types == other.types && fields == other.fields && backName == other.backName;
    }
};

/// A collector number as a pack can have it.
[[nodiscard]] std::string collectorNumber(std::string number);

}  // namespace mazzo::importer
