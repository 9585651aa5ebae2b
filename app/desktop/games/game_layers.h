// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The layers that the cards of a game come from: its pack, expansion packs, and what the player entered. Those above
/// the pack can be removed, and the pack's sample cards hidden.
class GameLayers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GamePage")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool hasSamples READ hasSamples NOTIFY changed)  ///< the game has sets that are not official
    Q_PROPERTY(bool samplesShown READ samplesShown WRITE showSamples NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* list READ list CONSTANT)  ///< lowest first

public:
    explicit GameLayers(GameStore& store, QObject* parent = nullptr);

    void setGame(GameSnapshot game);
    void retranslate();

    [[nodiscard]] bool busy() const { return m_busy > 0; }
    [[nodiscard]] bool hasSamples() const;
    [[nodiscard]] bool samplesShown() const { return m_game == nullptr || !m_game->game.samplesHidden; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] TableModel* list() { return &m_list; }
    void showSamples(bool show);

public slots:
    void remove(const QString& layerId);  ///< what the player entered can be brought back by undo

signals:
    void changed();

private:
    /// How many cards a layer adds, and how many of other layers it changes.
    struct Counts {
        int cards = 0;
        int changes = 0;
    };
    using AllCounts = std::map<std::string, Counts>;

    struct LayerRow {
        QString layerId;
        QString name;
        QString words;
        bool removable = false;

        bool operator==(const LayerRow&) const = default;
        [[nodiscard]] static Roles<LayerRow> roles()
        {
            return {{"layerId", &LayerRow::layerId},
                    {"name", &LayerRow::name},
                    {"words", &LayerRow::words},
                    {"removable", &LayerRow::removable}};
        }
    };

    [[nodiscard]] static AllCounts counted(const LoadedGame& loaded);
    void showList();
    void finish(const Errors& errors);

    GameStore& m_store;
    GameSnapshot m_game;
    AllCounts m_counts;
    LatestTask<GameSnapshot, AllCounts> m_counter;
    int m_busy = 0;
    QString m_problem;
    RowList<LayerRow> m_list;
};

}  // namespace mazzo::desktop
