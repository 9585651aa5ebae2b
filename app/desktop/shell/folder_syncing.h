// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_watch.h"
#include "carddata/sync/folder_sync.h"

#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

class Preferences;

/// Keeps a folder of plain files in step with the library, when the player asks for it.
class FolderSyncing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString folder READ folder NOTIFY changed)  ///< empty until one is chosen
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool failed READ failed NOTIFY changed)
    Q_PROPERTY(QStringList details READ details NOTIFY changed)  ///< what changed, and conflicts, line by line

public:
    FolderSyncing(GameStore& store, LibraryWatch& watch, Preferences& preferences, QObject* parent = nullptr);

    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] QStringList details() const { return m_details; }

public slots:
    void choose(const QUrl& folder);  ///< and synchronises with it
    void sync();

signals:
    void changed();

private:
    void show(const Result<FolderSyncReport>& report);

    GameStore& m_store;
    LibraryWatch& m_watch;
    Preferences& m_preferences;
    bool m_busy = false;
    bool m_failed = false;
    QString m_message;
    QStringList m_details;
};

}  // namespace mazzo::desktop
