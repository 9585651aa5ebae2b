// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_list.h"
#include "app/desktop/cards/search_result.h"
#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// A search while it is typed. Queries run on a worker thread, only the newest is answered; while the text has an
/// error, the last result stays visible.
class CardSearch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameChanged)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(QStringList words READ words NOTIFY textChanged)  ///< of the text, cut at its blanks
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY sortChanged)
    Q_PROPERTY(bool withUndecided READ withUndecided WRITE setWithUndecided NOTIFY withUndecidedChanged)
    Q_PROPERTY(bool hasDeck READ hasDeck NOTIFY hasDeckChanged)  ///< is it known what may be added to a deck?
    Q_PROPERTY(bool backwards READ backwards WRITE setBackwards NOTIFY sortChanged)
    Q_PROPERTY(bool onlyMine READ onlyMine WRITE setOnlyMine NOTIFY
                   onlyMineChanged)  ///< unless the query itself is about the collection
    Q_PROPERTY(bool onlyAddable READ onlyAddable WRITE setOnlyAddable NOTIFY onlyAddableChanged)
    Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)  ///< the list does not follow the deck for now
    Q_PROPERTY(QString example READ example NOTIFY gameChanged)       ///< a query that this game understands
    Q_PROPERTY(int total READ total NOTIFY gameChanged)
    Q_PROPERTY(int frame READ frame NOTIFY gameChanged)  ///< that the game's cards are drawn in
    Q_PROPERTY(int chosenFacets READ chosenFacets NOTIFY facetsChosen)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(mazzo::desktop::SearchResult* result READ result CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardList* cards READ cards CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* facets READ facets CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* sorts READ sorts CONSTANT)

public:
    /// Without a collection nothing is known about owned cards.
    CardSearch(CollectionController* collection, std::shared_ptr<PrintedTexts> texts, QObject* parent = nullptr);

    /// Another game starts anew; a newer snapshot of the same game keeps the text and the facets.
    void setGame(GameSnapshot game);
    void retranslate();
    /// The cards that may be added to the deck at hand; nothing if there is no deck.
    void setAddable(std::optional<CardBits> addable);

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString sort() const { return m_sort; }
    [[nodiscard]] bool backwards() const { return m_backwards; }
    [[nodiscard]] bool onlyMine() const { return m_onlyMine; }
    [[nodiscard]] bool withUndecided() const { return m_withUndecided; }
    [[nodiscard]] bool hasDeck() const { return m_addable != nullptr; }
    [[nodiscard]] bool onlyAddable() const { return m_onlyAddable; }
    [[nodiscard]] bool held() const { return m_held; }
    [[nodiscard]] QString example() const;
    [[nodiscard]] int total() const;
    [[nodiscard]] int frame() const;
    [[nodiscard]] int chosenFacets() const { return static_cast<int>(m_chosen.size()); }
    [[nodiscard]] bool busy() const { return m_finder.busy(); }
    [[nodiscard]] SearchResult* result() { return &m_result; }
    [[nodiscard]] CardList* cards() const { return m_cards; }
    [[nodiscard]] TableModel* facets() { return &m_facets; }
    [[nodiscard]] TableModel* sorts() { return &m_sorts; }
    void setText(const QString& text);
    void setSort(const QString& sort);
    void setWithUndecided(bool with);
    void setOnlyAddable(bool only);
    /// While it is held, a change of the deck does not change which cards are listed: nothing moves below the pointer.
    void setHeld(bool held);
    void setBackwards(bool backwards);
    void setOnlyMine(bool only);

    /// Completions at the cursor: {text, name, query, cursor}, the latter two as they are after it is accepted.
    Q_INVOKABLE QVariantList completionsAt(int cursor) const;
    [[nodiscard]] QStringList words() const { return m_text.split(' ', Qt::SkipEmptyParts); }

public slots:
    void toggleFacet(const QString& id);
    void clear();                          ///< text and facets
    void showAll();                        ///< removes every filter
    void reset();                          ///< every filter and the order, as for a new game
    void toggleWord(const QString& word);  ///< in the text: "owned>=1"

signals:
    void gameChanged();
    void textChanged();
    void sortChanged();
    void withUndecidedChanged();
    void facetsChosen();
    void hasDeckChanged();
    void onlyAddableChanged();
    void heldChanged();
    void onlyMineChanged();
    void answered();  ///< the cards and the result are those of the newest query
    void busyChanged();

private:
    struct FacetRow {
        QString facetId;
        QString group;
        QString name;
        int amount = 0;
        bool chosen = false;
        bool common = false;

        bool operator==(const FacetRow&) const = default;
        [[nodiscard]] static Roles<FacetRow> roles()
        {
            return {{"facetId", &FacetRow::facetId}, {"group", &FacetRow::group},   {"name", &FacetRow::name},
                    {"amount", &FacetRow::amount},   {"chosen", &FacetRow::chosen}, {"common", &FacetRow::common}};
        }
    };
    struct SortRow {
        QString sortId;
        QString name;

        bool operator==(const SortRow&) const = default;
        [[nodiscard]] static Roles<SortRow> roles() { return {{"sortId", &SortRow::sortId}, {"name", &SortRow::name}}; }
    };

    void ask();
    void forget();
    void refreshCollection(const QString& gameId);
    void readTexts();
    void applyAnswer(SearchAnswer answer);
    void showFacets();
    void showSorts();

    std::shared_ptr<PrintedTexts> m_texts;
    std::shared_ptr<SearchIndex> m_index;
    QString m_text;
    QString m_sort = QStringLiteral("pack");
    std::vector<std::string> m_chosen;
    bool m_withUndecided = false;
    std::shared_ptr<const CardBits> m_addable;
    bool m_onlyAddable = false;
    bool m_held = false;
    bool m_outdated = false;             // the deck changed while the list was held
    CollectionController* m_controller;  // may be null
    CollectionState m_collection;
    bool m_onlyMine = false;
    bool m_backwards = false;

    struct TextQuestion {
        std::shared_ptr<PrintedTexts> texts;
        GameSnapshot game;
        std::vector<CardIndex> cards;
        std::string language;
    };
    LatestTask<SearchQuestion, SearchAnswer> m_finder;
    LatestTask<TextQuestion, CardTexts> m_textReader;
    GameSnapshot m_textGame;
    std::vector<CardIndex> m_unreadTexts;  // of m_textGame, requested and not read yet

    SearchResult m_result;
    std::vector<std::size_t> m_counts;
    CardList* m_cards;
    RowList<FacetRow> m_facets;
    RowList<SortRow> m_sorts;
};

}  // namespace mazzo::desktop
