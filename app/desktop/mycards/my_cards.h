// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_search.h"
#include "app/desktop/mycards/card_file_import.h"
#include "app/desktop/mycards/card_form.h"
#include "app/desktop/mycards/card_storage.h"
#include "app/desktop/mycards/card_table.h"
#include "app/desktop/mycards/fill_in.h"
#include "app/desktop/mycards/layer_import.h"

#include <QUrl>

namespace mazzo::desktop {

/// The page on which players enter and correct the cards of a game: a table, a form, and what is still missing. Each
/// change is stored in the own layer of the library as one step that can be undone.
class MyCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)           ///< something is being stored or written to a file
    Q_PROPERTY(QString message READ message NOTIFY changed)  ///< what was just done
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< why nothing was done
    Q_PROPERTY(mazzo::desktop::CardSearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardTable* table READ table CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardForm* form READ form CONSTANT)
    Q_PROPERTY(mazzo::desktop::FillIn* fillIn READ fillIn CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardFileImport* fileImport READ fileImport CONSTANT)
    Q_PROPERTY(mazzo::desktop::LayerImport* layerImport READ layerImport CONSTANT)

public:
    MyCards(GameStore& store, CollectionController& collection, std::shared_ptr<PrintedTexts> texts,
            QObject* parent = nullptr);

    void setGame(GameSnapshot game);
    void storeIn(CardStorage& storage) { m_storage = &storage; }  ///< instead of the own layer
    void showHistory() { readHistory(); }                         ///< after a step of the storage
    void retranslate();

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] bool canUndo() const { return m_history.canUndo; }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo; }
    [[nodiscard]] bool busy() const { return m_storing > 0; }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] CardSearch* search() { return &m_search; }
    [[nodiscard]] CardTable* table() { return &m_table; }
    [[nodiscard]] CardForm* form() { return &m_form; }
    [[nodiscard]] FillIn* fillIn() { return &m_fillIn; }
    [[nodiscard]] CardFileImport* fileImport() { return &m_fileImport; }
    [[nodiscard]] LayerImport* layerImport() { return &m_layerImport; }

    /// Makes own cards: at once if their type is certain; the form asks for the others one after the other.
    void createCards(const std::vector<NewCard>& cards);

    /// What is typed into a cell, before it is changed.
    Q_INVOKABLE QString cellText(int row, int column) const;

public slots:
    void setCell(int row, int column, const QString& text);
    void setSelected(int column, const QString& text);  ///< the same value in every selected row
    void fillDown(int column);                          ///< the first selected row's value in the others
    void copy(int row, int column) const;               ///< the selected rows with a header, or else one cell
    void paste(int row, int column);
    void pasteText(const QString& text, int row, int column);
    void removeCards(const QStringList& cardIds);  ///< what the player entered about them
    void openFile(const QUrl& file);     ///< a table of cards or a layer, for a report before anything is stored
    void exportTable(const QUrl& file);  ///< the cards of the table, as CSV or JSON
    void exportLayer(const QUrl& file);  ///< everything that the player entered, for others
    void undo();
    void redo();
    void dismiss();  ///< message and problem

signals:
    void changed();
    void cardsCreated(const QStringList& cardIds);
    void cardsEntered();  ///< the cards that `createCards` asked for
    void layerStored(const QString& gameId);

private:
    using Done = std::function<void(const EditResult&)>;

    void store(std::vector<TypedCard> typed, OwnReason reason, const QString& detail, Done done);
    void step(int by);
    void refreshGame(const QString& gameId);
    void readHistory();
    void followSearch();
    void report(const QString& message, const QString& problem = {});
    void exportTo(const QUrl& file, std::function<Result<std::size_t>(const std::string&)> job);
    void addLater(const QStringList& cards);
    void reportPasted(const std::vector<TypedCard>& typed, const EditResult& result);
    [[nodiscard]] QString nameOf(const std::string& card) const;

    GameStore& m_store;
    CardStorage* m_storage = nullptr;
    GameSnapshot m_game;
    CardSearch m_search;
    CardTable m_table;
    CardForm m_form;
    FillIn m_fillIn;
    CardFileImport m_fileImport;
    LayerImport m_layerImport;
    JobQueue m_worker;  // reads what is pasted, and writes files
    OwnHistory m_history;
    int m_storing = 0;
    bool m_filterChanged = true;          // since the table was filled
    std::vector<std::string> m_newCards;  // stored, but not in the loaded game yet
    std::vector<std::string> m_created;   // to be filled in as soon as the game has them
    QString m_message;
    QString m_problem;
};

}  // namespace mazzo::desktop
