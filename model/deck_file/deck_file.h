// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/settings.h"

#include <ranges>

namespace mazzo::model {

/// A deck file as it stands. The deck is what counts; the items keep every line, so that writing the file back loses
/// nothing.
struct DeckFile {
    enum class Kind : std::uint8_t { Blank, Comment, Key, Section, Card };

    /// One line of the file, with texts that live as long as the file is neither changed nor moved.
    struct Line {
        Kind kind = Kind::Blank;
        int number = 0;
        std::string_view text;   ///< the comment, the key, the section's or the card's name, as written
        std::string_view value;  ///< a key's value, or the printing of a card
        ZoneIndex zone{};
        int copies = 0;
        std::optional<CardIndex> card;  ///< nothing: the catalogue does not know the name

        bool operator==(const Line&) const = default;
    };

    /// A line as it is kept: its texts lie in `words`, so that a file of many lines takes memory only twice.
    struct Item {
        struct Piece {
            std::uint32_t begin = 0;
            std::uint32_t length = 0;
        };

        Kind kind = Kind::Blank;
        ZoneIndex zone{};
        int line = 0;
        int copies = 0;
        std::optional<CardIndex> card;
        Piece text;
        Piece value;
    };

    std::string name;  ///< empty if the file gives none
    Settings settings;
    Deck deck;
    std::vector<Item> items;
    std::string words;  ///< all texts of the items, and perhaps some that no item has any more
    Errors warnings;    ///< unknown keys and unknown cards, with their places

    [[nodiscard]] std::string_view text(Item::Piece piece) const
    {
        return std::string_view(words).substr(piece.begin, piece.length);
    }
    [[nodiscard]] Line line(const Item& item) const
    {
        return {item.kind, item.line, text(item.text), text(item.value), item.zone, item.copies, item.card};
    }
    [[nodiscard]] auto lines() const
    {
        return items | std::views::transform([this](const Item& item) { return line(item); });
    }

    /// An item with these texts added to the words; where it belongs among the items is up to the caller.
    [[nodiscard]] Item makeItem(const Line& line);
    void add(const Line& line) { items.push_back(makeItem(line)); }

    /// The value of a header line, by key.
    [[nodiscard]] std::optional<std::string_view> key(std::string_view key) const;
};

/// The id of the game that a deck file names, and where it does.
struct NamedGame {
    std::string id;
    Place where;
};

/// Read before the game's pack is loaded, because only the pack knows what the rest of the file means.
[[nodiscard]] Result<NamedGame> gameOfDeck(std::string_view text, std::string_view file);

/// Every mistake with its place, or the deck. `file` is only used to name places.
[[nodiscard]] Checked<DeckFile> readDeck(std::string_view text, const Game& game, const Catalogue& catalogue,
                                         std::string_view file = {});

/// The file's lines in canonical spelling; reading them again gives the same deck, whatever the names contain.
[[nodiscard]] std::string writeDeck(const DeckFile& file, const Catalogue& catalogue);

}  // namespace mazzo::model
