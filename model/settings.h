// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::model {

/// An option's value: the canonical word, and the number it is, if it is one.
struct OptionValue {
    std::string text;
    std::optional<int> number;

    bool operator==(const OptionValue&) const = default;
};

/// The edition and options for checking and playing a deck; one value for each option of the game, in its order.
struct Settings {
    std::string edition;
    std::vector<OptionValue> options;

    [[nodiscard]] static Settings presets(const Game& game);
    /// False if the option has no such value; then nothing changes.
    [[nodiscard]] bool set(const Game& game, OptionIndex option, std::string_view text);
    /// An option that only another edition has, if it is set to something else than its preset.
    [[nodiscard]] std::optional<OptionIndex> optionOfOtherEdition(const Game& game) const;
    /// The origins whose values these options hide, such as provisional ones.
    [[nodiscard]] std::vector<Origin> hiddenOrigins(const Game& game) const;

    bool operator==(const Settings&) const = default;
};

}  // namespace mazzo::model
