// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/catalogue/block.h"
#include "model/catalogue/block_writer.h"

#include <map>

namespace mazzo::model {

/// The shared, read-only block, and over it what was changed since: whole columns, copied when first written to, and
/// texts.
struct Catalogue::Data {
    /// A field of which a value was changed. Codes past the block's cells are in `added`.
    struct ChangedColumn {
        std::vector<std::uint32_t> codes;
        std::vector<std::uint8_t> origins;
        std::vector<catalogue::Cell> added;
    };

    /// What `wordMatches` needs to know about a field.
    struct FieldNotes {
        Field::Type type;
        Interval domain;
        bool refersToCards = false;
        std::vector<std::pair<std::string, std::string>> choices;  ///< folded name, folded id; a pair for each language
        bool isFreeText = false;
    };

    Data(const Game& game, catalogue::Block block);

    std::shared_ptr<const catalogue::Block> block;
    std::string idPrefix;           ///< the game and a colon, folded
    std::size_t types = 0;          ///< how many the game has
    bool hasNameLikeCount = false;  ///< a name begins with a digit
    std::vector<FieldNotes> fields;
    std::map<std::size_t, ChangedColumn> changed;  ///< by field
    catalogue::StringPool pool;                    ///< of the added cells
    std::vector<catalogue::Word> words;            ///< of the added cells
    std::map<CardIndex, std::string> texts;        ///< the player's own, folded

    /// A folded id without the game before it.
    [[nodiscard]] std::string_view withoutPrefix(std::string_view id) const
    {
        return id.starts_with(idPrefix) ? id.substr(idPrefix.size()) : id;
    }
    /// The card's name in that language, else in the first there is.
    [[nodiscard]] const catalogue::Name* nameOf(CardIndex card, std::string_view language) const;
    [[nodiscard]] const ChangedColumn* change(FieldIndex field) const;
    [[nodiscard]] ChangedColumn& writable(FieldIndex field);
    [[nodiscard]] catalogue::Codes codes(FieldIndex field) const;
    [[nodiscard]] std::span<const std::uint8_t> origins(FieldIndex field) const;
    [[nodiscard]] std::size_t cells(FieldIndex field) const;
    [[nodiscard]] catalogue::CellView cell(FieldIndex field, std::size_t code) const;
    [[nodiscard]] catalogue::CellView cellOf(CardIndex card, FieldIndex field) const
    {
        return cell(field, codes(field)[at(card)]);
    }

    /// Applies a test to each different value and spreads the results over the cards; absent is always no.
    template <class Test>
    [[nodiscard]] MatchSet matchCells(FieldIndex field, const Test& test) const
    {
        std::vector<Truth> answers(cells(field), Truth::No);
        for (std::size_t code = 0; code < answers.size(); ++code) {
            const catalogue::CellView view = cell(field, code);
            if (view.kind() != catalogue::CellKind::Absent) answers[code] = test(view);
        }
        return catalogue::spread(codes(field), answers);
    }
};

}  // namespace mazzo::model
