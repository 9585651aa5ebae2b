// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/search_result.h"

#include "app/text/error_text.h"

namespace mazzo::desktop {

namespace {

/// Columns count characters from 1; QML counts UTF-16 units from 0.
int positionOf(int column, const QString& text)
{
    qsizetype position = 0;
    for (int i = 1; i < column && position < text.size(); ++i) position += text[position].isHighSurrogate() ? 2 : 1;
    return static_cast<int>(position);
}

}  // namespace

void SearchResult::update(const SearchAnswer& answer, const QString& text)
{
    m_error = answer.error;
    m_errorPosition = positionOf(errorColumn(), text);
    if (!m_error) {
        m_explained = QString::fromStdString(answer.explained);
        m_sure = static_cast<int>(answer.sure);
        m_undecided = static_cast<int>(answer.undecided);
    }
    emit changed();
}

QString SearchResult::error() const { return m_error ? sentence(*m_error) : QString(); }

}  // namespace mazzo::desktop
