// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_merge.h"

#include "model/deck_file/card_line.h"
#include "model/deck_file/deck_remarks.h"
#include "model/deck_file/header_line.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>
#include <map>
#include <set>

namespace mazzo::model {

namespace {

/// A line of one version. Lines with the same zone and key are about the same thing.
struct MergeLine {
    enum class Kind : std::uint8_t { Blank, Header, Section, Card, Other };

    Kind kind = Kind::Blank;
    std::string zone;  ///< empty in the header
    std::string key;
    int copies = 0;  ///< of a card; 1 for other lines
    std::string written;
    std::string name;  ///< of a card, as written
    std::string printing;
    std::optional<CardIndex> card;
};

/// Each change looks at all lines. Decks that differ in more than this are both kept.
constexpr std::size_t kMaxWork = 20'000'000;

using MergeKey = std::pair<std::string, std::string>;  // zone and key

/// What a version says about one thing: how many copies, and for a header key its values.
struct MergeValue {
    int copies = 0;
    std::string values;

    bool operator==(const MergeValue&) const = default;
};

class MergeText {
public:
    MergeText(std::string_view text, const Catalogue& catalogue, const Game* game) : m_catalogue(catalogue)
    {
        TextLines lines(withoutByteOrderMark(text));
        std::string zone;
        bool inSection = false;
        for (TextLine line; lines.next(line);) {
            if (line.isSection()) {
                inSection = true;
                zone = zoneOf(line.content, game);
            }
            m_lines.push_back(read(line, zone, inSection));
            count(m_lines.back());
        }
    }

    [[nodiscard]] const std::vector<MergeLine>& lines() const { return m_lines; }
    [[nodiscard]] const std::map<MergeKey, MergeValue>& values() const { return m_values; }
    [[nodiscard]] MergeValue value(const MergeKey& key) const
    {
        const auto found = m_values.find(key);
        return found == m_values.end() ? MergeValue() : found->second;
    }

    /// Makes this version say what the other one does about a thing.
    void take(const MergeKey& key, const MergeText& from)
    {
        const auto sample = std::ranges::find_if(from.m_lines, [&](const MergeLine& line) { return is(line, key); });
        const MergeLine* line = sample == from.m_lines.end() ? nullptr : &*sample;
        if (key.first.empty() && key.second.starts_with(kHeader)) return takeHeader(key, from);
        if (key.second == kSection) return addSection(key.first, from);
        const int by = from.value(key).copies - value(key).copies;
        if (by < 0) remove(key, -by);
        else if (by > 0 && line != nullptr) add(*line, by, from);
    }

    /// A section whose heading the other version removed goes if nothing is left in it.
    void removeSection(const MergeKey& key)
    {
        const bool holds = std::ranges::any_of(m_lines, [&](const MergeLine& line) {
            return line.zone == key.first && line.kind != MergeLine::Kind::Blank &&
                   line.kind != MergeLine::Kind::Section;
        });
        if (!holds) std::erase_if(m_lines, [&](const MergeLine& line) { return is(line, key); });
    }

    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const MergeLine& line : m_lines) text.append(line.written).append("\n");
        return text;
    }

    static constexpr std::string_view kHeader = "key ";
    static constexpr std::string_view kSection = "section";

private:
    static bool is(const MergeLine& line, const MergeKey& key)
    {
        return line.kind != MergeLine::Kind::Blank && line.zone == key.first && line.key == key.second;
    }

    static std::string zoneOf(std::string_view content, const Game* game)
    {
        const std::string_view name = trimmed(content.substr(1, content.find(']') - 1));
        const auto zone = game != nullptr ? game->zone(name) : std::nullopt;
        // A section without a name must not look like the header.
        return zone ? "zone " + (*game)[*zone].id : "section " + folded(name);
    }

    MergeLine read(const TextLine& line, const std::string& zone, bool inSection)
    {
        MergeLine merged{
            MergeLine::Kind::Other, zone, "line " + std::string(line.content), 1, std::string(line.whole), {}, {}, {}};
        if (line.content.empty()) merged.kind = MergeLine::Kind::Blank;
        else if (line.isSection()) {
            merged.kind = MergeLine::Kind::Section;
            merged.key = kSection;
        } else if (line.isComment()) {
            return merged;
        } else if (!inSection) {
            if (const auto header = readHeaderLine(line.content)) {
                merged.kind = MergeLine::Kind::Header;
                const std::string key = folded(header->key);
                merged.key = std::string(kHeader) + key;
                // Each of these lines is about one card.
                if (key == kCardTagsKey || key == kMaybeKey) merged.key.append(" ").append(header->value);
                merged.name = header->value;
            }
        } else if (const auto card = readCardLine(line.content, m_catalogue, m_scratch)) {
            merged.kind = MergeLine::Kind::Card;
            merged.copies = card->copies;
            merged.name = card->name;
            merged.printing = card->printing;
            merged.card = card->card;
            merged.key = (card->card ? "card <" + std::string(m_catalogue.id(*card->card)) + ">"
                                     : "card " + folded(card->name)) +
                         " {" + merged.printing + "}";
        }
        return merged;
    }

    void count(const MergeLine& line)
    {
        if (line.kind == MergeLine::Kind::Blank) return;
        MergeValue& value = m_values[{line.zone, line.key}];
        // Several headings of one zone are as good as one.
        value.copies = line.kind == MergeLine::Kind::Section ? 1 : value.copies + line.copies;
        if (line.kind == MergeLine::Kind::Header) value.values.append(line.name).append("\n");
    }

