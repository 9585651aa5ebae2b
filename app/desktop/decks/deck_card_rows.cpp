#include "app/desktop/decks/deck_rows.h"

#include "app/desktop/cards/card_summary.h"
#include "app/words/value_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace mazzo {

namespace {

struct DeckRows { Q_DECLARE_TR_FUNCTIONS(DeckRows) };

/// Cards that a rule which does not hold points at.
struct Guilty {
    std::set<CardIndex> cards;
    std::set<std::string> strangers;
};

Guilty guiltyCards(const Judgement* judgement)
{
    Guilty guilty;
    if (!judgement) return guilty;
    for (const Finding& finding : judgement->report.findings) {
        if (!isFailure(finding.status)) continue;
        for (const Culprit& culprit : finding.cards) {
            if (const auto* card = std::get_if<CardIndex>(&culprit)) guilty.cards.insert(*card);
            else guilty.strangers.insert(std::get<std::string>(culprit));
        }
    }
    return guilty;
}

std::vector<Deck::Entry> entriesIn(const OpenDeck& open, ZoneIndex zone, const QString& sort, bool grouped, std::string_view language)
{
    std::vector<Deck::Entry> entries;
    std::ranges::copy_if(open.deck().entries(), std::back_inserter(entries), [zone](const Deck::Entry& entry) { return entry.zone == zone; });
    const Catalogue& catalogue = open.catalogue();
    const auto field = open.game().field(sort.toStdString());
    const auto before = [&](const Deck::Entry& a, const Deck::Entry& b) {
        if (grouped && catalogue.type(a.card) != catalogue.type(b.card)) return catalogue.type(a.card) < catalogue.type(b.card);
        if (sort == "name") return QString::localeAwareCompare(fromUtf8(catalogue.name(a.card, language)), fromUtf8(catalogue.name(b.card, language))) < 0;
        if (!field || open.game()[*field].type != Field::Type::Number) return false;
        const auto key = [&](CardIndex card) { return catalogue.absent(card, *field) ? Interval::kHighest : catalogue.number(card, *field).lo; };
        return key(a.card) < key(b.card);
    };
    std::ranges::stable_sort(entries, before);
    return entries;
}

RowsModel::Row cardRow(const OpenDeck& open, const Deck::Entry& entry, bool guilty, std::string_view language)
{
    const Catalogue& catalogue = open.catalogue();
    const QString name = fromUtf8(catalogue.name(entry.card, language));
    QString spoken = DeckRows::tr("%1 × %2").arg(entry.copies).arg(name);
    if (guilty) spoken += ". " + DeckRows::tr("breaks a rule");
    return {QStringLiteral("card"), fromUtf8(open.game()[entry.zone].id), fromUtf8(catalogue.id(entry.card)), name, entry.copies,
            static_cast<int>(at(catalogue.type(entry.card))), false, guilty, isProvisional(*open.snapshot(), entry.card) ? DeckRows::tr("provisional") : QString(), spoken};
}

RowsModel::Row strangerRow(const OpenDeck& open, const Deck::Stranger& stranger)
{
    const QString name = fromUtf8(stranger.name);
    return {QStringLiteral("card"), fromUtf8(open.game()[stranger.zone].id), QString(), name, stranger.copies, -1, true, true, DeckRows::tr("not in the catalogue"),
            DeckRows::tr("%1 × %2").arg(stranger.copies).arg(name) + ". " + DeckRows::tr("not in the catalogue")};
}

RowsModel::Row headRow(const char* kind, const QString& zone, const QString& name, int amount, const QString& note = {})
{
    return {QString::fromUtf8(kind), zone, QString(), name, amount, -1, false, false, note, QStringLiteral("%1, %2").arg(name).arg(amount)};
}

void addZone(QList<RowsModel::Row>& rows, const OpenDeck& open, ZoneIndex zone, const Guilty& guilty, const QString& sort, bool grouped, std::string_view language)
{
    const Game& game = open.game();
    const auto entries = entriesIn(open, zone, sort, grouped, language);
    int total = 0;
    for (const Deck::Entry& entry : entries) total += entry.copies;
    for (const Deck::Stranger& stranger : open.deck().strangers())
        if (stranger.zone == zone) total += stranger.copies;
    const QString id = fromUtf8(game[zone].id);
    const bool left = game[zone].optional && !open.deck().given(zone);
    rows.append(headRow("zone", id, fromUtf8(game[zone].name.in(language)), total, left ? DeckRows::tr("not used") : QString()));
    std::set<TypeIndex> types;
    for (const Deck::Entry& entry : entries) types.insert(open.catalogue().type(entry.card));
    std::optional<TypeIndex> current;
    for (const Deck::Entry& entry : entries) {
        const TypeIndex type = open.catalogue().type(entry.card);
        if (grouped && types.size() > 1 && current != type) {
            current = type;
            int amount = 0;
            for (const Deck::Entry& other : entries) amount += open.catalogue().type(other.card) == type ? other.copies : 0;
            rows.append(headRow("group", id, fromUtf8(game[type].plural.in(language)), amount));
        }
        rows.append(cardRow(open, entry, guilty.cards.contains(entry.card), language));
    }
    for (const Deck::Stranger& stranger : open.deck().strangers())
        if (stranger.zone == zone) rows.append(strangerRow(open, stranger));
}

} // namespace

QList<RowsModel::Row> deckCardRows(const OpenDeck& open, const Judgement* judgement, const QString& sort, bool grouped, std::string_view language)
{
    const Guilty guilty = guiltyCards(judgement);
    QList<RowsModel::Row> rows;
    for (std::size_t zone = 0; zone < open.game().zones.size(); ++zone) addZone(rows, open, static_cast<ZoneIndex>(zone), guilty, sort, grouped, language);
    return rows;
}

std::optional<DeckLine> lineOf(const OpenDeck& open, const RowsModel& rows, int row)
{
    if (rows.at(row, QStringLiteral("kind")) != "card") return std::nullopt;
    const auto zone = open.game().zone(rows.at(row, QStringLiteral("zoneId")).toString().toStdString());
    if (!zone) return std::nullopt;
    DeckLine line;
    line.zone = *zone;
    line.copies = rows.at(row, QStringLiteral("amount")).toInt();
    const std::string id = rows.at(row, QStringLiteral("cardId")).toString().toStdString();
    if (id.empty()) line.stranger = rows.at(row, QStringLiteral("name")).toString().toStdString();
    else line.card = open.catalogue().find(open.game().id + ":" + id);
    return line;
}

} // namespace mazzo
