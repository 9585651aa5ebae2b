// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/imported_card.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <unordered_map>
#include <unordered_set>

namespace mazzo::importer {

/// The cards that a pack has already, so that an import keeps their ids and numbers.
class ExistingCards {
public:
    using Json = nlohmann::ordered_json;

    /// Reads a file with cards; only one of them is written again.
    [[nodiscard]] Result<void> read(const std::filesystem::path& file, bool rewritten);

    /// The id of the card of this name and version; null if there is none.
    [[nodiscard]] const std::string* idOf(const std::string& name, const std::string& version) const;
    [[nodiscard]] const Json& card(const std::string& id) const { return m_cards.at(id); }
    /// Whether the card is in a file that is not written again.
    [[nodiscard]] bool isElsewhere(const std::string& id) const { return m_elsewhere.contains(id); }
    /// Those of the file that is written again, in its order.
    [[nodiscard]] const std::vector<std::string>& order() const { return m_order; }

    [[nodiscard]] std::string newId(const ImportedCard& card);
    [[nodiscard]] std::uint32_t newNumber() { return ++m_lastNumber; }

    /// What tells cards apart by name.
    [[nodiscard]] static std::string keyOf(std::string_view name, std::string_view version);

private:
    std::unordered_map<std::string, Json> m_cards;  // by id
    std::vector<std::string> m_order;
    std::unordered_map<std::string, std::string> m_idsByName;
    std::unordered_set<std::string> m_ids, m_elsewhere;
    std::uint32_t m_lastNumber = 0;
};

}  // namespace mazzo::importer
