// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/form_keys.h"
#include "carddata/edit/pack_document.h"

namespace mazzo::carddata {

/// Steps that change a pack as a person would by hand: a key that is added stands where the format lists it, ids are
/// made from names, and what refers to something renamed follows. Paths are those of `game.json`.

/// Sets a value, or adds its key. An empty JSON text removes the key.
[[nodiscard]] PackStep valueStep(const PackDocument& document, const std::string& path, const std::string& json);
/// Sets a text in one language; an empty one removes it.
[[nodiscard]] PackStep textStep(const PackDocument& document, const std::string& path, const std::string& language,
                                const std::string& text);

/// Adds an item with everything that it must have to a list, which is added too if need be. The name is what the item
/// is called, or what a step does. `detail` of the step is the path of the new item.
[[nodiscard]] PackStep addStep(const PackDocument& document, const std::string& list, const std::string& name);
/// A copy behind the item, with an id of its own.
[[nodiscard]] PackStep duplicateStep(const PackDocument& document, const std::string& path);
/// Removes an item. The cards lose the values of a field that is removed.
[[nodiscard]] PackStep removeStep(const PackDocument& document, const std::string& path);
[[nodiscard]] PackStep moveStep(const PackDocument& document, const std::string& path, std::size_t position);

/// Replaces, adds or removes a deck file.
[[nodiscard]] PackStep deckStep(const std::string& file, DeckFileText text);
/// A path in the pack that no deck has: "examples/two-colours.deck", "examples/two-colours-2.deck".
[[nodiscard]] std::string newDeckFile(const PackDocument& document, const std::string& subfolder,
                                      const std::string& name);

}  // namespace mazzo::carddata
