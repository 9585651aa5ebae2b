// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/format.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace mazzo::model::catalogue {

/// Collects sections, in the order in which `Block` takes them, and seals them as one block.
class BlockWriter {
public:
    template <class Record>
    void add(std::span<const Record> records)
    {
        addBytes(std::as_bytes(records));
    }
    template <class Record>
    void add(const std::vector<Record>& records)
    {
        add(std::span<const Record>(records));
    }
    void add(std::string_view text) { add(std::span<const char>(text)); }

    [[nodiscard]] std::vector<std::byte> sealed(Header header) const;

private:
    void addBytes(std::span<const std::byte> bytes);

    std::vector<Section> m_sections;  // offsets count from the end of the table until the block is sealed
    std::vector<std::byte> m_bytes;
};

/// The strings of a block, each kept once.
class StringPool {
public:
    [[nodiscard]] StringRef ref(std::string_view text);
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::string_view text(StringRef ref) const
    {
        return std::string_view(m_text).substr(ref.begin, ref.length);
    }

private:
    std::string m_text;
    std::unordered_map<std::string, StringRef> m_refs;
};

}  // namespace mazzo::model::catalogue
