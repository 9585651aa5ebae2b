// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>
#include <cstdlib>

/// What every Qt Quick Controls program pays before it has shown anything of its own; ends with the first frame.
int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.loadData(
        "import QtQuick\nimport QtQuick.Controls.Basic\nApplicationWindow { width: 1280; height: 800; visible: true }");
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (window == nullptr) return 1;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [] {
            std::puts("frame");
            std::fflush(stdout);
            std::_Exit(0);
        },
        Qt::DirectConnection);
    return QGuiApplication::exec();
}
