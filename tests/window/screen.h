// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QProcess>
#include <QStringList>

namespace mazzo::tests {

/// A screen that nobody sees (Xvfb), with a real mouse and keyboard (xdotool).
class Screen {
public:
    ~Screen();

    /// Starts it; what is wrong, or an empty text.
    [[nodiscard]] QString start();
    [[nodiscard]] QString display() const { return m_display; }

    /// Runs xdotool with these arguments and waits for it.
    void act(const QStringList& arguments) const;

private:
    QProcess m_server;
    QString m_display;
};

}  // namespace mazzo::tests
