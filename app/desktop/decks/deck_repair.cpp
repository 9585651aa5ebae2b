// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_editor.h"
#include "app/desktop/decks/deck_rows.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

// The smallest repair of DeckEditor's deck: asked for, shown, and only then applied.

namespace mazzo::desktop {

void DeckEditor::findRepair(bool ownedOnly)
{
    if (!m_open) return;
    dismissRepair();
    m_repairState = QStringLiteral("working");
    m_repairOwned = ownedOnly;
    emit repairChanged();
    // While the deck is being judged, the rules at hand may be those of other options.
    if (!m_judge.busy()) askRepair();
}

void DeckEditor::askRepair()
{
    if (m_repairState != "working" || !m_judgement) return;
    std::function<int(CardIndex)> allowed;
    if (m_repairOwned && m_owned)
        allowed = [owned = m_owned, deck = m_open->deck(), built = m_built](CardIndex card) {
            return usableCopies(*owned, card, deck, built);
        };
    m_repairer.ask({m_judgement->bench, m_open->deck(), std::move(allowed)});
}

void DeckEditor::takeRepair(const std::variant<Repair, NoRepair>& result)
{
    if (!m_open) return;
    if (const auto* found = std::get_if<Repair>(&result)) showRepair(*found);
    else showConflict(std::get<NoRepair>(result));
    emit repairChanged();
}

void DeckEditor::showRepair(const Repair& repair)
{
    m_foundRepair = repair;
    std::vector<Fix> steps;
    for (const Deck::UnknownCard& unknownCard : repair.unknownCards)
        steps.push_back({Fix::Kind::Remove, {}, {}, {}, unknownCard.name});
    for (const Change& change : repair.remove) steps.push_back({Fix::Kind::Remove, {}, {change}, {}});
    for (const Change& change : repair.add) steps.push_back({Fix::Kind::Add, {change}, {}, {}});
    QList<RowsModel::Row> rows;
    const QStringList words = labels(steps, *m_open->snapshot(), currentLanguage());
    for (qsizetype i = 0; i < words.size(); ++i)
        rows.append({words[i], steps[static_cast<std::size_t>(i)].kind == Fix::Kind::Add});
    m_repairState = rows.isEmpty() ? QStringLiteral("nothing") : QStringLiteral("found");
    m_repair.setRows(std::move(rows));
}

void DeckEditor::showConflict(const NoRepair& none)
{
    QList<RowsModel::Row> rows;
    for (const std::uint16_t rule : none.conflict) {
        const QString text = fromUtf8(m_open->game().rules[rule].text.in(currentLanguage()));
        // Several checks may share a clause.
        if (rows.isEmpty() || rows.last().first() != text) rows.append({text, false});
    }
    m_repairState = none.proven ? QStringLiteral("none") : QStringLiteral("gave-up");
    m_repair.setRows(std::move(rows));
}

void DeckEditor::applyRepair()
{
    if (!m_foundRepair) return;
    const Repair repair = *m_foundRepair;
    edit(repair.add, repair.remove, repair.unknownCards);
}

void DeckEditor::dismissRepair()
{
    m_repairer.cancel();
    m_foundRepair.reset();
    m_repairState.clear();
    m_repair.setRows({});
    emit repairChanged();
}

}  // namespace mazzo::desktop
