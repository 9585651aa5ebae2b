// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour.h"

#include "app/desktop/app_window.h"
#include "app/desktop/tour_scenes.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QQuickItem>
#include <QSet>
#include <QTemporaryDir>

namespace mazzo::desktop {

namespace {

QStringList* s_warnings = nullptr;

void collectWarning(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    // A list that is filled again while rows beyond its edge are still being created; Qt then leaves them out.
    if (message.startsWith(QLatin1String("DelegateModel::cancel: index out range"))) return;
    if (type != QtDebugMsg && type != QtInfoMsg && s_warnings != nullptr && !s_warnings->contains(message))
        s_warnings->append(message);
}

/// Lets everything settle that was set going: the search, bindings, polishing.
void settle(AppWindow& window)
{
    AppModel& app = window.model();
    constexpr int kPatience = 5000;
    QElapsedTimer waited;
    waited.start();
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while ((app.search()->busy() || app.editor()->busy() || app.decks()->busy() || app.table()->busy() ||
            app.collection()->busy() || app.analysis()->busy() || app.myCards()->search()->busy() ||
            app.importing()->busy() || app.sharing()->working() || app.gameEditor()->busy()) &&
           waited.elapsed() < kPatience);
    QCoreApplication::processEvents();
}

/// Names and pack texts may come from anybody: a text that interprets markup could load files, or call a server.
void findMarkup(const QQuickItem* item, QSet<QString>& found)
{
    constexpr int kPlainText = 0;                   // Text.PlainText and TextEdit.PlainText
    if (item->objectName() == "guideText") return;  // ours: the guide is part of the program
    const QVariant format = item->property("textFormat");
    const bool shows = format.isValid() && !item->property("text").toString().isEmpty();
    if (shows && format.toInt() != kPlainText) found.insert(QString::fromUtf8(item->metaObject()->className()));
    for (const QQuickItem* child : item->childItems()) findMarkup(child, found);
}

/// The types of the items that interpret markup. An item that is still being created has no format yet: it gets time.
QSet<QString> markupIn(const QQuickItem* item)
{
    constexpr int kPatience = 5000;
    QElapsedTimer waited;
    waited.start();
    for (;;) {
        QSet<QString> found;
        findMarkup(item, found);
        if (found.isEmpty() || waited.elapsed() > kPatience) return found;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

constexpr int kQuickPng = 70;  // as "quality": packed less tightly, in a third of the time

struct Look {
    QString language;
    QString theme;
};

void show(const Scene& scene, AppWindow& window, const Look& look, const QString& folder, TourReport& report)
{
    AppModel& app = window.model();
    closeSheets(app);
    scene.arrange(app);
    settle(window);
    const QImage picture = window.window()->grabWindow();
    ++report.views;
    if (picture.isNull()) report.warnings.append(QStringLiteral("%1 cannot be drawn").arg(scene.name));
    const QString file = QStringLiteral("%1-%2-%3.png").arg(scene.name, look.theme, look.language);
    if (!folder.isEmpty() && !picture.save(QDir(folder).filePath(file), "PNG", kQuickPng))
        report.warnings.append(QStringLiteral("the picture of %1 cannot be written").arg(scene.name));
    if (look.theme != "light") return;  // colours bring no markup
    for (const QString& type : markupIn(window.window()->contentItem()))
        report.warnings.append(QStringLiteral("%1: a %2 interprets markup").arg(scene.name, type));
}

/// All scenes in one look after the other: a change of the theme reaches every page that was opened so far, which takes
/// longer than to arrange a scene again.
void showAll(const QList<Scene>& all, AppWindow& window, const QString& folder, TourReport& report)
{
    for (const QString language : {"en", "it"}) {
        for (const QString theme : {"light", "dark"}) {
            window.model().preferences()->setLanguage(language);
            window.model().preferences()->setTheme(theme);
            for (const Scene& scene : all) show(scene, window, {language, theme}, folder, report);
        }
    }
}

}  // namespace

TourReport tour(const QString& folder)
{
    TourReport report;
    s_warnings = &report.warnings;
    const QtMessageHandler before = qInstallMessageHandler(collectWarning);
    // The tour makes decks to show them; they are nothing for the player's own library.
    const QTemporaryDir library;
    const QByteArray home = qgetenv("MAZZO_HOME");
    qputenv("MAZZO_HOME", library.path().toUtf8());
    {
        AppWindow window(AppModel::Memory::None);
        if (window.show()) {
            window.window()->resize(1440, 900);
            window.model().preferences()->setReducedMotion(true);  // a picture shows where things come to rest
            settle(window);
            showAll(emptyScenes(), window, folder, report);
            showAll(scenes(window.model()), window, folder, report);
        } else {
            report.warnings.append(QStringLiteral("the window cannot be loaded"));
        }
    }
    home.isNull() ? qunsetenv("MAZZO_HOME") : qputenv("MAZZO_HOME", home);
    qInstallMessageHandler(before);
    s_warnings = nullptr;
    return report;
}

}  // namespace mazzo::desktop
