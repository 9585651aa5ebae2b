// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/card_key.h"
#include "carddata/library/layers/own_repository.h"
#include "model/catalogue.h"

#include <span>

namespace mazzo::carddata {

/// A value as a player types it. `?` makes a value unknown, nothing at all removes it.
struct CardText {
    CardKey key;
    std::string text;
};

/// Why a typed value was not taken.
struct CardTextProblem {
    std::size_t text = 0;  ///< its position in the list
    Error error;
};

/// Reads what players type about cards, in a form, a table or a file, and writes it in the same way.
///
/// Numbers may be ranges (`4..6`, `4..`, `..6`). Words have commas between them, and quotes around those that hold
/// a comma; `-` is an empty list. Cards are named in any language or by id.
class CardEditor {
public:
    CardEditor(const Game& game, const Catalogue& catalogue) : m_game(game), m_catalogue(catalogue) {}

    /// Changes an entry of the own layer. What `current` has already is passed over, if it is given. Choices that the
    /// game does not have yet, where a field allows them, are added to the list. Whether the entry can be stored in the
    /// end is checked by `OwnLayer`.
    [[nodiscard]] std::vector<CardTextProblem> assign(
        LayerCard& entry, const Card* current, std::span<const CardText> texts, std::vector<OwnChoice>& choices) const;

    /// What a card has, as `assign` reads it back.
    [[nodiscard]] std::string text(const Card& card, const CardKey& key) const;

    /// The value that is typed for a field; a name that no card has stays as it is typed.
    [[nodiscard]] Result<Value> parse(FieldIndex field, std::string_view text, std::vector<OwnChoice>& choices) const;

private:
    [[nodiscard]] Result<void> assignOne(LayerCard& entry, const Card* current, const CardText& typed,
                                         std::vector<OwnChoice>& choices) const;
    [[nodiscard]] bool says(const Card& card, const CardText& typed) const;
    void assignTexts(CardKey::Part part, LayerCard& entry, const Card* current, std::span<const CardText> texts) const;
    [[nodiscard]] Result<Value> parseNumber(const Field& field, std::string_view text) const;
    [[nodiscard]] Result<Value> parseWords(const Field& field, std::string_view text,
                                           std::vector<OwnChoice>& choices) const;
    [[nodiscard]] std::string wordText(const Field& field, const std::string& word) const;

    const Game& m_game;
    const Catalogue& m_catalogue;
};

}  // namespace mazzo::carddata
