#pragma once

#include "app/workspace.h"

#include <QObject>

#include <map>

namespace mazzo {

/// A loaded game that never changes: a search may go on reading it while a newer one takes its place.
using GameSnapshot = std::shared_ptr<const LoadedGame>;

/// The library and the games of it that are open. All of it lives on the GUI thread; only snapshots leave it.
class GameStore : public QObject {
    Q_OBJECT

public:
    explicit GameStore(QObject* parent = nullptr) : QObject(parent) {}

    /// Opens the library, or tries again after an error.
    void open();
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// Packs that have mistakes or could not be loaded; the others work.
    [[nodiscard]] const Errors& troubles() const { return m_troubles; }

    [[nodiscard]] std::vector<GameSnapshot> games() const;             ///< by id
    [[nodiscard]] GameSnapshot game(std::string_view id) const;        ///< null if there is none
    [[nodiscard]] std::optional<SettingRepository> settings();
    [[nodiscard]] std::optional<DeckStore> decks();                    ///< nothing while there is no library
    [[nodiscard]] std::vector<Product> products(std::string_view game) const;
    /// The ready-made decks of a pack, as deck files.
    [[nodiscard]] std::vector<std::string> readyMadeDecks(std::string_view game) const;

    /// Cards of all games by words of their names and texts.
    [[nodiscard]] std::vector<CardName> searchCards(std::string_view words, int limit) const;
    [[nodiscard]] Result<Card> card(const Game& game, std::string_view id);
    [[nodiscard]] bool isOwnText(const std::string& game, std::string_view card);   ///< did the player type the card's text in?
    [[nodiscard]] Result<void> setValue(const std::string& game, std::string_view card, std::string_view field, std::string_view text);
    [[nodiscard]] Result<void> unsetValue(const std::string& game, std::string_view card, std::string_view field);

signals:
    void opened();
    void gameChanged(const QString& id);

private:
    void load(const std::string& id);

    std::optional<Workspace> m_workspace;
    std::optional<Error> m_error;
    Errors m_troubles;
    std::map<std::string, GameSnapshot, std::less<>> m_games;
};

} // namespace mazzo
