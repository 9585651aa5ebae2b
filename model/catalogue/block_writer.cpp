// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/block_writer.h"

#include <cstring>

namespace mazzo::model::catalogue {

namespace {

std::size_t aligned(std::size_t size) { return (size + kAlignment - 1) / kAlignment * kAlignment; }

}  // namespace

void BlockWriter::addBytes(std::span<const std::byte> bytes)
{
    m_sections.push_back({m_bytes.size(), bytes.size()});
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    m_bytes.resize(aligned(m_bytes.size()));
}

std::vector<std::byte> BlockWriter::sealed(Header header) const
{
    const std::size_t begin = sizeof(Header) + m_sections.size() * sizeof(Section);
    std::vector<std::byte> block(begin + m_bytes.size());
    header.sections = static_cast<std::uint32_t>(m_sections.size());
    header.size = block.size();
    std::vector<Section> sections = m_sections;
    for (Section& section : sections) section.offset += begin;
    std::memcpy(block.data(), &header, sizeof header);
    std::memcpy(block.data() + sizeof header, sections.data(), sections.size() * sizeof(Section));
    if (!m_bytes.empty()) std::memcpy(block.data() + begin, m_bytes.data(), m_bytes.size());
    header.checksum = checksum(block.data(), block.size());
    std::memcpy(block.data(), &header, sizeof header);
    return block;
}

StringRef StringPool::ref(std::string_view text)
{
    if (text.empty()) return {};
    const auto [entry, isNew] = m_refs.try_emplace(std::string(text));
    if (isNew) {
        entry->second = {static_cast<std::uint32_t>(m_text.size()), static_cast<std::uint32_t>(text.size())};
        m_text += text;
    }
    return entry->second;
}

}  // namespace mazzo::model::catalogue
