// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"
#include "carddata/library/backup.h"

namespace mazzo::desktop {

/// The copies of the library beside it: listed, made, and put in its place. All of that runs beside the GUI thread.
class Backups : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::desktop::RowsModel* list READ list CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)  ///< is one being made or put in place?
    Q_PROPERTY(bool restoring READ restoring NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)  ///< what came of the last thing done; empty if nothing was
    Q_PROPERTY(bool failed READ failed NOTIFY changed)       ///< is the message bad news?

public:
    explicit Backups(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] RowsModel* list() { return &m_list; }
    [[nodiscard]] bool busy() const { return m_making || m_restoring; }
    [[nodiscard]] bool restoring() const { return m_restoring; }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] bool failed() const { return m_failed; }
    /// The file of a row; empty if there is none.
    [[nodiscard]] std::filesystem::path file(int row) const;
    void beginRestoring();
    void endRestoring(const QString& message, bool failed);

public slots:
    void refresh();         ///< looks what is in the folder
    void make();            ///< with everything that was done so far
    void restore(int row);  ///< closes the library, puts the backup in its place and opens it again

signals:
    void changed();
    void restoreWanted(int row);

private:
    /// What is in the folder, and how it is told.
    struct Listing {
        std::vector<Backup> files;
        QList<RowsModel::Row> rows;
    };
    [[nodiscard]] static Listing listingOf(const std::filesystem::path& folder, const std::string& language);
    void copy();
    void tell(const QString& message, bool failed);

    GameStore& m_store;
    RowsModel m_list;
    std::vector<Backup> m_files;
    bool m_making = false;
    bool m_restoring = false;
    bool m_failed = false;
    QString m_message;
    JobQueue m_jobs;
};

}  // namespace mazzo::desktop
