// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/block.h"

#include "model/catalogue/checks.h"

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
    block.effects = reader.next<EffectText>();
    block.moreTypes = reader.next<MoreType>();
    block.firstPrinting = reader.next<std::uint32_t>();
    block.printings = reader.next<PrintingRecord>();
    block.printingTexts = reader.next<StringRef>();
    block.byName = takeNameTable(reader);
    block.byId = takeNameTable(reader);
    block.bySharedName = takeNameTable(reader);
    block.firstShared = reader.next<std::uint32_t>();
    block.shared = reader.next<std::uint32_t>();
    for (WordIndex* index : {&block.nameWords, &block.textWords, &block.rulingWords}) *index = takeWordIndex(reader);
    block.words = reader.next<Word>();
    for (std::uint32_t i = 0; i < fields && (i == 0 || !block.columns.back().cells.empty()); ++i)
        block.columns.push_back(takeColumn(reader));
}

tl::unexpected<Error> corrupt(std::string code) { return failure({Error::Kind::Corrupt, std::move(code), {}, {}, {}}); }

bool allFit(std::span<const StringRef> refs, std::size_t poolSize)
{
    bool sound = true;
    for (const StringRef ref : refs) sound &= fits(ref, poolSize);
    return sound;
}

bool cardsAreSound(const Block& block, const Game& game)
{
    const std::size_t cards = block.cards();
    const std::size_t pool = block.pool.size();
    const bool sized = block.ids.size() == cards && block.sets.size() == cards && block.types.size() == cards &&
                       block.textStates.size() == cards && block.firstName.size() == cards + 1;
    if (!sized || !isPartition(block.firstName, block.names.size())) return false;
    bool sound = allFit(block.languages, pool) && allFit(block.ids, pool) && allFit(block.sets, pool) &&
                 allBelow(block.types, game.types.size()) && allBelow(block.textStates, 3);
    for (const Name& name : block.names)
        sound &= name.language < block.languages.size() && fits(name.text, pool) && name.length <= name.text.length;
    for (const EffectText& effect : block.effects) sound &= effect.card < cards && fits(effect.text, pool);
    for (const MoreType& more : block.moreTypes) sound &= more.card < cards && more.type < game.types.size();
    return sound && block.byName.isSound(cards) && block.byId.isSound(cards);
}

bool printingsAreSound(const Block& block)
{
    const std::size_t texts = block.printingTexts.size();
    if (block.firstPrinting.size() != block.cards() + 1 || !isPartition(block.firstPrinting, block.printings.size()) ||
        !allFit(block.printingTexts, block.pool.size()))
        return false;
    bool sound = true;
    for (const PrintingRecord& printing : block.printings)
        sound &= printing.set < texts && printing.number < texts && printing.rarity < texts &&
                 printing.finishes < texts && printing.image < texts;
    return sound;
}

bool sharedNamesAreSound(const Block& block)
{
    return isPartition(block.firstShared, block.shared.size()) && allBelow(block.shared, block.cards()) &&
           block.bySharedName.isSound(block.firstShared.size() - 1);
}

bool cellIsSound(const Cell& cell, std::size_t words)
{
    const bool counted = cell.kind == CellKind::Text ? cell.words == 1
                                                     : cell.kind == CellKind::Words || cell.words == 0;
    return cell.kind <= CellKind::Words && counted && std::uint64_t{cell.firstWord} + cell.words <= words;
}

bool columnIsSound(const Column& column, std::size_t cards, std::size_t words)
{
    const std::size_t cells = column.cells.size();
    if (column.codes.size() != cards || column.origins.size() != cards || cells <= kUnknownCode) return false;
    if (column.cells[kAbsentCode].kind != CellKind::Absent || column.cells[kUnknownCode].kind != CellKind::Unknown)
        return false;
    bool sound = allBelow(column.codes.narrow, cells) && allBelow(column.codes.wide, cells) &&
                 allBelow(column.origins, static_cast<std::size_t>(Origin::User) + 1);
    for (const Cell& cell : column.cells) sound &= cellIsSound(cell, words);
    for (const Certain& certain : column.certain) sound &= certain.card < cards && certain.code < cells;
    return sound;
}

bool isSound(const Block& block, const Game& game, const Header& header)
{
    const std::size_t cards = header.cards;
    if (block.cards() != cards || block.columns.size() != game.fields.size() || header.fields != game.fields.size())
        return false;
    bool sound = cardsAreSound(block, game) && printingsAreSound(block) && sharedNamesAreSound(block);
    for (const Word& word : block.words)
        sound &= fits(word.raw, block.pool.size()) && fits(word.folded, block.pool.size());
    for (const Column& column : block.columns) sound &= columnIsSound(column, cards, block.words.size());
    for (const WordIndex* index : {&block.nameWords, &block.textWords, &block.rulingWords})
        sound = sound && index->isSound(cards);
    return sound;
}

}  // namespace

Result<Block> openBlock(const Game& game, std::span<const std::byte> bytes, std::shared_ptr<const void> owner)
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
