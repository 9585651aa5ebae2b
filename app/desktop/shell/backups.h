// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"
#include "carddata/library/backup.h"

namespace mazzo::desktop {

/// The backups of the library: listed, created and restored on worker threads.
class Backups : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::desktop::TableModel* list READ list CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)  ///< is one being created or restored?
    Q_PROPERTY(bool restoring READ restoring NOTIFY changed)
    Q_PROPERTY(
        QString message READ message NOTIFY changed)    ///< the result of the last request; empty if there was none
    Q_PROPERTY(bool failed READ failed NOTIFY changed)  ///< is the message bad news?

public:
    explicit Backups(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] TableModel* list() { return &m_list; }
    [[nodiscard]] bool busy() const { return m_making || m_restoring; }
    [[nodiscard]] bool restoring() const { return m_restoring; }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] bool failed() const { return m_failed; }

public slots:
    void refresh();         ///< reads the folder again
    void make();            ///< with everything that was done so far
    void restore(int row);  ///< closes the library, replaces it by the backup and opens it again

signals:
    void changed();

private:
    struct BackupRow {
        QString name;
        QString when;
        QString size;
        QString spoken;

        bool operator==(const BackupRow&) const = default;
        [[nodiscard]] static Roles<BackupRow> roles()
        {
            return {{"name", &BackupRow::name},
                    {"when", &BackupRow::when},
                    {"size", &BackupRow::size},
                    {"spoken", &BackupRow::spoken}};
        }
    };

    /// The files in the folder, and a row for each.
    struct Listing {
        std::vector<Backup> files;
        QList<BackupRow> rows;
    };
    [[nodiscard]] static Listing listingOf(const std::filesystem::path& folder, const std::string& language);
    void copy();
    void endRestoring(const QString& message, bool failed);
    void showMessage(const QString& message, bool failed);
    [[nodiscard]] std::filesystem::path file(int row) const;  ///< of a row; empty if there is none

    GameStore& m_store;
    RowList<BackupRow> m_list;
    std::vector<Backup> m_files;
    bool m_making = false;
    bool m_restoring = false;
    bool m_failed = false;
    QString m_message;
    JobQueue m_jobs;
};

}  // namespace mazzo::desktop
