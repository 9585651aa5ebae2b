#pragma once

#include "import/slots.h"
#include "model/catalogue.h"
#include "model/deck.h"

#include <deque>

namespace mazzo {

/// Reads plain lists that raise no questions, many of them in a row: counts, names that the catalogue knows, and headings. What it reads,
/// `importedDeck` reads alike; anything else it leaves to that.
class QuickReader {
public:
    QuickReader(const Game& game, const Catalogue& catalogue);

    /// Nothing if any line needs a closer look.
    [[nodiscard]] std::optional<Deck> read(std::string_view text);

private:
    struct Line { ZoneIndex zone{}; int copies = 1; };
    struct Heading { std::string name; ZoneIndex zone{}; };

    [[nodiscard]] bool split(std::string_view text);
    [[nodiscard]] bool addCard(std::string_view line, std::string_view lower, bool isPlain);
    [[nodiscard]] std::optional<ZoneIndex> heading(std::string_view folded) const;

    const Catalogue& m_catalogue;
    bool m_usable = false;
    ZoneIndex m_main{};
    std::vector<Heading> m_headings;
    // Kept from list to list, so that they need no memory of their own each time.
    std::string m_lower;
    std::deque<std::string> m_accented;   // names are views into it, so that it must not move
    std::vector<std::string_view> m_names;
    std::vector<Line> m_lines;
    std::vector<std::optional<CardIndex>> m_cards;
    std::vector<ZoneIndex> m_given;
    ZoneIndex m_zone{};
    std::size_t m_accentedUsed = 0;
};

} // namespace mazzo
