// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/texts.h"

#include <algorithm>

namespace mazzo::model {

std::string_view Texts::in(std::string_view language) const
{
    const auto found = std::ranges::find(m_entries, language, &Entry::language);
    if (found != m_entries.end()) return found->words;
    return m_entries.empty() ? std::string_view{} : std::string_view{m_entries.front().words};
}

bool Texts::has(std::string_view language) const
{
    return std::ranges::find(m_entries, language, &Entry::language) != m_entries.end();
}

}  // namespace mazzo::model
