#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/settings.h"

namespace mazzo {

/// A deck file as it stands. The deck is what counts; the items keep every line, so that writing the file back loses nothing.
struct DeckFile {
    /// One line of the file.
    struct Item {
        enum class Kind : std::uint8_t { Blank, Comment, Key, Section, Card };

        Kind kind = Kind::Blank;
        int line = 0;
        std::string text;                 ///< the comment, the key, the section's or the card's name, as written
        std::string value;                ///< a key's value, or the printing of a card
        ZoneIndex zone{};
        int copies = 0;
        std::optional<CardIndex> card;    ///< nothing: the catalogue does not know the name

        bool operator==(const Item&) const = default;
    };

    std::string name;                     ///< empty if the file gives none
    Settings settings;
    Deck deck;
    std::vector<Item> items;
    Errors warnings;                      ///< unknown keys and unknown cards, with their places

    /// The value of a header line, by key.
    [[nodiscard]] const std::string* key(std::string_view key) const;
};

/// The id of the game that a deck file names, and where it does.
struct NamedGame { std::string id; Place where; };

/// Read before the game's pack is loaded, because only the pack knows what the rest of the file means.
[[nodiscard]] Result<NamedGame> gameOfDeck(std::string_view text, std::string_view file);

/// Every mistake with its place, or the deck. `file` is only used to name places.
[[nodiscard]] Checked<DeckFile> readDeck(std::string_view text, const Game& game, const Catalogue& catalogue, std::string_view file = {});

/// The file's lines in canonical spelling; reading them again gives the same deck, whatever the names contain.
[[nodiscard]] std::string writeDeck(const DeckFile& file, const Catalogue& catalogue);

} // namespace mazzo
