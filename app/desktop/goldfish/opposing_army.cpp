// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/opposing_army.h"

#include "app/text/forecast_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

const Offer* offerOf(const TableView& view, Verb::Role role)
{
    for (const Offer& offer : view.table.offers) {
        const Verb* verb = findVerb(view.setup.procedure.engine, offer.verb);
        if (verb && verb->role == role) return &offer;
    }
    return nullptr;
}

/// The units of the opposing army; null if the engine has no such zone.
const Pile* opposingPile(const TableView& view)
{
    const Engine* engine = engineNamed(view.setup.procedure.engine);
    const std::string_view zone = engine ? engine->vocabulary().opposingZone : std::string_view();
    return zone.empty() ? nullptr : view.table.find(zone);
}

QString resultText(const Forecast::Strike& strike)
{
    const int damage = strike.damage.value;
    if (strike.hit == Truth::Unknown) return OpposingArmy::tr("result unknown");
    if (strike.hit == Truth::No) return OpposingArmy::tr("no effect");
    if (strike.damage.kind == Forecast::Number::Kind::AtLeast)
        return OpposingArmy::tr("hits by %1 or more").arg(damage);
    return OpposingArmy::tr("hits by %1").arg(damage);
}

}  // namespace

Roles<OpposingArmy::UnitRow> OpposingArmy::UnitRow::roles()
{
    return {{"text", &UnitRow::text},
            {"name", &UnitRow::name},
            {"numbers", &UnitRow::numbers},
            {"reserve", &UnitRow::reserve},
            {"owner", &UnitRow::owner}};
}

Roles<OpposingArmy::StrikeRow> OpposingArmy::StrikeRow::roles()
{
    return {{"own", &StrikeRow::own},
            {"attack", &StrikeRow::attack},
            {"defence", &StrikeRow::defence},
            {"attackNumber", &StrikeRow::attackNumber},
            {"defenceNumber", &StrikeRow::defenceNumber},
            {"result", &StrikeRow::result},
            {"hit", &StrikeRow::hit},
            {"unsure", &StrikeRow::unsure}};
}

Roles<OpposingArmy::ResultRow> OpposingArmy::ResultRow::roles()
{
    return {{"name", &ResultRow::name},     {"own", &ResultRow::own},     {"lost", &ResultRow::lost},
            {"before", &ResultRow::before}, {"after", &ResultRow::after}, {"worse", &ResultRow::worse},
            {"totals", &ResultRow::totals}};
}

OpposingArmy::OpposingArmy(QObject* parent) : QObject(parent) {}

void OpposingArmy::show(const TableView& view)
{
    m_available = opposingPile(view) && !view.table.outcome;
    showOffers(view);
    showUnits(view);
    showForecast(view);
    emit changed();
}

void OpposingArmy::showOffers(const TableView& view)
{
    const Offer* enter = offerOf(view, Verb::Role::Opposing);
    const Offer* resolve = offerOf(view, Verb::Role::Resolve);
    m_verb = enter ? fromUtf8(enter->verb) : QString();
    m_resolve = resolve ? fromUtf8(resolve->verb) : QString();
    m_form = enter ? fromUtf8(enter->parts.front().form) : QString();
    const auto rowOf = [&view](const Operand& choice) {
        return WordRow{fromUtf8(choice.word), nameOnTable(choice.word, view.setup, view.language)};
    };
    QList<WordRow> words;
    QList<WordRow> owners;
    if (enter) {
        for (const Operand& choice : enter->parts.front().choices)
            if (choice.card == noCard) words.append(rowOf(choice));
        if (const Offer::Part& last = enter->parts.back(); last.link == "for")
            for (const Operand& choice : last.choices) owners.append(rowOf(choice));
    }
    const bool known = std::ranges::any_of(owners, [this](const WordRow& row) { return row.word == m_owner; });
    if (!known) m_owner = owners.isEmpty() ? QString() : owners.front().word;
    m_words.setRows(std::move(words));
    m_owners.setRows(std::move(owners));
}

void OpposingArmy::showUnits(const TableView& view)
{
    m_allUnits.clear();
    const Pile* pile = opposingPile(view);
    for (const Piece& piece : pile ? pile->pieces : std::vector<Piece>()) {
        UnitRow row;
        row.text = fromUtf8(piece.thing);
        row.name = piece.card == noCard ? QString() : fromUtf8(view.setup.name(piece.card, view.language));
        row.numbers = row.text.isEmpty() ? QStringList() : row.text.split('/');
        row.reserve = piece.is("deactivated");
        for (const WordRow& owner : m_owners.rows())
            if (piece.is(owner.word.toStdString())) row.owner = owner.word;
        m_allUnits.append(row);
    }
    m_units.setRows(ownedUnits());
}

