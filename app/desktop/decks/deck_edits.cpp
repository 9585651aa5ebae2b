#include "app/desktop/decks/deck_editor.h"

#include "app/desktop/decks/deck_rows.h"
#include "app/words/finding_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "carddata/library/decks/deck_text.h"

#include <algorithm>

// The edits of DeckEditor: each is one step of undo, stored at once.

namespace mazzo {

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

} // namespace

bool DeckEditor::edit(const std::vector<OpenDeck::Step>& steps, const std::vector<Deck::Stranger>& gone)
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
    if (!m_judgement) return best;
    std::optional<std::tuple<bool, std::pair<int, int>, bool>> least;
    for (std::size_t i = 0; i < m_open->game().zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        Deck deck = m_open->deck();
        deck.addCopies(zone, card, 1);
        const bool leftOut = m_open->game()[zone].optional && !m_open->deck().given(zone);
        const auto bad = badness(m_judgement->bench->book.judge(deck));
        // Of zones that are as good the one that has the card already; a zone that was left out is opened only when all others are worse.
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
    return card && edit({{bestZone(*card), *card, 1}});
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
    if (!m_open->changeStranger(line->zone, line->stranger, by)) return false;
    follow(true);
    return true;
}

bool DeckEditor::setCopies(int row, int copies)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    return line && copies >= 0 && copies != line->copies && change(row, copies - line->copies);
}

bool DeckEditor::moveRow(int row, const QString& zoneId)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    const auto zone = m_open ? m_open->game().zone(zoneId.toStdString()) : std::nullopt;
    if (!line || !line->card || !zone || *zone == line->zone) return false;
    return edit({{line->zone, *line->card, -line->copies}, {*zone, *line->card, line->copies}});
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
    if (!m_judgement || finding < 0 || static_cast<std::size_t>(finding) >= m_judgement->fixes.size()) return false;
    const std::vector<Fix>& fixes = m_judgement->fixes[static_cast<std::size_t>(finding)];
    if (fix < 0 || static_cast<std::size_t>(fix) >= fixes.size()) return false;
    const Fix& chosen = fixes[static_cast<std::size_t>(fix)];
    if (chosen.kind == Fix::Kind::EnterFact && chosen.fact) {
        emit factWanted(fromUtf8(m_open->catalogue().id(chosen.fact->card)), fromUtf8(m_open->game()[chosen.fact->field].id));
        return true;
    }
    std::vector<Deck::Stranger> gone;
    std::ranges::copy_if(m_open->deck().strangers(), std::back_inserter(gone), [&](const Deck::Stranger& other) { return other.name == chosen.stranger; });
    return edit(stepsOf(chosen.add, chosen.remove), gone);
}

void DeckEditor::undo()
{
    if (m_open && m_open->undo()) follow(true);
}

void DeckEditor::redo()
{
    if (m_open && m_open->redo()) follow(true);
}

void DeckEditor::findRepair()
{
    if (!m_open || m_repairState == "working") return;
    m_repairState = QStringLiteral("working");
    m_judge.askRepair(m_open->snapshot(), m_open->file().settings, m_open->deck());
    emit repairChanged();
}

void DeckEditor::takeRepair(const std::variant<Repair, NoRepair>& result)
{
    // An edit in the meantime has dismissed the question.
    if (!m_open || m_repairState != "working") return;
    QList<RowsModel::Row> rows;
    const std::string language = currentLanguage();
    if (const auto* found = std::get_if<Repair>(&result)) {
        m_foundRepair = *found;
        const auto add = [&](const Change& change, bool adds) {
            Fix fix{adds ? Fix::Kind::Add : Fix::Kind::Remove, {}, {}, {}};
            (adds ? fix.add : fix.remove).push_back(change);
            rows.append({label(fix, *m_open->snapshot(), language), adds});
        };
        for (const Deck::Stranger& stranger : found->strangers) rows.append({label({Fix::Kind::Remove, {}, {}, {}, stranger.name}, *m_open->snapshot(), language), false});
        for (const Change& change : found->remove) add(change, false);
        for (const Change& change : found->add) add(change, true);
        m_repairState = rows.isEmpty() ? QStringLiteral("nothing") : QStringLiteral("found");
    } else {
        m_repairState = QStringLiteral("none");
        for (const std::uint16_t rule : std::get<NoRepair>(result).conflict) rows.append({fromUtf8(m_open->game().rules[rule].text.in(language)), false});
    }
    m_repair.setRows(std::move(rows));
    emit repairChanged();
}

void DeckEditor::applyRepair()
{
    if (!m_foundRepair) return;
    const Repair repair = *m_foundRepair;
    edit(stepsOf(repair.add, repair.remove), repair.strangers);
}

void DeckEditor::dismissRepair()
{
    m_foundRepair.reset();
    m_repairState.clear();
    m_repair.setRows({});
    emit repairChanged();
}

} // namespace mazzo
