// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "carddata/pack/pack_files.h"
#include "model/card.h"

#include <unordered_set>

namespace mazzo::carddata {

/// Reads what a card states about its printings and its other side.
class PrintingReader {
public:
    PrintingReader(const Game& game, const PackFiles& files);

    /// The key `printings` of a card or of a correction. No two of a card have the same set and number.
    [[nodiscard]] std::vector<Printing> printings(const ObjectReader& card, Reading& reading) const;
    [[nodiscard]] std::optional<CardBack> back(const ObjectReader& card, InLanguages need, Reading& reading) const;

private:
    using Ids = std::unordered_set<std::string>;

    [[nodiscard]] Printing printing(const JsonNode& node, Reading& reading) const;
    [[nodiscard]] std::string image(const ObjectReader& object, Reading& reading) const;

    const Game& m_game;
    const PackFiles& m_files;
    Ids m_sets, m_rarities, m_finishes;  // A catalogue names them a hundred thousand times.
};

/// The keys `rarities` and `finishes` of a game.
[[nodiscard]] std::vector<Choice> readPrintingChoices(const ObjectReader& object, std::string_view key,
                                                      Reading& reading);
/// The key `card-face` of a game, after its fields.
[[nodiscard]] FaceLayout readFaceLayout(const ObjectReader& object, const Game& game, Reading& reading);

}  // namespace mazzo::carddata
