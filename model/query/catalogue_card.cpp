// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/catalogue_card.h"

namespace mazzo::model {

Truth CatalogueCard::nameMatches(Comparison comparison, std::string_view text) const
{
    return m_catalogue.nameMatches(comparison, text)[m_card];
}

Truth CatalogueCard::textMatches(Comparison comparison, std::string_view text) const
{
    return m_catalogue.textMatches(comparison, text)[m_card];
}

bool CatalogueCard::hasUnknownText() const { return m_catalogue.unknownText()[m_card] == Truth::Yes; }

std::optional<std::string> CatalogueCard::idOfCardNamed(std::string_view name) const
{
    const auto card = m_catalogue.findFolded(name);
    return card ? std::optional(std::string(m_catalogue.id(*card))) : std::nullopt;
}

}  // namespace mazzo::model
