// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_history.h"

#include "app/desktop/decks/header_changes.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

namespace {

DeckHistory::Row rowOf(const DeckRevision& revision, const DeckRevision* before, const DeckDifference& change,
                       bool current, const LoadedGame* game, std::string_view language)
{
    return {.revision = revision.number,
            .reason = reasonName(revision.reason),
            .when = localTime(revision.changedAt, language),
            .added = wordsOf(change.added),
            .removed = wordsOf(change.removed),
            .settings = before == nullptr ? QString()
                                          : headerChanges(before->text, revision.text,
                                                          game != nullptr ? &game->game : nullptr, language),
            .current = current};
}

}  // namespace

DeckHistory::DeckHistory(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_task(&DeckHistory::rowsOf, [this](QList<Row> rows) { setRows(std::move(rows)); })
{}

void DeckHistory::show(DeckId deck)
{
    if (m_deck != deck) m_rows.setRows({});
    m_deck = deck;
    refresh();
}

void DeckHistory::hide()
{
    ++m_number;
    m_task.cancel();
    m_deck.reset();
    setRows({});
}

/// The library's writer reads it, after everything that is still to be written.
void DeckHistory::refresh()
{
    if (!m_deck || !m_store.decks().isOpen()) return;
    const std::uint64_t number = ++m_number;
    m_busy = true;
    emit changed();
    m_store.decks().history(this, *m_deck, [this, number](const Result<std::vector<DeckRevision>>& revisions) {
        if (number != m_number) return;
        if (revisions) return compare(*revisions);
        setRows({});
        emit failed(revisions.error());
    });
}

void DeckHistory::compare(std::vector<DeckRevision> revisions)
{
    const DeckSnapshot deck = m_store.decks().findAny(*m_deck);
    m_task.ask({std::move(revisions), m_store.game(deck != nullptr ? deck->game : std::string()), currentLanguage()});
}

QList<DeckHistory::Row> DeckHistory::rowsOf(const Question& question, const TaskControl& control)
{
    const auto& [revisions, game, language] = question;
    QList<Row> rows;
    std::vector<ListedCard> before;
    // From the first state on, so that each is read once; the newest is shown first.
    for (std::size_t i = revisions.size(); i-- > 0 && !control.stopRequested();) {
        std::vector<ListedCard> cards = listing(revisions[i].text, game.get());
        rows.prepend(rowOf(revisions[i], i + 1 < revisions.size() ? &revisions[i + 1] : nullptr,
                           difference(before, cards), i == 0, game.get(), language));
        before = std::move(cards);
    }
    return rows;
}

void DeckHistory::setRows(QList<Row> rows)
{
    m_busy = false;
    m_rows.setRows(std::move(rows));
    emit changed();
}

}  // namespace mazzo::desktop
