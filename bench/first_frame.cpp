#include "app/desktop/app_window.h"
#include "app/desktop/desktop.h"
#include "bench/measured.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace mazzo;

namespace {

constexpr int kRounds = 15;

/// What every Qt Quick Controls program pays before it has shown anything of its own.
constexpr auto kEmptyWindow = R"(
import QtQuick
import QtQuick.Controls.Basic
ApplicationWindow { width: 1280; height: 800; visible: true }
)";

/// Ends the process with the first frame: what comes after it is not measured.
int untilFirstFrame(QQuickWindow* window)
{
    if (window == nullptr) return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
        std::puts("frame");
        std::fflush(stdout);
        std::_Exit(0);
    }, Qt::DirectConnection);
    return QGuiApplication::exec();
}

int showEmpty()
{
    QQmlApplicationEngine engine;
    engine.loadData(kEmptyWindow);
    return untilFirstFrame(engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
}

int showMazzo()
{
    AppWindow window(AppModel::Memory::Library, AppWindow::Opening::Beside);
    return window.show() ? untilFirstFrame(window.window()) : 1;
}

/// A library with every ready-made deck in it, as after some weeks of use.
int fillLibrary()
{
    AppModel app(AppModel::Memory::Library);
    app.open();
    for (int row = 0; row < app.decks()->readyMade()->count(); ++row) (void)app.decks()->startFrom(row);
    return app.problem().isEmpty() && app.decks()->decks()->count() > 0 ? 0 : 1;
}

int child(const char* what, int& argc, char** argv)
{
    QGuiApplication application(argc, argv);
    prepareApplication(application);
    if (std::strcmp(what, "--empty") == 0) return showEmpty();
    return std::strcmp(what, "--mazzo") == 0 ? showMazzo() : fillLibrary();
}

/// Milliseconds from the start of the process to its first frame; negative if there was none.
double timeOf(const QString& program, const QString& what)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    QElapsedTimer timer;
    timer.start();
    process.start(program, {what});
    const bool shown = process.waitForReadyRead(60'000);
    const double time = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    process.waitForFinished(60'000);
    return shown ? time : -1;
}

int compare(const QString& program)
{
    const QTemporaryDir home;
    qputenv("MAZZO_HOME", home.path().toUtf8());
    if (QProcess::execute(program, {QStringLiteral("--fill")}) != 0) return 1;
    bench::Times empty;
    bench::Times ours;
    // Turn by turn, so that a busy machine is as busy for both; the first round warms the caches.
    for (int round = 0; round <= kRounds; ++round) {
        const double first = timeOf(program, QStringLiteral("--empty"));
        const double second = timeOf(program, QStringLiteral("--mazzo"));
        if (first < 0 || second < 0) return 1;
        if (round == 0) continue;
        empty.add(first);
        ours.add(second);
    }
    std::printf("start-up to the first frame, %d rounds: empty window median %.0f ms, mazzo median %.0f ms; ratio %.2f (of the best: %.2f)\n", kRounds, empty.median(), ours.median(),
                ours.median() / empty.median(), ours.quantile(0) / empty.quantile(0));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    if (argc > 1) return child(argv[1], argc, argv);
    const QCoreApplication application(argc, argv);
    return compare(QCoreApplication::applicationFilePath());
}
