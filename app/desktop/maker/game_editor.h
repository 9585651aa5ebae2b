// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/maker/deck_trial.h"
#include "app/desktop/maker/editor_rows.h"
#include "app/desktop/maker/form_rows.h"
#include "app/desktop/maker/live_table.h"
#include "app/desktop/maker/rule_trial.h"
#include "app/desktop/mycards/my_cards.h"
#include "carddata/edit/pack_cards.h"

#include <QTimer>

namespace mazzo::desktop {

/// Makes and edits a game of the player: the files of its pack as pages of forms. Each edit is written at once and can
/// be undone; the pack is checked and tried out after each.
class GameEditor : public QObject, public CardStorage {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "none", "opening", "open" or "failed"
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< why nothing was done
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString section READ section NOTIFY changed)
    Q_PROPERTY(QString page READ page NOTIFY changed)  ///< "form", "list", "cards" or "decks"
    Q_PROPERTY(QString listPath READ listPath NOTIFY changed)
    Q_PROPERTY(int item READ item NOTIFY changed)                       ///< of the list; -1 if there is none
    Q_PROPERTY(QString itemPath READ itemPath NOTIFY changed)           ///< of the object in the form
    Q_PROPERTY(QString newItem READ newItem NOTIFY changed)             ///< what the button that adds an item says
    Q_PROPERTY(QVariantList newChoices READ newChoices NOTIFY changed)  ///< kinds of steps; empty: a name is asked for
    Q_PROPERTY(bool isRule READ isRule NOTIFY changed)
    Q_PROPERTY(bool isTable READ isTable NOTIFY changed)  ///< what is edited shows at the live table
    Q_PROPERTY(QString unknownKeys READ unknownKeys NOTIFY changed)
    Q_PROPERTY(bool checking READ checking NOTIFY checked)
    Q_PROPERTY(int mistakes READ mistakes NOTIFY checked)
    Q_PROPERTY(int lints READ lints NOTIFY checked)
    Q_PROPERTY(mazzo::desktop::TableModel* sections READ sections CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* crumbs READ crumbs CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* items READ items CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* form READ form CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* problems READ problems CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::RuleTrial* ruleTrial READ ruleTrial CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckTrial* deckTrial READ deckTrial CONSTANT)
    Q_PROPERTY(mazzo::desktop::LiveTable* table READ table CONSTANT)
    Q_PROPERTY(mazzo::desktop::MyCards* cards READ cards CONSTANT)

public:
    GameEditor(GameStore& store, CollectionController& collection, std::shared_ptr<PrintedTexts> texts,
               QObject* parent = nullptr);

    void retranslate();

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString gameId() const { return QString::fromStdString(m_gameId); }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool canUndo() const { return m_document && m_document->nextUndo() != nullptr; }
    [[nodiscard]] bool canRedo() const { return m_document && m_document->nextRedo() != nullptr; }
    [[nodiscard]] QString section() const { return m_section; }
    [[nodiscard]] QString page() const;
    [[nodiscard]] QString listPath() const { return QString::fromStdString(m_list); }
    [[nodiscard]] int item() const { return m_item; }
    [[nodiscard]] QString itemPath() const { return QString::fromStdString(formPath()); }
    [[nodiscard]] QString newItem() const;
    [[nodiscard]] QVariantList newChoices() const;
    [[nodiscard]] bool isRule() const { return m_list == "/rules" && m_item >= 0; }
    [[nodiscard]] bool isTable() const;
    [[nodiscard]] QString unknownKeys() const;
    [[nodiscard]] bool checking() const { return m_writing > 0 || m_checker.busy(); }
    [[nodiscard]] int mistakes() const;
    [[nodiscard]] int lints() const;
    [[nodiscard]] TableModel* sections() { return &m_sections; }
    [[nodiscard]] TableModel* crumbs() { return &m_crumbs; }
    [[nodiscard]] TableModel* items() { return &m_items; }
    [[nodiscard]] TableModel* form() { return &m_form; }
    [[nodiscard]] TableModel* problems() { return &m_problems; }
    [[nodiscard]] TableModel* decks() { return &m_decks; }
    [[nodiscard]] RuleTrial* ruleTrial() { return &m_ruleTrial; }
    [[nodiscard]] DeckTrial* deckTrial() { return &m_deckTrial; }
    [[nodiscard]] LiveTable* table() { return &m_table; }
    [[nodiscard]] MyCards* cards() { return &m_cards; }
    [[nodiscard]] bool busy();  ///< something is still to be written, checked or loaded

