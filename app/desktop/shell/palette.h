// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/navigation.h"
#include "app/desktop/shell/row_list.h"

#include <QTranslator>

namespace mazzo::desktop {

/// One line that finds everything: decks, cards of all games, games, and what can be done.
class Palette : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(mazzo::desktop::TableModel* results READ results CONSTANT)
    Q_PROPERTY(QString openDeck READ openDeck WRITE setOpenDeck NOTIFY
                   openDeckChanged)                     ///< the name of the deck in the editor; empty if there is none
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)  ///< are cards still being looked for?

public:
    explicit Palette(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] TableModel* results() { return &m_results; }
    [[nodiscard]] QString openDeck() const { return m_openDeck; }
    [[nodiscard]] bool busy() const { return m_finder.busy(); }
    void setOpenDeck(const QString& name);
    void setText(const QString& text);

public slots:
    void refresh();  ///< asks again: decks may have changed since
    void choose(int row);

signals:
    void textChanged();
    void busyChanged();
    void openDeckChanged();
    void pageChosen(mazzo::desktop::Navigation::Page page);
    void actionChosen(const QString& action);  ///< "new-deck", "theme:dark"…
    void deckChosen(const QString& deckId);
    void gameChosen(const QString& gameId);
    void cardChosen(const QString& gameId, const QString& cardId);

private:
    struct ResultRow {
        QString kind;
        QString key;
        QString gameId;
        QString title;
        QString detail;
        QString glyph;

        bool operator==(const ResultRow&) const = default;
        [[nodiscard]] static Roles<ResultRow> roles()
        {
            return {{"kind", &ResultRow::kind},   {"key", &ResultRow::key},       {"gameId", &ResultRow::gameId},
                    {"title", &ResultRow::title}, {"detail", &ResultRow::detail}, {"glyph", &ResultRow::glyph}};
        }
    };

    [[nodiscard]] static ResultRow actionRow(const char* id, const QString& title, const char* glyph);
    void addActions(QList<ResultRow>& rows) const;
    void addDecks(QList<ResultRow>& rows) const;
    void addGames(QList<ResultRow>& rows) const;
    void addCards(QList<ResultRow>& rows) const;
    void show();
    void askForCards();
    [[nodiscard]] bool fits(const QString& title) const;
    [[nodiscard]] bool fitsAction(const char* title, const QString& deck) const;  ///< in any language
    [[nodiscard]] int distance(const QString& title) const;

    GameStore& m_store;
    QString m_text;
    QString m_openDeck;
    std::vector<DeckSnapshot> m_decks;
    struct Found {
        GameSnapshot game;
        std::vector<CardIndex> cards;
    };
    std::vector<Found> m_cards;  // of the newest text that was looked for
    struct CardQuestion {
        QString text;
        std::vector<GameSnapshot> games;
        std::string language;
    };
    QTranslator m_italian;  // what is not shown in Italian is found by its Italian title too
    LatestTask<CardQuestion, std::vector<Found>> m_finder;
    RowList<ResultRow> m_results;
};

}  // namespace mazzo::desktop
