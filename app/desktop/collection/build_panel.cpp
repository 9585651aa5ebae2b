// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/build_panel.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/value_text.h"
#include "model/collection/edits.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// A deck's own line names what it lacks if that is at most this many different cards.
constexpr std::size_t kNamedCards = 2;

QString nameOf(const Shortage& shortage, const LoadedGame& game)
{
    return shortage.card ? cardName(game, *shortage.card) : fromUtf8(shortage.name);
}

/// Only a deck that lacks nothing is complete.
int percent(int need, int lacking)
{
    return need == 0 ? 100 : lacking == 0 ? 100 : std::min(99, (need - lacking) * 100 / need);
}

void copy(const QStringList& lines) { QGuiApplication::clipboard()->setText(lines.join('\n') + '\n'); }

}  // namespace

BuildPanel::BuildPanel(CollectionController& controller, QObject* parent) : QObject(parent), m_controller(controller) {}

void BuildPanel::setState(CollectionState state)
{
    const bool another = m_state != nullptr && (state == nullptr || state->game->game.id != m_state->game->game.id);
    m_state = std::move(state);
    if (another) m_chosen.clear();
    // A deck that was removed is no longer chosen.
    std::erase_if(m_chosen, [&](const Key& key) {
        return m_state == nullptr ||
               std::ranges::none_of(m_state->candidates, [&](const Candidate& each) { return keyOf(each) == key; });
    });
    retranslate();
}

void BuildPanel::retranslate()
{
    showDecks();
    showChosen();
    showConflicts();
    emit changed();
}

std::vector<const Candidate*> BuildPanel::chosen() const
{
    std::vector<const Candidate*> decks;
    for (const Key& key : m_chosen)
        for (const Candidate& each : m_state->candidates)
            if (keyOf(each) == key) decks.push_back(&each);
    return decks;
}

QString BuildPanel::chosenNames() const
{
    QStringList names;
    for (const Candidate* each : m_state != nullptr ? chosen() : std::vector<const Candidate*>())
        names.append(fromUtf8(each->name));
    return names.join(QStringLiteral(" + "));
}

std::vector<Shortage> BuildPanel::shortage() const
{
    std::vector<WantedDeck> decks;
    for (const Candidate* each : chosen()) decks.push_back(each->wanted());
    return shortages(decks, m_state->counts);
}

void BuildPanel::showDecks()
{
    QList<DeckRow> rows;
    for (const Candidate& each :
         m_state != nullptr ? std::span<const Candidate>(m_state->candidates) : std::span<const Candidate>()) {
        QString detail = each.built ? tr("Built, nothing missing") : tr("All cards available");
        if (each.cards == 0) detail = tr("There are no cards in it yet");
        if (each.missing == 0 && !each.lacks.empty())
            detail = tr("Enough to play, but %n pile(s) will be smaller", nullptr, static_cast<int>(each.lacks.size()));
        if (each.missing > 0) {
            QStringList names;
            for (const Shortage& lack : std::span(each.lacks).first(std::min(each.lacks.size(), kNamedCards)))
                names.append(tr("%1 × %2").arg(lack.lacking()).arg(nameOf(lack, *m_state->game)));
            detail = each.lacks.size() <= kNamedCards
                         ? tr("Missing: %1").arg(names.join(QStringLiteral(", ")))
                         : tr("%n copies missing", nullptr, each.missing) + " · " +
                               tr("%n different card(s)", nullptr, static_cast<int>(each.lacks.size()));
        }
        const QString name = fromUtf8(each.name);
        const bool isChosen = std::ranges::find(m_chosen, keyOf(each)) != m_chosen.end();
        const int share = each.cards == 0 ? 0 : percent(each.cards, each.missing);
        QStringList spoken{name, tr("%1 %").arg(share), detail};
        if (!each.id) spoken.insert(1, tr("starter deck"));
        if (each.built) spoken.insert(1, tr("built"));
        rows.append({.name = name,
                     .precon = !each.id.has_value(),
                     .built = each.built,
                     .amount = each.cards,
                     .lacking = each.missing,
                     .percent = share,
                     .detail = detail,
                     .chosen = isChosen,
                     .spoken = spoken.join(QStringLiteral(". "))});
    }
    m_decks.setRows(std::move(rows));
}

