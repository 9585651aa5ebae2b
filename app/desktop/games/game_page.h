// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/games/game_layers.h"
#include "app/desktop/games/pack_installer.h"
#include "app/desktop/games/pack_remover.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"
#include "app/pack_check.h"

namespace mazzo::desktop {

/// One installed game as its page shows it: editions, options, zones, and the clauses of its rulebook.
class GamePage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString version READ version NOTIFY changed)
    Q_PROPERTY(int cards READ cards NOTIFY changed)
    Q_PROPERTY(int unknownValues READ unknownValues NOTIFY changed)
    Q_PROPERTY(QStringList editions READ editions NOTIFY changed)
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed)  ///< shown with its unofficial cards
    Q_PROPERTY(QString folder READ folder NOTIFY changed)      ///< of the pack
    Q_PROPERTY(bool removable READ removable NOTIFY changed)   ///< it is a pack of the player
    Q_PROPERTY(QString credits READ credits NOTIFY changed)    ///< who made the pack; may be empty
    Q_PROPERTY(mazzo::desktop::PackInstaller* installer READ installer CONSTANT)
    Q_PROPERTY(mazzo::desktop::PackRemover* remover READ remover CONSTANT)
    Q_PROPERTY(QString checkState READ checkState NOTIFY checked)  ///< "", "working", "fine" or "mistakes"
    Q_PROPERTY(QString checkText READ checkText NOTIFY checked)
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< that the check found, a sentence each
    Q_PROPERTY(mazzo::desktop::GameLayers* layers READ layers CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* options READ options CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* zones READ zones CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* clauses READ clauses CONSTANT)

public:
    explicit GamePage(GameStore& store, QObject* parent = nullptr);

    void show(GameSnapshot game);  ///< null: none
    void retranslate();

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString version() const;
    [[nodiscard]] int cards() const;
    [[nodiscard]] int unknownValues() const;
    [[nodiscard]] QStringList editions() const;
    [[nodiscard]] QStringList labels() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool removable() const;
    [[nodiscard]] QString credits() const;
    [[nodiscard]] PackInstaller* installer() { return &m_installer; }
    [[nodiscard]] PackRemover* remover() { return &m_remover; }
    [[nodiscard]] QString checkState() const;
    [[nodiscard]] QString checkText() const;
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }
    [[nodiscard]] GameLayers* layers() { return &m_layers; }
    [[nodiscard]] TableModel* options() { return &m_options; }
    [[nodiscard]] TableModel* zones() { return &m_zones; }
    [[nodiscard]] TableModel* clauses() { return &m_clauses; }

public slots:
    void check();  ///< reads the pack again and runs its examples, on a worker thread

signals:
    void changed();
    void checked();

private:
    struct OptionRow {
        QString name;
        QString about;
        QString values;
        QString preset;
        QString clause;
        QString editions;

        bool operator==(const OptionRow&) const = default;
        [[nodiscard]] static Roles<OptionRow> roles()
        {
            return {{"name", &OptionRow::name},     {"about", &OptionRow::about},   {"values", &OptionRow::values},
                    {"preset", &OptionRow::preset}, {"clause", &OptionRow::clause}, {"editions", &OptionRow::editions}};
        }
    };
    struct ZoneRow {
        QString name;
        QString zoneId;
        QString about;
        bool optional = false;

        bool operator==(const ZoneRow&) const = default;
        [[nodiscard]] static Roles<ZoneRow> roles()
        {
            return {{"name", &ZoneRow::name},
                    {"zoneId", &ZoneRow::zoneId},
                    {"about", &ZoneRow::about},
                    {"optional", &ZoneRow::optional}};
        }
    };
    struct ClauseRow {
        QString clauseId;
        QString title;
        QString words;
        QString source;
        QString editions;
        QString kind;

        bool operator==(const ClauseRow&) const = default;
        [[nodiscard]] static Roles<ClauseRow> roles()
        {
            return {{"clauseId", &ClauseRow::clauseId}, {"title", &ClauseRow::title},
                    {"words", &ClauseRow::words},       {"source", &ClauseRow::source},
                    {"editions", &ClauseRow::editions}, {"kind", &ClauseRow::kind}};
        }
    };

    void showCheck();
    [[nodiscard]] QString in(const Texts& texts) const;
    [[nodiscard]] OptionRow optionRow(const Option& option) const;
    [[nodiscard]] ClauseRow clauseRow(const Rule& rule) const;
    [[nodiscard]] QString editionNames(const std::vector<std::string>& ids) const;  ///< empty if all of them

    GameStore& m_store;
    GameSnapshot m_game;
    std::string m_checking;  // the game that is being checked
    std::map<std::string, PackCheck> m_checks;
    LatestTask<std::filesystem::path, PackCheck> m_checker;
    LatestTask<std::filesystem::path, PackHead> m_headReader;
    PackHead m_head;  // of the game that is shown, once it is read
    GameLayers m_layers;
    PackInstaller m_installer;
    PackRemover m_remover;
    RowList<TextRow> m_mistakes;
    RowList<OptionRow> m_options;
    RowList<ZoneRow> m_zones;
    RowList<ClauseRow> m_clauses;
};

}  // namespace mazzo::desktop
