// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QLocalServer>
#include <QObject>

class QAccessibleInterface;
class QQuickWindow;

namespace mazzo::tests {

/// Runs inside the program under test and describes what a screen reader finds in its window: each line that a client
/// writes is answered by a line of JSON. `tree` asks for the items, `picture FILE` for a screenshot, and `close` is the
/// message of a window manager, since there is none. Nothing else in the program is controlled by it.
class Probe : public QObject {
    Q_OBJECT

public:
    explicit Probe(const QString& address);

private:
    void serve();
    [[nodiscard]] static QJsonObject tree();
    [[nodiscard]] static QJsonObject answer(const QString& request);
    [[nodiscard]] static bool takePicture(const QString& file);

    QLocalServer m_server;
};

}  // namespace mazzo::tests
