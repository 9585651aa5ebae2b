// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_editor.h"

#include "app/desktop/decks/deck_line_edit.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/decks/pasted_cards.h"
#include "app/desktop/decks/printing_choices.h"
#include "app/text/error_text.h"
#include "app/text/repair_text.h"
#include "app/text/value_text.h"
#include "model/collection/table_set_up.h"
#include "model/deck_file/deck_edit.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace mazzo::desktop {

namespace {

std::vector<OpenDeck::Step> stepsOf(const std::vector<Change>& add, const std::vector<Change>& remove)
{
    std::vector<OpenDeck::Step> steps;
    for (const Change& change : remove) steps.push_back({change.zone, change.card, -change.count});
    for (const Change& change : add) steps.push_back({change.zone, change.card, change.count});
    return steps;
}

}  // namespace

DeckEditor::DeckEditor(GameStore& store, CollectionController& collection, std::shared_ptr<PrintedTexts> texts,
                       QObject* parent)
    : QObject(parent),
      m_store(store),
      m_collection(collection),
      m_header(m_open, [this](const std::string& text) { return replaceText(text); }),
      m_search(&collection, std::move(texts)),
      m_fileText(m_open, [this](const std::string& text) { return replaceText(text); })
{
    connect(&m_rules, &DeckRules::checked, this, &DeckEditor::applyCheck);
    connect(&m_rules, &DeckRules::busyChanged, this, &DeckEditor::busyChanged);
    connect(&m_search, &CardSearch::busyChanged, this, &DeckEditor::busyChanged);
    connect(&collection, &CollectionController::changed, this, &DeckEditor::refreshOwned);
    connect(&store, &GameStore::gameChanged, this, &DeckEditor::refreshGame);
    connect(&store.decks(), &DeckCache::busyChanged, this, &DeckEditor::busyChanged);
    connect(&store.decks(), &DeckCache::changed, this, [this](DeckId id) {
        if (m_id == id) reread();
    });
    connect(&store.decks(), &DeckCache::notStored, this, [this](DeckId id, const Error& error) {
        if (m_id != id) return;
        m_notStored = true;
        setProblem(tr("Not stored yet: %1 Nothing is lost while this window is open; storing is tried again.")
                       .arg(sentence(error)));
    });
    connect(&store.decks(), &DeckCache::stored, this, [this](DeckId id) {
        if (m_id == id && !m_store.decks().isUnstored(id) && std::exchange(m_notStored, false)) setProblem(QString());
    });
    m_search.cards()->setAmounts([this](CardIndex card) { return m_deck.copies(card); });
}

QString DeckEditor::deckId() const { return m_id ? idOf(*m_id) : QString(); }
QString DeckEditor::gameId() const { return m_open ? fromUtf8(m_open->game().id) : QString(); }

void DeckEditor::close()
{
    m_rules.reset();
    if (m_id && m_open) m_earlier.insert_or_assign(*m_id, std::move(*m_open));
    m_id.reset();
    m_open.reset();
    m_waiting.clear();
    m_deck.reset();
    m_selection.reset();
    m_problem.clear();
    m_notStored = false;
    m_rawText.clear();
    m_unreadable.reset();
    m_repair.dismiss();
}

bool DeckEditor::open(const QString& deckId)
{
    DeckCache& decks = m_store.decks();
    const DeckSnapshot stored = decks.findAny(deckOf(deckId));
    close();
    m_header.setStoredName(stored != nullptr ? fromUtf8(stored->name) : QString());
    if (stored == nullptr) {
        m_problem = sentence({Error::Kind::NotFound, "library.no-such-deck", {}, {"#" + deckId.toStdString()}, {}});
    } else if (const GameSnapshot game = m_store.game(stored->game); game == nullptr) {
        m_problem = tr("The pack for the game “%1” is not installed. The deck is kept; reinstall the pack to edit it.")
                        .arg(fromUtf8(stored->game));
        m_rawText = fromUtf8(stored->text);
        m_unreadable = stored->id;
    } else if (OpenDeck::isTooLarge(stored->text)) {
        // Its text is not shown either: laying it out would block the window.
        m_problem = tr("This deck has more than %L1 lines, too many to edit here. It is kept as it is.")
                        .arg(OpenDeck::kMaxLines);
    } else if (auto read = OpenDeck::read(game, stored->text); !read) {
        m_problem = sentenceWithPlace(read.error().front());
        m_rawText = fromUtf8(stored->text);
        m_unreadable = stored->id;
    } else {
        m_id = stored->id;
        m_open = std::move(*read);
        m_deck.setBuilt(stored->built);
        const auto earlier = m_earlier.find(*m_id);
        if (earlier != m_earlier.end() && earlier->second.text() == stored->text) {
            m_open = std::move(earlier->second);
            m_open->setGame(game);
        }
    }
    m_charts.chooseFirstField();
    m_search.setGame(m_open ? m_open->snapshot() : nullptr);
    m_search.reset();
    m_search.setAddable(std::nullopt);
    emit opened();
    emit problemChanged();
    m_rules.refresh();
    refreshOwned(gameId());
    show(false);
    decks.readAgain(deckOf(deckId));  // another program may have changed it
    if (m_id && decks.isUnstored(*m_id)) decks.storeAgain();
    return m_open.has_value();
}

