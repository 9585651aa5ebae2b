// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/app_model.h"

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>

#include <optional>

namespace mazzo::desktop {

/// The app's one window with what stands behind it.
class AppWindow : public QObject {
    Q_OBJECT

public:
    /// Reads the library before anything is shown.
    explicit AppWindow(AppModel::Memory memory, QObject* parent = nullptr);
    /// The library is being read; it is taken when the window has been seen.
    AppWindow(AppModel::Memory memory, std::shared_ptr<LibraryReading> reading, QObject* parent = nullptr);
    ~AppWindow() override;

    /// False if the views cannot be loaded; the engine has said why.
    [[nodiscard]] bool show();
    /// Comes forward, and takes in a link or a file's address if one is given.
    void open(const QString& address);
    [[nodiscard]] AppModel& model() { return *m_model; }
    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] QQmlEngine& engine() { return m_engine; }

private:
    void restorePlace();
    void rememberPlace();

    std::optional<AppModel> m_model;  // is made while the views are being read; outlives them
    QQmlApplicationEngine m_engine;
    std::optional<QQmlComponent> m_views;
};

}  // namespace mazzo::desktop
