// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "app/pictures/picture_matcher.h"
#include "app/pictures/picture_store.h"

#include <QUrl>

namespace mazzo::desktop {

/// Adds, replaces and removes the player's pictures of cards, one by one or a folder at once. Files are read and
/// written on worker threads.
class CardPictures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool importing READ importing NOTIFY changed)           ///< is a folder being read or imported?
    Q_PROPERTY(double progress READ progress NOTIFY changed)           ///< of that, from 0 to 1
    Q_PROPERTY(QString message READ message NOTIFY changed)            ///< what was done last
    Q_PROPERTY(QString problem READ problem NOTIFY changed)            ///< why it was not done
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)               ///< can the last change be undone?
    Q_PROPERTY(QString folder READ folder NOTIFY changed)              ///< that may be imported; empty if there is none
    Q_PROPERTY(mazzo::desktop::TableModel* files READ files CONSTANT)  ///< of the folder, with their cards
    Q_PROPERTY(int found READ found NOTIFY changed)                    ///< files of the folder that can be imported

public:
    explicit CardPictures(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] bool busy() const { return m_jobs > 0 || importing(); }
    [[nodiscard]] bool importing() const { return m_planner.busy() || m_importer.busy(); }
    [[nodiscard]] double progress() const { return m_importer.busy() ? m_importer.progress() : m_planner.progress(); }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] TableModel* files() { return &m_files; }
    [[nodiscard]] int found() const { return static_cast<int>(m_planned.size()); }

public slots:
    void add(const QString& gameId, const QString& cardId, const QUrl& file);  ///< or replace
    void remove(const QString& gameId, const QString& cardId);
    void setArt(const QString& gameId, const QString& cardId, bool art);  ///< does it show only the art of the card?
    void undo();                                                          ///< the last change
    void dismiss();
    void planFolder(const QString& gameId, const QUrl& folder);  ///< matches its files; nothing is stored
    void importPlanned();
    void cancelImport();  ///< of a folder that is being read or imported: nothing is stored
    void closePlan();

signals:
    void changed();

private:
    struct FileRow {
        QString file;
        QString card;
        QString note;
        bool found = false;

        bool operator==(const FileRow&) const = default;
        [[nodiscard]] static Roles<FileRow> roles()
        {
            return {{"file", &FileRow::file},
                    {"card", &FileRow::card},
                    {"note", &FileRow::note},
                    {"found", &FileRow::found}};
        }
    };
    struct PlannedPicture {
        std::string card;
        QString file;
    };
    struct FolderPlan {
        QList<FileRow> rows;
        std::vector<PlannedPicture> pictures;
    };
    struct Folder {
        GameSnapshot game;
        QString path;
        std::string language;
        std::vector<PlannedPicture> pictures = {};  ///< that are to be imported
    };
    using Changes = std::vector<app::PictureChange>;
    struct ImportedFolder {
        Folder folder;
        Result<Changes> changes;
    };

    [[nodiscard]] static FolderPlan planOf(const Folder& folder, const TaskControl& control);
    [[nodiscard]] static ImportedFolder importOf(const Folder& folder, const TaskControl& control);
    void storeFolder(const ImportedFolder& imported);
    [[nodiscard]] QString nameOf(const GameSnapshot& game, const std::string& card) const;
    /// Makes the changes on a worker thread and stores them as one step.
    void change(const GameSnapshot& game, std::function<Result<Changes>()> prepare, OwnReason reason,
                const QString& detail, const QString& message);
    void store(const GameSnapshot& game, Changes changes, OwnReason reason, const QString& detail,
               const QString& message);
    void report(const QString& message, const QString& problem);

    GameStore& m_store;
    JobQueue m_worker;
    int m_jobs = 0;
    QString m_message;
    QString m_problem;
    std::string m_changedGame;
    Changes m_before;  // the pictures before the last change
    QString m_folder;
    GameSnapshot m_plannedGame;
    std::vector<PlannedPicture> m_planned;
    LatestTask<Folder, FolderPlan> m_planner;
    LatestTask<Folder, ImportedFolder> m_importer;
    RowList<FileRow> m_files;
};

}  // namespace mazzo::desktop
