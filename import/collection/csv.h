// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <deque>
#include <string_view>
#include <vector>

namespace mazzo::importer {

/// The largest collection file.
inline constexpr std::size_t kMaxCollectionBytes = 256U * 1024 * 1024;

/// The most cells that a row of a table may have.
inline constexpr std::size_t kMaxCsvCells = 1000;

/// A text of comma-separated values made ready for reading: UTF-8 without a mark, and its separator known.
struct CsvText {
    std::string_view content;  ///< after the byte order mark and a `sep=` line
    char separator = ',';
    int firstLine = 1;              ///< the number of the content's first line
    bool recoded = false;           ///< it was Latin-1
    std::deque<std::string> owned;  ///< storage of converted content
};

/// The separator is `,` `;` tab or `|`: as a `sep=` line says, otherwise the most frequent one of the first line.
/// `file` is used in the places of errors.
[[nodiscard]] Result<CsvText> prepareCsv(std::string_view text, std::string_view file);

/// Reads row by row without copying; only cells with doubled quotes are copied.
class CsvReader {
public:
    CsvReader(const CsvText& text, std::string_view file)
        : m_rest(text.content), m_separator(text.separator), m_nextLine(text.firstLine), m_file(file)
    {}

    /// False at the end. The cells live as long as the text and the reader. A quote that is never closed and a
    /// row of too many cells are errors at their place.
    [[nodiscard]] Result<bool> next(std::vector<std::string_view>& cells);
    [[nodiscard]] int line() const { return m_line; }       ///< of the present row
    [[nodiscard]] int column(std::string_view cell) const;  ///< of a cell of that row; 1 if unknown

private:
    [[nodiscard]] Result<std::string_view> quotedCell();
    [[nodiscard]] std::string_view plainCell();
    [[nodiscard]] bool endsRow();

    std::string_view m_rest;
    char m_separator;
    const char* m_rowBegin = nullptr;
    int m_line = 0;
    int m_nextLine;
    std::string m_file;
    std::deque<std::string> m_unescaped;
};

/// The cell as a file holds it: quoted if it must be.
void appendCell(std::string& out, std::string_view cell);

}  // namespace mazzo::importer