void OpposingArmy::showForecast(const TableView& view)
{
    QList<StrikeRow> strikes;
    QList<ResultRow> results;
    QList<NoteRow> notes;
    m_headline.clear();
    m_clause.clear();
    if (const auto& forecast = view.table.forecast) {
        m_headline = sentence(forecast->headline, view.setup, view.language);
        m_clause = fromUtf8(forecast->headline.clause);
        for (const Forecast::Strike& strike : forecast->strikes)
            strikes.append({strike.own, forecastNumberText(strike.attack), forecastNumberText(strike.defence),
                            strike.attack.value, strike.defence.value, resultText(strike), strike.hit == Truth::Yes,
                            strike.attack.kind != Forecast::Number::Kind::Exact || strike.hit == Truth::Unknown});
        for (const Forecast::Side& side : forecast->sides)
            results.append({nameOnTable(side.name, view.setup, view.language), side.own, side.lost,
                            forecastNumberText(side.pointsBefore), forecastNumberText(side.pointsAfter),
                            side.pointsAfter != side.pointsBefore,
                            QStringLiteral("%1/%2/%3")
                                .arg(forecastNumberText(side.attack), forecastNumberText(side.defence),
                                     forecastNumberText(side.range))});
        for (const Note& note : forecast->notes)
            notes.append({sentence(note, view.setup, view.language), fromUtf8(note.clause), note.warning});
    }
    m_strikes.setRows(std::move(strikes));
    m_results.setRows(std::move(results));
    m_notes.setRows(std::move(notes));
}

void OpposingArmy::clear()
{
    m_available = false;
    m_verb.clear();
    m_resolve.clear();
    m_headline.clear();
    m_allUnits.clear();
    m_units.clear();
    m_words.clear();
    m_owners.clear();
    m_strikes.clear();
    m_results.clear();
    m_notes.clear();
    emit changed();
}

QList<OpposingArmy::UnitRow> OpposingArmy::ownedUnits() const
{
    QList<UnitRow> units = m_allUnits;
    units.removeIf([this](const UnitRow& unit) { return unit.owner != m_owner; });
    return units;
}

void OpposingArmy::setOwner(const QString& owner)
{
    if (owner == m_owner) return;
    m_owner = owner;
    m_units.setRows(ownedUnits());
    emit changed();
}

void OpposingArmy::enter(const QList<UnitRow>& units)
{
    QStringList front;
    QStringList reserve;
    for (const UnitRow& unit : units)
        if (!unit.text.isEmpty()) (unit.reserve ? reserve : front).append(unit.text);
    if (front.isEmpty()) front.swap(reserve);
    QString action = m_verb + ' ' + (front.isEmpty() ? QStringLiteral("none") : front.join(QStringLiteral(", ")));
    if (!reserve.isEmpty()) action += QStringLiteral(" reserve ") + reserve.join(QStringLiteral(", "));
    if (!m_owner.isEmpty()) action += QStringLiteral(" for ") + m_owner;
    emit requested(action);
}

void OpposingArmy::add(const QString& unit)
{
    const QString text = unit.trimmed();
    if (text.isEmpty() || !entering()) return;
    QList<UnitRow> units = ownedUnits();
    for (const QString& each : text.split(',', Qt::SkipEmptyParts)) {
        UnitRow row;
        row.text = each.trimmed();
        units.append(row);
    }
    enter(units);
}

void OpposingArmy::remove(int row)
{
    QList<UnitRow> units = ownedUnits();
    if (row < 0 || row >= units.size() || !entering()) return;
    units.removeAt(row);
    enter(units);
}

void OpposingArmy::setNumber(int row, int part, const QString& number)
{
    QList<UnitRow> units = ownedUnits();
    if (row < 0 || row >= units.size() || part < 0 || part >= units[row].numbers.size() || !entering()) return;
    const QString written = number.trimmed().isEmpty() ? QStringLiteral("?") : number.trimmed();
    if (units[row].numbers[part] == written) return;
    units[row].numbers[part] = written;
    units[row].text = units[row].numbers.join('/');
    enter(units);
}

void OpposingArmy::useWord(int row)
{
    const WordRow* word = m_words.row(row);
    if (!word || !entering()) return;
    emit requested(m_verb + ' ' + word->word + (m_owner.isEmpty() ? QString() : QStringLiteral(" for ") + m_owner));
}

void OpposingArmy::resolve()
{
    if (canResolve()) emit requested(m_resolve);
}

}  // namespace mazzo::desktop
