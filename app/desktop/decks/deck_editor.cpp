// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_editor.h"

#include "app/desktop/decks/deck_card_rows.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/decks/option_rows.h"
#include "app/desktop/decks/rule_rows.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// How much worse the deck would be: broken rules count most.
std::pair<int, int> badness(const Report& report)
{
    std::pair<int, int> count;
    for (const Finding& finding : report.findings) {
        if (finding.status == Status::Broken) ++count.first;
        else if (isFailure(finding.status)) ++count.second;
    }
    return count;
}

std::vector<OpenDeck::Step> stepsOf(const std::vector<Change>& add, const std::vector<Change>& remove)
{
    std::vector<OpenDeck::Step> steps;
    for (const Change& change : remove) steps.push_back({change.zone, change.card, -change.count});
    for (const Change& change : add) steps.push_back({change.zone, change.card, change.count});
    return steps;
}

}  // namespace

DeckEditor::DeckEditor(GameStore& store, std::shared_ptr<PrintedTexts> texts, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_search(std::move(texts)),
      m_cards(kDeckCardRoles),
      m_rules(kRuleRoles),
      m_options(kOptionRoles),
      m_zones({"zoneId", "name"})
{
    connect(&m_checker, &DeckChecker::judged, this, &DeckEditor::take);
    connect(&m_checker, &DeckChecker::busyChanged, this, &DeckEditor::busyChanged);
    connect(&m_search, &CardSearch::busyChanged, this, &DeckEditor::busyChanged);
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
QString DeckEditor::verdict() const { return m_check ? fromUtf8(idOf(m_check->report.verdict)) : QString(); }
QString DeckEditor::verdictText() const { return m_check ? verdictName(m_check->report.verdict) : QString(); }

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
    if (!m_check) return 0;
    return static_cast<int>(std::ranges::count_if(m_check->report.findings,
                                                  [](const Finding& finding) { return isFailure(finding.status); }));
}

void DeckEditor::close()
{
    m_checker.forget();
    if (m_id && m_open) m_earlier.insert_or_assign(*m_id, std::move(*m_open));
    m_id.reset();
    m_open.reset();
    m_waiting.clear();
    m_built = false;
    m_owned.reset();
    m_check.reset();
    m_problem.clear();
    m_notStored = false;
    m_rawText.clear();
    m_unread.reset();
    m_repair.dismiss();
}

bool DeckEditor::open(const QString& deckId)
{
    DeckCache& decks = m_store.decks();
    const DeckSnapshot stored = decks.findAny(deckOf(deckId));
    close();
    m_storedName = stored != nullptr ? fromUtf8(stored->name) : QString();
    if (stored == nullptr) {
        m_problem = sentence({Error::Kind::NotFound, "library.no-such-deck", {}, {"#" + deckId.toStdString()}, {}});
    } else if (const GameSnapshot game = m_store.game(stored->game); game == nullptr) {
        m_problem = tr("The pack for the game “%1” is not installed. The deck is kept; reinstall the pack to edit it.")
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
    m_charts.chooseFirstField();
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
    m_repair.dismiss();
    if (m_open) m_checker.ask(m_open->snapshot(), m_open->file().settings, m_open->deck());
    showCards();
    showRules();
    showOptions();
    m_charts.refresh();
    m_search.cards()->refreshAmounts();
    emit changed();
}

/// What comes of it is heard a moment later.
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

void DeckEditor::take(const DeckCheck& check)
{
    if (!m_open) return;
    m_check = check.rules ? std::optional(check) : std::nullopt;
    if (!check.errors.empty()) m_problem = sentenceWithPlace(check.errors.front());
    m_search.setAddable(m_check ? std::optional(check.addable) : std::nullopt);
    showCards();
    showRules();
    emit judged();
    emit problemChanged();
    addWaiting();
    searchRepair();
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
    m_cards.setRows(deckCardRows(*m_open, m_check ? &*m_check : nullptr,
                                 {m_sort, m_grouped, m_owned.get(), m_built, currentLanguage()}));
}

void DeckEditor::showRules()
{
    m_rules.setRows(m_open && m_check ? ruleRows(*m_open, *m_check, currentLanguage()) : QList<RowsModel::Row>());
}

void DeckEditor::showOptions()
{
    m_options.setRows(m_open ? optionRows(*m_open, currentLanguage()) : QList<RowsModel::Row>());
}

void DeckEditor::retranslate()
{
    m_search.retranslate();
    showCards();
    showRules();
    showOptions();
    m_charts.refresh();
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
    const DeckSnapshot stored = m_store.decks().findAny(*m_id);
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

bool DeckEditor::edit(const std::vector<Change>& add, const std::vector<Change>& remove,
                      const std::vector<Deck::UnknownCard>& gone)
{
    return edit(stepsOf(add, remove), gone);
}

bool DeckEditor::edit(const std::vector<OpenDeck::Step>& steps, const std::vector<Deck::UnknownCard>& gone)
{
    if (!m_open || !m_open->change(steps, gone)) return false;
    follow(true);
    return true;
}

bool DeckEditor::replaceText(const std::string& text)
{
    if (!m_open || !m_open->replaceText(text)) return false;
    follow(true);
    return true;
}

/// Where the rules have least against the card; zones that the deck leaves out come last.
ZoneIndex DeckEditor::bestZone(CardIndex card) const
{
    ZoneIndex best{};
    if (!m_check) return best;
    std::optional<std::tuple<bool, std::pair<int, int>, bool>> least;
    for (std::size_t i = 0; i < m_open->game().zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        Deck deck = m_open->deck();
        deck.addCopies(zone, card, 1);
        const bool leftOut = m_open->game()[zone].optional && !m_open->deck().hasZone(zone);
        const auto bad = badness(m_check->rules->book.check(deck));
        // Of zones that are as good the one that has the card already; a zone that was left out is opened only when all
        // others are worse.
        const std::tuple rank{bad.first > 0 && leftOut, bad, m_open->deck().copies(zone, card) == 0};
        if (!least || rank < *least) {
            least = rank;
            best = zone;
        }
    }
    return best;
}

bool DeckEditor::add(const QString& cardId)
{
    if (!m_open) return false;
    const auto card = m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString());
    if (!card) return false;
    // Before the rules are read nobody knows where the card belongs.
    if (!m_check && m_checker.busy()) {
        m_waiting.push_back(*card);
        return true;
    }
    return edit({{bestZone(*card), *card, 1}});
}

void DeckEditor::addWaiting()
{
    for (const CardIndex card : std::exchange(m_waiting, {})) edit({{bestZone(card), card, 1}});
}

bool DeckEditor::takeOut(const QString& cardId)
{
    const auto card = m_open ? m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString()) : std::nullopt;
    if (!card) return false;
    // From the zone that it would be added to next, else from wherever it lies.
    std::optional<ZoneIndex> from;
    for (const Deck::Entry& entry : m_open->deck().entries())
        if (entry.card == *card) from = entry.zone;
    if (const ZoneIndex best = bestZone(*card); m_open->deck().copies(best, *card) > 0) from = best;
    return from && edit({{*from, *card, -1}});
}

bool DeckEditor::addTo(const QString& cardId, const QString& zoneId)
{
    if (!m_open) return false;
    const auto card = m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString());
    const auto zone = m_open->game().zone(zoneId.toStdString());
    return card && zone && edit({{*zone, *card, 1}});
}

