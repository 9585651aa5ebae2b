// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/form_keys.h"
#include "carddata/edit/pack_document.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::carddata {

/// What an item is called, in a language or the first one that it has; its id if it has no name.
[[nodiscard]] std::string itemName(const nlohmann::ordered_json& item, std::string_view language);
/// The ids of the items of a JSON list; none if it is no list.
[[nodiscard]] std::vector<std::string> idsIn(const nlohmann::ordered_json* list);
/// The ids of a list of items, by the path of the list without its first slash: "procedure/zones".
[[nodiscard]] std::vector<std::string> idsInList(const PackDocument& document, std::string_view list);
/// The languages of the game, the first one before the others.
[[nodiscard]] std::vector<std::string> packLanguages(const PackDocument& document);

/// An id made from a name: "Two Colours" is "two-colours".
[[nodiscard]] std::string idFor(std::string_view name);
/// The id, or the id with the first number that is not taken.
[[nodiscard]] std::string freeId(const std::string& wanted, const std::vector<std::string>& taken);
/// The id of the next rule: "R-7" after "R-6", whatever the letters are.
[[nodiscard]] std::string nextClause(const std::vector<std::string>& taken);

/// A new item of a list with everything that it must have. The name is what it is called, or what a step does.
[[nodiscard]] nlohmann::ordered_json newItem(const PackDocument& document, const Form& form, const std::string& list,
                                             const std::string& name);

}  // namespace mazzo::carddata
