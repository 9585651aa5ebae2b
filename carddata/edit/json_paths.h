// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::carddata {

/// The parts of a path to a value of a JSON document: `/fields/2/name` (RFC 6901). The root's path is empty.
[[nodiscard]] std::vector<std::string> pathParts(std::string_view path);
/// The path of a member of an object, or of an item of a list.
[[nodiscard]] std::string pathOf(std::string_view parent, std::string_view key);
[[nodiscard]] std::string pathOf(std::string_view parent, std::size_t index);
/// Empty for the root, and for its members.
[[nodiscard]] std::string parentPath(std::string_view path);
[[nodiscard]] std::string lastPart(std::string_view path);
/// A part as the index of a list; nothing if it is none.
[[nodiscard]] std::optional<std::size_t> indexIn(std::string_view part);

/// Null if there is no such value.
[[nodiscard]] const nlohmann::ordered_json* valueAt(const nlohmann::ordered_json& root, std::string_view path);
[[nodiscard]] nlohmann::ordered_json* valueAt(nlohmann::ordered_json& root, std::string_view path);

}  // namespace mazzo::carddata
