// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck_file/limits.h"
#include "model/folded_texts.h"

#include <array>

namespace mazzo::model {

/// What a line of a deck list says, before it is placed in a zone. Its texts are pieces of the line, or of the scratch
/// it was read with.
struct CardLine {
    int copies = 1;
    std::string_view name;  ///< as written, without quotes and escapes
    std::string_view printing;
    std::optional<CardIndex> card;  ///< nothing: the catalogue does not know the name
};

/// Memory that is used again from line to line.
struct CardLineScratch {
    std::string folded;
    std::string literal;  ///< a quoted name without its escapes
};

/// Why a line is no card line: the error's code and the byte of the line at which it goes wrong.
struct CardLineMistake {
    const char* code;
    std::size_t offset;
};

/// Reads `4 Name`, `4x Name`, `x4 Name`, `Name x4`, `Name`, `"literal"`, `<game:id>`, each with an optional
/// `{printing}`. `line` is trimmed.
[[nodiscard]] tl::expected<CardLine, CardLineMistake> readCardLine(std::string_view line, const Catalogue& catalogue,
                                                                   CardLineScratch& scratch);

/// Reads lines like `readCardLine`, many at a time: their names are looked up together, which is several times as quick
/// in a large catalogue.
class CardLines {
public:
    static constexpr std::size_t kMost = 32;

    explicit CardLines(const Catalogue& catalogue)
        : m_catalogue(catalogue), m_mayLookLikeCount(catalogue.hasNameLikeCount())
    {}

    [[nodiscard]] bool isFull() const { return m_count == kMost; }
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

    void lookUp(const FoldedTexts& names, std::array<std::optional<CardIndex>, kMost>& cards) const;

    const Catalogue& m_catalogue;
    bool m_mayLookLikeCount;
    std::size_t m_count = 0;
    CardLineScratch m_scratch;
    std::array<Queued, kMost> m_lines;
    FoldedTexts m_names;
    FoldedTexts m_wholes;  // lines as names, if some name looks like a count
    std::array<std::optional<CardIndex>, kMost> m_named, m_wholly;
};

/// The line that reads back as this card, quoted where a plain name would be taken for something else.
[[nodiscard]] std::string writeCardLine(const CardLine& line, const Catalogue& catalogue);

}  // namespace mazzo::model
