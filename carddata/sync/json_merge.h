// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::carddata {

/// A document of the largest size and depth that a synchronised folder may have; nothing if it is none.
[[nodiscard]] Result<nlohmann::ordered_json> parseSyncedJson(std::string_view text, std::string_view file);

/// Merges two versions that were made of the same document. Objects are merged key by key, lists of objects by their
/// `id` (or `card`), everything else as a whole. What both changed differently stays as we have it and is added to the
/// conflicts.
[[nodiscard]] nlohmann::ordered_json mergeJson(const nlohmann::ordered_json& base, const nlohmann::ordered_json& ours,
                                               const nlohmann::ordered_json& theirs, const std::string& where,
                                               std::vector<std::string>& conflicts);

}  // namespace mazzo::carddata
