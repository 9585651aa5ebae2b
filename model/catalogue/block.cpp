// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/block.h"

#include <cstring>

namespace mazzo::model::catalogue {

namespace {

/// Takes the sections in the order in which they were written. After a section that does not fit, `isSound` stays
/// false.
class SectionReader {
public:
    SectionReader(std::span<const std::byte> bytes, std::uint32_t sections) : m_bytes(bytes), m_left(sections) {}

    template <class Record>
    [[nodiscard]] std::span<const Record> next()
    {
        static_assert(alignof(Record) <= kAlignment && std::is_trivially_copyable_v<Record>);
        Section section;
        if (m_left == 0) m_isSound = false;
        if (!m_isSound) return {};
        --m_left;
        std::memcpy(&section, m_bytes.data() + sizeof(Header) + sizeof(Section) * m_taken++, sizeof section);
        m_isSound = section.offset % kAlignment == 0 && section.offset <= m_bytes.size() &&
                    section.size <= m_bytes.size() - section.offset && section.size % sizeof(Record) == 0;
        if (!m_isSound) return {};
        return {reinterpret_cast<const Record*>(m_bytes.data() + section.offset), section.size / sizeof(Record)};
    }

    [[nodiscard]] bool isSound() const { return m_isSound && m_left == 0; }

private:
    std::span<const std::byte> m_bytes;
    std::uint32_t m_left;
    std::size_t m_taken = 0;
    bool m_isSound = true;
};

NameTable takeNameTable(SectionReader& reader)
{
    NameTable table;
    table.buckets = reader.next<std::uint32_t>();
    const auto records = reader.next<char>();
    table.records = {records.data(), records.size()};
    return table;
}

WordIndex takeWordIndex(SectionReader& reader)
{
    WordIndex index;
    index.wordStart = reader.next<std::uint32_t>();
    index.vocabulary = reader.next<char>();
    index.postings = reader.next<Posting>();
    index.lists = reader.next<std::uint32_t>();
    index.bitmaps = reader.next<std::uint64_t>();
    index.tokens = reader.next<std::uint32_t>();
    index.textStart = reader.next<std::uint32_t>();
    index.firstText = reader.next<std::uint32_t>();
    return index;
}

Column takeColumn(SectionReader& reader)
{
    Column column;
    column.cells = reader.next<Cell>();
    if (isWide(column.cells.size())) column.codes.wide = reader.next<std::uint32_t>();
    else column.codes.narrow = reader.next<std::uint16_t>();
    column.origins = reader.next<std::uint8_t>();
    column.certain = reader.next<Certain>();
    return column;
}

void takeSections(SectionReader& reader, Block& block, std::uint32_t fields)
{
    const auto pool = reader.next<char>();
    block.pool = {pool.data(), pool.size()};
    block.languages = reader.next<StringRef>();
    block.numbers = reader.next<std::uint32_t>();
    block.ids = reader.next<StringRef>();
    block.sets = reader.next<StringRef>();
    block.types = reader.next<std::uint16_t>();
    block.textStates = reader.next<std::uint16_t>();
    block.firstName = reader.next<std::uint32_t>();
    block.names = reader.next<Name>();
    block.byName = takeNameTable(reader);
    block.byId = takeNameTable(reader);
    for (WordIndex* index : {&block.nameWords, &block.textWords, &block.rulingWords}) *index = takeWordIndex(reader);
    block.words = reader.next<Word>();
    for (std::uint32_t i = 0; i < fields && (i == 0 || !block.columns.back().cells.empty()); ++i)
        block.columns.push_back(takeColumn(reader));
}

tl::unexpected<Error> corrupt(std::string code) { return failure({Error::Kind::Corrupt, std::move(code), {}, {}, {}}); }

}  // namespace

Result<Block> layOver(const Game& game, std::span<const std::byte> bytes, std::shared_ptr<const void> owner)
{
    Header header;
    if (bytes.size() < sizeof header || reinterpret_cast<std::uintptr_t>(bytes.data()) % kAlignment != 0)
        return corrupt("catalogue.no-block");
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.magic != kMagic || header.version != kVersion) return corrupt("catalogue.other-format");
    if (header.size != bytes.size() || header.sections > (bytes.size() - sizeof header) / sizeof(Section))
        return corrupt("catalogue.truncated");
    if (header.checksum != checksum(bytes.data(), bytes.size())) return corrupt("catalogue.damaged");
    if (header.fingerprint != fingerprint(game)) return corrupt("catalogue.other-game");

    Block block;
    block.bytes = bytes;
    block.owner = std::move(owner);
    SectionReader reader(bytes, header.sections);
    takeSections(reader, block, header.fields);
    if (!reader.isSound() || !isSound(block, game, header)) return corrupt("catalogue.damaged");
    return block;
}

}  // namespace mazzo::model::catalogue
