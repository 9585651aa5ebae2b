// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/typed_cards.h"
#include "app/desktop/shell/deck_cache.h"
#include "app/desktop/shell/library_reading.h"

namespace mazzo::desktop {

/// The library and what was read from it: games, decks, products. It lives on the GUI thread and hands out snapshots;
/// worker threads with their own connections read and write the file.
class GameStore : public QObject {
    Q_OBJECT

public:
    explicit GameStore(QObject* parent = nullptr);
    ~GameStore() override;

    /// Opens the library, or tries again after an error.
    void open();
    /// Uses a library that is being read on another thread, but not before `await`.
    void openAsync(std::shared_ptr<LibraryReading> reading);
    [[nodiscard]] bool opening() const { return m_reading != nullptr && !m_restoring; }
    /// Uses it as soon as it is read; `opened` reports that.
    void await();
    /// Waits for it, but no longer than this; `opened` is emitted before it returns.
    void waitFor(int milliseconds);
    /// Replaces the library by a backup and opens it on another thread; `restored` reports the result. A backup that
    /// cannot be used changes nothing. Until then the old contents stay visible and cannot be changed.
    void restore(const std::filesystem::path& backup);
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// Packs that have mistakes or could not be loaded; the others work.
    [[nodiscard]] const Errors& troubles() const { return m_troubles; }

    [[nodiscard]] std::vector<GameSnapshot> games() const;       ///< by id
    [[nodiscard]] GameSnapshot game(std::string_view id) const;  ///< null if there is none
    [[nodiscard]] const SavedSettings& settings() const
    {
        return m_settings;
    }  ///< as the library had them when it was opened
    [[nodiscard]] bool isOpen() const { return m_workspace.has_value(); }
    [[nodiscard]] DeckCache& decks() { return m_cache; }
    /// Null while there is no library.
    [[nodiscard]] LibraryWriter* writer() { return m_workspace ? &m_writer : nullptr; }
    [[nodiscard]] std::vector<Product> products(std::string_view game) const;
    [[nodiscard]] std::filesystem::path packFolder(std::string_view game) const;  ///< empty if there is no such pack
    /// The preconstructed decks of a pack, as deck files.
    [[nodiscard]] std::vector<std::string> preconDecks(std::string_view game) const;

    [[nodiscard]] Result<Card> card(const Game& game, std::string_view id);
    [[nodiscard]] bool isOwnText(const std::string& game,
                                 std::string_view card);  ///< did the player enter the card's text?
    /// Stores what the player reads on a card. `done` gets the result; if it was stored, there is a new game snapshot.
    using Done = std::function<void(const Result<void>&)>;
    void setValue(const std::string& game, const std::string& card, const std::string& field, const std::string& text,
                  Done done);
    void unsetValue(const std::string& game, const std::string& card, const std::string& field, Done done);

    /// Changes the library and loads the game again. `done` gets the result.
    void change(const std::string& game, std::function<Result<void>(Library&)> change, Done done);

    /// What each layer says about a card.
    [[nodiscard]] Result<LayeredCard> layers(const Game& game, std::string_view id);
    /// Stores what the player typed about cards as one step of the own layer. `done` is called when it is written, or
    /// refused; the game is loaded again afterwards.
    void editCards(const std::string& game, std::vector<TypedCard> typed, OwnReason reason, std::string detail,
                   std::function<void(const Result<EditResult>&)> done);
    /// Changes the own layer of a game in another way. `change` returns why nothing was stored; it runs on the writer's
    /// thread. The game is loaded again afterwards.
    using OnErrors = std::function<void(const Errors&)>;
    void changeLayer(const std::string& game, std::function<Errors(Library&)> change, OnErrors done);
    /// Installs or removes expansion packs of a game on a worker thread, then loads the game again.
    void changePacks(const std::string& game, std::function<Errors(const Workspace&)> change, OnErrors done);
    /// Installs, updates or removes the pack of a game (or an expansion of it) on a worker thread, then reads the packs
    /// again. `change` returns why nothing was done.
    void reloadPacks(const std::string& game, std::function<Errors()> change, OnErrors done);
    void showSamples(const std::string& game, bool show, Done done);
    /// Loads a game again if its own layer has another revision, because another program changed it.
    void followLayer(const std::string& game, std::int64_t revision);
    /// Undoes the last step of the own layer, or does it again (`by` is -1 or 1).
    void stepCards(const std::string& game, int by, std::function<void(const Result<std::optional<OwnStep>>&)> done);

signals:
    void closing();  ///< every connection to the library must be closed now
    void opened();
    void restored(const std::optional<mazzo::model::Error>& refusal);  ///< after `opened`
    void gameChanged(const QString& id);
    void packsChanged(const QString& id);  ///< a game was installed, updated or removed

private:
    void release();
    void close();
    void apply(LibraryContents contents);
    void applyPacks(const std::string& game, LibraryContents contents);
    void finish();
    void reload(const std::string& game, const Done& done);
    void reloadLater(const std::string& game);

    LibraryWriter m_writer;
    DeckCache m_cache{m_writer};
    std::optional<Workspace> m_workspace;
    std::optional<Error> m_error;
    Errors m_troubles;
    GameSnapshots m_games;
    std::map<std::string, PackExtras, std::less<>> m_extras;
    SavedSettings m_settings;
    std::shared_ptr<LibraryReading> m_reading;  // until it is applied
    bool m_restoring = false;
    JobQueue m_loader;                                        // loads games again, and frees old ones
    std::map<std::string, int, std::less<>> m_unloadedEdits;  // edits of own cards since a game was last loaded
};

}  // namespace mazzo::desktop
