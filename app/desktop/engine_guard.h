// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

namespace mazzo::desktop {

/// Keeps the views' engine inside the program: no network at all, code only from the resources and Qt's own modules,
/// images only from the resources and from image providers (`image://picture` shows the player's scans). Without it, an
/// address that slips from an imported deck into a view would be opened.
///
/// Must outlive the engine.
class EngineGuard : public QQmlAbstractUrlInterceptor, public QQmlNetworkAccessManagerFactory {
public:
    /// Call it after the import paths are set and before anything is loaded.
    void install(QQmlEngine& engine);

    QUrl intercept(const QUrl& url, DataType type) override;
    QNetworkAccessManager* create(QObject* parent) override;

private:
    QStringList m_modules;  // folders of Qt's modules; not changed once the engine runs, which reads it on two threads
};

}  // namespace mazzo::desktop
