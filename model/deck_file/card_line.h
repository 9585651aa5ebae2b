#pragma once

#include "model/catalogue.h"

#include <array>

namespace mazzo {

/// The largest count that a line can state.
inline constexpr int kMostCopies = 9999;

/// What a line of a deck list says, before it is placed in a zone.
struct CardLine {
    int copies = 1;
    std::string name;                  ///< as written, without quotes and escapes
    std::string printing;
    std::optional<CardIndex> card;     ///< nothing: the catalogue does not know the name
};

/// Why a line is no card line: the error's code and the byte of the line at which it goes wrong.
struct CardLineMistake { const char* code; std::size_t offset; };

/// Reads `4 Name`, `4x Name`, `x4 Name`, `Name x4`, `Name`, `"literal"`, `<game:id>`, each with an optional `{printing}`. `line` is
/// trimmed. `scratch` saves allocations from line to line.
[[nodiscard]] tl::expected<CardLine, CardLineMistake> readCardLine(std::string_view line, const Catalogue& catalogue, std::string& scratch);

/// Reads lines like `readCardLine`, many at a time: their names are looked up together, which is several times as quick in a large catalogue.
class CardLines {
public:
    static constexpr std::size_t kMost = 32;

    explicit CardLines(const Catalogue& catalogue) : m_catalogue(catalogue) {}

    [[nodiscard]] bool isFull() const { return m_count == kMost; }
    /// A trimmed line, which must stay where it is until it is read.
    void add(std::string_view line);
    /// Calls `visit(number, line)` for each line that was added, in order, and forgets them.
    template <class Visit>
    void readAll(const Visit& visit)
    {
        lookUp();
        for (std::size_t i = 0; i < m_count; ++i) visit(i, read(i));
        m_count = 0;
        m_folded.clear();
    }

private:
    /// A line; what it says if it is a count and a plain name, and where the folded line and name begin and end.
    struct Queued { std::string_view line; std::string_view name; int copies = 0; std::uint32_t begin = 0; std::uint32_t nameBegin = 0; std::uint32_t end = 0; };

    void lookUp();
    [[nodiscard]] tl::expected<CardLine, CardLineMistake> read(std::size_t number);

    const Catalogue& m_catalogue;
    std::array<Queued, kMost> m_lines;
    std::size_t m_count = 0;
    std::array<std::optional<CardIndex>, 2 * kMost> m_cards;   // of the whole line and of the name
    std::string m_folded;
    std::string m_scratch;
};

/// The line that reads back as this card, quoted where a plain name would be taken for something else.
[[nodiscard]] std::string writeCardLine(const CardLine& line, const Catalogue& catalogue);

} // namespace mazzo
