// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_remarks.h"

#include "model/deck_file/card_line.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using RemarkItem = DeckFile::Item;

/// The header ends at the first section.
std::span<const RemarkItem> headerOf(const DeckFile& file)
{
    const auto end = std::ranges::find(file.items, DeckFile::Kind::Section, &RemarkItem::kind);
    return {file.items.begin(), end};
}

bool isRemark(const DeckFile& file, const RemarkItem& item, std::string_view key)
{
    return item.kind == DeckFile::Kind::Key && item.text.length == key.size() && folded(file.text(item.text)) == key;
}

std::vector<std::string_view> remarks(const DeckFile& file, std::string_view key)
{
    std::vector<std::string_view> values;
    for (const RemarkItem& item : headerOf(file))
        if (isRemark(file, item, key)) values.push_back(file.text(item.value));
    return values;
}

std::vector<std::string> tagsIn(std::string_view list)
{
    std::vector<std::string> tags;
    for (std::size_t from = 0; from <= list.size();) {
        const std::size_t comma = std::min(list.find(',', from), list.size());
        std::string tag = cleanTag(list.substr(from, comma - from));
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end()) tags.push_back(std::move(tag));
        from = comma + 1;
    }
    return tags;
}

/// Where an edited line goes: in place of an old one, or behind the last line of the header that says something.
void putLine(DeckFile& file, std::optional<std::size_t> place, std::string_view key, const std::string& value)
{
    DeckFile::Line line;
    line.kind = DeckFile::Kind::Key;
    line.text = key;
    line.value = value;
    const RemarkItem item = file.makeItem(line);
    if (place) {
        file.items[*place] = item;
        return;
    }
    const std::span<const RemarkItem> header = headerOf(file);
    const auto last = std::find_if(header.rbegin(), header.rend(),
                                   [](const RemarkItem& each) { return each.kind != DeckFile::Kind::Blank; });
    file.items.insert(file.items.begin() + (header.rend() - last), item);
}

void removeLine(DeckFile& file, std::size_t place)
{
    file.items.erase(file.items.begin() + static_cast<std::ptrdiff_t>(place));
}

/// The card after the `=` of a line of tags. A tag has none, so that it is the first one.
std::optional<TaggedCard> readTags(std::string_view value, const Catalogue& catalogue, CardLineScratch& scratch)
{
    const std::size_t equals = value.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const auto line = readCardLine(trimmed(value.substr(equals + 1)), catalogue, scratch);
    if (!line) return std::nullopt;
    return TaggedCard{tagsIn(value.substr(0, equals)), std::string(line->name), line->card};
}

std::string writeTags(const TaggedCard& tagged, const Catalogue& catalogue)
{
    std::string value;
    for (const std::string& tag : tagged.tags) value.append(value.empty() ? "" : ", ").append(tag);
    // Without its count, which tags have no use for: a name that needs one is quoted.
    std::string card = writeCardLine({1, tagged.name, {}, tagged.card}, catalogue);
    if (card.starts_with("1 ")) card.erase(0, 2);
    CardLineScratch scratch;
    const auto read = readCardLine(card, catalogue, scratch);
    if (!read || read->copies != 1 || read->name != tagged.name) card.insert(0, "1 ");
    return value + " = " + card;
}

template <class IsMeant>
void changeMaybeLines(DeckFile& file, int by, const MaybeCard& added, const Catalogue& catalogue, IsMeant isMeant)
{
    CardLineScratch scratch;
    for (std::size_t i = headerOf(file).size(); i-- > 0 && by != 0;) {
        const RemarkItem& item = file.items[i];
        if (!isRemark(file, item, kMaybeKey)) continue;
        const auto line = readCardLine(file.text(item.value), catalogue, scratch);
        if (!line || !isMeant(*line)) continue;
        const int copies = std::clamp(line->copies + by, 0, kMaxCopiesPerLine);
        by = by < 0 ? std::min(0, line->copies + by) : 0;
        if (copies == 0) removeLine(file, i);
        else putLine(file, i, kMaybeKey, writeCardLine({copies, line->name, line->printing, line->card}, catalogue));
    }
    if (by <= 0) return;
    putLine(file, std::nullopt, kMaybeKey,
            writeCardLine({std::min(by, kMaxCopiesPerLine), added.name, {}, added.card}, catalogue));
}

}  // namespace

