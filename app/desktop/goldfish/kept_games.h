// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"

#include <QTimer>

#include <atomic>

namespace mazzo::desktop {

/// A game of a deck in the library. The thread that stores it sets its id.
class KeptGame {
public:
    explicit KeptGame(DeckId deck, SavedGameId id = {}) : m_deck(deck), m_id(id) {}

    [[nodiscard]] DeckId deck() const { return m_deck; }
    [[nodiscard]] bool isStored() const { return id() != SavedGameId{}; }
    [[nodiscard]] SavedGameId id() const { return m_id; }
    void setId(SavedGameId id) { m_id = id; }

private:
    DeckId m_deck;
    std::atomic<SavedGameId> m_id;
};

/// The games of the deck on the table. Every game in which something was done is stored shortly afterwards, so that it
/// can be resumed, even after a restart.
class KeptGames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(mazzo::desktop::TableModel* games READ games CONSTANT)  ///< the newest first
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< why the last change was not stored

public:
    KeptGames(const TableState& state, GameStore& store, QObject* parent = nullptr);
    ~KeptGames() override;

    using Game = std::shared_ptr<KeptGame>;

    /// The deck on the table; an empty id has no games.
    void setDeck(const QString& deckId);
    /// A new game of the deck, which is stored when something is done in it; null if there is no deck.
    [[nodiscard]] Game newGame() const { return m_deck ? std::make_shared<KeptGame>(*m_deck) : nullptr; }
    [[nodiscard]] Game current() const { return m_current; }
    void setCurrent(Game game);
    void sessionChanged();  ///< the game on the table is to be stored soon
    void store();           ///< at once; must be called before another game is put on the table
    void flush();           ///< the same, and waits until it is written
    void retranslate() { show(); }

    [[nodiscard]] TableModel* games() { return &m_games; }
    [[nodiscard]] int count() const { return m_games.count(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString currentId() const;  ///< empty if it is not stored

public slots:
    void resume(const QString& gameId);
    void rename(const QString& gameId, const QString& name);
    void remove(const QString& gameId);

signals:
    void changed();
    /// A stored game was read and is to be put on the table.
    void textRead(const QString& text, const std::shared_ptr<mazzo::desktop::KeptGame>& game);
    void readFailed();  ///< the game to be resumed is not there

private:
    struct Row {
        QString gameId;
        QString name;   ///< empty unless the player named it
        QString title;  ///< the name, or the turn
        QString detail;
        bool current = false;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"gameId", &Row::gameId},
                    {"name", &Row::name},
                    {"title", &Row::title},
                    {"detail", &Row::detail},
                    {"current", &Row::current}};
        }
    };

    void read();
    void show();
    void setProblem(const QString& problem);
    void change(std::function<Result<void>(const SavedGameRepository&)> change);

    const TableState& m_state;
    GameStore& m_store;
    std::optional<DeckId> m_deck;
    Game m_current;
    bool m_isDirty = false;  // something was done since the game was last stored
    QTimer m_delay;
    std::vector<StoredGame> m_stored;
    QString m_problem;
    RowList<Row> m_games;
};

}  // namespace mazzo::desktop
