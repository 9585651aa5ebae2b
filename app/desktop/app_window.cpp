#include "app/desktop/app_window.h"

#include <QGuiApplication>
#include <QScreen>

namespace mazzo {

AppWindow::AppWindow(AppModel::Memory memory, Opening opening, QObject* parent) : QObject(parent), m_model(memory)
{
    // Qt 6.4 does not look there by itself.
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    connect(&m_model, &AppModel::languageChanged, &m_engine, &QQmlEngine::retranslate);
    if (opening == Opening::Beside) m_model.openBeside();
    else m_model.open();
}

AppWindow::~AppWindow() { rememberPlace(); }

bool AppWindow::show()
{
    m_engine.setInitialProperties({{"app", QVariant::fromValue(&m_model)}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Mazzo/Main.qml")));
    if (window() == nullptr) return false;
    // A library of the usual size is there by now; a window that changes its theme and place at once would flicker.
    constexpr int kPatience = 200;
    m_model.waitForLibrary(kPatience);
    restorePlace();
    return true;
}

QQuickWindow* AppWindow::window() const
{
    const QObjectList roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

void AppWindow::restorePlace()
{
    const QRect place = m_model.preferences()->window();
    // A screen may be gone since: then the window opens where the system puts it.
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (place.isValid() && screen->availableGeometry().intersects(place)) window()->setGeometry(place);
    }
    if (m_model.preferences()->maximised()) window()->showMaximized();
    else window()->show();
}

void AppWindow::rememberPlace()
{
    if (window() == nullptr) return;
    const bool maximised = window()->windowStates().testFlag(Qt::WindowMaximized) || window()->windowStates().testFlag(Qt::WindowFullScreen);
    m_model.preferences()->rememberWindow(window()->geometry(), maximised);
}

} // namespace mazzo
