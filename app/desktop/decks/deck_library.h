#pragma once

#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/shell/rows_model.h"

#include <QThreadPool>

#include <set>

namespace mazzo {

/// All decks of the player's, what the rules say about each, and their histories. Verdicts are worked out beside the GUI thread.
class DeckLibrary : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::RowsModel* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::RowsModel* readyMade READ readyMade CONSTANT)
    Q_PROPERTY(mazzo::RowsModel* history READ history CONSTANT)
    Q_PROPERTY(QString historyOf READ historyOf NOTIFY historyChanged)         ///< the deck whose history is shown
    Q_PROPERTY(QString historyName READ historyName NOTIFY historyChanged)
    Q_PROPERTY(QString removedName READ removedName NOTIFY removedChanged)     ///< what `bringBack` would bring back next; empty if nothing
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int total READ total NOTIFY listed)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    explicit DeckLibrary(GameStore& store, QObject* parent = nullptr);
    ~DeckLibrary() override;

    [[nodiscard]] RowsModel* decks() { return &m_decks; }
    [[nodiscard]] RowsModel* readyMade() { return &m_readyMade; }
    [[nodiscard]] RowsModel* history() { return &m_history; }
    [[nodiscard]] QString historyOf() const;
    [[nodiscard]] QString historyName() const { return m_historyName; }
    [[nodiscard]] QString removedName() const { return m_removed.empty() ? QString() : m_removed.back().second; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString filter() const { return m_filter; }
    [[nodiscard]] int total() const { return static_cast<int>(m_stored.size()); }
    [[nodiscard]] bool busy() const { return m_judging; }
    void setFilter(const QString& filter);
    void retranslate();
    void take(const StoredDeck& deck);                             ///< the newest state of one of them

    [[nodiscard]] bool has(const QString& deckId) const;           ///< removed ones do not count
    /// The decks of a game to choose from, {deckId, name}, the last changed first.
    Q_INVOKABLE QVariantList ofGame(const QString& gameId) const;

public slots:
    void refresh();                                                ///< reads the library and the packs again
    QString create(const QString& gameId, const QString& name);    ///< the id of the new deck; empty if it could not be made
    QString startFrom(int readyMadeRow);
    QString takeText(const QString& text);                         ///< a deck file as a new deck
    QString duplicate(const QString& deckId);
    void rename(const QString& deckId, const QString& name);
    void remove(const QString& deckId);
    void bringBack();                                              ///< the deck that was removed last
    void forgetRemoved();                                          ///< they stay removed
    void setBuilt(const QString& deckId, bool built);              ///< asks for it: what is built is the collection's to say
    void reread(const QString& deckId);                            ///< something else changed it
    void showHistory(const QString& deckId);
    void hideHistory();
    void restore(int revision);                                    ///< of the deck whose history is shown

signals:
    void listed();
    void refreshed();                                              ///< the decks were read again
    void historyChanged();
    void removedChanged();
    void problemChanged();
    void filterChanged();
    void busyChanged();
    void builtWanted(const QString& deckId, bool built);
    void deckChanged(const QString& deckId);                       ///< by something other than the editor

private:
    /// What went wrong is said until something goes right.
    template <class T>
    bool succeeded(const Result<T>& result)
    {
        setProblem(result ? nullptr : &result.error());
        return result.has_value();
    }
    void setProblem(const Error* error);
    void reload();
    void judge();
    void judgeAll();
    void show();
    [[nodiscard]] RowsModel::Row rowOf(const StoredDeck& deck) const;
    void listReadyMade();
    void fillHistory();

    GameStore& m_store;
    std::vector<StoredDeck> m_stored;
    DeckSummaries m_summaries;
    std::set<DeckId> m_unjudged;
    bool m_judging = false;
    QThreadPool m_pool;
    std::vector<std::string> m_readyMadeTexts;
    std::optional<DeckId> m_historyOf;
    QString m_historyName;
    std::vector<std::pair<DeckId, QString>> m_removed;   // with their names, the last one last
    QString m_problem;
    QString m_filter;
    RowsModel m_decks;
    RowsModel m_readyMade;
    RowsModel m_history;
};

} // namespace mazzo
