// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_editor.h"

#include "app/desktop/decks/deck_rows.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"

#include <algorithm>

namespace mazzo::desktop {

DeckEditor::DeckEditor(GameStore& store, std::shared_ptr<PrintedTexts> texts, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_search(std::move(texts)),
      m_cards(kDeckCardRoles),
      m_rules(kRuleRoles),
      m_options(kOptionRoles),
      m_zones({"zoneId", "name"}),
      m_bars(kBarRoles),
      m_types(kBarRoles),
      m_chartFields({"fieldId", "name"}),
      m_repair({"words", "adds"})
{
    connect(&m_judge, &DeckJudge::judged, this, &DeckEditor::take);
    connect(&m_judge, &DeckJudge::repaired, this, &DeckEditor::takeRepair);
    connect(&m_judge, &DeckJudge::busyChanged, this, &DeckEditor::busyChanged);
    connect(&m_search, &CardSearch::busyChanged, this, &DeckEditor::busyChanged);
    connect(&store.decks(), &DeckShelf::busyChanged, this, &DeckEditor::busyChanged);
    connect(&store.decks(), &DeckShelf::changed, this, [this](DeckId id) {
        if (m_id == id) reread();
    });
    connect(&store.decks(), &DeckShelf::notStored, this, [this](DeckId id, const Error& error) {
        if (m_id != id) return;
        m_notStored = true;
        setProblem(tr("Not stored yet: %1 Nothing is lost while this window is open; storing is tried again.")
                       .arg(sentence(error)));
    });
    connect(&store.decks(), &DeckShelf::stored, this, [this](DeckId id) {
        if (m_id == id && !m_store.decks().isUnstored(id) && std::exchange(m_notStored, false)) setProblem(QString());
    });
    m_search.cards()->setAmounts([this](CardIndex card) {
        int copies = 0;
        if (m_open)
            for (const Deck::Entry& entry : m_open->deck().entries()) copies += entry.card == card ? entry.copies : 0;
        return copies;
    });
}

QString DeckEditor::deckId() const { return m_id ? idOf(*m_id) : QString(); }
QString DeckEditor::gameId() const { return m_open ? fromUtf8(m_open->game().id) : QString(); }
QString DeckEditor::gameName() const
{
    return m_open ? fromUtf8(m_open->game().name.in(currentLanguage())) : QString();
}
QString DeckEditor::name() const
{
    const QString name = m_open ? fromUtf8(nameOfDeck(m_open->text())) : QString();
    return name.isEmpty() ? m_storedName : name;
}

QString DeckEditor::notes() const { return m_open ? fromUtf8(notesOfDeck(m_open->text())) : QString(); }
QString DeckEditor::verdict() const { return m_judgement ? fromUtf8(idOf(m_judgement->report.verdict)) : QString(); }
QString DeckEditor::verdictText() const { return m_judgement ? words(m_judgement->report.verdict) : QString(); }

QString DeckEditor::tags() const
{
    QStringList list;
    if (m_open)
        for (const std::string& tag : tagsOfDeck(m_open->text())) list.append(fromUtf8(tag));
    return list.join(QStringLiteral(", "));
}

int DeckEditor::total() const
{
    int copies = 0;
    if (!m_open) return copies;
    for (const Deck::Entry& entry : m_open->deck().entries()) copies += entry.copies;
    for (const Deck::UnknownCard& unknownCard : m_open->deck().unknownCards()) copies += unknownCard.copies;
    return copies;
}

int DeckEditor::problems() const
{
    if (!m_judgement) return 0;
    return static_cast<int>(std::ranges::count_if(m_judgement->report.findings,
                                                  [](const Finding& finding) { return isFailure(finding.status); }));
}

void DeckEditor::close()
{
    m_judge.forget();
    if (m_id && m_open) m_earlier.insert_or_assign(*m_id, std::move(*m_open));
    m_id.reset();
    m_open.reset();
    m_waiting.clear();
    m_built = false;
    m_owned.reset();
    m_judgement.reset();
    m_problem.clear();
    m_notStored = false;
    m_rawText.clear();
    m_unread.reset();
    dismissRepair();
}

bool DeckEditor::open(const QString& deckId)
{
    DeckShelf& decks = m_store.decks();
    const ShelvedDeck stored = decks.findAny(deckOf(deckId));
    close();
    m_storedName = stored != nullptr ? fromUtf8(stored->name) : QString();
    if (stored == nullptr) {
        m_problem = sentence({Error::Kind::NotFound, "library.no-such-deck", {}, {"#" + deckId.toStdString()}, {}});
    } else if (const GameSnapshot game = m_store.game(stored->game); game == nullptr) {
        m_problem = tr("The pack of the game “%1” is not installed. The deck is kept; put the pack back to edit it.")
                        .arg(fromUtf8(stored->game));
        m_rawText = fromUtf8(stored->text);
        m_unread = stored->id;
    } else if (auto read = OpenDeck::read(game, stored->text); !read) {
        m_problem = sentenceWithPlace(read.error().front());
        m_rawText = fromUtf8(stored->text);
        m_unread = stored->id;
    } else {
        m_id = stored->id;
        m_built = stored->built;
        m_open = std::move(*read);
        const auto earlier = m_earlier.find(*m_id);
        if (earlier != m_earlier.end() && earlier->second.text() == stored->text) {
            m_open = std::move(earlier->second);
            m_open->renew(game);
        }
    }
    m_chartField = m_open ? firstChart(*m_open) : QString();
    m_sort = QStringLiteral("pack");
    m_search.setGame(m_open ? m_open->snapshot() : nullptr);
    m_search.clear();
    m_search.setAddable(std::nullopt);
    emit opened();
    emit problemChanged();
    emit judged();
    follow(false);
    decks.readAgain(deckOf(deckId));  // another program may have changed it
    if (m_id && decks.isUnstored(*m_id)) decks.storeAgain();
    return m_open.has_value();
}

/// Shows the deck as it stands; an edit is stored first.
void DeckEditor::follow(bool edited)
{
    if (edited) store();
    dismissRepair();
    if (m_open) m_judge.ask(m_open->snapshot(), m_open->file().settings, m_open->deck());
    showCards();
    showRules();
    showOptions();
    showCharts();
    m_search.cards()->refreshAmounts();
    emit changed();
}

/// What comes of it is heard a moment later.
void DeckEditor::store()
{
    if (!m_id) return;
    if (!m_store.decks().isOpen()) return setProblem(tr("The library is not open; the deck is not stored."));
    if (const auto saved = m_store.decks().save(*m_id, m_open->text(), DeckRevision::Reason::Step); !saved)
        setProblem(sentence(saved.error()));
}

void DeckEditor::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void DeckEditor::take(const Judgement& judgement)
{
    if (!m_open) return;
    m_judgement = judgement.bench ? std::optional(judgement) : std::nullopt;
    if (!judgement.errors.empty()) m_problem = sentenceWithPlace(judgement.errors.front());
    m_search.setAddable(m_judgement ? std::optional(judgement.addable) : std::nullopt);
    showCards();
    showRules();
    emit judged();
    emit problemChanged();
    addWaiting();
    askRepair();
}

QStringList DeckEditor::oddLines() const
{
    QStringList lines;
    if (!m_open) return lines;
    for (const Error& warning : m_open->file().warnings) {
        // Cards that the catalogue does not know stand among the others.
        const DeckFile& file = m_open->file();
        const auto item = std::ranges::find(file.items, warning.where.line, &DeckFile::Item::line);
        if (item != file.items.end() && item->kind == DeckFile::Kind::Key)
            lines.append(fromUtf8(file.text(item->text)) + ": " + fromUtf8(file.text(item->value)));
    }
    return lines;
}

void DeckEditor::showCards()
{
    QList<RowsModel::Row> zones;
    if (m_open)
        for (const Zone& zone : m_open->game().zones)
            zones.append({fromUtf8(zone.id), fromUtf8(zone.name.in(currentLanguage()))});
    m_zones.setRows(std::move(zones));
    if (!m_open) return m_cards.setRows({});
    m_cards.setRows(deckCardRows(*m_open, m_judgement ? &*m_judgement : nullptr,
                                 {m_sort, m_grouped, m_owned.get(), m_built, currentLanguage()}));
}

void DeckEditor::showRules()
{
    m_rules.setRows(m_open && m_judgement ? ruleRows(*m_open, *m_judgement, currentLanguage())
                                          : QList<RowsModel::Row>());
}

void DeckEditor::showOptions()
{
    m_options.setRows(m_open ? optionRows(*m_open, currentLanguage()) : QList<RowsModel::Row>());
}

void DeckEditor::showCharts()
{
    m_chartFields.setRows(m_open ? chartFieldRows(m_open->game(), currentLanguage()) : QList<RowsModel::Row>());
    m_bars.setRows(m_open ? barRows(*m_open, m_chartField, currentLanguage()) : QList<RowsModel::Row>());
    m_types.setRows(m_open ? barRows(*m_open, QStringLiteral("type"), currentLanguage()) : QList<RowsModel::Row>());
}

int DeckEditor::chartUnknown() const
{
    const int last = m_bars.count() - 1;
    return m_bars.at(last, QStringLiteral("unknown")).toBool() ? m_bars.at(last, QStringLiteral("amount")).toInt() : 0;
}

void DeckEditor::retranslate()
{
    m_search.retranslate();
    showCards();
    showRules();
    showOptions();
    showCharts();
    emit changed();
    emit judged();
}

void DeckEditor::refreshGame(const QString& gameId)
{
    if (!m_open || this->gameId() != gameId) return;
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (game == nullptr) return;
    m_open->renew(game);
    m_search.setGame(game);
    follow(false);
}

void DeckEditor::reopen()
{
    const QString open = deckId();
    close();
    m_earlier.clear();
    if (!open.isEmpty()) this->open(open);
}

/// Another text of the deck is taken as one more step, so that it can be undone.
void DeckEditor::reread()
{
    const ShelvedDeck stored = m_store.decks().findAny(*m_id);
    if (!m_open || stored == nullptr) return;
    const bool built = std::exchange(m_built, stored->built);
    if (m_open->replaceText(stored->text)) follow(false);
    else if (built != m_built) showCards();
}

void DeckEditor::setOwned(std::shared_ptr<const CollectionCounts> owned)
{
    m_owned = std::move(owned);
    showCards();
    emit ownedChanged();
}

void DeckEditor::setSort(const QString& sort)
{
    m_sort = sort;
    showCards();
    emit changed();
}

void DeckEditor::setGrouped(bool grouped)
{
    m_grouped = grouped;
    showCards();
    emit changed();
}

void DeckEditor::setChartField(const QString& field)
{
    m_chartField = field;
    showCharts();
    emit changed();
}

}  // namespace mazzo::desktop
