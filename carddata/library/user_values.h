// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/own_layer.h"
#include "carddata/library/loaded_game.h"

namespace mazzo::carddata {

/// Single values in the player's own layer, over cards of other layers.
class UserValues {
public:
    explicit UserValues(OwnLayer layer) : m_layer(std::move(layer)) {}

    /// Refused if it contradicts what the pack knows (see `mayBe`).
    [[nodiscard]] Result<void> set(const LoadedGame& loaded, std::string_view card, std::string_view field,
                                   const Value& value) const;
    /// NotFound if none is set.
    [[nodiscard]] Result<void> unset(std::string_view game, std::string_view card, std::string_view field) const;
    [[nodiscard]] Result<std::vector<UserValue>> all(std::string_view game) const;

private:
    OwnLayer m_layer;
};

}  // namespace mazzo::carddata
