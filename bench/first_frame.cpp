// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "app/desktop/shell/app_model.h"
#include "bench/measured.h"
#include "bench/table.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProcess>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace mazzo::bench;

namespace {

constexpr int kRounds = 25;

void say(const char* what)
{
    std::puts(what);
    std::fflush(stdout);
}

/// Watches the window of a program from within, whatever the program does: says "frame" with its first frame, "decks"
/// with the first one in which all decks are in sight with their verdicts, and ends the process.
class Watch : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* window = event->type() == QEvent::Expose || event->type() == QEvent::Show
                           ? qobject_cast<QQuickWindow*>(watched)
                           : nullptr;
        if (window != nullptr && m_window == nullptr) {
            m_window = window;
            QObject::connect(window, &QQuickWindow::frameSwapped, window, [this] { look(); }, Qt::DirectConnection);
        }
        return false;
    }

private:
    void look()
    {
        if (!std::exchange(m_seen, true)) say("frame");
        // What the model said when the frame was begun is in it.
        if (m_full) {
            say("decks");
            std::_Exit(0);
        }
        auto* app = m_window->property("app").value<AppModel*>();
        m_full = app != nullptr && !app->library()->loading() && isJudged(*app);
        if (m_full) m_window->update();
    }
    static bool isJudged(AppModel& app)
    {
        const DeckTable& decks = *app.decks()->decks();
        return decks.count() > 0 && !decks.at(decks.count() - 1, QStringLiteral("verdict")).toString().isEmpty();
    }

    QQuickWindow* m_window = nullptr;
    bool m_seen = false;
    bool m_full = false;
};

/// `mazzo`, as its own main starts it.
int showMazzo(int& argc, char** argv)
{
    qAddPreRoutine([] { qApp->installEventFilter(new Watch); });
    return runDesktop(argc, argv, {});
}

/// A library with every preconstructed deck in it, as after some weeks of use.
int fillLibrary(int& argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    AppModel app(AppModel::Memory::Library);
    app.open();
    for (int row = 0; row < app.decks()->precon()->count(); ++row) (void)app.decks()->startFrom(row);
    return app.library()->problem().isEmpty() && app.decks()->decks()->count() > 0 ? 0 : 1;
}

struct Start {
    double frame = -1;  // milliseconds from the start of the process
    double decks = -1;
};

Start startOf(const QString& program, const QStringList& arguments)
{
    Start start;
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    QByteArray said;
    while (process.waitForReadyRead(60'000)) {
        const double now = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        said += process.readAllStandardOutput();
        if (start.frame < 0 && said.contains("frame")) start.frame = now;
        if (start.decks < 0 && said.contains("decks")) start.decks = now;
    }
    process.waitForFinished(60'000);
    return start;
}

int compare(const QString& program)
{
    const QTemporaryDir home;
    qputenv("MAZZO_HOME", home.path().toUtf8());
    if (QProcess::execute(program, {QStringLiteral("--fill")}) != 0) return 1;
    const QString emptyWindow = QFileInfo(program).absolutePath() + "/mazzo_bench_empty_window";
    Times empty, ours, decks;
    // Turn by turn, so that a busy machine is as busy for both; the first round warms the caches.
    for (int round = 0; round <= kRounds; ++round) {
        const Start first = startOf(emptyWindow, {});
        const Start second = startOf(program, {QStringLiteral("--mazzo")});
        if (first.frame < 0 || second.frame < 0 || second.decks < 0) return 1;
        if (round == 0) continue;
        empty.add(first.frame);
        ours.add(second.frame);
        decks.add(second.decks);
    }
    std::printf("start-up, %d rounds, median (best)\n", kRounds);
    std::printf("  an empty Qt Quick Controls window    %6.1f ms (%.1f)\n", empty.median(), empty.quantile(0));
    std::printf("  mazzo, its first frame               %6.1f ms (%.1f)  ratio %.2f (%.2f)\n", ours.median(),
                ours.quantile(0), ours.median() / empty.median(), ours.quantile(0) / empty.quantile(0));
    std::printf("  mazzo, every deck with its verdict   %6.1f ms (%.1f)  ratio %.2f (%.2f)\n", decks.median(),
                decks.quantile(0), decks.median() / empty.median(), decks.quantile(0) / empty.quantile(0));
    const Baseline window{"empty window", empty.median()};
    // At most 1.5 times an empty window.
    addTime("first frame", ours.median(), window, ratioOf(0.67));
    addTime("every deck shown with its verdict", decks.median(), window);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    if (argc > 1) return std::strcmp(argv[1], "--mazzo") == 0 ? showMazzo(argc, argv) : fillLibrary(argc, argv);
    const QCoreApplication application(argc, argv);
    return compare(QCoreApplication::applicationFilePath());
}
