// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/engine_guard.h"
#include "app/desktop/shell/app_model.h"

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>

#include <optional>

namespace mazzo::desktop {

/// The app's window with its models.
class AppWindow : public QObject {
    Q_OBJECT

public:
    /// Reads the library before anything is shown.
    explicit AppWindow(AppModel::Memory memory, QObject* parent = nullptr);
    /// Uses a library that is being read, after the window is shown.
    AppWindow(AppModel::Memory memory, std::shared_ptr<LibraryReading> reading, QObject* parent = nullptr);
    ~AppWindow() override;

    /// False if the views cannot be loaded; the engine has logged why.
    [[nodiscard]] bool show();
    /// Raises the window, and imports a link or a file if the address is not empty.
    void open(const QString& address);
    [[nodiscard]] AppModel& model() { return *m_model; }
    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] QQmlEngine& engine() { return m_engine; }

private:
    void restorePlace();
    void rememberPlace();

    std::optional<AppModel> m_model;  // created while the views are being loaded; outlives them
    EngineGuard m_guard;              // outlives the engine
    QQmlApplicationEngine m_engine;
    std::optional<QQmlComponent> m_views;
};

}  // namespace mazzo::desktop
