// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/analysis_page.h"

#include "app/desktop/goldfish/odds_work.h"
#include "app/text/error_text.h"

namespace mazzo::desktop {

namespace {

constexpr const char* kColumnKey = "analysis.column";

}  // namespace

AnalysisPage::AnalysisPage(GameStore& store, CollectionController& collection, DeckEditor& editor,
                           Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_editor(editor),
      m_preferences(preferences),
      m_questions(preferences),
      m_comparison(store),
      m_randomDeck(store, collection),
      m_record(store)
{
    connect(&editor, &DeckEditor::opened, this, &AnalysisPage::follow);
    connect(&editor, &DeckEditor::changed, this, &AnalysisPage::follow);
    connect(editor.deck(), &DeckCards::ownedChanged, this, &AnalysisPage::follow);
    connect(&m_questions, &DeckQuestions::questionsChanged, this, &AnalysisPage::hand);
    connect(&m_tuning, &DeckTuning::applied, &editor, &DeckEditor::replaceDeck);
    connect(&m_sensitivity, &DeckSensitivity::answered, this, &AnalysisPage::showColumn);
    connect(&m_quiz, &QuizPanel::finished, &m_record, &DeckRecord::addQuiz);
}

QString AnalysisPage::gameName() const { return m_deck.present() ? m_editor.header()->gameName() : QString(); }

void AnalysisPage::setOpen(bool open, bool editorOpen)
{
    m_column = m_preferences.value(kColumnKey) == "yes";
    m_open = open;
    m_editorOpen = editorOpen;
    if (followed() && m_due) follow();
    applyTab();
}

void AnalysisPage::setColumn(bool column)
{
    if (column == m_column) return;
    m_column = column;
    m_preferences.setValue(kColumnKey, column ? QStringLiteral("yes") : QStringLiteral("no"));
    emit columnChanged();
    applyTab();
    showColumn();
}

/// The effect on the first question, next to each card of the deck.
void AnalysisPage::showColumn()
{
    CardEffects column;
    const QString question = m_sensitivity.headings().value(0);
    if (m_column && !question.isEmpty())
        for (const auto& [card, effect] : m_sensitivity.effects())
            column.cells[card] = {pointsText(effect.more, 1),
                                  tr("“%1”: one copy more %2, one less %3 points")
                                      .arg(question, pointsText(effect.more), pointsText(effect.less))};
    m_editor.deck()->setEffects(std::move(column));
}

QStringList AnalysisPage::tabs() const
{
    QStringList tabs;
    if (dealsHands()) tabs << QStringLiteral("odds") << QStringLiteral("sensitivity") << QStringLiteral("tune");
    tabs << QStringLiteral("compare");
    if (m_strategies.available()) tabs << QStringLiteral("strategies");
    if (dealsHands() && m_questions.hasMulligan()) tabs << QStringLiteral("quiz");
    tabs << QStringLiteral("results");
    return tabs;
}

void AnalysisPage::setTab(const QString& tab)
{
    if (tab == m_tab || (m_deck.present() && !tabs().contains(tab))) return;
    m_tab = tab;
    emit tabChanged();
    applyTab();
}

/// Only the part that is shown computes by itself.
void AnalysisPage::applyTab()
{
    m_odds.setActive(m_open && m_tab == "odds");
    m_sensitivity.setActive((m_open && m_tab == "sensitivity") || (m_editorOpen && m_column));
    m_comparison.setActive(m_open && m_tab == "compare");
}

void AnalysisPage::follow()
{
    m_due = !followed();
    if (m_due) return;
    AnalysedDeck deck;
    if (const auto& open = m_editor.openDeck()) {
        deck.game = open->snapshot();
        deck.setup = std::make_shared<const goldfish::Setup>(
            goldfish::Setup::of(open->game(), open->catalogue(), open->file().settings, open->deck()));
        deck.file = std::make_shared<const DeckFile>(open->file());
        deck.deckId = m_editor.deckId();
        deck.name = m_editor.header()->name();
        deck.owned = m_editor.deck()->owned();
        deck.built = m_editor.deck()->built();
    }
    // The language or the name may be all that is different.
    const bool same = deck.present() == m_deck.present() &&
                      (!deck.present() || (deck.game == m_deck.game && deck.deckId == m_deck.deckId &&
                                           deck.file->deck == m_deck.file->deck &&
                                           deck.file->settings == m_deck.file->settings && deck.owned == m_deck.owned));
    m_deck = std::move(deck);
    if (same) return emit deckChanged();
    m_noHands.clear();
    if (m_deck.present())
        if (const auto inquiry = inquiryOf(*m_deck.setup, {}, {}, {}); !inquiry) m_noHands = sentence(inquiry.error());
    m_questions.setDeck(m_deck);
    m_strategies.setDeck(m_deck);
    m_randomDeck.setGame(m_deck.game, m_deck.present() ? std::optional(m_deck.file->settings) : std::nullopt);
    m_record.setDeck(m_deck.deckId);
    if (m_deck.present() && !tabs().contains(m_tab)) setTab(tabs().front());
    hand();
    emit deckChanged();
}

void AnalysisPage::hand()
{
    m_odds.setOrder(m_deck, m_questions.askable(), m_questions.keeps());
    m_sensitivity.setOrder(m_deck, m_questions.askable());
    m_tuning.setOrder(m_deck, m_questions.askable(), m_questions.keeps());
    m_comparison.setOrder(m_deck, m_questions.askable(), m_questions.keeps());
    m_quiz.setOrder(m_deck, m_questions.askable(), m_questions.keeps());
}

void AnalysisPage::retranslate()
{
    m_questions.retranslate();
    m_odds.retranslate();
    m_sensitivity.retranslate();
    m_tuning.retranslate();
    m_comparison.retranslate();
    m_strategies.retranslate();
    m_quiz.retranslate();
    m_record.retranslate();
    emit deckChanged();
}

}  // namespace mazzo::desktop