/// Shows the deck as it is now; an edit is stored first.
void DeckEditor::show(bool edited)
{
    if (edited) store();
    m_repair.dismiss();
    m_rules.check();
    m_deck.refresh();
    m_selection.follow();
    m_header.refresh();
    m_charts.refresh();
    m_search.cards()->refreshAmounts();
    emit changed();
}

/// The result is reported by signals of the deck cache.
void DeckEditor::store()
{
    if (!m_id) return;
    if (!m_store.decks().isOpen()) return setProblem(tr("The library is not open; the deck is not saved."));
    if (const auto saved = m_store.decks().save(*m_id, m_open->text(), DeckRevision::Reason::Step); !saved)
        setProblem(sentence(saved.error()));
}

void DeckEditor::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void DeckEditor::applyCheck()
{
    if (!m_open) return;
    if (!m_rules.errors().empty()) setProblem(sentenceWithPlace(m_rules.errors().front()));
    const DeckCheckResult* result = m_rules.result();
    m_search.setAddable(result != nullptr ? std::optional(result->addable) : std::nullopt);
    m_deck.refresh();
    addWaitingCards();
    searchRepair();
}

void DeckEditor::retranslate()
{
    m_search.retranslate();
    m_rules.refresh();
    m_deck.refresh();
    m_header.refresh();
    m_charts.refresh();
    emit changed();
}

void DeckEditor::refreshGame(const QString& gameId)
{
    const GameSnapshot game = m_open && this->gameId() == gameId ? m_store.game(gameId.toStdString()) : nullptr;
    if (game == nullptr) return;
    m_open->setGame(game);
    m_search.setGame(game);
    show(false);
}

void DeckEditor::refreshOwned(const QString& gameId)
{
    if (m_open && this->gameId() == gameId) m_deck.setOwned(m_collection.ownedCards(gameId.toStdString()));
}

void DeckEditor::reopen()
{
    const QString open = deckId();
    close();
    m_earlier.clear();
    if (!open.isEmpty()) this->open(open);
}

/// A text that was changed elsewhere becomes one more step, so that it can be undone.
void DeckEditor::reread()
{
    const DeckSnapshot stored = m_store.decks().findAny(*m_id);
    if (!m_open || stored == nullptr) return;
    m_deck.setBuilt(stored->built);
    if (m_open->replaceText(stored->text)) show(false);
    else if (m_open->text() != stored->text) open(idOf(stored->id));  // it can only be shown as a text
}

bool DeckEditor::edit(const std::vector<Change>& add, const std::vector<Change>& remove,
                      const std::vector<Deck::UnknownCard>& removed)
{
    return edit(stepsOf(add, remove), removed);
}

bool DeckEditor::edit(const std::vector<OpenDeck::Step>& steps, const std::vector<Deck::UnknownCard>& removed)
{
    if (!m_open || !m_open->change(steps, removed)) return false;
    show(true);
    return true;
}

bool DeckEditor::replaceText(const std::string& text)
{
    if (!m_open || !m_open->replaceText(text)) return false;
    show(true);
    return true;
}

std::optional<CardIndex> DeckEditor::find(const QString& cardId) const
{
    return m_open ? m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString()) : std::nullopt;
}

bool DeckEditor::add(const QString& cardId)
{
    const auto card = find(cardId);
    if (!card) return false;
    // Without the rules it is not known which zone the card belongs to.
    if (m_rules.result() == nullptr && m_rules.busy()) {
        m_waiting.push_back(*card);
        return true;
    }
    return edit({{m_rules.bestZone(*card), *card, 1}});
}

