// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/share/share_preview.h"
#include "app/desktop/shell/job_queue.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

#include <QTemporaryDir>
#include <QUrl>

#include <atomic>

namespace mazzo::desktop {

/// One deck in every form in which it can be shared: previewed, copied and saved. Worker threads make the previews and
/// write the files; only the newest requested preview is shown.
class DeckSharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)  ///< the deck's name, else the game's
    Q_PROPERTY(
        bool working READ working NOTIFY changed)  ///< is the form still being made? Until then the one before is shown
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< why this form cannot be had; empty if it can
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QString kindTitle READ kindTitle NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)            ///< empty if the form is a picture
    Q_PROPERTY(QImage picture READ picture NOTIFY changed)       ///< null if the form is a text
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY changed)  ///< from 0
    Q_PROPERTY(int pages READ pages NOTIFY changed)
    Q_PROPERTY(bool copyable READ copyable NOTIFY changed)
    Q_PROPERTY(QStringList lost READ lost NOTIFY changed)      ///< what the form cannot carry
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)  ///< to begin with
    Q_PROPERTY(QStringList fileFilters READ fileFilters NOTIFY changed)
    Q_PROPERTY(QString done READ done NOTIFY doneChanged)         ///< what was copied or written last
    Q_PROPERTY(bool failed READ failed NOTIFY doneChanged)        ///< `done` says why it was not
    Q_PROPERTY(bool busy READ busy NOTIFY doneChanged)            ///< are files being written?
    Q_PROPERTY(double progress READ progress NOTIFY doneChanged)  ///< of the files, from 0 to 1
    Q_PROPERTY(mazzo::desktop::TableModel* kinds READ kinds CONSTANT)

public:
    explicit DeckSharing(GameStore& store, QObject* parent = nullptr);
    ~DeckSharing() override;

    [[nodiscard]] bool shown() const { return m_shown; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool working() const { return m_previews.busy(); }
    [[nodiscard]] QString problem() const { return m_preview.problem; }
    [[nodiscard]] QString kind() const { return m_kind->id; }
    [[nodiscard]] QString kindTitle() const { return titleOf(*m_kind); }
    [[nodiscard]] QString about() const { return aboutOf(*m_kind); }
    [[nodiscard]] QString text() const { return m_preview.text; }
    [[nodiscard]] QImage picture() const { return m_preview.picture; }
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const { return m_preview.pages; }
    [[nodiscard]] bool copyable() const;
    [[nodiscard]] QStringList lost() const { return m_preview.lost; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QStringList fileFilters() const;
    [[nodiscard]] QString done() const { return m_done; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] TableModel* kinds() { return &m_kinds; }
    void setKind(const QString& kind);
    void setPage(int page);
    void retranslate();

public slots:
    void share(const QString& deckId);  ///< shows the deck's sheet
    void dismiss();
    void copy();      ///< the text or the picture that is shown, to the clipboard
    void copyCode();  ///< whatever is shown
    void save(const QUrl& file);
    void openInBrowser();  ///< the web page, as a temporary file
    void cancel();         ///< writes no files; those that are written already stay

signals:
    void shownChanged();
    void changed();
    void doneChanged();

private:
    struct KindRow {
        QString kindId;
        QString title;
        QString about;
        QString heading;

        bool operator==(const KindRow&) const = default;
        [[nodiscard]] static Roles<KindRow> roles()
        {
            return {{"kindId", &KindRow::kindId},
                    {"title", &KindRow::title},
                    {"about", &KindRow::about},
                    {"heading", &KindRow::heading}};
        }
    };
    struct WrittenFiles {
        QStringList paths;
        QString problem;  // why not all were written
    };

    [[nodiscard]] WrittenFiles writeFiles(const SharePreview& preview, const ShareKind& kind, const std::string& path,
                                          const std::filesystem::path& folder);
    void write(const QString& path, std::function<void(const QStringList&)> then);
    void listKinds();
    void requestPreview();
    void setPreview(SharePreview preview);
    void showMessage(const QString& text, bool failed);

    GameStore& m_store;
    bool m_shown = false;
    DeckSnapshot m_deck;
    const ShareKind* m_kind;
    SharePreview m_preview;
    int m_page = 0;
    QString m_done;
    bool m_failed = false;
    bool m_busy = false;
    double m_progress = 0;
    std::atomic_bool m_cancelled = false;  // the files
    RowList<KindRow> m_kinds;
    LatestTask<std::function<SharePreview()>, SharePreview> m_previews;
    std::unique_ptr<QTemporaryDir> m_pages;  // web pages that were opened; gone when the program ends
    JobQueue m_files;
};

}  // namespace mazzo::desktop
