// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/collection/collection_file_rows.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"

#include <QUrl>

namespace mazzo::desktop {

/// A collection file being imported: read on a worker thread, reported row by row, corrected, and stored as one step
/// or not at all.
class CollectionImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(
        QString state READ state NOTIFY changed)  ///< "none", "reading", "report", "refused", "storing" or "stored"
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(int matched READ matched NOTIFY changed)
    Q_PROPERTY(int guessed READ guessed NOTIFY changed)
    Q_PROPERTY(int ambiguous READ ambiguous NOTIFY changed)
    Q_PROPERTY(int unknown READ unknown NOTIFY changed)
    Q_PROPERTY(int ignored READ ignored NOTIFY changed)
    Q_PROPERTY(int storedRows READ storedRows NOTIFY changed)              ///< that would be stored, or were
    Q_PROPERTY(bool recoded READ recoded NOTIFY changed)                   ///< the file was not UTF-8
    Q_PROPERTY(QString ignoredColumns READ ignoredColumns NOTIFY changed)  ///< their headings
    Q_PROPERTY(QString before READ before NOTIFY changed)  ///< when the same file was imported; empty if it was not
    Q_PROPERTY(QString game READ game NOTIFY changed)      ///< whose cards the rows are
    Q_PROPERTY(bool takeGuesses READ takeGuesses WRITE setTakeGuesses NOTIFY changed)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::CollectionFileRows* rows READ rows CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< why the file or some rows were refused
    Q_PROPERTY(int leftOut READ leftOut NOTIFY changed)           ///< rows that cannot be read and are left out
    Q_PROPERTY(bool canLeaveOut READ canLeaveOut NOTIFY changed)  ///< the other rows of a refused file can be imported

public:
    CollectionImport(GameStore& store, CollectionController& controller, QObject* parent = nullptr);

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] int matched() const { return count(ImportedRow::State::Matched); }
    [[nodiscard]] int guessed() const { return count(ImportedRow::State::Guessed); }
    [[nodiscard]] int ambiguous() const { return count(ImportedRow::State::Ambiguous); }
    [[nodiscard]] int unknown() const { return count(ImportedRow::State::Unknown); }
    [[nodiscard]] int ignored() const { return count(ImportedRow::State::Ignored); }
    [[nodiscard]] int storedRows() const { return static_cast<int>(m_rows.file().rows.size()) - ignored(); }
    [[nodiscard]] bool recoded() const { return m_rows.file().recoded; }
    [[nodiscard]] QString ignoredColumns() const;
    [[nodiscard]] QString before() const;
    [[nodiscard]] QString game() const { return m_games; }
    [[nodiscard]] bool takeGuesses() const { return m_takeGuesses; }
    [[nodiscard]] QString filter() const { return m_rows.filter(); }
    [[nodiscard]] CollectionFileRows* rows() { return &m_rows; }
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }
    [[nodiscard]] int leftOut() const { return static_cast<int>(m_rows.file().leftOutRows); }
    [[nodiscard]] bool canLeaveOut() const
    {
        return m_state == "refused" && m_badRows == BadRows::Refuse && m_isBadFile;
    }
    void setTakeGuesses(bool take);
    void setFilter(const QString& filter);
    void retranslate();

public slots:
    void read(const QUrl& file);
    void readText(const QString& text);  ///< pasted
    void readWithoutBadRows();           ///< reads the refused file again, without the rows that have mistakes
    void choose(int row, int choice);
    bool setCard(int row, const QString& cardName);  ///< false if there is no such card
    void store();                                    ///< again, if it was stored before
    void cancel();                                   ///< nothing is stored

signals:
    void changed();

private:
    struct Source {
        std::string name;
        std::function<Result<std::string>()> open;
        std::vector<GameSnapshot> games;
        BadRows badRows = BadRows::Refuse;
    };

    [[nodiscard]] int count(ImportedRow::State state) const { return static_cast<int>(m_rows.file().count(state)); }
    void begin(const QString& name, std::function<Result<std::string>()> open);
    void start(BadRows badRows);
    void applyFile(Checked<ImportedCollection> file);
    void enter(const QString& state);
    void showMistakes();
    void nameGames();

    GameStore& m_store;
    CollectionController& m_controller;
    QString m_state = QStringLiteral("none");
    QString m_fileName;
    QString m_games;
    bool m_takeGuesses = true;
    std::function<Result<std::string>()> m_open;  // the newest file
    BadRows m_badRows = BadRows::Refuse;
    bool m_isBadFile = false;  // it was refused for what it contains
    std::optional<CollectionStep> m_before;
    Errors m_errors;
    std::uint64_t m_round = 0;  // of the newest file: what the library says about an older one is dropped
    LatestTask<Source, Checked<ImportedCollection>> m_reader;
    CollectionFileRows m_rows;
    RowList<TextRow> m_mistakes;
};

}  // namespace mazzo::desktop
