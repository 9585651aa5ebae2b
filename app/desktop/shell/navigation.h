// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mazzo::desktop {

/// Which page is open, and the pages to go back to. Views name a page as `Navigation.Cards`.
class Navigation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::desktop::Navigation::Page page READ page NOTIFY pageChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY pageChanged)

public:
    enum class Page {
        Decks,
        Editor,
        Goldfish,
        Analysis,
        Cards,
        Card,
        MyCards,
        Collection,
        Games,
        Maker,
        Settings,
        Help
    };
    Q_ENUM(Page)

    explicit Navigation(Page first, QObject* parent = nullptr);

    [[nodiscard]] Page page() const { return m_pages.last(); }
    [[nodiscard]] bool canGoBack() const { return m_pages.size() > 1; }

    void reset(Page page);  ///< opens it, with nothing to go back to

public slots:
    void open(mazzo::desktop::Navigation::Page page);
    void back();
    /// Opens a page that the open one belongs to: as `back` does, if it was opened before, and else instead of this
    /// one.
    void returnTo(mazzo::desktop::Navigation::Page page);

signals:
    void pageChanged();

private:
    static constexpr qsizetype kDepth = 32;

    QList<Page> m_pages;  // the last is open; never empty
};

/// The page's name in settings: "decks".
[[nodiscard]] QString pageId(Navigation::Page page);
[[nodiscard]] std::optional<Navigation::Page> pageOf(const QString& id);

}  // namespace mazzo::desktop
