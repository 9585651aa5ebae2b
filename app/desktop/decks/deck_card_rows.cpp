// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_card_rows.h"

#include "app/desktop/cards/card_summary.h"
#include "app/desktop/decks/deck_groups.h"
#include "app/text/card_text.h"
#include "app/text/value_text.h"
#include "model/collection/table_set_up.h"
#include "model/deck_file/deck_edit.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace mazzo::desktop {

namespace {

struct DeckRows {
    Q_DECLARE_TR_FUNCTIONS(DeckRows)
};

/// Cards named by a rule that is not met. Unknown cards always are.
using Guilty = std::set<CardIndex>;

Guilty guiltyCards(const DeckCheckResult* check)
{
    Guilty guilty;
    if (!check) return guilty;
    for (const Finding& finding : check->report.findings) {
        if (!isFailure(finding.status)) continue;
        for (const Culprit& culprit : finding.cards) {
            if (const auto* card = std::get_if<CardIndex>(&culprit)) guilty.insert(*card);
        }
    }
    return guilty;
}

/// A card of the deck with what its row is sorted by.
struct PlacedCard {
    Deck::Entry entry;
    CardGroup group{};
    QString name;
    int number = 0;
};

std::vector<PlacedCard> cardsIn(const OpenDeck& open, ZoneIndex zone, const DeckLayout& layout)
{
    const Catalogue& catalogue = open.catalogue();
    const auto field = open.game().field(layout.sort.toStdString());
    const bool byNumber = field && open.game()[*field].type == Field::Type::Number;
    const bool byName = layout.sort == "name";
    std::vector<PlacedCard> cards;
    for (const Deck::Entry& entry : open.deck().entries()) {
        if (entry.zone != zone) continue;
        PlacedCard card{.entry = entry, .name = {}};
        if (!layout.grouping.isEmpty()) card.group = groupOf(open, entry.card, layout.grouping, layout.language);
        if (byName) card.name = fromUtf8(catalogue.name(entry.card, layout.language));
        if (layout.sort == "type") card.number = static_cast<int>(at(catalogue.type(entry.card)));
        if (byNumber)
            card.number = catalogue.lacksNumber(entry.card, *field) ? Interval::kHighest
                                                                    : catalogue.number(entry.card, *field).lo;
        cards.push_back(std::move(card));
    }
    QCollator collator{QLocale(fromUtf8(layout.language))};
    collator.setNumericMode(true);
    std::ranges::stable_sort(cards, [&](const PlacedCard& a, const PlacedCard& b) {
        if (a.group != b.group) return a.group < b.group;
        return byName ? collator.compare(a.name, b.name) < 0 : a.number < b.number;
    });
    return cards;
}

QStringList tagsOf(const OpenDeck& open, CardIndex card)
{
    QStringList tags;
    for (const std::string& tag : open.tags(card)) tags.append(fromUtf8(tag));
    return tags;
}

/// How many copies of a card the player owns, and whether the deck needs more than it can use.
struct Holding {
    QString words;
    bool lacking = false;
};

Holding holdingOf(const OpenDeck& open, CardIndex card, const DeckLayout& layout)
{
    if (layout.owned == nullptr || at(card) >= layout.owned->all().size()) return {};
    const int need = copiesNeeded({open.game(), open.catalogue(), open.file().settings, open.deck()}, card);
    const int lacking = need - layout.owned->of(card).usable(layout.built ? need : 0);
    const QString own = DeckRows::tr("own %1").arg(layout.owned->of(card).owned);
    return lacking > 0 ? Holding{DeckRows::tr("%1 · need %n more", "", lacking).arg(own), true} : Holding{own, false};
}

/// A card of the deck; without a zone it is one of the maybe pile, which needs no copies.
DeckCardRow cardRow(const OpenDeck& open, std::optional<ZoneIndex> zone, CardIndex card, int copies, bool guilty,
                    const DeckLayout& layout)
{
    const Deck::Entry entry{zone.value_or(ZoneIndex{}), card, copies};
    const Catalogue& catalogue = open.catalogue();
    const QString name = fromUtf8(catalogue.name(entry.card, layout.language));
    const Holding holding = zone ? holdingOf(open, entry.card, layout) : Holding();
    const QStringList tags = tagsOf(open, card);
    QStringList spoken{DeckRows::tr("%1 × %2").arg(entry.copies).arg(name)};
    const QString trait = firstTrait(*open.shown(), entry.card, layout.language);
    const std::vector<CardNumber> numbers = cardNumbers(*open.shown(), entry.card, layout.language);
    QStringList further;
    for (std::size_t i = 1; i < numbers.size(); ++i)
        if (!numbers[i].isOpen()) further.append(numbers[i].name + " " + numbers[i].value);
    if (!trait.isEmpty()) spoken.append(trait);
    if (!numbers.empty() && !numbers.front().isOpen())
        spoken.append(numbers.front().name + " " + numbers.front().value);
    if (guilty) spoken.append(DeckRows::tr("breaks a rule"));
    if (!holding.words.isEmpty()) spoken.append(holding.words);
    if (!tags.isEmpty()) spoken.append(tags.join(QStringLiteral(", ")));
    const CardEffects::Cell* effect = zone && layout.effects != nullptr ? layout.effects->of(*zone, card) : nullptr;
    if (effect != nullptr) spoken.append(effect->about);
    QStringList printings;
    if (zone)
        for (const std::string_view each : printingsOf(open.file(), *zone, card)) printings << fromUtf8(each);
    const QString printing = printings.join(QStringLiteral(", "));
    if (!printing.isEmpty()) spoken.append(printing);
    return {.kind = QStringLiteral("card"),
            .zoneId = zone ? fromUtf8(open.game()[*zone].id) : QString::fromUtf8(kMaybeZone),
            .cardId = fromUtf8(catalogue.id(entry.card)),
            .name = name,
            .amount = entry.copies,
            .typeIndex = static_cast<int>(at(catalogue.type(entry.card))),
            .guilty = guilty,
            .note = isProvisional(*open.shown(), entry.card) ? DeckRows::tr("provisional") : QString(),
            .owned = holding.words,
            .lacking = holding.lacking,
            .spoken = spoken.join(QStringLiteral(". ")),
            .picture = pictureAddress(*open.shown(), entry.card),
            .trait = trait,
            .cost = numbers.empty() ? QString() : numbers.front().value,
            .numbers = further.join(QStringLiteral(" · ")),
            .tags = tags,
            .effect = effect != nullptr ? effect->text : QString(),
            .effectAbout = effect != nullptr ? effect->about : QString(),
            .printing = printing};
}

DeckCardRow unknownCardRow(const QString& zoneId, const std::string& written, int copies)
{
    const QString name = fromUtf8(written);
    return {.kind = QStringLiteral("card"),
            .zoneId = zoneId,
            .cardId = {},
            .name = name,
            .amount = copies,
            .unknown = true,
            .guilty = true,
            .note = DeckRows::tr("unknown card"),
            .owned = {},
            .spoken = DeckRows::tr("%1 × %2").arg(copies).arg(name) + ". " + DeckRows::tr("unknown card")};
}

DeckCardRow headRow(const char* kind, const QString& zone, const QString& name, int amount, const QString& note = {},
                    int goal = -1)
{
    const QString spoken = goal < 0 ? QStringLiteral("%1, %2").arg(name).arg(amount)
                                    : DeckRows::tr("%1, %2 of %3").arg(name).arg(amount).arg(goal);
    return {.kind = QString::fromUtf8(kind),
            .zoneId = zone,
            .cardId = {},
            .name = name,
            .amount = amount,
            .note = note,
            .owned = {},
            .goal = goal,
            .spoken = spoken};
}

/// How many cards the rules ask for in a zone: of the rule that counts exactly these cards the number that is to be
/// reached, or that was passed.
int goalOf(const Game& game, const DeckCheckResult* check, ZoneIndex zone, int total)
{
    if (!check) return -1;
    for (const Finding& finding : check->report.findings) {
        // Advice, and rules that count races or copies, are nothing that a zone has to reach.
        if (finding.rule == Finding::kUnknownCards || game.rules[finding.rule].advice ||
            !game.rules[finding.rule].check.starts_with("count("))
            continue;
        if (finding.zone != zone || !finding.have || *finding.have != Interval{total, total}) continue;
        if (finding.min && finding.min->isExact() && finding.min->lo > 0) return finding.min->lo;
        if (finding.max && finding.max->isExact() && finding.max->lo > 0 && total > finding.max->lo)
            return finding.max->lo;
    }
    return -1;
}

void addZone(QList<DeckCardRow>& rows, const OpenDeck& open, ZoneIndex zone, const DeckCheckResult* check,
             const Guilty& guilty, const DeckLayout& layout)
{
    const Game& game = open.game();
    const std::vector<PlacedCard> cards = cardsIn(open, zone, layout);
    int total = 0;
    std::map<CardGroup, int> groups;  // with their copies
    for (const PlacedCard& card : cards) {
        total += card.entry.copies;
        groups[card.group] += card.entry.copies;
    }
    for (const Deck::UnknownCard& unknownCard : open.deck().unknownCards())
        if (unknownCard.zone == zone) total += unknownCard.copies;
    const QString id = fromUtf8(game[zone].id);
    const bool missing = !game[zone].isIn(open.file().settings.edition);
    if (missing && total == 0) return;  // zones of other editions
    const bool left = game[zone].optional && !open.deck().hasZone(zone);
    rows.append(headRow("zone", id, fromUtf8(game[zone].name.in(layout.language)), total,
                        left ? DeckRows::tr("not used") : QString(), left ? -1 : goalOf(game, check, zone, total)));
    const CardGroup* current = nullptr;
    for (const PlacedCard& card : cards) {
        if (groups.size() > 1 && (current == nullptr || *current != card.group)) {
            current = &card.group;
            rows.append(headRow("group", id, card.group.name, groups[card.group]));
        }
        rows.append(cardRow(open, zone, card.entry.card, card.entry.copies, guilty.contains(card.entry.card), layout));
    }
    for (const Deck::UnknownCard& unknownCard : open.deck().unknownCards())
        if (unknownCard.zone == zone) rows.append(unknownCardRow(id, unknownCard.name, unknownCard.copies));
}

void addMaybe(QList<DeckCardRow>& rows, const OpenDeck& open, const DeckLayout& layout)
{
    int total = 0;
    for (const MaybeCard& card : open.maybe()) total += card.copies;
    const QString id = QString::fromUtf8(kMaybeZone);
    rows.append(headRow("zone", id, DeckRows::tr("Maybe"), total, DeckRows::tr("not counted")));
    for (const MaybeCard& card : open.maybe())
        rows.append(card.card ? cardRow(open, std::nullopt, *card.card, card.copies, false, layout)
                              : unknownCardRow(id, card.name, card.copies));
}

}  // namespace

QList<DeckCardRow> deckCardRows(const OpenDeck& open, const DeckCheckResult* check, const DeckLayout& layout)
{
    const Guilty guilty = guiltyCards(check);
    QList<DeckCardRow> rows;
    for (std::size_t zone = 0; zone < open.game().zones.size(); ++zone)
        addZone(rows, open, static_cast<ZoneIndex>(zone), check, guilty, layout);
    if (!open.deck().entries().empty() || !open.maybe().empty()) addMaybe(rows, open, layout);
    return rows;
}

std::optional<DeckLine> lineOf(const OpenDeck& open, const DeckCardRow& row)
{
    const auto zone = open.game().zone(row.zoneId.toStdString());
    const bool maybe = row.zoneId == kMaybeZone;
    if (row.kind != "card" || (!zone && !maybe)) return std::nullopt;
    DeckLine line;
    line.maybe = maybe;
    line.zone = zone.value_or(ZoneIndex{});
    line.copies = row.amount;
    if (row.cardId.isEmpty()) line.unknownCard = row.name.toStdString();
    else line.card = open.catalogue().find(open.game().id + ":" + row.cardId.toStdString());
    return line;
}

}  // namespace mazzo::desktop
