// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/collection_table.h"

#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kCountColumn = 3;
constexpr std::size_t kStateColumn = 4;
constexpr std::size_t kPriorityColumn = 15;
/// The headings of `collection export`, so that the file can be imported too.
constexpr std::string_view kHeadings = "game,card,name,count,state,printing,condition,language,finish,place,note,date,"
                                       "price,lent_to,lent_since,priority,product";

CollectionTable::Properties propertiesOf(const Lot& lot)
{
    return {lot.game,
            lot.card.empty() ? std::string() : lot.game + ":" + lot.card,
            lot.name,
            {},
            lot.kind == Lot::Kind::Wanted ? "wanted" : "owned",
            lot.printing,
            lot.condition,
            lot.language,
            lot.finish,
            lot.place,
            lot.note,
            lot.date,
            lot.price,
            lot.lentTo,
            lot.lentSince,
            lot.priority == 0 ? std::string() : std::to_string(lot.priority),
            lot.product};
}

Lot lotOf(const CollectionTable::Properties& row, int count)
{
    Lot lot;
    lot.kind = row[kStateColumn] == "wanted" ? Lot::Kind::Wanted : Lot::Kind::Owned;
    lot.game = row[0];
    lot.card = row[1].empty() ? std::string() : row[1].substr(lot.game.size() + 1);
    lot.name = row[2];
    lot.count = count;
    std::size_t column = 5;
    for (std::string* part : {&lot.printing, &lot.condition, &lot.language, &lot.finish, &lot.place, &lot.note,
                              &lot.date, &lot.price, &lot.lentTo, &lot.lentSince})
        *part = row[column++];
    (void)std::from_chars(row[kPriorityColumn].data(), row[kPriorityColumn].data() + row[kPriorityColumn].size(),
                          lot.priority);
    lot.product = row[16];
    return lot;
}

void appendTableCell(std::string& out, std::string_view cell)
{
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos) {
        out += cell;
        return;
    }
    out += '"';
    for (const char c : cell) {
        if (c == '"') out += '"';
        out += c;
    }
    out += '"';
}

/// Takes one cell off the text; false if a quote is never closed or something follows it.
bool takeTableCell(std::string_view& rest, std::string& cell)
{
    cell.clear();
    if (!rest.starts_with('"')) {
        const std::size_t end = std::min(rest.find_first_of(",\r\n"), rest.size());
        cell = rest.substr(0, end);
        rest.remove_prefix(end);
        return true;
    }
    for (rest.remove_prefix(1); !rest.empty(); rest.remove_prefix(1)) {
        if (rest.front() != '"') {
            cell += rest.front();
        } else if (rest.starts_with("\"\"")) {
            cell += '"';
            rest.remove_prefix(1);
        } else {
            rest.remove_prefix(1);
            return rest.empty() || rest.front() == ',' || rest.front() == '\r' || rest.front() == '\n';
        }
    }
    return false;
}

std::optional<int> numberIn(std::string_view text, int max)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= 1 && number <= max ? std::optional(number) : std::nullopt;
}

bool isRow(const CollectionTable::Properties& row)
{
    if (row[0].empty() || (row[1].empty() && row[2].empty())) return false;
    if (!row[1].empty() && (!row[1].starts_with(row[0] + ":") || row[1].size() == row[0].size() + 1)) return false;
    if (row[kStateColumn] != "owned" && row[kStateColumn] != "wanted") return false;
    return row[kPriorityColumn].empty() || numberIn(row[kPriorityColumn], 9).has_value();
}

}  // namespace

CollectionTable::CollectionTable(const std::vector<Lot>& lots)
{
    for (const Lot& lot : lots) add(propertiesOf(lot), lot.count);
}

void CollectionTable::add(const Properties& row, int count)
{
    if (count <= 0) return;
    int& there = m_rows[row];
    there = std::min(kMaxInLot, there + count);
}

int CollectionTable::count(const Properties& row) const
{
    const auto found = m_rows.find(row);
    return found == m_rows.end() ? 0 : found->second;
}

