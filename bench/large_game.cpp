// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "app/desktop/desktop.h"
#include "app/desktop/drawing/card_image_provider.h"
#include "app/workspace.h"
#include "bench/gui_work.h"
#include "bench/large_catalogue.h"
#include "bench/table.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <sys/resource.h>

#include <cstdio>
#include <cstring>

using namespace mazzo::bench;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFewCards = 100;
constexpr int kPictures = 400;
constexpr int kHovers = 100;
constexpr int kFrames = 200;
constexpr int kRounds = 10;
constexpr double kFrameBudget = 8;  // milliseconds

void wait(const std::function<bool()>& busy)
{
    while (busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
}

/// A home with the game `bench` of `cards` cards, whose library has been read once.
void prepareHome(const fs::path& home, std::size_t cards)
{
    fs::create_directories(home);
    const fs::path source = home / "cards.xml";
    writeCockatrice(source, cards);
    importCockatrice(source, home / "packs" / kLargeGame, cards);
    fs::remove(source);
    qputenv("MAZZO_HOME", QByteArray::fromStdString(home.string()));
    AppModel app(AppModel::Memory::Library);
    app.open();
    app.chooseGame(kLargeGame);
    (void)app.decks()->create(kLargeGame, "Bench");
    wait([&] { return app.search()->busy() || app.decks()->busy(); });
}

/// Scans of the first cards, each different, as large as those of card databases.
void writePictures(const fs::path& home, const std::vector<QString>& cards)
{
    const fs::path folder = home / "images" / kLargeGame;
    fs::create_directories(folder);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QImage image(672, 936, QImage::Format_RGB32);
        image.fill(QColor::fromHsv(static_cast<int>(i * 37 % 360), 120, 200));
        QPainter painter(&image);
        for (int line = 0; line < 60; ++line) painter.drawLine(line * 11, 0, 672 - line * 7, 936);
        painter.end();
        image.save(QString::fromStdString((folder / (cards[i].section(':', -1).toStdString() + ".jpg")).string()),
                   "JPG");
    }
}

/// Processor time of all threads from the pointer's rest until text and picture of the card are there.
void measureHover(AppModel& app, const std::vector<QString>& cards)
{
    CardImageProvider provider;
    Times all, own;
    for (int i = 0; i < kHovers; ++i) {
        const double begin = threadMilliseconds();
        all.add(worked([&] {
            app.hoverCard()->show(kLargeGame, cards[static_cast<std::size_t>(i)]);
            const QString picture = app.hoverCard()->picture();
            if (picture.isEmpty()) std::abort();
            auto* response = provider.requestImageResponse(picture.mid(qstrlen("image://card/")), QSize(320, 0));
            std::atomic<bool> there = false;
            QObject::connect(
                response, &QQuickImageResponse::finished, response, [&there] { there = true; }, Qt::DirectConnection);
            while (!there || app.hoverCard()->busy()) QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            if (!response->errorString().isEmpty()) std::abort();
            delete response;
        }));
        own.add(threadMilliseconds() - begin);
    }
    std::printf("hover at %zu cards with pictures: median %.1f ms, worst %.1f ms of all threads; GUI thread %.2f ms\n",
                kLargeCards, all.median(), all.quantile(1), own.median());
    addTime("hover: text and picture of a card, all threads, worst", all.quantile(1), {}, valueOf(100));
}

QQuickItem* gridIn(QQuickItem* item)
{
    if (item->inherits("QQuickGridView") && item->isVisible() && item->width() > 0) return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = child->isVisible() ? gridIn(child) : nullptr) return found;
    return nullptr;
}

/// What the GUI thread does for a frame while the grid scrolls, without painting.
bool measureScrolling(AppWindow& window)
{
    QQuickItem* grid = gridIn(window.window()->contentItem());
    if (grid == nullptr) return false;
    double paintBegin = 0, painted = 0;
    bool swapped = false;
    QObject context;
    const auto direct = Qt::DirectConnection;
    QObject::connect(
        window.window(), &QQuickWindow::beforeRendering, &context, [&] { paintBegin = threadMilliseconds(); }, direct);
    QObject::connect(
        window.window(), &QQuickWindow::frameSwapped, &context,
        [&] {
            painted += threadMilliseconds() - paintBegin;
            swapped = true;
        },
        direct);
    Times frames;
    for (int i = 0; i < kFrames; ++i) {
        painted = 0;
        swapped = false;
        const double begin = threadMilliseconds();
        grid->setProperty("contentY", grid->property("contentY").toDouble() + 40);
        wait([&] { return !swapped; });
        frames.add(threadMilliseconds() - begin - painted);
    }
    std::printf(
        "a frame of a grid of pictures that scrolls, GUI thread without painting: median %.2f ms, p99 %.2f ms\n",
        frames.median(), frames.quantile(0.99));
    addTime("a frame of a scrolling grid of pictures, GUI thread, p99", frames.quantile(0.99),
            Baseline{"budget", kFrameBudget}, valueOf(kFrameBudget));
    return true;
}

