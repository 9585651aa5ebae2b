#pragma once

#include "app/desktop/shell/library_reading.h"
#include "app/desktop/shell/library_writer.h"

#include <QObject>

namespace mazzo {

/// The library and the games of it that are open. All of it lives on the GUI thread; only snapshots leave it, and the writer has a thread of
/// its own.
class GameStore : public QObject {
    Q_OBJECT

public:
    explicit GameStore(QObject* parent = nullptr) : QObject(parent) {}
    ~GameStore() override;

    /// Opens the library, or tries again after an error.
    void open();
    /// Takes what is being read beside, but not before `await`.
    void openBeside(std::shared_ptr<LibraryReading> reading);
    [[nodiscard]] bool opening() const { return m_reading != nullptr; }
    /// Takes it as soon as it is there; `opened` tells.
    void await();
    /// Waits for it, but no longer than this; `opened` comes before it returns.
    void waitFor(int milliseconds);
    /// Puts a backup in the library's place and opens it; a backup that is refused leaves everything as it is.
    [[nodiscard]] Result<void> restore(const std::filesystem::path& backup);
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// Packs that have mistakes or could not be loaded; the others work.
    [[nodiscard]] const Errors& troubles() const { return m_troubles; }

    [[nodiscard]] std::vector<GameSnapshot> games() const;             ///< by id
    [[nodiscard]] GameSnapshot game(std::string_view id) const;        ///< null if there is none
    [[nodiscard]] KeptSettings settings() const;                       ///< none while there is no library
    [[nodiscard]] const Library* library() const { return m_workspace ? &m_workspace->library() : nullptr; }
    /// Nothing while there is no library. What was asked of the writer before can be read here.
    [[nodiscard]] std::optional<DeckStore> decks();
    /// Null while there is no library.
    [[nodiscard]] LibraryWriter* writer() { return m_workspace ? &m_writer : nullptr; }
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
    void close();
    void take(LibraryContents contents);
    void finish();
    void reload(const std::string& id);

    LibraryWriter m_writer;
    std::optional<Workspace> m_workspace;
    std::optional<Error> m_error;
    Errors m_troubles;
    GameSnapshots m_games;
    std::shared_ptr<LibraryReading> m_reading;   // until it is taken
};

} // namespace mazzo