std::string CollectionTable::text() const
{
    std::string text(kHeadings);
    text += '\n';
    for (const auto& [row, count] : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) text += ',';
            if (i == kCountColumn) text += std::to_string(count);
            else appendTableCell(text, row[i]);
        }
        text += '\n';
    }
    return text;
}

Result<CollectionTable> CollectionTable::parse(std::string_view text)
{
    int line = 1;
    const auto wrong = [&line] {
        return failure({Error::Kind::Parse, "sync.bad-collection", {std::string("collection.csv"), line, 1}, {}, {}});
    };
    const auto endLine = [&text] {
        if (text.starts_with('\r')) text.remove_prefix(1);
        if (!text.starts_with('\n')) return text.empty();
        text.remove_prefix(1);
        return true;
    };
    if (nonText(text) || !text.starts_with(kHeadings)) return wrong();
    text.remove_prefix(kHeadings.size());
    if (!endLine()) return wrong();
    CollectionTable table;
    while (!text.empty()) {
        ++line;
        if (text.front() == '\n' || text.front() == '\r') {
            if (!endLine()) return wrong();
            continue;
        }
        Properties row;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0 && !text.starts_with(',')) return wrong();
            if (i > 0) text.remove_prefix(1);
            if (!takeTableCell(text, row[i])) return wrong();
        }
        const auto count = numberIn(row[kCountColumn], kMaxInLot);
        row[kCountColumn].clear();
        if (!count || !isRow(row) || !endLine()) return wrong();
        table.add(row, *count);
    }
    return table;
}

CollectionEdit CollectionTable::edit(const std::vector<Lot>& lots) const
{
    CollectionEdit edit{CollectionReason::Import, {}, {}, {}, {}};
    std::map<Properties, int> missing = m_rows;
    for (const Lot& lot : lots) {
        int& wanted = missing[propertiesOf(lot)];
        const int kept = std::min(wanted, lot.count);
        wanted -= kept;
        if (kept == lot.count) continue;
        edit.changed.push_back(lot);
        edit.changed.back().count = kept;
    }
    for (const auto& [row, count] : missing) {
        if (count <= 0) continue;
        const auto same = std::ranges::find_if(
            lots, [&](const Lot& lot) { return lot.count <= kMaxInLot - count && propertiesOf(lot) == row; });
        if (same == lots.end()) {
            edit.added.push_back(lotOf(row, count));
        } else {
            edit.changed.push_back(*same);
            edit.changed.back().count += count;
        }
    }
    return edit;
}

CollectionTable CollectionTable::merged(const CollectionTable* base, const CollectionTable& ours,
                                        const CollectionTable& theirs)
{
    std::set<Properties> rows;
    for (const auto& [row, count] : ours.m_rows) rows.insert(row);
    for (const auto& [row, count] : theirs.m_rows) rows.insert(row);
    CollectionTable table;
    if (base == nullptr) {
        for (const Properties& row : rows) table.add(row, std::max(ours.count(row), theirs.count(row)));
        return table;
    }
    // Copies that both moved to another row, such as by entering their condition, are missing twice in the old row.
    std::map<std::array<std::string, 4>, int> movedTwice;
    const auto cardOf = [](const Properties& row) {
        return std::array<std::string, 4>{row[0], row[1], row[2], row[kStateColumn]};
    };
    for (const auto& [row, count] : base->m_rows)
        if (const int sum = ours.count(row) + theirs.count(row) - count; sum < 0) movedTwice[cardOf(row)] -= sum;
    for (const Properties& row : rows) {
        const int before = base->count(row);
        const int more = std::min(ours.count(row), theirs.count(row)) - before;
        int sum = ours.count(row) + theirs.count(row) - before;
        if (const auto moved = movedTwice.find(cardOf(row)); moved != movedTwice.end() && more > 0) {
            const int twice = std::min(more, moved->second);
            moved->second -= twice;
            sum -= twice;
        }
        table.add(row, sum);
    }
    return table;
}

}  // namespace mazzo::carddata
