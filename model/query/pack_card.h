// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/card_values.h"

namespace mazzo::model {

/// The values of a card as its pack has it, before there is a catalogue.
class PackCard final : public CardValues {
public:
    explicit PackCard(const Card& card) : m_card(card) {}

    [[nodiscard]] std::string_view id() const override { return m_card.id; }
    [[nodiscard]] std::string_view name(std::string_view language) const override { return m_card.name.in(language); }
    [[nodiscard]] std::vector<TypeIndex> types() const override;
    [[nodiscard]] bool printedAs(PrintingPart part, std::span<const std::string> wanted) const override;
    [[nodiscard]] Value value(FieldIndex field) const override { return m_card.values[at(field)].value; }
    [[nodiscard]] Truth nameMatches(Comparison comparison, std::string_view text) const override;
    [[nodiscard]] Truth textMatches(Comparison comparison, std::string_view text) const override;
    [[nodiscard]] bool hasUnknownText() const override { return m_card.textState == Card::TextState::Unknown; }
    [[nodiscard]] std::optional<std::string> idOfCardNamed(std::string_view) const override { return std::nullopt; }

private:
    const Card& m_card;
};

}  // namespace mazzo::model
