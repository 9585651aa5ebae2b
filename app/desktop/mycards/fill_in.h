// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// Goes through the cards with unknown values, one after the other: those of the whole game, of a deck or of a box.
class FillIn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in MyCards")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString scopeName READ scopeName NOTIFY changed)
    Q_PROPERTY(int complete READ complete NOTIFY changed)  ///< cards without an unknown value
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* scopes READ scopes CONSTANT)

public:
    explicit FillIn(GameStore& store, QObject* parent = nullptr);

    void setGame(GameSnapshot game);
    void retranslate();

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QString scopeName() const;
    [[nodiscard]] int complete() const { return m_complete; }
    [[nodiscard]] int total() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] TableModel* scopes() { return &m_scopes; }
    [[nodiscard]] QString cardId() const { return QString::fromStdString(m_card); }

public slots:
    void listScopes();  ///< decks may have changed
    void start(const QString& scopeId);
    void next();      ///< to the next card with an unknown value; stops after the last one
    void previous();  ///< to the one before
    void stop();

signals:
    void changed();
    void cardChanged();  ///< another card is to be filled in

private:
    struct ScopeRow {
        QString scopeId;  ///< "game", "deck:7" or "box:everzone-base"
        QString name;
        QString kind;  ///< "game", "deck" or "box"

        bool operator==(const ScopeRow&) const = default;
        [[nodiscard]] static Roles<ScopeRow> roles()
        {
            return {{"scopeId", &ScopeRow::scopeId}, {"name", &ScopeRow::name}, {"kind", &ScopeRow::kind}};
        }
    };

    [[nodiscard]] std::vector<std::string> cardsOf(const QString& scopeId) const;
    [[nodiscard]] bool isComplete(const std::string& card) const;
    void count();
    void step(int by);

    GameStore& m_store;
    GameSnapshot m_game;
    bool m_active = false;
    QString m_scope = QStringLiteral("game");
    std::vector<std::string> m_cards;  // of the scope, by id
    std::string m_card;                // that is being filled in
    int m_complete = 0;
    RowList<ScopeRow> m_scopes;
};

}  // namespace mazzo::desktop
