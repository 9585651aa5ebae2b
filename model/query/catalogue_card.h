// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/card_values.h"

namespace mazzo::model {

/// The values of a card of a catalogue. Names and texts are indexed for all cards together, so that matching them takes
/// as long as for all cards.
class CatalogueCard final : public CardValues {
public:
    CatalogueCard(const Catalogue& catalogue, CardIndex card) : m_catalogue(catalogue), m_card(card) {}

    [[nodiscard]] std::string_view id() const override { return m_catalogue.id(m_card); }
    [[nodiscard]] std::string_view name(std::string_view language) const override
    {
        return m_catalogue.nameWithoutVersion(m_card, language);
    }
    [[nodiscard]] std::vector<TypeIndex> types() const override { return m_catalogue.types(m_card); }
    [[nodiscard]] bool printedAs(PrintingPart part, std::span<const std::string> wanted) const override
    {
        return m_catalogue.printedAs(part, wanted)[m_card] == Truth::Yes;
    }
    [[nodiscard]] Value value(FieldIndex field) const override { return m_catalogue.value(m_card, field); }
    [[nodiscard]] Truth nameMatches(Comparison comparison, std::string_view text) const override;
    [[nodiscard]] Truth textMatches(Comparison comparison, std::string_view text) const override;
    [[nodiscard]] bool hasUnknownText() const override;
    [[nodiscard]] std::optional<std::string> idOfCardNamed(std::string_view name) const override;

private:
    const Catalogue& m_catalogue;
    CardIndex m_card;
};

}  // namespace mazzo::model
