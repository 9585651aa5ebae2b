// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/row_reader.h"

#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::importer {

namespace {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

/// What says "nothing special" in one program or another.
std::string finishOf(std::string_view cell)
{
    const std::string word = folded(cell);
    if (isOneOf(word, {"", "-", "normal", "regular", "nonfoil", "non-foil", "false", "no", "0"})) return {};
    if (isOneOf(word, {"foil", "true", "yes", "1"})) return "foil";
    return std::string(cell);
}

/// MM/dd/yyyy as ISO 8601; anything else unchanged.
std::string dateOf(std::string_view cell)
{
    const auto digits = [&](std::size_t from, std::size_t count) {
        return std::ranges::all_of(cell.substr(from, count), [](char c) { return c >= '0' && c <= '9'; });
    };
    if (cell.size() != 10 || cell[2] != '/' || cell[5] != '/' || !digits(0, 2) || !digits(3, 2) || !digits(6, 4))
        return std::string(cell);
    return std::string(cell.substr(6)) + "-" + std::string(cell.substr(0, 2)) + "-" + std::string(cell.substr(3, 2));
}

std::string_view withoutDash(std::string_view cell) { return cell == "-" ? std::string_view() : cell; }

bool readNumber(std::string_view cell, int& number)
{
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    return error == std::errc{} && end == cell.data() + cell.size();
}

void takeOwnWords(const Columns& columns, const std::vector<std::string_view>& cells, Lot& lot)
{
    const auto take = [&](Column column, std::string& part) { part = columns.cell(column, cells); };
    take(Column::Printing, lot.printing);
    take(Column::Condition, lot.condition);
    take(Column::Language, lot.language);
    take(Column::Finish, lot.finish);
    take(Column::Place, lot.place);
    take(Column::Note, lot.note);
    take(Column::Date, lot.date);
    take(Column::Price, lot.price);
    take(Column::LentTo, lot.lentTo);
    take(Column::LentSince, lot.lentSince);
    take(Column::Product, lot.product);
    if (columns.cell(Column::State, cells) == "wanted") lot.kind = Lot::Kind::Wanted;
}

void takeForeignWords(const Columns& columns, const std::vector<std::string_view>& cells, Lot& lot)
{
    const auto plain = [&](Column column) { return withoutDash(columns.cell(column, cells)); };
    lot.printing = plain(Column::Set);
    if (const std::string_view number = plain(Column::Number); !number.empty())
        lot.printing.append(lot.printing.empty() ? "#" : " #").append(number);
    lot.condition = plain(Column::Condition);
    lot.language = plain(Column::Language);
    lot.finish = finishOf(columns.cell(Column::Finish, cells));
    lot.place = plain(Column::Place);
    lot.note = plain(Column::Note);
    lot.date = dateOf(plain(Column::Date));
    lot.price = plain(Column::Price);
}

}  // namespace

RowReading readRow(const Columns& columns, const std::vector<std::string_view>& cells, Lot& lot)
{
    RowReading row;
    row.card = columns.cell(Column::Card, cells);
    row.name = columns.cell(Column::Name, cells);
    row.plainName = columns.cell(Column::PlainName, cells);
    lot.game = columns.cell(Column::Game, cells);
    const std::string_view count = columns.cell(Column::Count, cells);
    row.empty = row.card.empty() && row.name.empty();
    if (row.empty) return row;
    if (columns.has(Column::Count) && (!readNumber(count, lot.count) || lot.count < 0 || lot.count > kMaxInLot)) {
        row.code = "collection.bad-count";
        row.culprit = count;
        return row;
    }
    row.empty = lot.count == 0;
    if (columns.ours) takeOwnWords(columns, cells, lot);
    else takeForeignWords(columns, cells, lot);
    const std::string_view priority = columns.cell(Column::Priority, cells);
    if (!priority.empty() && !readNumber(priority, lot.priority)) {
        row.code = "collection.bad-number";
        row.culprit = priority;
    }
    return row;
}

}  // namespace mazzo::importer