void DeckEditor::addWaitingCards()
{
    for (const CardIndex card : std::exchange(m_waiting, {})) edit({{m_rules.bestZone(card), card, 1}});
}

bool DeckEditor::remove(const QString& cardId)
{
    const auto card = find(cardId);
    if (!card) return false;
    // From the zone that it would be added to next, else from any zone that has it.
    std::optional<ZoneIndex> from;
    for (const Deck::Entry& entry : m_open->deck().entries())
        if (entry.card == *card) from = entry.zone;
    if (const ZoneIndex best = m_rules.bestZone(*card); m_open->deck().copies(best, *card) > 0) from = best;
    return from && edit({{*from, *card, -1}});
}

bool DeckEditor::addTo(const QString& cardId, const QString& zoneId)
{
    const auto card = find(cardId);
    const auto zone = m_open ? m_open->game().zone(zoneId.toStdString()) : std::nullopt;
    if (card && zoneId == kMaybeZone)
        return editFile([&](DeckFile& file) { changeMaybe(file, *card, 1, m_open->catalogue()); });
    return card && zone && edit({{*zone, *card, 1}});
}

bool DeckEditor::editFile(const std::function<void(DeckFile& file)>& change)
{
    if (!m_open || !m_open->edit(change)) return false;
    show(true);
    return true;
}

bool DeckEditor::change(int row, int by)
{
    const auto line = m_deck.line(row);
    return line && editFile([&](DeckFile& file) { changeLine(file, *line, by, *m_open); });
}

bool DeckEditor::setCopies(int row, int copies)
{
    const auto line = m_deck.line(row);
    return line && copies >= 0 && copies != line->copies && change(row, copies - line->copies);
}

bool DeckEditor::moveRow(int row, const QString& zoneId, int copies)
{
    const auto line = m_deck.line(row);
    return line && moveLines({*line}, zoneId, copies);
}

bool DeckEditor::moveLines(const std::vector<DeckLine>& lines, const QString& zoneId, int copies)
{
    if (!m_open) return false;
    const bool maybe = zoneId == kMaybeZone;
    const auto zone = m_open->game().zone(zoneId.toStdString());
    if (!zone && !maybe) return false;
    return editFile([&](DeckFile& file) {
        for (const DeckLine& line : lines) moveLine(file, line, maybe ? std::nullopt : zone, copies, *m_open);
    });
}

bool DeckEditor::setTag(int row, const QString& tag, bool set)
{
    const auto line = m_deck.line(row);
    return line && line->card && editFile([&](DeckFile& file) {
               setCardTag(file, *line->card, tag.toStdString(), set, m_open->catalogue());
           });
}

bool DeckEditor::changeSelected(int by)
{
    const std::vector<DeckLine> lines = m_selection.lines();
    return editFile([&](DeckFile& file) {
        for (const DeckLine& line : lines) changeLine(file, line, by, *m_open);
    });
}

bool DeckEditor::removeSelected()
{
    const std::vector<DeckLine> lines = m_selection.lines();
    const int copies = m_selection.copies();
    const bool removed = editFile([&](DeckFile& file) {
        for (const DeckLine& line : lines) changeLine(file, line, -line.copies, *m_open);
    });
    if (removed) emit said(tr("%n card(s) removed.", nullptr, copies));
    return removed;
}

bool DeckEditor::moveSelected(const QString& zoneId)
{
    if (!moveLines(m_selection.lines(), zoneId, 0)) return false;
    m_selection.clear();
    return true;
}

bool DeckEditor::tagSelected(const QString& tag, bool set)
{
    const std::vector<DeckLine> lines = m_selection.lines();
    return editFile([&](DeckFile& file) {
        for (const DeckLine& line : lines)
            if (line.card) setCardTag(file, *line.card, tag.toStdString(), set, m_open->catalogue());
    });
}

bool DeckEditor::copySelected()
{
    const std::vector<DeckLine> lines = m_selection.lines();
    if (!m_open || lines.empty()) return false;
    QGuiApplication::clipboard()->setText(fromUtf8(copiedCards(lines, *m_open)));
    emit said(tr("%n card(s) copied. Paste them into this or another deck.", nullptr, m_selection.copies()));
    return true;
}

