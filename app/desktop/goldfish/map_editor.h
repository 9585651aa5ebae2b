// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// Corrects the map of the game on the table: names, kinds and borders of its regions. The result is an expansion pack
/// of the player's own, which can be handed on like any other.
class MapEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(QStringList regions READ regions NOTIFY changed)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)  ///< of the current region
    Q_PROPERTY(mazzo::desktop::TableModel* kinds READ kinds CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* borders READ borders CONSTANT)  ///< every other region
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)
    Q_PROPERTY(bool corrected READ corrected NOTIFY changed)  ///< a map of the player's own is in use
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit MapEditor(GameStore& store, QObject* parent = nullptr) : QObject(parent), m_store(store) {}

    void setSetup(const GameSnapshot& game, const std::shared_ptr<const goldfish::Setup>& setup);

    [[nodiscard]] QStringList regions() const;
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] QString name() const;
    [[nodiscard]] TableModel* kinds() { return &m_kindRows; }
    [[nodiscard]] TableModel* borders() { return &m_borderRows; }
    [[nodiscard]] bool dirty() const { return m_isDirty; }
    [[nodiscard]] bool corrected() const { return m_isCorrected; }
    [[nodiscard]] bool busy() const { return m_isBusy; }
    [[nodiscard]] QString problem() const { return m_problem; }

public slots:
    void begin();  ///< drops changes that were not stored
    void rename(const QString& name);
    void toggleKind(int row);
    void toggleBorder(int row);  ///< borders are mutual
    void addRegion();
    void store();
    void restore();  ///< removes the player's own map

signals:
    void changed();
    void stored(const QString& gameId);  ///< the game was loaded again with the other map

private:
    struct Row {
        QString label;
        bool on = false;
        int region = -1;  // of a border

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"label", &Row::label}, {"on", &Row::on}, {"region", &Row::region}};
        }
    };

    [[nodiscard]] Procedure::Region* region();
    [[nodiscard]] const Procedure::Region* region() const;
    void show();
    void finish(const Errors& errors);

    GameStore& m_store;
    GameSnapshot m_game;  // the setup refers to it
    std::shared_ptr<const goldfish::Setup> m_setup;
    std::vector<Procedure::Region> m_regions;
    std::vector<std::string> m_kinds;  // that regions of this game have
    int m_current = 0;
    bool m_isDirty = false;
    bool m_isCorrected = false;
    bool m_isBusy = false;
    QString m_problem;
    RowList<Row> m_kindRows;
    RowList<Row> m_borderRows;
};

}  // namespace mazzo::desktop
