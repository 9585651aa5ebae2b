// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"
#include "carddata/library/layers/layer_merge.h"

#include <QUrl>

namespace mazzo::desktop {

/// Somebody's layer on its way into the library. It shows what is new and what differs; where both sides have a value
/// the player chooses. An expansion pack is installed as a layer of its own instead.
class LayerImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in MyCards")
    Q_PROPERTY(
        QString state READ state NOTIFY changed)  ///< "none", "reading", "report", "refused", "storing" or "stored"
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString layerName READ layerName NOTIFY changed)
    Q_PROPERTY(bool isExpansion READ isExpansion NOTIFY changed)  ///< it is installed, and nothing is merged
    Q_PROPERTY(int added READ added NOTIFY changed)               ///< new cards
    Q_PROPERTY(int edited READ edited NOTIFY changed)             ///< cards that get further values
    Q_PROPERTY(int unchanged READ unchanged NOTIFY changed)
    Q_PROPERTY(int differences READ differences NOTIFY changed)  ///< values that both have, but not the same
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< why the file was refused

public:
    explicit LayerImport(GameStore& store, QObject* parent = nullptr);

    void retranslate();

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString layerName() const;
    [[nodiscard]] bool isExpansion() const { return m_report->isExpansion; }
    [[nodiscard]] int added() const { return count(LayerMerge::Item::State::New); }
    [[nodiscard]] int edited() const { return count(LayerMerge::Item::State::Changed); }
    [[nodiscard]] int unchanged() const { return count(LayerMerge::Item::State::Unchanged); }
    [[nodiscard]] int differences() const { return static_cast<int>(m_report->merge.differences()); }
    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }

public slots:
    void read(const QUrl& file);
    void take(int row, bool theirs);  ///< of a difference, or of all of a card
    void takeAll(bool theirs);
    void store();
    void cancel();

signals:
    void changed();
    void stored(const QString& gameId);

private:
    struct Report {
        Errors errors;
        LayerFile head;
        bool isExpansion = false;
        std::vector<ArchivedFile> files;
        GameSnapshot game;
        LayerMerge merge;  ///< of an expansion pack only what it adds and changes
    };
    struct Row {
        QString kind;  ///< "card" or "difference"
        QString name;  ///< of the card, or of the part that differs
        QString words;
        QString mine;
        QString theirs;
        bool chooses = false;  ///< there is something to choose
        bool takesTheirs = false;
        int item = 0;
        int difference = -1;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"kind", &Row::kind},
                    {"name", &Row::name},
                    {"words", &Row::words},
                    {"mine", &Row::mine},
                    {"theirs", &Row::theirs},
                    {"chooses", &Row::chooses},
                    {"takesTheirs", &Row::takesTheirs}};
        }
    };

    [[nodiscard]] static Report readReport(const std::string& path);
    [[nodiscard]] int count(LayerMerge::Item::State state) const;
    [[nodiscard]] Row cardRow(const LayerMerge::Item& item) const;
    [[nodiscard]] QString partName(const std::string& part) const;
    void finishStore(const Errors& errors);
    void enter(const QString& state);
    void showRows();

    GameStore& m_store;
    QString m_state = QStringLiteral("none");
    QString m_fileName;
    std::shared_ptr<Report> m_report = std::make_shared<Report>();  // shared with the job that stores it
    LatestTask<std::string, std::shared_ptr<Report>> m_reader;
    RowList<Row> m_rows;
    RowList<TextRow> m_mistakes;
};

}  // namespace mazzo::desktop