/// The window on a home, in a process of its own: says when its first frame is there, shows the cards of the game, and
/// says how much memory it has used.
int start(int& argc, char** argv)
{
    auto reading = std::make_shared<LibraryReading>([] {});
    QGuiApplication application(argc, argv);
    prepareApplication(application);
    AppWindow window(AppModel::Memory::Library, std::move(reading));
    if (!window.show()) return 1;
    bool framed = false;
    QObject::connect(
        window.window(), &QQuickWindow::frameSwapped, window.window(), [&] { framed = true; }, Qt::DirectConnection);
    wait([&] { return !framed; });
    std::puts("frame");
    std::fflush(stdout);
    AppModel& app = window.model();
    wait([&] { return app.library()->loading(); });
    app.chooseGame(kLargeGame);
    app.navigation()->open(Navigation::Page::Cards);
    wait([&] { return app.search()->busy() || app.search()->total() == 0; });
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("cards %ld kB\n", usage.ru_maxrss);
    std::fflush(stdout);
    return 0;
}

struct Started {
    double frame = -1;
    double megabytes = -1;
};

Started startOn(const fs::path& home)
{
    Started started;
    qputenv("MAZZO_HOME", QByteArray::fromStdString(home.string()));
    QProcess process;
    QElapsedTimer timer;
    timer.start();
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--start")});
    QByteArray said;
    while (process.waitForReadyRead(60'000)) {
        said += process.readAllStandardOutput();
        if (started.frame < 0 && said.contains("frame"))
            started.frame = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    const qsizetype cards = said.indexOf("cards ");
    if (cards >= 0) started.megabytes = said.mid(cards + 6).split(' ').first().toDouble() / 1024;
    process.waitForFinished(60'000);
    return started;
}

bool measureStarts(const fs::path& few, const fs::path& many)
{
    Times small, large;
    double megabytes = 0;
    for (int round = 0; round <= kRounds; ++round) {
        const Started first = startOn(few);
        const Started second = startOn(many);
        if (first.frame < 0 || second.megabytes < 0) return false;
        if (round == 0) continue;  // warms the caches
        small.add(first.frame);
        large.add(second.frame);
        megabytes = std::max(megabytes, second.megabytes);
    }
    std::printf("first frame: %.1f ms with %zu cards, %.1f ms with %zu; memory with the cards shown: %.0f MB\n",
                small.median(), kFewCards, large.median(), kLargeCards, megabytes);
    addTime("first frame with 33,000 cards", large.median(), Baseline{"with 100 cards", small.median()}, ratioOf(0.9));
    addMemory("the app with 33,000 cards shown", megabytes, valueOf(250));
    return true;
}

int run(int& argc, char** argv)
{
    const QTemporaryDir folder;
    const fs::path few = fs::path(folder.path().toStdString()) / "few";
    const fs::path many = fs::path(folder.path().toStdString()) / "many";
    qputenv("MAZZO_HOME", QByteArray::fromStdString(few.string()));
    QGuiApplication application(argc, argv);
    prepareApplication(application);
    prepareHome(few, kFewCards);
    prepareHome(many, kLargeCards);
    if (!measureStarts(few, many)) return 1;
    qputenv("MAZZO_HOME", QByteArray::fromStdString(many.string()));
    std::vector<QString> cards;
    {
        AppModel app(AppModel::Memory::Library);
        app.open();
        app.chooseGame(kLargeGame);
        wait([&] { return app.search()->busy() || app.search()->total() == 0; });
        for (int i = 0; i < kPictures; ++i) cards.push_back(app.search()->cards()->cardIdAt(i));
    }
    writePictures(many, cards);
    (void)Workspace::open();  // gives the files to their cards
    AppWindow window(AppModel::Memory::Library);
    if (!window.show()) return 1;
    AppModel& app = window.model();
    app.chooseGame(kLargeGame);
    app.navigation()->open(Navigation::Page::Cards);
    wait([&] { return app.search()->busy() || app.search()->total() == 0; });
    measureHover(app, cards);
    return measureScrolling(window) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    return argc > 1 && std::strcmp(argv[1], "--start") == 0 ? start(argc, argv) : run(argc, argv);
}
