// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/csv_cards.h"

#include "import/collection/csv.h"

#include <iterator>

namespace mazzo::importer {

Result<void> readCsvCards(std::istream& stream, const std::string& file, const SourceSink& sink)
{
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto csv = prepareCsv(text, file);
    if (!csv) return failure(csv.error());
    CsvReader reader(*csv, file);
    std::vector<std::string_view> cells;
    auto more = reader.next(cells);
    if (!more) return failure(more.error());
    const std::vector<std::string> heads(cells.begin(), cells.end());
    if (!*more) return failure({Error::Kind::Parse, "collection.empty", {file, 1, 1}, {}, {}});
    for (;;) {
        more = reader.next(cells);
        if (!more) return failure(more.error());
        if (!*more) return {};
        if (cells.size() == 1 && cells.front().empty()) continue;
        SourceCard card{{file, reader.line(), 1}, {}};
        for (std::size_t i = 0; i < cells.size() && i < heads.size(); ++i)
            if (!cells[i].empty()) card.add(heads[i], std::string(cells[i]));
        sink.card(std::move(card));
    }
}

}  // namespace mazzo::importer
