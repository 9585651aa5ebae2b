// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/navigation.h"

#include <QMetaEnum>

namespace mazzo::desktop {

Navigation::Navigation(Page first, QObject* parent) : QObject(parent), m_pages{first} {}

void Navigation::open(Page page)
{
    if (page == m_pages.last()) return;
    m_pages.append(page);
    if (m_pages.size() > kDepth) m_pages.removeFirst();
    emit pageChanged();
}

void Navigation::reset(Page page)
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

void Navigation::returnTo(Page page)
{
    if (page == m_pages.last()) return;
    if (const qsizetype earlier = m_pages.lastIndexOf(page); earlier >= 0) m_pages.resize(earlier + 1);
    else m_pages.last() = page;
    emit pageChanged();
}

QString pageId(Navigation::Page page)
{
    return QString::fromLatin1(QMetaEnum::fromType<Navigation::Page>().valueToKey(static_cast<int>(page))).toLower();
}

std::optional<Navigation::Page> pageOf(const QString& id)
{
    const QMetaEnum pages = QMetaEnum::fromType<Navigation::Page>();
    for (int i = 0; i < pages.keyCount(); ++i) {
        const auto page = static_cast<Navigation::Page>(pages.value(i));
        if (pageId(page) == id) return page;
    }
    return std::nullopt;
}

}  // namespace mazzo::desktop
