// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The deck that an opponent plays, for engines that can play one: the player's decks and the preconstructed ones of
/// the game.
class OpponentDeck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)  ///< empty if no opponent plays a deck
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)  ///< of the decks to choose from
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit OpponentDeck(GameStore& store, QObject* parent = nullptr);

    void setGame(const GameSnapshot& game, const goldfish::Setup& setup);

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool present() const { return m_present; }
    [[nodiscard]] QStringList names() const { return m_names; }
    [[nodiscard]] QString problem() const { return m_problem; }

public slots:
    void list();  ///< reads the names of the decks again
    void choose(int row);
    void leave();  ///< no opponent plays a deck

signals:
    void changed();
    void chosen(const std::vector<mazzo::model::Deck>& decks);

private:
    GameStore& m_store;
    GameSnapshot m_game;
    bool m_available = false;
    bool m_present = false;
    QString m_name;
    QString m_problem;
    QStringList m_names;
    std::vector<std::string> m_texts;
};

}  // namespace mazzo::desktop