bool DeckEditor::change(int row, int by)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    if (!line) return false;
    if (line->card) return edit({{line->zone, *line->card, by}});
    if (!m_open->changeUnknownCard(line->zone, line->unknownCard, by)) return false;
    follow(true);
    return true;
}

bool DeckEditor::setCopies(int row, int copies)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    return line && copies >= 0 && copies != line->copies && change(row, copies - line->copies);
}

bool DeckEditor::moveRow(int row, const QString& zoneId, int copies)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    const auto zone = m_open ? m_open->game().zone(zoneId.toStdString()) : std::nullopt;
    if (!line || !line->card || !zone || *zone == line->zone) return false;
    const int moved = copies > 0 ? std::min(copies, line->copies) : line->copies;
    return edit({{line->zone, *line->card, -moved}, {*zone, *line->card, moved}});
}

bool DeckEditor::mend(const QString& text)
{
    if (!m_unread || !m_store.decks().isOpen()) return false;
    const DeckId id = *m_unread;
    if (const auto saved = m_store.decks().save(id, text.toStdString(), DeckRevision::Reason::Saved); !saved) {
        setProblem(sentence(saved.error()));
        return false;
    }
    return open(idOf(id));
}

bool DeckEditor::setOption(const QString& optionId, const QString& value)
{
    return m_open && replaceText(withHeader(m_open->text(), optionId.toStdString(), value.toStdString()));
}

