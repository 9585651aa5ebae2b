// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/navigation.h"

namespace mazzo::desktop {

Navigation::Navigation(QString first, QObject* parent) : QObject(parent), m_pages{std::move(first)} {}

void Navigation::open(const QString& page)
{
    if (page == m_pages.last()) return;
    m_pages.append(page);
    if (m_pages.size() > kDepth) m_pages.removeFirst();
    emit pageChanged();
}

void Navigation::begin(const QString& page)
{
    m_pages = {page};
    emit pageChanged();
}

void Navigation::back()
{
    if (!canGoBack()) return;
    m_pages.removeLast();
    emit pageChanged();
}

}  // namespace mazzo::desktop