void BuildPanel::showChosen()
{
    QList<WantRow> wants;
    QList<PackingRow> packing;
    m_lacking = 0;
    m_needed = 0;
    m_wishesComplete = true;
    if (m_state != nullptr && !m_chosen.empty()) {
        const std::vector<const Candidate*> decks = chosen();
        for (const Candidate* each : decks) m_needed += each->cards;
        for (const Shortage& lack : shortage()) {
            const int wished = lack.card ? m_state->counts.of(*lack.card).wanted : 0;
            const QString name = nameOf(lack, *m_state->game);
            m_lacking += lack.advisory ? 0 : lack.lacking();
            m_wishesComplete = m_wishesComplete && (lack.advisory || wished >= lack.lacking());
            wants.append({.name = name,
                          .need = lack.need,
                          .have = lack.have,
                          .lacking = lack.lacking(),
                          .wished = wished,
                          .advisory = lack.advisory,
                          .spoken = (lack.advisory ? tr("%1 × %2: %3 for full piles, %4 there")
                                                   : tr("%1 × %2: %3 needed, %4 there"))
                                        .arg(lack.lacking())
                                        .arg(name)
                                        .arg(lack.need)
                                        .arg(lack.have)});
        }
        for (const PackedCard& card :
             packingFor(decks, m_state->decks, m_state->lotIndex->lots(), m_state->game->catalogue)) {
            const QString deck = fromUtf8(decks[card.deck]->name);
            const QString name = cardName(*m_state->game, card.card);
            const QString place = card.missing         ? tr("missing")
                                  : card.place.empty() ? tr("place not noted")
                                                       : fromUtf8(card.place);
            packing.append({.deck = deck,
                            .name = name,
                            .amount = card.copies,
                            .place = place,
                            .lacking = card.missing,
                            .spoken = tr("%1 × %2, %3, for %4").arg(card.copies).arg(name, place, deck)});
        }
    }
    m_wants.setRows(std::move(wants));
    m_packing.setRows(std::move(packing));
}

void BuildPanel::showConflicts()
{
    QList<ConflictRow> rows;
    for (const Conflict& conflict :
         m_state != nullptr ? mazzo::carddata::conflicts(m_state->counts, m_state->decks) : std::vector<Conflict>()) {
        QStringList decks;
        for (const std::size_t deck : conflict.decks) decks.append(fromUtf8(m_state->decks[deck].stored.name));
        const QString name = cardName(*m_state->game, conflict.card);
        const int have = conflict.copies.atHand();
        rows.append({.name = name,
                     .need = conflict.copies.inDecks,
                     .have = have,
                     .decks = decks.join(QStringLiteral(", ")),
                     .spoken = tr("%1: built decks need %2, %3 at hand (%4)")
                                   .arg(name)
                                   .arg(conflict.copies.inDecks)
                                   .arg(have)
                                   .arg(decks.join(QStringLiteral(", ")))});
    }
    m_conflicts.setRows(std::move(rows));
}

void BuildPanel::toggle(int row)
{
    if (m_state == nullptr || row < 0 || static_cast<std::size_t>(row) >= m_state->candidates.size()) return;
    const Candidate& deck = m_state->candidates[static_cast<std::size_t>(row)];
    const Key key = keyOf(deck);
    if (std::erase(m_chosen, key) == 0) m_chosen.push_back(key);
    retranslate();
}

void BuildPanel::chooseNone()
{
    m_chosen.clear();
    retranslate();
}

void BuildPanel::wantAll()
{
    if (m_state == nullptr) return;
    std::vector<Lot> wishes;
    for (const Shortage& lack : shortage()) {
        if (lack.advisory) continue;
        Lot wish;
        wish.game = m_state->game->game.id;
        if (lack.card) wish.card = m_state->game->catalogue.id(*lack.card);
        else wish.name = lack.name;
        wish.count = lack.lacking();
        wishes.push_back(std::move(wish));
    }
    m_controller.apply(m_state->game->game.id,
                       [wishes](std::span<const Lot> lots) -> Result<CollectionEdit> { return wanting(lots, wishes); });
}

void BuildPanel::setBuilt(int row, bool built)
{
    if (m_state == nullptr || row < 0 || static_cast<std::size_t>(row) >= m_state->candidates.size()) return;
    if (const auto id = m_state->candidates[static_cast<std::size_t>(row)].id) m_controller.markBuilt(*id, built);
}

void BuildPanel::copyWants()
{
    QStringList lines;
    for (const WantRow& row : m_wants.rows()) lines.append(QStringLiteral("%1 %2").arg(row.lacking).arg(row.name));
    copy(lines);
}

void BuildPanel::copyPacking()
{
    QStringList lines;
    for (const PackingRow& row : m_packing.rows()) lines.append(row.spoken);
    copy(lines);
}

}  // namespace mazzo::desktop
