// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/comparison.h"
#include "model/query/syntax.h"

#include <optional>
#include <span>

namespace mazzo::model {

/// What conditions read of one card, whether it is in a catalogue or still in its pack. Texts to match are folded.
class CardValues {
public:
    virtual ~CardValues() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual std::string_view name(std::string_view language) const = 0;  ///< without the version
    [[nodiscard]] virtual std::vector<TypeIndex> types() const = 0;
    /// Whether it has a printing of which the part is one of these ids or numbers.
    [[nodiscard]] virtual bool printedAs(PrintingPart part, std::span<const std::string> wanted) const = 0;
    [[nodiscard]] virtual Value value(FieldIndex field) const = 0;
    [[nodiscard]] virtual Truth nameMatches(Comparison comparison, std::string_view text) const = 0;  ///< any name
    [[nodiscard]] virtual Truth textMatches(Comparison comparison, std::string_view text) const = 0;
    [[nodiscard]] virtual bool hasUnknownText() const = 0;
    /// The id of the card with that name, if the cards can be searched.
    [[nodiscard]] virtual std::optional<std::string> idOfCardNamed(std::string_view name) const = 0;
};

/// The words of a card in a field, or its name, id or type; nothing if they are unknown. A card that lacks the field
/// has none.
[[nodiscard]] std::optional<Words> wordsOf(const Game& game, const CardValues& card, Subject subject, FieldIndex field);

/// The ids that a condition on printings means.
[[nodiscard]] std::vector<std::string> linesOf(std::string_view text);

}  // namespace mazzo::model
