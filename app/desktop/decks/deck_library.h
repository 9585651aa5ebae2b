// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/decks/deck_bin.h"
#include "app/desktop/decks/deck_history.h"
#include "app/desktop/decks/deck_table.h"

#include <set>
#include <unordered_map>

namespace mazzo::desktop {

/// All decks of the player, their verdicts and histories. A change shows at once and is written on a worker thread;
/// verdicts and differences are calculated there too.
class DeckLibrary : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::desktop::DeckTable* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* precon READ precon CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* history READ history CONSTANT)
    Q_PROPERTY(QString historyOf READ historyOf NOTIFY historyChanged)  ///< the deck whose history is shown
    Q_PROPERTY(QString historyName READ historyName NOTIFY historyChanged)
    Q_PROPERTY(bool historyBusy READ historyBusy NOTIFY historyChanged)  ///< is it still being read?
    Q_PROPERTY(QString removedName READ removedName NOTIFY
                   removedChanged)  ///< the deck that `restoreRemoved` would restore; empty if there is none
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY
                   filterChanged)  ///< the decks shown: `allFolders`, a folder, or empty for those in none
    Q_PROPERTY(mazzo::desktop::TableModel* folders READ folders CONSTANT)  ///< to choose from
    Q_PROPERTY(mazzo::desktop::DeckBin* bin READ bin CONSTANT)
    Q_PROPERTY(int total READ total NOTIFY listed)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    DeckLibrary(GameStore& store, CollectionController& collection, QObject* parent = nullptr);

    [[nodiscard]] DeckTable* decks() { return &m_decks; }
    [[nodiscard]] TableModel* precon() { return &m_precon; }
    [[nodiscard]] TableModel* history() { return m_history.rows(); }
    [[nodiscard]] QString historyOf() const { return m_history.deck() ? idOf(*m_history.deck()) : QString(); }
    [[nodiscard]] QString historyName() const;
    [[nodiscard]] bool historyBusy() const { return m_history.busy(); }
    [[nodiscard]] QString removedName() const { return m_removed.empty() ? QString() : m_removed.back().second; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString filter() const { return m_filter; }
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] TableModel* folders() { return &m_folders; }
    [[nodiscard]] DeckBin* bin() { return &m_bin; }
    void setFolder(const QString& folder);
    [[nodiscard]] int total() const { return static_cast<int>(m_cache.all().size()); }
    [[nodiscard]] bool busy() const { return m_summaries.busy() || m_cache.busy() || m_history.busy(); }
    void setFilter(const QString& filter);
    void retranslate();

    [[nodiscard]] bool has(const QString& deckId) const;  ///< removed ones do not count
    /// The names of the decks whose last changes are not on the disk yet.
    Q_INVOKABLE QStringList unstored() const;
    /// The decks of a game to choose from, {deckId, name}, the last changed first.
    Q_INVOKABLE QVariantList ofGame(const QString& gameId) const;

public slots:
    void refresh();  ///< the library was opened, or its games are others
    QString create(const QString& gameId,
                   const QString& name);  ///< the id of the new deck; empty if it could not be made
    QString startFrom(int preconRow);
    QString addText(const QString& text);  ///< a deck file as a new deck
    QString duplicate(const QString& deckId);
    void rename(const QString& deckId, const QString& name);
    void moveToFolder(const QString& deckId, const QString& folder);  ///< an empty one: to none
    void remove(const QString& deckId);
    void restoreRemoved();                             ///< the deck that was removed last
    void dismissRemoved();                             ///< they can no longer be restored here
    void setBuilt(const QString& deckId, bool built);  ///< through the collection, which reserves the cards
    void storeAgain();                                 ///< retries failed writes; `busy` until the result is known
    void showHistory(const QString& deckId);
    void hideHistory();
    void restore(int revision);  ///< of the deck whose history is shown

signals:
    void listed();
    void historyChanged();
    void removedChanged();
    void problemChanged();
    void filterChanged();
    void busyChanged();

private:
    struct PreconRow {
        QString name;
        QString gameId;
        QString gameName;
        int amount = 0;

        bool operator==(const PreconRow&) const = default;
        [[nodiscard]] static Roles<PreconRow> roles()
        {
            return {{"name", &PreconRow::name},
                    {"gameId", &PreconRow::gameId},
                    {"gameName", &PreconRow::gameName},
                    {"amount", &PreconRow::amount}};
        }
    };
    struct FolderRow {
        QString folderId;
        QString name;
        int amount = 0;

        bool operator==(const FolderRow&) const = default;
        [[nodiscard]] static Roles<FolderRow> roles()
        {
            return {{"folderId", &FolderRow::folderId}, {"name", &FolderRow::name}, {"amount", &FolderRow::amount}};
        }
    };
    struct CheckQuestion {
        std::vector<DeckSnapshot> decks;
        std::map<std::string, GameSnapshot> games;
    };
    using Removed = std::pair<DeckId, QString>;  // with its name

    void setProblem(const QString& problem);
    void deckChanged(DeckId id);
    void deckStored(DeckId id);
    void deckRefused(DeckId id, const Error& error);
    void check();
    void checkAll();
    void applySummaries(const DeckSummaries& summaries);
    void show();
    [[nodiscard]] const std::shared_ptr<const DeckRow>& listedDeck(const DeckSnapshot& deck);
    void listPrecon();
    void listFolders();

    GameStore& m_store;
    DeckCache& m_cache;
    CollectionController& m_collection;
    DeckHistory m_history;
    std::unordered_map<DeckId, std::shared_ptr<const DeckRow>> m_listed;
    std::set<DeckId> m_unchecked;
    LatestTask<CheckQuestion, DeckSummaries> m_summaries;
    std::vector<std::string> m_preconTexts;
    std::vector<Removed> m_removed;      // the last one last
    std::optional<Removed> m_restoring;  // until the library has it
    QString m_problem;
    QString m_filter;
    QString m_folder;
    DeckBin m_bin;
    RowList<FolderRow> m_folders;
    DeckTable m_decks;
    RowList<PreconRow> m_precon;
};

}  // namespace mazzo::desktop
