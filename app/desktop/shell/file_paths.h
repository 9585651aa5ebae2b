// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// What views ask about files before they save one.
class FilePaths : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// The file that would be written: with the ending unless the name has one.
    Q_INVOKABLE static QUrl withEnding(const QUrl& file, const QString& ending);
    Q_INVOKABLE static bool exists(const QUrl& file);
    Q_INVOKABLE static QString name(const QUrl& file);
};

}  // namespace mazzo::desktop
