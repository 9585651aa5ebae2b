// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_values.h"

#include <string>
#include <unordered_map>

namespace mazzo::carddata {

/// Names by which deck files and queries find something: none may mean two things, whatever its case and accents.
class UniqueNames {
public:
    /// Takes the `id` and the `name` of an object for that id, and reports what another id has.
    void claimAll(const std::string& id, const JsonNode& object, Reading& reading);
    void claim(const std::string& id, const JsonNode* texts, Reading& reading);
    void claimText(const std::string& id, std::string_view name, const JsonNode& at, Reading& reading);
    void claimOne(const std::string& id, const JsonNode& text, Reading& reading);
    /// Takes a name that is known to be free.
    void take(const std::string& id, std::string_view name);

private:
    std::unordered_map<std::string, std::string> m_owners;
};

}  // namespace mazzo::carddata
