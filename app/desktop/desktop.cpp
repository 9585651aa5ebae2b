// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/app_window.h"
#include "app/desktop/single_instance.h"
#include "app/desktop/tour.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTimer>

#include <cstdio>
#include <future>

namespace mazzo::desktop {

namespace {

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// What must be settled before there is an application.
void goOffscreen()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    // Pictures look the same whatever the machine's settings are.
    qunsetenv("QT_SCALE_FACTOR");
    qunsetenv("QT_FONT_DPI");
}

void say(const QString& text) { std::fputs(qUtf8Printable(text + "\n"), stderr); }

}  // namespace

void prepareApplication(QGuiApplication& application)
{
    application.setApplicationName(QStringLiteral("mazzo"));
    application.setApplicationDisplayName(QStringLiteral("Mazzo"));
    application.setDesktopFileName(QStringLiteral("mazzo"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("Cantarell"),
                      QStringLiteral("DejaVu Sans")});
    application.setFont(font);
}

int runDesktop(int& argc, char** argv, const QString& opened)
{
    if (!hasDisplay()) {
        say(QStringLiteral(
            "mazzo: there is no display to open a window on. `mazzo --help` lists what works without one."));
        return 2;
    }
    // By itself the engine compiles what it meets a third time, which never pays off before the window is seen.
    if (!qEnvironmentVariableIsSet("QV4_JIT_CALL_THRESHOLD")) qputenv("QV4_JIT_CALL_THRESHOLD", "100");
    std::promise<void> begun;
    // The first query makes Qt read all fonts of the system; done while the views are loaded it costs no time. It
    // shares the thread that reads the library, because three threads would slow each other down on two processors.
    const auto findFonts = [application = begun.get_future().share()] {
        application.wait();
        (void)QFontDatabase::families();
    };
    auto reading = std::make_shared<LibraryReading>(findFonts);
    QGuiApplication application(argc, argv);
    begun.set_value();
    prepareApplication(application);
    if (SingleInstance::notifyRunning(opened)) {
        reading.reset();  // Fonts are not looked for without an application.
        return 0;
    }
    AppWindow window(AppModel::Memory::Library, std::move(reading));
    if (!window.show()) return 1;
    if (!opened.isEmpty()) window.open(opened);
    SingleInstance singleInstance;
    QObject::connect(&singleInstance, &SingleInstance::notified, &window, &AppWindow::open);
    QTimer::singleShot(0, &singleInstance, &SingleInstance::listen);  // the first picture comes first
    return QGuiApplication::exec();
}

int runSelfTest(int& argc, char** argv)
{
    goOffscreen();
    QGuiApplication application(argc, argv);
    prepareApplication(application);
    const TourReport report = tour({});
    for (const QString& warning : report.warnings) say(warning);
    if (!report.warnings.isEmpty()) return 1;
    std::printf("%d views shown, no warnings\n", report.views);
    return 0;
}

int runScreenshots(int& argc, char** argv, const QString& folder)
{
    goOffscreen();
    QGuiApplication application(argc, argv);
    prepareApplication(application);
    if (!QDir().mkpath(folder)) {
        say(QStringLiteral("mazzo: the folder %1 cannot be made").arg(folder));
        return 2;
    }
    const TourReport report = tour(folder);
    for (const QString& warning : report.warnings) say(warning);
    std::printf("%d pictures in %s\n", report.views, qUtf8Printable(folder));
    return report.warnings.isEmpty() ? 0 : 1;
}

}  // namespace mazzo::desktop