bool DeckEditor::cutSelected() { return copySelected() && removeSelected(); }

bool DeckEditor::pasteCards()
{
    if (!m_open) return false;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const PastedCards pasted = pastedCards(text, m_open->game(), m_open->catalogue());
    if (pasted.cards.empty()) {
        emit said(tr("The clipboard holds no cards of this game."));
        return false;
    }
    int copies = 0;
    const bool changed = editFile([&](DeckFile& file) {
        for (const PastedCard& card : pasted.cards) {
            const ZoneIndex zone = card.zone ? *card.zone : m_rules.bestZone(card.card);
            changeLine(file, {.maybe = card.maybe, .zone = zone, .card = card.card, .unknownCard = {}}, card.copies,
                       *m_open);
            copies += card.copies;
        }
    });
    const QString added = tr("%n card(s) pasted.", nullptr, copies);
    if (changed)
        emit said(pasted.others > 0 ? added + " " + tr("%n line(s) name no card of this game.", nullptr, pasted.others)
                                    : added);
    return changed;
}

void DeckEditor::selectBar(int bar) { m_selection.toggleCards(m_charts.cardsOf(bar)); }
void DeckEditor::selectType(int bar) { m_selection.toggleCards(m_charts.cardsOfType(bar)); }

QVariantList DeckEditor::printingChoices(int row) const
{
    const auto line = m_deck.line(row);
    return line && line->card ? desktop::printingChoices(*line->card, m_open->game(), m_open->catalogue())
                              : QVariantList();
}

bool DeckEditor::setPrinting(int row, const QString& printing)
{
    const auto line = m_deck.line(row);
    if (!line || !line->card || line->maybe) return false;
    return editFile(
        [&](DeckFile& file) { mazzo::model::setPrinting(file, line->zone, *line->card, printing.toStdString()); });
}

bool DeckEditor::saveRawText(const QString& text)
{
    if (!m_unreadable || !m_store.decks().isOpen()) return false;
    const DeckId id = *m_unreadable;
    if (const auto saved = m_store.decks().save(id, text.toStdString(), DeckRevision::Reason::Saved); !saved) {
        setProblem(sentence(saved.error()));
        return false;
    }
    return open(idOf(id));
}

bool DeckEditor::applyFix(int row, int fix)
{
    const Fix* found = m_rules.fix(row, fix);
    if (found == nullptr) return false;
    const Fix chosen = *found;
    if (chosen.kind == Fix::Kind::EnterValue && chosen.missingValue) {
        emit valueRequested(fromUtf8(m_open->catalogue().id(chosen.missingValue->card)),
                            fromUtf8(m_open->game()[chosen.missingValue->field].id));
        return true;
    }
    if (chosen.option)
        return m_header.setOption(fromUtf8(m_open->game()[chosen.option->option].id), fromUtf8(chosen.option->value));
    std::vector<Deck::UnknownCard> removed;
    std::ranges::copy_if(m_open->deck().unknownCards(), std::back_inserter(removed),
                         [&](const Deck::UnknownCard& other) { return other.name == chosen.unknownCard; });
    return edit(chosen.add, chosen.remove, removed);
}

void DeckEditor::undo()
{
    if (m_open && m_open->undo()) show(true);
}

void DeckEditor::redo()
{
    if (m_open && m_open->redo()) show(true);
}

void DeckEditor::findRepair(bool ownedOnly)
{
    if (!m_open) return;
    m_repair.begin(ownedOnly);
    // While the deck is being checked, the known rules may be those of other options.
    if (!m_rules.busy()) searchRepair();
}

void DeckEditor::searchRepair()
{
    const DeckCheckResult* result = m_rules.result();
    if (!m_repair.working() || result == nullptr) return;
    std::function<int(CardIndex)> allowed;
    if (m_repair.ownedOnly() && m_deck.hasOwned())
        allowed = [owned = m_deck.owned(), game = m_open->snapshot(), file = m_open->file(),
                   built = m_deck.built()](CardIndex card) {
            return ownedLines({game->game, game->catalogue, file.settings, file.deck}, built, *owned, card);
        };
    m_repair.search({result->rules, m_open->deck(), std::move(allowed)});
}

void DeckEditor::applyRepair()
{
    if (!m_open || !m_repair.found()) return;
    replaceText(repairedText(m_open->file(), *m_repair.found(), *m_open->snapshot()));
}

}  // namespace mazzo::desktop
