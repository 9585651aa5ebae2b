// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/end-to-end/program.h"
#include "tests/window/screen.h"
#include "tests/window/screen_item.h"

#include <functional>

class QLocalSocket;

namespace mazzo::tests {

/// The app in a window of its own screen, used by mouse and keyboard. Everything waits for what it needs: an item that
/// is used must be visible and at rest first, and a condition is polled. After a failure of a test all calls return at
/// once, so that the first failure is the reported one.
class RealWindow {
public:
    /// The app runs with the data folder of `program`, so that the command line can prepare and read the library.
    explicit RealWindow(const Program& program);
    ~RealWindow();

    /// Opens the window and waits until it is filled; `arguments` are those of the program.
    void open(const QStringList& arguments = {});
    /// Closes the window as a window manager does, and waits for the end of the program.
    void close();
    /// Ends the program with SIGKILL, whatever it is doing.
    void kill();

    // What is there
    [[nodiscard]] ScreenTree tree();
    /// The first item of that name, once it is visible, enabled and at rest.
    ScreenItem find(const QString& name, const QString& role = {});
    /// Waits until nothing moves any more and returns what is there.
    ScreenTree settle();
    /// Waits for a condition on the window; `what` is for the report.
    void waitFor(const QString& what, const std::function<bool(const ScreenTree&)>& condition);
    void waitForText(const QString& text);
    void waitUntilGone(const QString& name, const QString& role = {});

    // Mouse and keyboard
    void moveTo(const QPoint& point);
    void click(const QPoint& point, int button = 1);
    void click(const QString& name, const QString& role = {});
    void rightClick(const QString& name, const QString& role = {});
    void doubleClick(const QString& name, const QString& role = {});
    void scrollDown();
    /// Presses at one point, moves there in steps, and releases at the other.
    void drag(const QPoint& from, const QPoint& to);
    /// As xdotool names keys: "ctrl+z", "Escape", "Return", "1".
    void key(const QString& keys);
    void type(const QString& text);
    /// What another program has copied.
    void setClipboard(const QString& text);

    /// Stores a screenshot where the test runs, to look at.
    void takePicture(const QString& file);

private:
    [[nodiscard]] QJsonObject ask(const QByteArray& request);
    void fail(const QString& message);

    const Program& m_program;
    Screen m_screen;
    QProcess m_process;
    QString m_address;
    std::unique_ptr<QLocalSocket> m_probe;
};

}  // namespace mazzo::tests