    /// What may follow in an expression: { text, name, query, cursor }.
    Q_INVOKABLE QVariantList completionsAt(const QString& scope, const QString& text, int cursor) const;
    /// An expression in words, or what is wrong with it: { explained, problem, position }.
    Q_INVOKABLE QVariantMap explain(const QString& scope, const QString& text) const;
    /// An id for a game of this name.
    Q_INVOKABLE QString idFor(const QString& name) const;

    // Cards are stored in the pack.
    void editCards(const std::vector<TypedCard>& typed, const CardsDone& done) override;
    void stepCards(int by) override;
    [[nodiscard]] OwnHistory cardHistory() const override { return {canUndo(), canRedo()}; }

public slots:
    /// Makes a new game in the player's packs and opens it. `problem` says why not.
    void create(const QString& name, const QString& gameId, const QString& language, const QString& author);
    void duplicate(const QString& gameId, const QString& newId, const QString& name);
    void open(const QString& gameId);
    void close();

    void chooseSection(const QString& id);
    void openPath(const QString& path);  ///< the form or list that shows it
    void openItem(int index);
    void openDeck(const QString& file);
    void back();  ///< to the list above

    void addItem(const QString& name);
    void duplicateItem(int index);
    void removeItem(int index);
    void moveItem(int index, int by);
    void setValue(const QString& path, const QString& text);
    void setText(const QString& path, const QString& language, const QString& text);
    void tryExpression(const QString& path, const QString& text);  ///< while it is typed; nothing is stored

    void setDeckText(const QString& text);
    void addDeck(const QString& name, bool example);  ///< a copy of the one that is open
    void removeDeck();
    void expectFound();  ///< the example states the verdict that it gets

    void openProblem(int row);
    void undo();
    void redo();
    void dismiss();

signals:
    void changed();
    void checked();
    void created(const QString& gameId);
    void formShown();  ///< another object is in the form

private:
    struct Opened {
        std::shared_ptr<PackDocument> document;
        CardNumbers numbers;
        Errors errors;
    };

    void make(const std::string& id, const std::function<Errors(const std::filesystem::path&)>& job);
    void reopen(const QString& why);
    void showOpened(Opened opened);
    bool apply(PackStep step);
    void follow(const std::string& path);
    void store();
    void check();
    void showChecked(TrialResult result);
    void reload();
    void revise(bool redo);
    void show();
    void showForm();
    void tryCurrentRule();
    void fail(const Error& error);
    void setState(const QString& state);
    [[nodiscard]] std::string formPath() const;
    [[nodiscard]] QString problemAt(const std::string& path) const;
    [[nodiscard]] const Game* gameAtHand() const;
    [[nodiscard]] std::filesystem::path folder() const;
    [[nodiscard]] bool isSection(const char* page) const;

    GameStore& m_store;
    std::string m_gameId;
    std::shared_ptr<PackDocument> m_document;
    CardNumbers m_numbers;
    QString m_state = QStringLiteral("none");
    QString m_problem;
    QString m_problemAfterOpening;
    QString m_section;
    std::string m_list;    // the list that is open; empty for a single object
    std::string m_object;  // the single object that is open
    int m_item = -1;
    std::string m_deckFile;
    std::string m_shownForm;
    TrialResult m_trial;  // of the last check
    SharedTrial m_lastGood;
    int m_writing = 0;
    bool m_reloading = false;
    bool m_reloadAgain = false;

    LatestTask<std::string, Opened> m_opener;
    LatestTask<std::filesystem::path, TrialResult> m_checker;
    JobQueue m_writer;
    QTimer m_reloadSoon;
    RuleTrial m_ruleTrial;
    DeckTrial m_deckTrial;
    LiveTable m_table;
    MyCards m_cards;
    RowList<EditorSectionRow> m_sections;
    RowList<EditorCrumbRow> m_crumbs;
    RowList<EditorItemRow> m_items;
    RowList<FormRow> m_form;
    RowList<EditorProblemRow> m_problems;
    RowList<EditorDeckRow> m_decks;
};

}  // namespace mazzo::desktop
