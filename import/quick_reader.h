// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/placement.h"
#include "import/slots.h"
#include "model/deck.h"
#include "model/deck_file/card_line.h"

namespace mazzo::importer {

/// Reads plain lists that raise no questions, many of them in a row: counts, names that the catalogue knows, and
/// headings. What it reads, the reader of text dialects reads alike, only slower; anything else it leaves to that.
class QuickReader {
public:
    struct Line {
        int number = 0;
        std::string_view text;     ///< as it stands there; it and the other texts are pieces of the list
        std::string_view section;  ///< the heading it stands under; empty: none
        std::string_view name;
        std::string_view printing;
        ZoneIndex zone{};
        int copies = 1;
        CardIndex card{};
    };

    QuickReader(const Game& game, const Catalogue& catalogue);

    /// False if any line needs a closer look; then the lines are good for nothing.
    [[nodiscard]] bool read(std::string_view text);
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }
    [[nodiscard]] const std::vector<ZoneIndex>& headings() const { return m_given; }  ///< the zones they name, in order
    [[nodiscard]] Deck deck() const;

private:
    struct Heading {
        std::string name;
        ZoneIndex zone{};
    };

    [[nodiscard]] bool readLine(int number, std::string_view line);
    [[nodiscard]] bool readHeading(std::string_view line);
    [[nodiscard]] bool readCards();
    [[nodiscard]] bool belongs(const Line& line);

    std::optional<ZoneIndex> m_main;
    std::vector<Heading> m_headings;
    CardLines m_cards;
    Placement m_placement;
    enum class InMain : std::uint8_t { NotAsked, Yes, No };
    std::vector<InMain> m_inMain;  // by card, as far as it was asked
    std::size_t m_read = 0;        // of the lines; the others wait to be looked up
    std::vector<Line> m_lines;
    std::vector<ZoneIndex> m_given;
    ZoneIndex m_zone{};
    std::string_view m_section;
    bool m_afterBlank = false;
};

}  // namespace mazzo::importer
