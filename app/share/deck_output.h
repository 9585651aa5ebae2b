// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/card_face.h"
#include "app/pictures/list_sheet.h"
#include "carddata/library/library.h"
#include "import/formats/format.h"
#include "model/collection/table_set_up.h"

#include <memory>

namespace mazzo::app {

/// The content of one file.
struct OutputFile {
    std::string path;
    QByteArray bytes;
};

/// Writes a deck in every form in which it can be shared, with names in one language.
class DeckOutput {
public:
    DeckOutput(DeckFile deck, std::shared_ptr<const LoadedGame> loaded, std::string language);

    [[nodiscard]] const std::string& code() const { return m_code; }  ///< empty if the deck is too large for one
    [[nodiscard]] const Game& game() const { return m_loaded->game; }
    [[nodiscard]] QString title() const;  ///< the deck's name, else the game's
    /// Texts for people, plain text and Markdown, say if the deck has provisional or sample values.
    [[nodiscard]] Written text(Format format) const;
    /// The origins of the values of the deck's cards that are neither from the rulebook nor entered by the player.
    [[nodiscard]] const std::vector<Origin>& restsOn() const { return m_restsOn; }
    /// Black on white; several if one cannot hold the code.
    [[nodiscard]] std::vector<QImage> qrPictures() const;
    /// As files: SVG if the path ends so, else PNG. Several have a number before the ending.
    [[nodiscard]] std::vector<OutputFile> qrFiles(const std::string& path) const;
    /// The file for Tabletop Simulator, which refers to the card images by their paths.
    [[nodiscard]] std::vector<OutputFile> tableFiles(const std::string& path, const Library& library) const;
    [[nodiscard]] QImage picture() const;
    /// A web page that needs nothing from elsewhere.
    [[nodiscard]] Result<QByteArray> page(const Library& library) const;
    /// The registration sheet. For games with a supply it lists the piles and start decks instead of one card a kind.
    [[nodiscard]] ListSheet list() const;
    /// The piles of the deck's game; nothing for games without a supply.
    [[nodiscard]] const std::optional<TableSetUp>& setUp() const { return m_setUp; }
    /// The copies that the game leaves in its box; empty if the pack names no box.
    [[nodiscard]] Result<std::vector<Product::Line>> leftInBox(const Library& library) const;
    /// What to put on the table and what stays in the box; `picture.no-set-up` for games without a supply.
    [[nodiscard]] Result<ListSheet> setUpSheet(const Library& library) const;
    /// `picture.too-many` if these are more cards than can be printed at once.
    [[nodiscard]] Result<Paper> proxies(const Library& library) const;

private:
    [[nodiscard]] CardFace faceOfLine(const Outline::Line& line, const Library& library) const;

    DeckFile m_deck;
    std::shared_ptr<const LoadedGame> m_loaded;
    std::string m_language;
    Outline m_outline;
    std::string m_code;
    std::optional<TableSetUp> m_setUp;
    std::vector<Origin> m_restsOn;
};

[[nodiscard]] QByteArray pngOf(const QImage& image);

}  // namespace mazzo::app
