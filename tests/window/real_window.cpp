// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/real_window.h"

#include <QElapsedTimer>
#include <QLocalSocket>
#include <QtTest>

namespace mazzo::tests {

namespace {

constexpr int kPatience = 60'000;  // milliseconds until a condition counts as failed; a busy machine is slow
constexpr int kInterval = 30;      // milliseconds between two looks at the window
constexpr int kDragSteps = 8;

}  // namespace

RealWindow::RealWindow(const Program& program) : m_program(program), m_address(program.path("probe"))
{
    if (const QString problem = m_screen.start(); !problem.isEmpty()) fail(problem);
}

RealWindow::~RealWindow()
{
    if (m_process.state() != QProcess::NotRunning) kill();
}

void RealWindow::open(const QStringList& arguments)
{
    if (QTest::currentTestFailed()) return;
    QProcessEnvironment environment = m_program.environment();
    environment.insert("DISPLAY", m_screen.display());
    const QString runtime = m_program.path("runtime");
    QDir().mkpath(runtime);
    QFile::setPermissions(runtime, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    environment.insert("XDG_RUNTIME_DIR", runtime);
    environment.remove("WAYLAND_DISPLAY");
    environment.insert("QT_QPA_PLATFORM", "xcb");
    environment.insert("QT_QUICK_BACKEND", "software");
    environment.insert("QT_PLUGIN_PATH", MAZZO_PROBE_PLUGINS);
    environment.insert("QT_QPA_GENERIC_PLUGINS", "mazzoprobe:" + m_address);
    // No dialog of a desktop, and no input method between the keyboard and the window.
    environment.insert("QT_QPA_PLATFORMTHEME", "");
    environment.insert("QT_IM_MODULE", "compose");
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(MAZZO_PROGRAM, arguments);
    if (!m_process.waitForStarted(kPatience)) return fail("The program does not start: " + m_process.errorString());
    m_probe = std::make_unique<QLocalSocket>();
    QElapsedTimer waited;
    waited.start();
    while (m_probe->state() != QLocalSocket::ConnectedState) {
        m_probe->connectToServer(m_address);
        if (m_probe->waitForConnected(kInterval)) break;
        if (waited.elapsed() > kPatience || m_process.state() == QProcess::NotRunning)
            return fail("The window does not open.");
        QTest::qWait(kInterval);
    }
    // Without a window manager nobody gives the keyboard to the window.
    waitFor("a window", [](const ScreenTree& tree) { return !tree.items.isEmpty(); });
    if (QTest::currentTestFailed()) return;
    m_screen.act({"search", "--sync", "--onlyvisible", "--name", "Mazzo", "windowfocus"});
    // Until the library is read the window has a frame without a page.
    waitFor("an active window with a page", [](const ScreenTree& tree) {
        return tree.active && tree.focused() != nullptr &&
               std::any_of(tree.items.begin(), tree.items.end(),
                           [](const ScreenItem& item) { return item.role == "Pane"; });
    });
    settle();
}

void RealWindow::close()
{
    if (m_process.state() == QProcess::NotRunning) return;
    (void)ask("close");
    m_probe.reset();
    if (!m_process.waitForFinished(kPatience)) return fail("The program does not end when its window is closed.");
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0) fail("The program ends badly.");
}

void RealWindow::kill()
{
    m_process.kill();
    m_process.waitForFinished(kPatience);
    m_probe.reset();
}

ScreenTree RealWindow::tree() { return ScreenTree::read(ask("tree")); }

ScreenItem RealWindow::find(const QString& name, const QString& role)
{
    ScreenItem last;
    waitFor("“" + name + "” at rest", [&](const ScreenTree& tree) {
        const QList<ScreenItem> found = tree.named(name, role);
        const auto usable = std::find_if(found.begin(), found.end(),
                                         [](const ScreenItem& item) { return item.enabled; });
        if (usable == found.end()) return false;
        const bool atRest = usable->rect == last.rect;
        last = *usable;
        return atRest;
    });
    return last;
}

ScreenTree RealWindow::settle()
{
    ScreenTree last;
    int equal = 0;
    waitFor("nothing moves", [&](const ScreenTree& tree) {
        constexpr int kEnough = 4;
        equal = tree == last ? equal + 1 : 0;
        last = tree;
        return equal >= kEnough;
    });
    return last;
}

void RealWindow::waitFor(const QString& what, const std::function<bool(const ScreenTree&)>& condition)
{
    if (QTest::currentTestFailed()) return;
    QElapsedTimer waited;
    waited.start();
    ScreenTree last;
    while (!condition(last = tree())) {
        if (QTest::currentTestFailed()) return;
        if (waited.elapsed() > kPatience) {
            const QString picture = QCoreApplication::applicationDirPath() + "/" +
                                    QString::fromLatin1(QTest::currentTestFunction()) + ".png";
            takePicture(picture);
            return fail("Waited in vain for " + what + ". The window (screenshot in " + picture + "):\n" + last.text());
        }
        QTest::qWait(kInterval);
    }
}

void RealWindow::waitForText(const QString& text)
{
    waitFor("the text “" + text + "”", [&](const ScreenTree& tree) { return tree.says(text); });
}

void RealWindow::waitUntilGone(const QString& name, const QString& role)
{
    waitFor("the end of “" + name + "”", [&](const ScreenTree& tree) { return !tree.has(name, role); });
}

void RealWindow::moveTo(const QPoint& point)
{
    if (QTest::currentTestFailed()) return;
    m_screen.act({"mousemove", QString::number(point.x()), QString::number(point.y())});
}

void RealWindow::click(const QPoint& point, int button)
{
    moveTo(point);
    if (!QTest::currentTestFailed()) m_screen.act({"click", QString::number(button)});
}

void RealWindow::click(const QString& name, const QString& role) { click(find(name, role).rect.center()); }

void RealWindow::rightClick(const QString& name, const QString& role)
{
    constexpr int kRight = 3;
    click(find(name, role).rect.center(), kRight);
}

void RealWindow::doubleClick(const QString& name, const QString& role)
{
    moveTo(find(name, role).rect.center());
    if (!QTest::currentTestFailed()) m_screen.act({"click", "--repeat", "2", "--delay", "120", "1"});
}

void RealWindow::scrollDown()
{
    constexpr const char* kWheelDown = "5";
    if (!QTest::currentTestFailed()) m_screen.act({"click", kWheelDown});
}

void RealWindow::drag(const QPoint& from, const QPoint& to)
{
    moveTo(from);
    if (QTest::currentTestFailed()) return;
    m_screen.act({"mousedown", "1"});
    for (int step = 1; step <= kDragSteps; ++step) {
        moveTo(from + (to - from) * step / kDragSteps);
        (void)tree();  // the app has seen the step when it answers
    }
    if (!QTest::currentTestFailed()) m_screen.act({"mouseup", "1"});
}

void RealWindow::key(const QString& keys)
{
    if (!QTest::currentTestFailed()) m_screen.act({"key", "--clearmodifiers", keys});
}

void RealWindow::type(const QString& text)
{
    if (!QTest::currentTestFailed()) m_screen.act({"type", "--delay", "20", text});
}

void RealWindow::setClipboard(const QString& text) { (void)ask("clipboard " + text.toUtf8().toBase64()); }

void RealWindow::takePicture(const QString& file) { (void)ask("picture " + file.toUtf8()); }

QJsonObject RealWindow::ask(const QByteArray& request)
{
    if (m_probe == nullptr) return {};
    m_probe->write(request + '\n');
    while (!m_probe->canReadLine()) {
        if (m_probe->waitForReadyRead(kPatience)) continue;
        fail("The window does not answer: " + m_probe->errorString());
        return {};
    }
    return QJsonDocument::fromJson(m_probe->readLine()).object();
}

void RealWindow::fail(const QString& message)
{
    if (!QTest::currentTestFailed()) QTest::qFail(qPrintable(message), __FILE__, __LINE__);
}

}  // namespace mazzo::tests
