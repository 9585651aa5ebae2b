// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"
#include "model/game.h"

namespace mazzo::carddata {

/// What the head of a column, or the left side of `cost=3`, names.
struct CardKey {
    enum class Part : std::uint8_t { Id, Name, Aliases, Type, Set, Text, Rulings, Effects, Image, Field };

    Part part = Part::Field;
    FieldIndex field{};
    std::string language = {};  ///< of `name.it` or `text.it`; of rulings, the one they were shown in; may be empty

    bool operator==(const CardKey&) const = default;
};

/// By id, or by name in any language of the game; an error that names the nearest ones if there is none.
[[nodiscard]] Result<CardKey> cardKey(const Game& game, std::string_view word);
/// The key as `cardKey` reads it.
[[nodiscard]] std::string keyText(const Game& game, const CardKey& key);

}  // namespace mazzo::carddata
