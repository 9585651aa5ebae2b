// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/collection/lot.h"
#include "model/error.h"

#include <array>
#include <map>

namespace mazzo::carddata {

/// The collection as a file of a synchronised folder has it: comma-separated values, sorted, one row for all copies
/// with the same properties. Rows have no numbers, so that two libraries agree about them.
class CollectionTable {
public:
    static constexpr std::size_t kColumns = 17;
    using Properties = std::array<std::string, kColumns>;  ///< the row without its count

    CollectionTable() = default;
    explicit CollectionTable(const std::vector<Lot>& lots);
    /// Reads only what `text` writes; anything else is an error at its line.
    [[nodiscard]] static Result<CollectionTable> parse(std::string_view text);

    [[nodiscard]] std::string text() const;
    [[nodiscard]] const std::map<Properties, int>& rows() const { return m_rows; }
    /// The change that makes the lots say what the table does.
    [[nodiscard]] CollectionEdit edit(const std::vector<Lot>& lots) const;

    /// Adds what both did to what they began with, so that copies that were entered on either side are all there.
    /// Without a common beginning, the larger count of each row.
    [[nodiscard]] static CollectionTable merged(const CollectionTable* base, const CollectionTable& ours,
                                                const CollectionTable& theirs);

    bool operator==(const CollectionTable&) const = default;

private:
    [[nodiscard]] int count(const Properties& row) const;
    void add(const Properties& row, int count);

    std::map<Properties, int> m_rows;
};

}  // namespace mazzo::carddata
