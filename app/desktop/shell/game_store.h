#pragma once

#include "app/workspace.h"

#include <QObject>
#include <QThreadPool>

#include <map>

namespace mazzo {

/// A loaded game that never changes: a search may go on reading it while a newer one takes its place.
using GameSnapshot = std::shared_ptr<const LoadedGame>;

/// The library and the games of it that are open. All of it lives on the GUI thread; only snapshots leave it.
class GameStore : public QObject {
    Q_OBJECT

public:
    explicit GameStore(QObject* parent = nullptr) : QObject(parent) {}
    ~GameStore() override;

    /// Opens the library, or tries again after an error.
    void open();
    /// The same on a thread of its own; `opened` tells when it is done.
    void openBeside();
    [[nodiscard]] bool opening() const { return m_reading != nullptr; }
    /// Waits for that thread, but no longer than this; `opened` comes before it returns.
    void waitFor(int milliseconds);
    /// Puts a backup in the library's place and opens it; a backup that is refused leaves everything as it is.
    [[nodiscard]] Result<void> restore(const std::filesystem::path& backup);
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// Packs that have mistakes or could not be loaded; the others work.
    [[nodiscard]] const Errors& troubles() const { return m_troubles; }

    [[nodiscard]] std::vector<GameSnapshot> games() const;             ///< by id
    [[nodiscard]] GameSnapshot game(std::string_view id) const;        ///< null if there is none
    [[nodiscard]] std::optional<SettingRepository> settings();
    [[nodiscard]] const Library* library() const { return m_workspace ? &m_workspace->library() : nullptr; }
    [[nodiscard]] std::optional<DeckStore> decks();                    ///< nothing while there is no library
    [[nodiscard]] std::vector<Product> products(std::string_view game) const;
    [[nodiscard]] std::filesystem::path packFolder(std::string_view game) const;   ///< empty if there is no such pack
    /// The ready-made decks of a pack, as deck files.
    [[nodiscard]] std::vector<std::string> readyMadeDecks(std::string_view game) const;

    [[nodiscard]] Result<Card> card(const Game& game, std::string_view id);
    [[nodiscard]] bool isOwnText(const std::string& game, std::string_view card);   ///< did the player type the card's text in?
    [[nodiscard]] Result<void> setValue(const std::string& game, std::string_view card, std::string_view field, std::string_view text);
    [[nodiscard]] Result<void> unsetValue(const std::string& game, std::string_view card, std::string_view field);

signals:
    void closing();   ///< whoever has the library's file open has to close it
    void opened();
    void gameChanged(const QString& id);

private:
    using Games = std::map<std::string, GameSnapshot, std::less<>>;

    /// All that is read when the library is opened.
    struct Reading {
        std::optional<Workspace> workspace;
        std::optional<Error> error;
        Errors troubles;
        Games games;
    };
    static void load(const Library& library, const std::string& id, Games& games, Errors& troubles);
    [[nodiscard]] static Reading read();
    void close();
    void take(Reading reading);
    void finish();
    void reload(const std::string& id);

    std::optional<Workspace> m_workspace;
    std::optional<Error> m_error;
    Errors m_troubles;
    Games m_games;
    std::shared_ptr<Reading> m_reading;   // written by the pool's thread, taken when it is done
    QThreadPool m_pool;
};

} // namespace mazzo
