// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/csv.h"

#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::importer {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

std::string fromLatin1(std::string_view text)
{
    std::string utf8;
    utf8.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            utf8 += c;
        } else {
            utf8 += static_cast<char>(0xC0 | (byte >> 6));
            utf8 += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return utf8;
}

/// Takes a line off the text, without its end.
std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// Would a spreadsheet compute this cell, also after our apostrophes are removed? Numbers are harmless.
bool isFormula(std::string_view cell)
{
    cell.remove_prefix(std::min(cell.find_first_not_of('\''), cell.size()));
    if (cell.empty() || std::string_view("=+-@\t\r").find(cell.front()) == std::string_view::npos) return false;
    const bool number = cell.size() > 1 && cell.find_first_not_of("0123456789.,", 1) == std::string_view::npos;
    return !number || (cell.front() != '-' && cell.front() != '+');
}

/// Without the apostrophe that appendCell puts before a formula.
std::string_view withoutGuard(std::string_view cell)
{
    if (cell.starts_with('\'') && isFormula(cell)) cell.remove_prefix(1);
    return cell;
}

/// Dragon Shield and spreadsheets state it in a line of its own, quoted or not.
bool takeStatedSeparator(CsvText& text)
{
    std::string_view rest = text.content;
    std::string_view line = takeLine(rest);
    if (line.starts_with('"') && line.ends_with('"') && line.size() > 1) line = line.substr(1, line.size() - 2);
    if (line.size() != 5 || !line.starts_with("sep=")) return false;
    text.separator = line[4];
    text.content = rest;
    text.firstLine = 2;
    return true;
}

char likelySeparator(std::string_view content)
{
    const std::string_view header = takeLine(content);
    static constexpr std::array kSeparators{',', ';', '\t', '|'};
    return *std::ranges::max_element(kSeparators, {}, [&](char separator) {
        bool quoted = false;
        return std::ranges::count_if(header, [&](char c) {
            if (c == '"') quoted = !quoted;
            return !quoted && c == separator;
        });
    });
}

}  // namespace

Result<CsvText> prepareCsv(std::string_view text, std::string_view file)
{
    if (text.size() > kMaxCollectionBytes)
        return failure({Error::Kind::Limit, "collection.too-large", {std::string(file), 0, 0}, {"256 MiB"}, {}});
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    if (text.substr(0, 4096).find('\0') != std::string_view::npos)
        return failure({Error::Kind::Parse, "collection.no-text", {std::string(file), 1, 1}, {}, {}});
    CsvText csv;
    csv.content = text;
    if (brokenUtf8(text)) {
        csv.owned.push_back(fromLatin1(text));
        csv.content = csv.owned.front();
        csv.recoded = true;
    }
    // "CSV (Macintosh)" of spreadsheets.
    if (csv.content.find('\n') == std::string_view::npos && csv.content.find('\r') != std::string_view::npos) {
        if (csv.owned.empty()) csv.owned.emplace_back(csv.content);
        std::ranges::replace(csv.owned.front(), '\r', '\n');
        csv.content = csv.owned.front();
    }
    if (!takeStatedSeparator(csv)) csv.separator = likelySeparator(csv.content);
    return csv;
}

Result<bool> CsvReader::next(std::vector<std::string_view>& cells)
{
    cells.clear();
    if (m_rest.empty()) return false;
    m_line = m_nextLine++;
    m_rowBegin = m_rest.data();
    do {
        if (cells.size() == kMaxCsvCells)
            return failure({Error::Kind::Limit,
                            "collection.too-many-columns",
                            {m_file, m_line, 1},
                            {std::to_string(kMaxCsvCells)},
                            {}});
        if (m_rest.starts_with('"')) {
            const auto cell = quotedCell();
            if (!cell) return failure(cell.error());
            cells.push_back(*cell);
        } else {
            cells.push_back(plainCell());
        }
    } while (!endsRow());
    return true;
}

int CsvReader::column(std::string_view cell) const
{
    const std::string_view row(m_rowBegin, static_cast<std::size_t>(m_rest.data() - m_rowBegin));
    // Counting in a row of megabytes for each of its cells would take too long.
    constexpr std::size_t kMaxCounted = std::size_t{1} << 20;
    if (!isWithin(cell, row) || row.size() > kMaxCounted) return 1;
    const std::string_view before = row.substr(0, static_cast<std::size_t>(cell.data() - row.data()));
    return before.find('\n') == std::string_view::npos ? characters(before) + 1 : 1;
}

std::string_view CsvReader::plainCell()
{
    std::size_t end = 0;
    while (end < m_rest.size() && m_rest[end] != m_separator && m_rest[end] != '\n') ++end;
    std::string_view cell = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    if ((m_rest.empty() || m_rest.front() == '\n') && cell.ends_with('\r')) cell.remove_suffix(1);
    return withoutGuard(trimmed(cell));
}

Result<std::string_view> CsvReader::quotedCell()
{
    const int line = m_nextLine - 1;
    std::size_t end = 1;
    bool doubled = false;
    for (;; end += 2) {
        end = m_rest.find('"', end);
        if (end == std::string_view::npos)
            return failure({Error::Kind::Parse,
                            "collection.open-quote",
                            {m_file, line, static_cast<int>(m_rest.data() - m_rowBegin) + 1},
                            {},
                            {}});
        if (end + 1 >= m_rest.size() || m_rest[end + 1] != '"') break;
        doubled = true;
    }
    std::string_view cell = m_rest.substr(1, end - 1);
    m_nextLine += static_cast<int>(std::ranges::count(cell, '\n'));
    m_rest.remove_prefix(end + 1);
    // Text between the closing quote and the separator is ignored.
    const std::size_t rest = std::min(m_rest.find_first_of(std::string{m_separator, '\n'}), m_rest.size());
    m_rest.remove_prefix(rest);
    if (!doubled) return withoutGuard(cell);
    std::string& plain = m_unescaped.emplace_back();
    for (std::size_t i = 0; i < cell.size(); ++i) {
        plain += cell[i];
        if (cell[i] == '"') ++i;
    }
    return withoutGuard(plain);
}

/// Steps over the separator or the line's end.
bool CsvReader::endsRow()
{
    if (m_rest.empty()) return true;
    const bool ends = m_rest.front() == '\n';
    m_rest.remove_prefix(1);
    return ends;
}

void appendCell(std::string& out, std::string_view cell)
{
    if (isFormula(cell)) {
        // A spreadsheet takes a cell that begins with an apostrophe for text; plainCell and quotedCell remove it again.
        out += "\"'";
        for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
        out += '"';
        return;
    }
    const bool plain = cell.find_first_of(",;|\t\"\r\n") == std::string_view::npos &&
                       trimmed(cell).size() == cell.size();
    if (plain) {
        out += cell;
        return;
    }
    out += '"';
    for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
    out += '"';
}

}  // namespace mazzo::importer
