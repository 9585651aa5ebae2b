// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fixes.h"

#include "validators/unknown_cards.h"
#include "validators/value_origins.h"

#include <algorithm>
#include <utility>

namespace mazzo::validators {

namespace {

/// Only additional cards can fix it.
bool asksForMore(const Finding& finding) { return finding.have && finding.min && finding.have->hi < finding.min->lo; }

ZoneIndex firstZone(const Finding& finding) { return finding.zone.value_or(ZoneIndex{}); }

int excess(const Finding& finding)
{
    return finding.have && finding.max && finding.max->lo >= 0
               ? finding.have->hi - std::min(finding.max->lo, finding.have->hi)
               : 0;
}

/// The next larger number to try: one more in the range of usual limits, then half as many more.
int more(int count) { return count < 8 ? count + 1 : count + count / 2; }

}  // namespace

FixSearch::FixSearch(const RuleBook& book, const RuleBook::Data& data, const Deck& deck, const Report& report,
                     const Finding& finding)
    : m_book(book),
      m_data(data),
      m_deck(deck),
      m_finding(finding),
      m_withSamples(hasSampleCards(*data.game, *data.catalogue, deck)),
      m_maxTries(static_cast<int>(std::min<std::size_t>(
          kMaxLinesChecked / (deck.entries().size() + deck.unknownCards().size() + 1), kMaxTries))),
      m_before(data.rules.size()),
      m_now(data.rules.size())
{
    if (isSpent()) return;
    m_culprits.insert(finding.cards.begin(), finding.cards.end());
    // The finding itself must disappear, so a similar one in its place counts as worse.
    m_before.count(report, &finding);
    for (const Finding& other : report.findings) {
        if (other == finding || !isFailure(other.status)) continue;
        m_named[other.rule].insert(other.cards.begin(), other.cards.end());
        if (asksForMore(other)) continue;
        for (const Culprit& culprit : other.cards)
            if (const auto* card = std::get_if<CardIndex>(&culprit)) m_culpritsElsewhere.insert(*card);
    }
}

bool FixSearch::repeats(const Finding& other) const
{
    if (other.rule != m_finding.rule || other.status < Status::Advice) return false;
    if (m_culprits.empty() || other.cards.empty()) return true;
    return std::ranges::any_of(other.cards, [&](const Culprit& culprit) { return m_culprits.contains(culprit); });
}

bool FixSearch::namesAnother(const Finding& other) const
{
    if (other.cards.empty()) return false;
    const auto named = m_named.find(other.rule);
    return named == m_named.end() ||
           !std::ranges::all_of(other.cards, [&](const Culprit& culprit) { return named->second.contains(culprit); });
}

FixSearch::Outcome FixSearch::outcome(const Deck& edited)
{
    m_book.check(edited, m_report);
    // If values are unknown, all their combinations are checked, which takes as long as many plain checks.
    const bool isSlow = std::ranges::any_of(m_report.findings,
                                            [](const Finding& finding) { return !finding.missing.empty(); });
    m_tries += isSlow ? kTriesIfSlow : 1;
    return rated();
}

FixSearch::Outcome FixSearch::rated()
{
    Outcome outcome;
    m_now.count(m_report);
    for (std::size_t rule = 0; rule < m_now.rules(); ++rule) {
        if (m_now.isWorse(rule, m_before) || m_now.isDeeper(rule, m_before)) outcome.worse.push_back(rule);
    }
    for (const Finding& finding : m_report.findings) {
        const auto place = std::ranges::lower_bound(outcome.worse, finding.rule);
        const bool isListed = place != outcome.worse.end() && *place == finding.rule;
        if (!isListed && isFailure(finding.status) && finding.rule != Finding::kUnknownCards && namesAnother(finding))
            outcome.worse.insert(place, finding.rule);
    }
    for (const Finding& finding : m_report.findings) {
        const bool again = repeats(finding);
        outcome.fixed = outcome.fixed && !again;
        if (again || (isFailure(finding.status) && std::ranges::binary_search(outcome.worse, finding.rule)))
            outcome.distance += distance(finding);
    }
    return outcome;
}

Deck FixSearch::edited(const Fix& fix) const
{
    Deck deck = m_deck;
    if (!fix.unknownCard.empty())
        deck = withoutUnknownCards(m_deck, *m_data.game,
                                   [&](const Deck::UnknownCard& other) { return other.name == fix.unknownCard; });
    for (const Change& change : fix.remove) deck.addCopies(change.zone, change.card, -change.count);
    for (const Change& change : fix.add) deck.addCopies(change.zone, change.card, change.count);
    return deck;
}

bool FixSearch::offer(Fix fix)
{
    if (isSpent() || (fix.add.empty() && fix.remove.empty())) return false;
    const auto isCulpritElsewhere = [this](const Change& change) { return m_culpritsElsewhere.contains(change.card); };
    if (fix.kind != Fix::Kind::Move && std::ranges::any_of(fix.add, isCulpritElsewhere)) return false;
    const Outcome result = outcome(edited(fix));
    if (!result.isGood()) return false;
    if (std::ranges::find(m_fixes, fix) == m_fixes.end()) m_fixes.push_back(std::move(fix));
    return true;
}

bool FixSearch::isProposable(CardIndex card) const
{
    return m_withSamples || !isSample(*m_data.game, *m_data.catalogue, card);
}

/// Offers to replace an unknown card by one with a similar name, if no rule gets worse.
void FixSearch::replaceUnknown(const std::string& unknownCard, CardIndex instead)
{
    Fix fix{Fix::Kind::Replace, {}, {}, {}, unknownCard};
    for (const Deck::UnknownCard& other : m_deck.unknownCards()) {
        if (other.name == unknownCard) fix.add.push_back({instead, other.zone, other.copies});
    }
    if (!m_culpritsElsewhere.contains(instead) && outcome(edited(fix)).worse.empty()) m_fixes.push_back(std::move(fix));
}

/// Only spelling can be fixed here: a card is never removed because its data is missing.
void FixSearch::fixUnknownCards()
{
    for (const Culprit& culprit : m_finding.cards) {
        const auto* name = std::get_if<std::string>(&culprit);
        if (!name) continue;
        for (const CardIndex near : m_data.catalogue->nearestNames(*name)) {
            if (isSpent() || m_fixes.size() >= kMaxOffers) return;
            if (isProposable(near)) replaceUnknown(*name, near);
        }
    }
}

/// An option with the id of a field says what the cards of the deck are, such as their faction. Another value is a fix
/// if the finding then disappears and no rule gets worse; it is offered first. Other options change the rules, which is
/// no fix.
void FixSearch::changeOptions()
{
    for (std::size_t i = 0; i < m_data.game->options.size(); ++i) {
        const auto index = static_cast<OptionIndex>(i);
        const Option& option = (*m_data.game)[index];
        if (option.type != Option::Type::Choice || !m_data.game->field(option.id)) continue;
        for (const Choice& value : option.values) {
            if (value.id == m_data.settings.options[i].text) continue;
            Settings settings = m_data.settings;
            if (!settings.set(*m_data.game, index, value.id)) continue;
            const auto other = RuleBook::compile(*m_data.game, *m_data.source, settings);
            if (!other) continue;
            other->check(m_deck, m_report);
            if (rated().isGood())
                m_fixes.insert(m_fixes.begin(), {Fix::Kind::SetOption, {}, {}, {}, {}, OptionChange{index, value.id}});
        }
    }
}

std::vector<Fix> FixSearch::search()
{
    if (m_finding.status < Status::Advice) return {};
    // Cards are never changed because their data is missing.
    const bool lacksData = m_finding.status == Status::Unknown &&
                           (!m_finding.missing.empty() || !m_deck.unknownCards().empty());
    if (m_finding.rule == Finding::kUnknownCards) {
        fixUnknownCards();
    } else if (!isSpent() && !lacksData) {
        fixRule();
        if (m_finding.status == Status::Broken) changeOptions();
    }
    for (const MissingValue& value : m_finding.missing) m_fixes.push_back({Fix::Kind::EnterValue, {}, {}, value});
    return std::move(m_fixes);
}

void FixSearch::fixRule()
{
    const bool tooMany = m_finding.have && m_finding.max && m_finding.have->hi > m_finding.max->lo;
    const bool tooFew = m_finding.have && m_finding.min && m_finding.have->lo < m_finding.min->hi;
    if (tooFew) addCards();
    if (tooMany && m_finding.cards.empty()) removeExcess();
    if (!m_finding.have) addReferred();
    if (m_fixes.empty()) fixCulprits();
}

/// Cards that may be added: what the zone has already first, then the catalogue in its order. None that another finding
/// blames.
std::vector<CardIndex> FixSearch::candidates(ZoneIndex zone) const
{
    std::vector<bool> seen(m_data.catalogue->size());
    for (const CardIndex card : m_culpritsElsewhere) seen[at(card)] = true;
    std::vector<CardIndex> cards;
    for (const Deck::Entry& entry : m_deck.entries()) {
        if (entry.zone == zone && !seen[at(entry.card)]) cards.push_back(entry.card);
    }
    for (const CardIndex card : cards) seen[at(card)] = true;
    const std::size_t most = std::min<std::size_t>(m_data.catalogue->size(), kMaxTries);
    for (std::size_t card = 0; card < most; ++card) {
        if (!seen[card] && isProposable(static_cast<CardIndex>(card))) cards.push_back(static_cast<CardIndex>(card));
    }
    return cards;
}

bool FixSearch::Outcome::betters(const Outcome& before) const
{
    return distance < before.distance && fixed >= before.fixed && std::ranges::includes(before.worse, worse);
}

bool FixSearch::complete(Fix& fix, ZoneIndex zone, int need)
{
    if (isSpent()) return false;
    Outcome now = outcome(edited(fix));
    if (now.isGood()) return true;
    Outcome last;
    const auto isRemoved = [&](CardIndex card) {
        return std::ranges::find(fix.remove, card, &Change::card) != fix.remove.end();
    };
    const auto addedTo = [&](CardIndex card, int count) {
        Fix larger = fix;
        larger.add.push_back({card, zone, count});
        return larger;
    };
    for (const CardIndex card : candidates(zone)) {
        if (isSpent() || need <= 0) return false;
        if (isRemoved(card)) continue;
        // Most cards of a catalogue do not help at all, and of the others only a few copies do: try one, then all that
        // are needed, then one more at a time.
        int taken = 0;
        const auto takes = [&](int count) {
            Outcome then = outcome(edited(addedTo(card, count)));
            if (!then.betters(now)) return false;
            taken = count;
            last = std::move(then);
            return true;
        };
        if (!takes(1)) continue;
        if (need > 1 && !isSpent() && !takes(need))
            while (taken + 1 < need && !isSpent() && takes(std::min(need - 1, more(taken)))) {}
        fix = addedTo(card, taken);
        now = std::exchange(last, {});
        need -= taken;
        if (now.isGood()) return true;
    }
    return false;
}

/// More of the card in question, or of any that may be added.
void FixSearch::addCards()
{
    const std::int64_t need = std::int64_t{m_finding.min->hi} - m_finding.have->lo;
    if (need > kMaxAdded) return;
    const auto count = static_cast<int>(need);
    if (m_finding.cards.size() == 1 && std::holds_alternative<CardIndex>(m_finding.cards[0])) {
        for (std::size_t zone = 0; zone < m_data.game->zones.size(); ++zone) {
            if (isOpen(static_cast<ZoneIndex>(zone)))
                offer({Fix::Kind::Add,
                       {{std::get<CardIndex>(m_finding.cards[0]), static_cast<ZoneIndex>(zone), count}},
                       {},
                       {}});
        }
        return;
    }
    Fix fix{Fix::Kind::Add, {}, {}, {}};
    if (complete(fix, firstZone(m_finding), count)) offer(std::move(fix));
}

/// The cards that the culprits name in their fields, where they are missing.
void FixSearch::addReferred()
{
    for (const Culprit& culprit : m_finding.cards) {
        const auto* card = std::get_if<CardIndex>(&culprit);
        if (isSpent()) return;
        for (std::size_t i = 0; card && i < m_data.game->fields.size(); ++i) {
            const Value value = m_data.catalogue->value(*card, static_cast<FieldIndex>(i));
            const Words* words = std::get_if<Words>(&value);
            if (!words || !m_data.game->fields[i].refersToCards) continue;
            for (std::size_t zone = 0; zone < m_data.game->zones.size(); ++zone) {
                if (!isOpen(static_cast<ZoneIndex>(zone))) continue;
                Fix all{Fix::Kind::Add, {}, {}, {}};
                for (const std::string& word : *words) {
                    const auto referred = m_data.catalogue->find(word);
                    if (!referred || m_deck.copies(static_cast<ZoneIndex>(zone), *referred) > 0) continue;
                    all.add.push_back({*referred, static_cast<ZoneIndex>(zone), 1});
                    offer({Fix::Kind::Add, {all.add.back()}, {}, {}});
                }
                if (all.add.size() > 1) offer(std::move(all));
            }
        }
    }
}

/// There are too many cards, but none in particular: removes those with the most copies first.
void FixSearch::removeExcess()
{
    std::vector<Deck::Entry> entries(m_deck.entries().begin(), m_deck.entries().end());
    if (m_finding.zone) std::erase_if(entries, [&](const Deck::Entry& entry) { return entry.zone != *m_finding.zone; });
    std::ranges::stable_sort(entries, std::ranges::greater{}, &Deck::Entry::copies);
    for (const Deck::Entry& entry : entries) {
        if (m_fixes.size() >= kMaxOffers) return;
        const int count = std::min(excess(m_finding), entry.copies);
        if (count > 0) offer({Fix::Kind::Remove, {}, {{entry.card, entry.zone, count}}, {}});
    }
    if (!m_fixes.empty()) return;
    Fix fix{Fix::Kind::Remove, {}, {}, {}};
    int left = excess(m_finding);
    for (const Deck::Entry& entry : entries) {
        const int count = std::min(left, entry.copies);
        if (count > 0) fix.remove.push_back({entry.card, entry.zone, count});
        left -= count;
    }
    offer(std::move(fix));
}

bool FixSearch::offerOrReplace(Fix fix)
{
    if (offer(fix)) return true;
    int removed = 0;
    for (const Change& change : fix.remove) removed += change.count;
    fix.kind = Fix::Kind::Replace;
    return !fix.remove.empty() && complete(fix, fix.remove.front().zone, removed) && offer(std::move(fix));
}

void FixSearch::move(const Deck::Entry& entry, int count)
{
    for (std::size_t zone = 0; zone < m_data.game->zones.size(); ++zone) {
        const auto target = static_cast<ZoneIndex>(zone);
        if (target != entry.zone && isOpen(target))
            offer({Fix::Kind::Move, {{entry.card, target, count}}, {{entry.card, entry.zone, count}}, {}});
    }
}

/// Reduces the copies to the limit, removes the card, or moves it to a zone where it is allowed.
void FixSearch::fixCard(CardIndex card)
{
    int left = m_finding.cards.size() == 1 ? excess(m_finding) : 0;
    Fix lower{Fix::Kind::Remove, {}, {}, {}};
    Fix outOfZone = lower;
    Fix out = lower;
    for (const Deck::Entry& entry : m_deck.entries()) {
        if (entry.card != card) continue;
        if (!m_finding.max || m_finding.max->hi == 0)
            move(entry, entry.copies);  // otherwise moving would only evade the limit
        out.remove.push_back({card, entry.zone, entry.copies});
        if (!isConcerned(entry.zone)) continue;
        outOfZone.remove.push_back(out.remove.back());
        const int count = std::min(left, entry.copies);
        if (count > 0) lower.remove.push_back({card, entry.zone, count});
        left -= count;
    }
    if (!offerOrReplace(std::move(lower)) && !offerOrReplace(std::move(outOfZone))) offerOrReplace(std::move(out));
}

void FixSearch::fixCulprits()
{
    Fix all{Fix::Kind::Remove, {}, {}, {}};
    for (const Culprit& culprit : m_finding.cards) {
        if (isSpent() || m_fixes.size() >= kMaxOffers) break;
        if (const auto* card = std::get_if<CardIndex>(&culprit)) fixCard(*card);
    }
    if (!m_fixes.empty()) return;
    for (const Deck::Entry& entry : m_deck.entries()) {
        if (m_culprits.contains(entry.card) && isConcerned(entry.zone))
            all.remove.push_back({entry.card, entry.zone, entry.copies});
    }
    offerOrReplace(std::move(all));
}

}  // namespace mazzo::validators
