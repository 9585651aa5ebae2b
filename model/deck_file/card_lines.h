// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck_file/card_line.h"
#include "model/folded_texts.h"

#include <array>

namespace mazzo::model {

/// Reads lines like `readCardLine`, many at a time: their names are looked up together, which is several times as quick
/// in a large catalogue.
class CardLines {
public:
    static constexpr std::size_t kBatchSize = 32;

    explicit CardLines(const Catalogue& catalogue)
        : m_catalogue(catalogue), m_mayLookLikeCount(catalogue.hasNameLikeCount())
    {}

    [[nodiscard]] bool isFull() const { return m_count == kBatchSize; }
    /// A trimmed line, which must stay where it is until it is read.
    void add(std::string_view line);
    /// Calls `visit(number, line)` or `refuse(number, mistake)` for each line that was added, in order, and forgets
    /// them.
    template <class Visit, class Refuse>
    void readAll(const Visit& visit, const Refuse& refuse)
    {
        lookUp(m_names, m_named);
        if (m_mayLookLikeCount) lookUp(m_wholes, m_wholly);
        for (std::size_t i = 0; i < m_count; ++i) {
            const Queued& queued = m_lines[i];
            CardLine line{queued.copies, queued.name, {}, m_named[i]};
            // A name may look like a count, so the whole line goes before it.
            if (m_mayLookLikeCount && m_wholly[i]) line = {1, queued.line, {}, m_wholly[i]};
            if (!line.card) {
                const auto read = readCardLine(queued.line, m_catalogue, m_scratch);
                if (!read) {
                    refuse(i, read.error());
                    continue;
                }
                line = *read;
            }
            visit(i, line);
        }
        clear();
    }
    void clear();

private:
    /// A line, and what it says if it is of the usual form.
    struct Queued {
        std::string_view line;
        std::string_view name;
        int copies = 1;
    };

    void lookUp(const FoldedTexts& names, std::array<std::optional<CardIndex>, kBatchSize>& cards) const;

    const Catalogue& m_catalogue;
    bool m_mayLookLikeCount;
    std::size_t m_count = 0;
    CardLineScratch m_scratch;
    std::array<Queued, kBatchSize> m_lines;
    FoldedTexts m_names;
    FoldedTexts m_wholes;  // lines as names, if some name looks like a count
    std::array<std::optional<CardIndex>, kBatchSize> m_named, m_wholly;
};

}  // namespace mazzo::model