    /// Behind the last line of a zone that says something.
    [[nodiscard]] std::vector<MergeLine>::iterator endOf(const std::string& zone)
    {
        const auto last = std::find_if(m_lines.rbegin(), m_lines.rend(), [&](const MergeLine& line) {
            return line.zone == zone && line.kind != MergeLine::Kind::Blank;
        });
        return last == m_lines.rend() && zone.empty() ? m_lines.begin() : last.base();
    }

    void takeHeader(const MergeKey& key, const MergeText& from)
    {
        const auto first = std::ranges::find_if(m_lines, [&](const MergeLine& line) { return is(line, key); });
        const auto place = (first == m_lines.end() ? endOf({}) : first) - m_lines.begin();
        std::erase_if(m_lines, [&](const MergeLine& line) { return is(line, key); });
        std::vector<MergeLine> taken;
        std::ranges::copy_if(from.m_lines, std::back_inserter(taken),
                             [&](const MergeLine& line) { return is(line, key); });
        m_lines.insert(m_lines.begin() + place, taken.begin(), taken.end());
    }

    void remove(const MergeKey& key, int copies)
    {
        for (std::size_t i = m_lines.size(); i-- > 0 && copies > 0;) {
            if (!is(m_lines[i], key)) continue;
            const int removed = std::min(copies, m_lines[i].copies);
            copies -= removed;
            if (removed == m_lines[i].copies) m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(i));
            else setCopies(m_lines[i], m_lines[i].copies - removed);
        }
    }

    void add(const MergeLine& like, int copies, const MergeText& from)
    {
        const MergeKey key{like.zone, like.key};
        const auto ours = std::ranges::find_if(m_lines, [&](const MergeLine& line) { return is(line, key); });
        if (like.kind == MergeLine::Kind::Card && ours != m_lines.end() && ours->copies + copies <= kMaxCopiesPerLine)
            return setCopies(*ours, ours->copies + copies);
        addSection(like.zone, from);
        while (copies > 0) {
            MergeLine line = like;
            const int here = like.kind == MergeLine::Kind::Card ? std::min(copies, kMaxCopiesPerLine) : 1;
            if (line.copies != here) setCopies(line, here);
            copies -= here;
            m_lines.insert(endOf(like.zone), std::move(line));
        }
    }

    void addSection(const std::string& zone, const MergeText& from)
    {
        const auto isHeading = [&](const MergeLine& line) {
            return line.zone == zone && line.kind == MergeLine::Kind::Section;
        };
        if (zone.empty() || std::ranges::any_of(m_lines, isHeading)) return;
        const auto heading = std::ranges::find_if(from.m_lines, isHeading);
        if (heading == from.m_lines.end()) return;
        if (!m_lines.empty() && m_lines.back().kind != MergeLine::Kind::Blank)
            m_lines.push_back({MergeLine::Kind::Blank, m_lines.back().zone, {}, 0, {}, {}, {}, {}});
        m_lines.push_back(*heading);
    }

    void setCopies(MergeLine& line, int copies)
    {
        line.copies = copies;
        line.written = writeCardLine({copies, line.name, line.printing, line.card}, m_catalogue);
    }

    const Catalogue& m_catalogue;
    CardLineScratch m_scratch;
    std::vector<MergeLine> m_lines;
    std::map<MergeKey, MergeValue> m_values;
};

/// What the player calls it.
std::string shownKey(const MergeKey& key, const MergeText& ours, const MergeText& theirs)
{
    for (const MergeText* text : {&ours, &theirs})
        for (const MergeLine& line : text->lines())
            if (line.zone == key.first && line.key == key.second && line.kind == MergeLine::Kind::Card)
                return line.name;
    return key.second.substr(std::min(key.second.find(' ') + 1, key.second.size()));
}

}  // namespace

DeckMerge mergeDecks(std::string_view base, std::string_view ours, std::string_view theirs, const Catalogue& catalogue,
                     const Game* game)
{
    if (ours == theirs || theirs == base) return {std::string(ours), {}};
    if (ours == base) return {std::string(theirs), {}};
    const MergeText before(base, catalogue, game);
    const MergeText other(theirs, catalogue, game);
    MergeText merged(ours, catalogue, game);
    const MergeText mine = merged;
    std::set<MergeKey> keys;
    for (const MergeText* text : {&before, &other})
        for (const auto& [key, value] : text->values()) keys.insert(key);
    DeckMerge result;
    std::erase_if(keys, [&](const MergeKey& key) { return other.value(key) == before.value(key); });
    if (keys.size() * mine.lines().size() > kMaxWork) return {std::string(ours), {std::string("*")}};
    std::vector<MergeKey> removedSections;
    for (const MergeKey& key : keys) {
        const MergeValue b = before.value(key);
        const MergeValue o = mine.value(key);
        const MergeValue t = other.value(key);
        if (t == o) continue;
        if (o != b) result.conflicts.push_back(shownKey(key, mine, other));
        else if (key.second == MergeText::kSection && t.copies == 0) removedSections.push_back(key);
        else merged.take(key, other);
    }
    for (const MergeKey& key : removedSections) merged.removeSection(key);
    result.text = merged.text();
    return result;
}

}  // namespace mazzo::model
