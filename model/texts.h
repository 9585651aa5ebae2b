// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// A text in several languages, in the order of the pack.
class Texts {
public:
    struct Entry {
        std::string language;
        std::string words;

        bool operator==(const Entry&) const = default;
    };

    Texts() = default;
    explicit Texts(std::vector<Entry> entries) : m_entries(std::move(entries)) {}

    /// The text in that language, else in the first one available, else empty.
    [[nodiscard]] std::string_view in(std::string_view language) const;
    [[nodiscard]] bool has(std::string_view language) const;
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    bool operator==(const Texts&) const = default;

private:
    std::vector<Entry> m_entries;
};

}  // namespace mazzo::model
