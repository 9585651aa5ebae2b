#include "app/desktop/tour.h"

#include "app/desktop/app_window.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>

#include <functional>

namespace mazzo {

namespace {

/// One thing to look at: how the app gets there from anywhere.
struct Scene {
    QString name;
    std::function<void(AppModel&)> arrange;
};

void search(AppModel& app, const QString& game, const QString& text, const QString& layout)
{
    app.chooseGame(game);
    app.search()->clear();
    app.search()->setWithUndecided(false);
    app.search()->setText(text);
    app.preferences()->setCardLayout(layout);
    app.navigation()->open(QStringLiteral("cards"));
}

void card(AppModel& app, const QString& game, const QString& id)
{
    search(app, game, QString(), QStringLiteral("grid"));
    app.showCard(id);
}

/// The first card of a game that still has something to be found out, or simply the first.
QString cardToComplete(AppModel& app)
{
    CardList* cards = app.search()->cards();
    for (int row = 0; row < cards->count(); ++row) {
        if (cards->index(row).data(CardList::Unknowns).toInt() > 0 && !cards->index(row).data(CardList::Excerpt).toString().isEmpty()) return cards->cardIdAt(row);
    }
    return cards->cardIdAt(0);
}

QList<Scene> scenesOfGame(const QString& game)
{
    return {
        {"games-" + game, [game](AppModel& app) { app.chooseGame(game); app.navigation()->open(QStringLiteral("games")); }},
        {"cards-" + game, [game](AppModel& app) { search(app, game, QString(), QStringLiteral("grid")); }},
        {"card-" + game, [game](AppModel& app) { card(app, game, cardToComplete(app)); }},
    };
}

QList<Scene> scenes(AppModel& app)
{
    const QString first = app.games()->at(0, QStringLiteral("gameId")).toString();
    QList<Scene> all{
        {"games", [first](AppModel& a) { a.chooseGame(first); a.navigation()->open(QStringLiteral("games")); }},
        {"cards", [first](AppModel& a) { search(a, first, QString(), QStringLiteral("grid")); }},
        {"card", [first](AppModel& a) { card(a, first, cardToComplete(a)); }},
        {"cards-list", [first](AppModel& a) { search(a, first, QStringLiteral("a"), QStringLiteral("list")); }},
        {"cards-error", [first](AppModel& a) { search(a, first, QStringLiteral("typ:x"), QStringLiteral("grid")); }},
        {"cards-empty", [first](AppModel& a) { search(a, first, QStringLiteral("qqqq"), QStringLiteral("grid")); }},
        {"settings", [](AppModel& a) { a.navigation()->open(QStringLiteral("settings")); }},
    };
    for (int row = 1; row < app.games()->count(); ++row) all += scenesOfGame(app.games()->at(row, QStringLiteral("gameId")).toString());
    return all;
}

QStringList* s_warnings = nullptr;

void collectWarning(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtDebugMsg && type != QtInfoMsg && s_warnings != nullptr && !s_warnings->contains(message)) s_warnings->append(message);
}

/// Lets everything settle that was set going: the search, bindings, polishing.
void settle(AppModel& app)
{
    constexpr int kPatience = 5000;
    QElapsedTimer waited;
    waited.start();
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while (app.search()->busy() && waited.elapsed() < kPatience);
    QCoreApplication::processEvents();
}

void walk(AppWindow& window, const QString& folder, TourReport& report)
{
    AppModel& app = window.model();
    for (const QString language : {"en", "it"}) {
        app.preferences()->setLanguage(language);
        for (const Scene& scene : scenes(app)) {
            scene.arrange(app);
            settle(app);
            for (const QString theme : {"light", "dark"}) {
                app.preferences()->setTheme(theme);
                settle(app);
                const QImage picture = window.window()->grabWindow();
                ++report.views;
                if (picture.isNull()) report.warnings.append(QStringLiteral("%1 cannot be drawn").arg(scene.name));
                if (!folder.isEmpty() && !picture.save(QDir(folder).filePath(QStringLiteral("%1-%2-%3.png").arg(scene.name, theme, language))))
                    report.warnings.append(QStringLiteral("the picture of %1 cannot be written").arg(scene.name));
            }
        }
    }
}

} // namespace

TourReport tour(const QString& folder)
{
    TourReport report;
    s_warnings = &report.warnings;
    const QtMessageHandler before = qInstallMessageHandler(collectWarning);
    {
        AppWindow window(AppModel::Memory::None);
        if (window.show()) {
            window.window()->resize(1440, 900);
            settle(window.model());
            walk(window, folder, report);
        } else {
            report.warnings.append(QStringLiteral("the window cannot be loaded"));
        }
    }
    qInstallMessageHandler(before);
    s_warnings = nullptr;
    return report;
}

} // namespace mazzo
