#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo {

/// One line that finds everything: decks, cards of all games, games, and what can be done.
class Palette : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(mazzo::RowsModel* results READ results CONSTANT)

public:
    explicit Palette(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] RowsModel* results() { return &m_results; }
    void setText(const QString& text);

public slots:
    void refresh();          ///< asks again: decks may have changed since
    void choose(int row);

signals:
    void textChanged();
    void actionChosen(const QString& action);                        ///< "page:decks", "new-deck", "theme:dark"…
    void deckChosen(const QString& deckId);
    void gameChosen(const QString& gameId);
    void cardChosen(const QString& gameId, const QString& cardId);

private:
    void addActions(QList<RowsModel::Row>& rows) const;
    void addDecks(QList<RowsModel::Row>& rows);
    void addGames(QList<RowsModel::Row>& rows) const;
    void addCards(QList<RowsModel::Row>& rows);
    [[nodiscard]] bool fits(const QString& title) const;

    GameStore& m_store;
    QString m_text;
    RowsModel m_results;
};

} // namespace mazzo
