// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"
#include "import/cards/card_import.h"

#include <QUrl>

namespace mazzo::desktop {

/// A CSV or JSON file of cards being imported: read on a worker thread, reported row by row, and stored as one step
/// without the rows that are refused.
class CardFileImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in MyCards")
    Q_PROPERTY(
        QString state READ state NOTIFY changed)  ///< "none", "reading", "report", "refused", "storing" or "stored"
    Q_PROPERTY(double progress READ progress NOTIFY changed)  ///< of the reading, from 0 to 1
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(int added READ added NOTIFY changed)
    Q_PROPERTY(int edited READ edited NOTIFY changed)
    Q_PROPERTY(int unchanged READ unchanged NOTIFY changed)
    Q_PROPERTY(int refused READ refused NOTIFY changed)
    Q_PROPERTY(bool recoded READ recoded NOTIFY changed)                      ///< the file was not UTF-8
    Q_PROPERTY(bool corrects READ corrects WRITE setCorrects NOTIFY changed)  ///< may values replace those of the pack?
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)  ///< "all", "new", "changed", … as the rows
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< why the file cannot be read

public:
    explicit CardFileImport(GameStore& store, QObject* parent = nullptr);

    void setGame(GameSnapshot game);  ///< another game drops the file
    void retranslate();

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] double progress() const { return m_reader.progress(); }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] int added() const { return count(ImportedCard::State::New); }
    [[nodiscard]] int edited() const { return count(ImportedCard::State::Changed); }
    [[nodiscard]] int unchanged() const { return count(ImportedCard::State::Unchanged); }
    [[nodiscard]] int refused() const { return count(ImportedCard::State::Refused); }
    [[nodiscard]] bool recoded() const { return m_recoded; }
    [[nodiscard]] bool corrects() const { return m_corrects; }
    [[nodiscard]] QString filter() const { return m_filter; }
    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }
    void setCorrects(bool corrects);
    void setFilter(const QString& filter);

public slots:
    void read(const QUrl& file);
    void store();   ///< the rows that are new or changed
    void cancel();  ///< nothing is stored

signals:
    void changed();
    void stored(const QStringList& newCards);

private:
    struct Source {
        std::string path;
        bool corrects = false;
        GameSnapshot game;
    };
    struct Report {
        Errors errors;  ///< the file cannot be read
        std::shared_ptr<const CardImport> import;
        bool recoded = false;
    };
    struct Row {
        int line = 0;
        QString name;
        QString state;  ///< "new", "changed", "unchanged" or "refused"
        QString problem;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"line", &Row::line}, {"name", &Row::name}, {"lineState", &Row::state}, {"problem", &Row::problem}};
        }
    };

    [[nodiscard]] static Report readReport(const Source& source, const TaskControl& control);
    [[nodiscard]] int count(ImportedCard::State state) const;
    void ask();
    void apply(Report report);
    void enter(const QString& state);
    void showRows();

    GameStore& m_store;
    GameSnapshot m_game;
    QString m_state = QStringLiteral("none");
    QString m_path;
    QString m_fileName;
    QString m_filter = QStringLiteral("all");
    bool m_corrects = false;
    bool m_recoded = false;
    Errors m_errors;
    std::shared_ptr<const CardImport> m_import;
    LatestTask<Source, Report> m_reader;
    RowList<Row> m_rows;
    RowList<TextRow> m_mistakes;
};

}  // namespace mazzo::desktop
