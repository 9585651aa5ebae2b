// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/backups.h"

#include <QUrl>

namespace mazzo::desktop {

/// The state of the library for views: whether it could be opened and what to do if not, its folders and backups.
class LibraryModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< why there is no library; empty if there is one
    Q_PROPERTY(QString problemDetail READ problemDetail NOTIFY changed)
    Q_PROPERTY(QString advice READ advice NOTIFY changed)   ///< what the player can do about the problem
    Q_PROPERTY(bool vanished READ vanished NOTIFY changed)  ///< the library is missing, but its backups are there
    Q_PROPERTY(QString dataFolder READ dataFolder CONSTANT)
    Q_PROPERTY(QUrl dataFolderUrl READ dataFolderUrl CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* folders READ folders CONSTANT)  ///< where the player's files are
    Q_PROPERTY(mazzo::desktop::Backups* backups READ backups CONSTANT)

public:
    explicit LibraryModel(GameStore& store, QObject* parent = nullptr);

    void openAsync(std::shared_ptr<LibraryReading> reading);
    void retranslate();

    [[nodiscard]] bool loading() const { return m_store.opening(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString problemDetail() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] bool vanished() const { return m_store.error() && m_store.error()->code == "library.vanished"; }
    [[nodiscard]] QString dataFolder() const;
    [[nodiscard]] QUrl dataFolderUrl() const;
    [[nodiscard]] TableModel* folders() { return &m_folders; }
    [[nodiscard]] Backups* backups() { return &m_backups; }

public slots:
    void openAgain();          ///< on a worker thread
    void startEmpty();         ///< with an empty library in the place of the one that vanished
    void openFolder(int row);  ///< creates it if it is missing

signals:
    void changed();

private:
    struct FolderRow {
        QString title;
        QString about;
        QString path;

        bool operator==(const FolderRow&) const = default;
        [[nodiscard]] static Roles<FolderRow> roles()
        {
            return {{"title", &FolderRow::title}, {"about", &FolderRow::about}, {"path", &FolderRow::path}};
        }
    };

    GameStore& m_store;
    Backups m_backups;
    RowList<FolderRow> m_folders;
};

}  // namespace mazzo::desktop