void DeckEditor::setName(const QString& name)
{
    if (m_open && !name.trimmed().isEmpty()) replaceText(withName(m_open->text(), name.trimmed().toStdString()));
}

void DeckEditor::setNotes(const QString& notes)
{
    if (m_open) replaceText(withNotes(m_open->text(), notes.toStdString()));
}

void DeckEditor::setTags(const QString& tags)
{
    std::vector<std::string> list;
    for (const QString& tag : tags.split(',', Qt::SkipEmptyParts)) list.push_back(tag.trimmed().toStdString());
    if (m_open) replaceText(withTags(m_open->text(), list));
}

bool DeckEditor::applyFix(int row, int fix)
{
    const int finding = m_rules.at(row, QStringLiteral("finding")).toInt();
    if (!m_check || finding < 0 || static_cast<std::size_t>(finding) >= m_check->fixes.size()) return false;
    const std::vector<Fix>& fixes = m_check->fixes[static_cast<std::size_t>(finding)];
    if (fix < 0 || static_cast<std::size_t>(fix) >= fixes.size()) return false;
    const Fix& chosen = fixes[static_cast<std::size_t>(fix)];
    if (chosen.kind == Fix::Kind::EnterValue && chosen.missingValue) {
        emit factWanted(fromUtf8(m_open->catalogue().id(chosen.missingValue->card)),
                        fromUtf8(m_open->game()[chosen.missingValue->field].id));
        return true;
    }
    if (chosen.option)
        return setOption(fromUtf8(m_open->game()[chosen.option->option].id), fromUtf8(chosen.option->value));
    std::vector<Deck::UnknownCard> gone;
    std::ranges::copy_if(m_open->deck().unknownCards(), std::back_inserter(gone),
                         [&](const Deck::UnknownCard& other) { return other.name == chosen.unknownCard; });
    return edit(chosen.add, chosen.remove, gone);
}

void DeckEditor::undo()
{
    if (m_open && m_open->undo()) follow(true);
}

void DeckEditor::redo()
{
    if (m_open && m_open->redo()) follow(true);
}

void DeckEditor::findRepair(bool ownedOnly)
{
    if (!m_open) return;
    m_repair.begin(ownedOnly);
    // While the deck is being checked, the rules at hand may be those of other options.
    if (!m_checker.busy()) searchRepair();
}

void DeckEditor::searchRepair()
{
    if (!m_repair.working() || !m_check) return;
    std::function<int(CardIndex)> allowed;
    if (m_repair.ownedOnly() && m_owned)
        allowed = [owned = m_owned, deck = m_open->deck(), built = m_built](CardIndex card) {
            return usableCopies(*owned, card, deck, built);
        };
    m_repair.search({m_check->rules, m_open->deck(), std::move(allowed)});
}

void DeckEditor::applyRepair()
{
    if (!m_repair.found()) return;
    const Repair repair = *m_repair.found();
    edit(repair.add, repair.remove, repair.unknownCards);
}

}  // namespace mazzo::desktop
