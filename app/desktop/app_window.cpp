// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"

#include <QGuiApplication>
#include <QIcon>
#include <QScreen>
#include <QTimer>

namespace mazzo::desktop {

AppWindow::AppWindow(AppModel::Memory memory, QObject* parent) : AppWindow(memory, nullptr, parent) {}

AppWindow::AppWindow(AppModel::Memory memory, std::shared_ptr<LibraryReading> reading, QObject* parent)
    : QObject(parent)
{
    // Qt 6.4 does not look there by itself.
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_guard.install(m_engine);
    // The engine's thread begins to read the views while the model is made here.
    m_views.emplace(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Mazzo/Main.qml")), QQmlComponent::Asynchronous);
    m_model.emplace(memory);
    connect(&*m_model, &AppModel::languageChanged, &m_engine, &QQmlEngine::retranslate);
    if (reading != nullptr) m_model->openAsync(std::move(reading));
    else m_model->open();
}

AppWindow::~AppWindow() { rememberPlace(); }

bool AppWindow::show()
{
    m_engine.setInitialProperties({{"app", QVariant::fromValue(&*m_model)}});
    m_engine.load(m_views->url());
    if (window() == nullptr) return false;
    restorePlace();
    // Filling the page takes longer than drawing its frame. A window that is not drawn, such as a minimised one, is
    // filled all the same.
    connect(window(), &QQuickWindow::frameSwapped, &*m_model, &AppModel::awaitLibrary,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    // Decoding the icon takes time, and the first frame does not need it.
    connect(
        window(), &QQuickWindow::frameSwapped, window(),
        [] { QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/mazzo.png"))); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    constexpr int kPatience = 250;
    QTimer::singleShot(kPatience, &*m_model, &AppModel::awaitLibrary);
    return true;
}

void AppWindow::open(const QString& address)
{
    window()->setWindowStates(window()->windowStates() & ~Qt::WindowMinimized);
    window()->raise();
    window()->requestActivate();
    if (!address.isEmpty()) m_model->importAddress(address);
}

QQuickWindow* AppWindow::window() const
{
    const QObjectList roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

void AppWindow::restorePlace()
{
    const QRect place = m_model->preferences()->window();
    // A screen may be gone since: then the window opens where the system puts it.
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (place.isValid() && screen->availableGeometry().intersects(place)) window()->setGeometry(place);
    }
    if (m_model->preferences()->maximised()) window()->showMaximized();
    else window()->show();
}

void AppWindow::rememberPlace()
{
    if (window() == nullptr) return;
    const bool maximised = window()->windowStates().testFlag(Qt::WindowMaximized) ||
                           window()->windowStates().testFlag(Qt::WindowFullScreen);
    m_model->preferences()->rememberWindow(window()->geometry(), maximised);
    m_model->rememberPage();
}

}  // namespace mazzo::desktop
