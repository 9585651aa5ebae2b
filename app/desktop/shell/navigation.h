// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// Which page is open, and the way back. Pages are ids that the views know.
class Navigation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString page READ page NOTIFY pageChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY pageChanged)

public:
    explicit Navigation(QString first, QObject* parent = nullptr);

    [[nodiscard]] QString page() const { return m_pages.last(); }
    [[nodiscard]] bool canGoBack() const { return m_pages.size() > 1; }

    void begin(const QString& page);  ///< there, with no way back

public slots:
    void open(const QString& page);
    void back();

signals:
    void pageChanged();

private:
    static constexpr qsizetype kDepth = 32;

    QStringList m_pages;  // the last is open; never empty
};

}  // namespace mazzo::desktop
