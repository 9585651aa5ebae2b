// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::carddata {

/// One small change of a JSON document. Whatever it does not name stays as it is, in its order.
struct JsonEdit {
    enum class Kind : std::uint8_t {
        Set,     ///< replaces the value at `path`
        Insert,  ///< adds a member or item at `path`; a member at `position` of its object
        Erase,   ///< removes the member or item at `path`
        Move,    ///< puts the item of a list at `path` at `position` of the list
    };

    Kind kind = Kind::Set;
    std::string path;
    std::string value = {};  ///< of Set and Insert, as JSON
    std::size_t position = 0;

    bool operator==(const JsonEdit&) const = default;
};

/// Applies an edit and returns the one that undoes it exactly. An edit that does not fit the document changes nothing:
/// `edit.no-such-place`.
[[nodiscard]] Result<JsonEdit> applyEdit(nlohmann::ordered_json& document, const JsonEdit& edit);

/// A value as the text of an edit.
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& json);

}  // namespace mazzo::carddata
