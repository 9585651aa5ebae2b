// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/mistakes.h"

#include <algorithm>
#include <tuple>

namespace mazzo::carddata {

void Mistakes::add(Error error)
{
    if (!full()) m_errors.push_back(std::move(error));
    ++m_count;
}

Errors Mistakes::take()
{
    std::vector<std::string> files;
    for (const Error& error : m_errors)
        if (std::ranges::find(files, error.where.file) == files.end()) files.push_back(error.where.file);
    std::ranges::stable_sort(m_errors, {}, [&](const Error& error) {
        return std::tuple(std::ranges::find(files, error.where.file) - files.begin(), error.where.line,
                          error.where.column);
    });
    if (m_count > kMax)
        m_errors.push_back({Error::Kind::Limit, "pack.more-mistakes", {}, {std::to_string(m_count - kMax)}, {}});
    m_count = 0;
    return std::move(m_errors);
}

void Mistakes::untranslated(std::string language, Place place)
{
    Untranslated& known = m_untranslated[std::move(language)];
    if (known.texts++ == 0) known.first = std::move(place);
}

void Mistakes::addUntranslated(const Mistakes& other)
{
    for (const auto& [language, added] : other.m_untranslated) {
        Untranslated& known = m_untranslated[language];
        if (known.texts == 0) known.first = added.first;
        known.texts += added.texts;
    }
}

Errors Mistakes::notes() const
{
    Errors notes;
    for (const auto& [language, known] : m_untranslated)
        notes.push_back(
            {Error::Kind::Refused, "pack.untranslated", known.first, {language, std::to_string(known.texts)}, {}});
    return notes;
}

}  // namespace mazzo::carddata