bool isRemarkKey(std::string_view key)
{
    return key == "tags" || key == "notes" || key == kCardTagsKey || key == kMaybeKey || key == kFolderKey;
}

std::vector<TaggedCard> taggedCards(const DeckFile& file, const Catalogue& catalogue)
{
    std::vector<TaggedCard> cards;
    CardLineScratch scratch;
    for (const std::string_view value : remarks(file, kCardTagsKey))
        if (auto tagged = readTags(value, catalogue, scratch)) cards.push_back(std::move(*tagged));
    return cards;
}

std::vector<MaybeCard> maybeCards(const DeckFile& file, const Catalogue& catalogue)
{
    std::vector<MaybeCard> cards;
    CardLineScratch scratch;
    for (const std::string_view value : remarks(file, kMaybeKey)) {
        const auto line = readCardLine(value, catalogue, scratch);
        if (!line) continue;
        const auto same = std::ranges::find_if(cards, [&](const MaybeCard& each) {
            return each.card == line->card && (line->card || each.name == line->name);
        });
        if (same == cards.end()) cards.push_back({line->copies, std::string(line->name), line->card});
        else same->copies = std::min(same->copies + line->copies, Deck::kMaxCopies);
    }
    return cards;
}

std::string cleanTag(std::string_view tag)
{
    std::string clean;
    for (const char c : trimmed(tag)) {
        const bool blank = static_cast<unsigned char>(c) <= 0x20 || c == ',' || c == '=';
        if (!blank) clean += c;
        else if (!clean.empty() && clean.back() != ' ') clean += ' ';
    }
    if (clean.size() > kMaxTagLength) {
        // Not in the middle of a character.
        std::size_t end = kMaxTagLength;
        while (end > 0 && (static_cast<unsigned char>(clean[end]) & 0xC0U) == 0x80U) --end;
        clean.resize(end);
    }
    return std::string(trimmed(clean));
}

void setCardTag(DeckFile& file, CardIndex card, std::string_view written, bool set, const Catalogue& catalogue)
{
    const std::string tag = cleanTag(written);
    if (tag.empty()) return;
    CardLineScratch scratch;
    bool found = false;
    for (std::size_t i = headerOf(file).size(); i-- > 0;) {
        if (!isRemark(file, file.items[i], kCardTagsKey)) continue;
        auto tagged = readTags(file.text(file.items[i].value), catalogue, scratch);
        if (!tagged || tagged->card != card) continue;
        const bool has = std::ranges::find(tagged->tags, tag) != tagged->tags.end();
        if (set && !has && !found) tagged->tags.push_back(tag);
        if (!set) std::erase(tagged->tags, tag);
        found = true;
        if (tagged->tags.empty()) removeLine(file, i);
        else if (has != set) putLine(file, i, kCardTagsKey, writeTags(*tagged, catalogue));
    }
    if (set && !found)
        putLine(file, std::nullopt, kCardTagsKey,
                writeTags({{tag}, std::string(catalogue.name(card, {})), card}, catalogue));
}

void changeMaybe(DeckFile& file, CardIndex card, int by, const Catalogue& catalogue)
{
    changeMaybeLines(file, by, {1, std::string(catalogue.name(card, {})), card}, catalogue,
                     [card](const CardLine& line) { return line.card == card; });
}

void changeMaybe(DeckFile& file, std::string_view unknownCard, int by, const Catalogue& catalogue)
{
    const std::string name(unknownCard);
    changeMaybeLines(file, by, {1, name, {}}, catalogue,
                     [&](const CardLine& line) { return !line.card && line.name == name; });
}

}  // namespace mazzo::model
