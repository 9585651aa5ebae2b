// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QLocalServer>

namespace mazzo::desktop {

/// The program runs once for each library: whoever starts it again, or follows a link, rings at the one that runs and
/// is done.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(QObject* parent = nullptr);

    /// Hands a link, a file or nothing to the program that runs with the same library; false if none answers.
    [[nodiscard]] static bool notifyRunning(const QString& what);
    /// From now on what others hand over arrives here; false if somebody else listens already.
    bool listen();

signals:
    void notified(const QString& what);  ///< empty: only the window is wanted

private:
    void answer();

    QLocalServer m_server;
};

}  // namespace mazzo::desktop
