// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/text_row.h"

namespace mazzo::desktop {

/// The installed games, and the packs that have mistakes.
class GameList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::desktop::TableModel* list READ list CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* troubles READ troubles CONSTANT)  ///< a sentence for each mistake

public:
    explicit GameList(GameStore& store, QObject* parent = nullptr);

    void refresh();
    [[nodiscard]] TableModel* list() { return &m_list; }
    [[nodiscard]] TableModel* troubles() { return &m_troubles; }

private:
    struct GameRow {
        QString gameId;
        QString name;
        QString about;
        int cards = 0;
        int unknownValues = 0;
        QString version;

        bool operator==(const GameRow&) const = default;
        [[nodiscard]] static Roles<GameRow> roles()
        {
            return {{"gameId", &GameRow::gameId},
                    {"name", &GameRow::name},
                    {"about", &GameRow::about},
                    {"cards", &GameRow::cards},
                    {"unknownValues", &GameRow::unknownValues},
                    {"version", &GameRow::version}};
        }
    };

    GameStore& m_store;
    RowList<GameRow> m_list;
    RowList<TextRow> m_troubles;
};

}  // namespace mazzo::desktop
