// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"

namespace mazzo::carddata {

// How the parts of a card that are no plain column rest in the database: as JSON text. Readers report text that is not
// of that shape as damage to the library.

[[nodiscard]] std::string toJson(const Texts& texts);
[[nodiscard]] std::string toJson(const std::vector<std::string>& list);
[[nodiscard]] std::string toJson(const std::vector<Ruling>& rulings);
[[nodiscard]] std::string toJson(const Value& value);
[[nodiscard]] std::string toJson(const std::optional<Effects>& effects);  ///< null if they are not stated
/// Version, further types, printings and the other side; empty for most cards.
[[nodiscard]] std::string printsToJson(const Game& game, const Card& card);
[[nodiscard]] Result<void> readPrints(const Game& game, std::string_view json, Card& card);
/// By field id, so that a changed order of fields changes nothing; absent values are left out.
[[nodiscard]] std::string valuesToJson(const Game& game, const std::vector<FieldValue>& values);

[[nodiscard]] Result<Texts> textsFromJson(std::string_view json);
[[nodiscard]] Result<std::vector<std::string>> listFromJson(std::string_view json);
[[nodiscard]] Result<std::vector<Ruling>> rulingsFromJson(std::string_view json);
[[nodiscard]] Result<Value> valueFromJson(std::string_view json);
[[nodiscard]] Result<std::optional<Effects>> effectsFromJson(std::string_view json);
[[nodiscard]] Result<std::vector<FieldValue>> valuesFromJson(const Game& game, std::string_view json);

}  // namespace mazzo::carddata
