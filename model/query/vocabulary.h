// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/printing.h"

#include <span>
#include <string_view>

namespace mazzo::model {

// The words of the language itself: what the parser knows without a game. Completion and the documents read the same
// lists.
[[nodiscard]] std::span<const std::string_view> queryFunctions();     ///< "count", "sum", …
[[nodiscard]] std::span<const std::string_view> queryOperators();     ///< ":", "=", …, "+", …
[[nodiscard]] std::span<const std::string_view> queryKeywords();      ///< "and", "or", "not"
[[nodiscard]] std::span<const std::string_view> queryCommonFields();  ///< "name", "type", "is", …: there in every game

/// "owned", "free", …: what a search can read of the player's collection. A field of the game with the same name takes
/// precedence.
[[nodiscard]] std::span<const std::string_view> queryCollectionFields();
/// What a query can ask of printings, in the order of `PrintingPart`. A field of the game takes precedence.
[[nodiscard]] std::span<const std::string_view> queryPrintingFields();
/// The declared names of a part; empty for numbers.
[[nodiscard]] std::vector<Choice> printingChoices(const Game& game, PrintingPart part);

/// Stands for the value that an `every` is about.
inline constexpr std::string_view kCurrentValue = "$value";

[[nodiscard]] bool isCommonField(std::string_view folded);

/// The names of a common or collection field in other languages; usually empty.
[[nodiscard]] const Texts& otherNames(std::string_view field);
/// The common or collection field with that name in any language, else the text itself. A field of the game with the
/// same name takes precedence.
[[nodiscard]] std::string_view baseField(std::string_view folded);

/// A field by its id or its name in any language; the text is folded. The fields that every game has are not among
/// them.
[[nodiscard]] std::optional<FieldIndex> fieldCalled(const Game& game, std::string_view folded);

/// The types and zones that a value may mean: the one that is called so, else, unless `whole`, all with the text in a
/// name.
[[nodiscard]] std::vector<TypeIndex> typesCalled(const Game& game, std::string_view folded, bool whole);
[[nodiscard]] std::vector<ZoneIndex> zonesCalled(const Game& game, std::string_view folded, bool whole);
/// The choices with the text in their id or a name.
[[nodiscard]] std::vector<const Choice*> choicesWith(std::span<const Choice> choices, std::string_view folded);

// What a mistyped word may have meant, for suggestions.
[[nodiscard]] std::vector<std::string_view> fieldNames(const Game& game);
[[nodiscard]] std::vector<std::string_view> flagAndTypeNames(const Game& game);
[[nodiscard]] std::vector<std::string_view> typeNames(const Game& game);
[[nodiscard]] std::vector<std::string_view> zoneNames(const Game& game);
[[nodiscard]] std::vector<std::string_view> choiceNames(std::span<const Choice> choices);

}  // namespace mazzo::model
