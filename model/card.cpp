// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/card.h"

#include <algorithm>

namespace mazzo::model {

bool Card::hasType(TypeIndex wanted) const
{
    return type == wanted || std::ranges::find(moreTypes, wanted) != moreTypes.end();
}

std::string Card::fullName(std::string_view language) const
{
    return model::fullName(name.in(language), version.in(language));
}

bool appliesTo(const Field& field, const Card& card)
{
    return field.appliesTo(card.type) ||
           std::ranges::any_of(card.moreTypes, [&](TypeIndex type) { return field.appliesTo(type); });
}

std::string fullName(std::string_view name, std::string_view version)
{
    std::string full(name);
    if (!version.empty()) ((full += " (") += version) += ')';
    return full;
}

}  // namespace mazzo::model
