#pragma once

#include "app/desktop/share/share_kinds.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"
#include "app/share/deck_output.h"

#include <QThreadPool>
#include <QUrl>

namespace mazzo {

/// One deck in every form in which it can be given to somebody: to look at, to copy and to save. Files are written beside the GUI thread.
class DeckSharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)           ///< the deck's name, else the game's
    Q_PROPERTY(QString problem READ problem NOTIFY changed)       ///< why this form cannot be had; empty if it can
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QString kindTitle READ kindTitle NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)             ///< empty if the form is a picture
    Q_PROPERTY(QImage picture READ picture NOTIFY changed)        ///< null if the form is a text
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY changed)   ///< from 0
    Q_PROPERTY(int pages READ pages NOTIFY changed)
    Q_PROPERTY(bool copyable READ copyable NOTIFY changed)
    Q_PROPERTY(QStringList lost READ lost NOTIFY changed)         ///< what the form cannot carry
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)     ///< to begin with
    Q_PROPERTY(QStringList fileFilters READ fileFilters NOTIFY changed)
    Q_PROPERTY(QString done READ done NOTIFY doneChanged)         ///< what was copied or written last
    Q_PROPERTY(bool failed READ failed NOTIFY doneChanged)        ///< `done` says why it was not
    Q_PROPERTY(bool busy READ busy NOTIFY doneChanged)
    Q_PROPERTY(mazzo::RowsModel* kinds READ kinds CONSTANT)

public:
    explicit DeckSharing(GameStore& store, QObject* parent = nullptr);
    ~DeckSharing() override;

    [[nodiscard]] bool shown() const { return m_shown; }
    [[nodiscard]] QString title() const { return m_output ? m_output->title() : QString(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString kind() const { return m_kind->id; }
    [[nodiscard]] QString kindTitle() const { return titleOf(*m_kind); }
    [[nodiscard]] QString about() const { return aboutOf(*m_kind); }
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QImage picture() const { return m_picture; }
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const { return m_pages; }
    [[nodiscard]] bool copyable() const;
    [[nodiscard]] QStringList lost() const { return m_lost; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QStringList fileFilters() const;
    [[nodiscard]] QString done() const { return m_done; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] RowsModel* kinds() { return &m_kinds; }
    void setKind(const QString& kind);
    void setPage(int page);
    void retranslate();

public slots:
    void share(const QString& deckId);   ///< shows the deck's sheet
    void dismiss();
    void copy();                         ///< the text or the picture that is shown, to the clipboard
    void copyCode();                     ///< whatever is shown
    void save(const QUrl& file);

signals:
    void shownChanged();
    void changed();
    void doneChanged();

private:
    using Job = std::function<std::vector<OutputFile>()>;

    void read();
    void show();
    void showText(Format format);
    void showPages();
    void tell(const QString& words, bool failed);
    /// Makes the files of what is shown; for any thread.
    [[nodiscard]] Job jobFor(const std::string& path) const;

    GameStore& m_store;
    QThreadPool m_pool;
    bool m_shown = false;
    std::optional<DeckId> m_id;
    std::optional<DeckOutput> m_output;
    const ShareKind* m_kind;
    QString m_problem;
    QString m_text;
    QImage m_picture;
    std::vector<QImage> m_pictures;   // of a QR code that is split
    std::optional<Paper> m_paper;
    int m_page = 0;
    int m_pages = 0;
    QStringList m_lost;
    QString m_done;
    bool m_failed = false;
    bool m_busy = false;
    RowsModel m_kinds;
};

} // namespace mazzo
