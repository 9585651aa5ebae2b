// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_values.h"
#include "carddata/pack/shapes.h"

#include <initializer_list>
#include <set>

namespace mazzo::carddata {

using IdSet = std::set<std::string, std::less<>>;

/// An object with known keys. Unknown and missing ones are reported at once; a key that is not there reads as nothing.
class ObjectReader {
public:
    ObjectReader(const JsonNode& node, const Shape& shape, Reading& reading);

    [[nodiscard]] const JsonNode& node() const { return m_node; }
    [[nodiscard]] const JsonNode* find(std::string_view key) const { return m_node.find(key); }
    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] std::string id(std::string_view key) const;
    [[nodiscard]] std::string newId(std::string_view key, IdSet& taken) const;  ///< reports one that is taken
    [[nodiscard]] std::string clauseId(std::string_view key) const;
    [[nodiscard]] bool flag(std::string_view key, bool otherwise = false) const;
    [[nodiscard]] std::optional<int> whole(std::string_view key, Interval range = {}) const;
    [[nodiscard]] Texts texts(std::string_view key, InLanguages need = InLanguages::All) const;
    [[nodiscard]] const JsonNode::List& list(std::string_view key) const;
    /// Reports a list of more than `max` items and reads none of it.
    [[nodiscard]] const JsonNode::List& list(std::string_view key, std::size_t max) const;
    /// The position of the key's word among `words`.
    [[nodiscard]] std::optional<std::size_t> oneOf(std::string_view key,
                                                   const std::vector<std::string_view>& words) const;

    /// Reports the keys of this list that are there: they make no sense with, or without, `because`.
    void refuse(std::initializer_list<std::string_view> keys, std::string_view because) const;
    void require(std::string_view key) const;

private:
    const JsonNode& m_node;
    Reading& m_reading;
};

}  // namespace mazzo::carddata
