// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/typed_cards.h"
#include "app/desktop/shell/deck_cache.h"
#include "app/desktop/shell/library_reading.h"

namespace mazzo::desktop {

/// The library and what was read of it: games, decks, what packs bring. All of it lives on the GUI thread and only
/// snapshots leave it; reading and writing is done by threads with connections of their own.
class GameStore : public QObject {
    Q_OBJECT

public:
    explicit GameStore(QObject* parent = nullptr);
    ~GameStore() override;

    /// Opens the library, or tries again after an error.
    void open();
    /// Takes what is being read beside, but not before `await`.
    void openAsync(std::shared_ptr<LibraryReading> reading);
    [[nodiscard]] bool opening() const { return m_reading != nullptr && !m_restoring; }
    /// Takes it as soon as it is there; `opened` tells.
    void await();
    /// Waits for it, but no longer than this; `opened` comes before it returns.
    void waitFor(int milliseconds);
    /// Puts a backup in the library's place and opens it, beside; `restored` tells. A backup that is refused leaves
    /// everything as it is. Until then what was read stays to be seen, and nothing can be changed.
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
                                 std::string_view card);  ///< did the player type the card's text in?
    /// What the player reads on a card. `done` hears whether it was taken; if so, the game is another by then.
    using Done = std::function<void(const Result<void>&)>;
    void setValue(const std::string& game, const std::string& card, const std::string& field, const std::string& text,
                  Done done);
    void unsetValue(const std::string& game, const std::string& card, const std::string& field, Done done);

    /// What each layer says about a card.
    [[nodiscard]] Result<LayeredCard> layers(const Game& game, std::string_view id);
    /// Stores what the player typed about cards as one step of the own layer. `done` is called when it is written, or
    /// refused; the game is loaded again afterwards.
    void editCards(const std::string& game, std::vector<TypedCard> typed, OwnReason reason, std::string detail,
                   std::function<void(const Result<EditResult>&)> done);
    /// Undoes the last step of the own layer, or does it again (`by` is -1 or 1).
    void stepCards(const std::string& game, int by,
                   std::function<void(const Result<std::optional<OwnStep>>&)> done);

signals:
    void closing();  ///< whoever has the library's file open has to close it
    void opened();
    void restored(const std::optional<mazzo::model::Error>& refusal);  ///< after `opened`
    void gameChanged(const QString& id);

private:
    void release();
    void close();
    void take(LibraryContents contents);
    void finish();
    void change(const std::string& game, std::function<Result<void>(Library&)> change, Done done);
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
    std::shared_ptr<LibraryReading> m_reading;  // until it is taken
    bool m_restoring = false;
    JobQueue m_loader;  // loads games again, and frees old ones
    std::map<std::string, int, std::less<>> m_unloadedEdits;  // edits of own cards since a game was last loaded
};

}  // namespace mazzo::desktop
