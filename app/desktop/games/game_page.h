#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo {

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
    Q_PROPERTY(int unknownFacts READ unknownFacts NOTIFY changed)
    Q_PROPERTY(QStringList editions READ editions NOTIFY changed)
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed)   ///< what stands beside its unofficial cards
    Q_PROPERTY(mazzo::RowsModel* options READ options CONSTANT)
    Q_PROPERTY(mazzo::RowsModel* zones READ zones CONSTANT)
    Q_PROPERTY(mazzo::RowsModel* clauses READ clauses CONSTANT)

public:
    explicit GamePage(QObject* parent = nullptr);

    void show(GameSnapshot game);   ///< null: none
    void retranslate();

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString version() const;
    [[nodiscard]] int cards() const;
    [[nodiscard]] int unknownFacts() const;
    [[nodiscard]] QStringList editions() const;
    [[nodiscard]] QStringList labels() const;
    [[nodiscard]] RowsModel* options() const { return m_options; }
    [[nodiscard]] RowsModel* zones() const { return m_zones; }
    [[nodiscard]] RowsModel* clauses() const { return m_clauses; }

signals:
    void changed();

private:
    [[nodiscard]] QString in(const Texts& texts) const;
    [[nodiscard]] RowsModel::Row optionRow(const Option& option) const;
    [[nodiscard]] RowsModel::Row clauseRow(const Rule& rule) const;
    [[nodiscard]] QString editionNames(const std::vector<std::string>& ids) const;   ///< empty if all of them

    GameSnapshot m_game;
    RowsModel* m_options;
    RowsModel* m_zones;
    RowsModel* m_clauses;
};

} // namespace mazzo
