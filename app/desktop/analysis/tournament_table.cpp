// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/tournament_table.h"

#include "app/desktop/analysis/odds_text.h"
#include "app/output.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QLocale>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

QString oneDigit(double percent) { return QLocale(fromUtf8(currentLanguage())).toString(percent, 'f', 1); }

/// The average of a curve over the games that lasted as long, as far as a twentieth of them did.
QVariantList averages(const Tally& tally, bool resources)
{
    QVariantList values;
    for (const Tally::Turn& turn : tally.curve) {
        if (turn.games == 0 || turn.games * 20 < tally.curve.front().games) break;
        values.append(static_cast<double>(resources ? turn.resources : turn.points) / static_cast<double>(turn.games));
    }
    return values;
}

/// The turn from which on fewer than half of the games last.
int rareFrom(const Tally& tally)
{
    int turn = 0;
    while (turn < static_cast<int>(Tally::kTurns) &&
           tally.curve[static_cast<std::size_t>(turn)].games * 2 >= tally.curve.front().games)
        ++turn;
    return turn;
}

std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + "\"";
}

}  // namespace

void TournamentTable::clear()
{
    m_played.reset();
    emit changed();
}

void TournamentTable::show(Tournament tournament, std::uint64_t games)
{
    m_played = std::move(tournament);
    m_games = games;
    const int size = static_cast<int>(m_played->entrants.size());
    m_pairA = std::clamp(m_pairA, 0, std::max(0, size - 1));
    m_pairB = std::clamp(m_pairB, 0, std::max(0, size - 1));
    if (!m_played->table.empty() &&
        pairing(static_cast<std::size_t>(m_pairA), static_cast<std::size_t>(m_pairB)) == nullptr) {
        m_pairA = static_cast<int>(m_played->table.front().a);
        m_pairB = static_cast<int>(m_played->table.front().b);
    }
    emit changed();
}

const Pairing* TournamentTable::pairing(std::size_t a, std::size_t b) const
{
    if (!m_played) return nullptr;
    const auto found = std::ranges::find_if(m_played->table, [&](const Pairing& pairing) {
        return (pairing.a == a && pairing.b == b) || (pairing.a == b && pairing.b == a);
    });
    return found == m_played->table.end() ? nullptr : &*found;
}

QString TournamentTable::title() const
{
    return m_played ? tr("Tournament · %L1 games a pair").arg(m_games) : tr("Tournament");
}

QStringList TournamentTable::names() const
{
    QStringList names;
    if (m_played)
        for (const Tournament::Entrant& entrant : m_played->entrants) names.append(fromUtf8(entrant.name));
    return names;
}

QVariantMap TournamentTable::cell(std::size_t a, std::size_t b) const
{
    constexpr double kTwoSided = 1.959963984540054;  // standard errors of a 95 % interval
    const Pairing* pair = a == b ? nullptr : pairing(a, b);
    if (pair == nullptr) return {{"played", false}, {"text", QString()}, {"share", 0.5}};
    const double share = pair->a == a ? pair->duel.share() : 1 - pair->duel.share();
    const QString text = pair->endless ? tr("endless") : oneDigit(share * 100);
    const QString error = pair->endless ? QString()
                                        : QStringLiteral("± ") + oneDigit(pair->duel.error() * kTwoSided * 100);
    const QString nameA = fromUtf8(m_played->entrants[a].name);
    const QString nameB = fromUtf8(m_played->entrants[b].name);
    const QString spoken = pair->endless ? tr("%1 against %2: they never end a game").arg(nameA, nameB)
                                         : tr("%1 against %2: %3 %, %4").arg(nameA, nameB, text, error);
    return {{"played", true}, {"text", text}, {"error", error}, {"share", share}, {"spoken", spoken}};
}

QVariantList TournamentTable::cells() const
{
    QVariantList cells;
    const std::size_t size = m_played ? m_played->entrants.size() : 0;
    for (std::size_t a = 0; a < size; ++a)
        for (std::size_t b = 0; b < size; ++b) cells.append(cell(a, b));
    return cells;
}

QStringList TournamentTable::means() const
{
    QStringList means;
    if (m_played)
        for (const Tournament::Entrant& entrant : m_played->entrants)
            means.append(entrant.all.games > 0 ? oneDigit(entrant.all.share() * 100) : QStringLiteral("–"));
    return means;
}

QString TournamentTable::meanOf(const std::string& strategy) const
{
    if (m_played)
        for (const Tournament::Entrant& entrant : m_played->entrants)
            if (entrant.name == strategy && entrant.all.games > 0) return percentText(entrant.all.share());
    return {};
}

QVariantList TournamentTable::curves() const
{
    const Pairing* pair = pairing(static_cast<std::size_t>(m_pairA), static_cast<std::size_t>(m_pairB));
    if (pair == nullptr) return {};
    QVariantList curves;
    for (const int place : {m_pairA, m_pairB}) {
        const Tally& tally = pair->tallies[static_cast<int>(pair->a) == place ? 0 : 1];
        curves.append(QVariantMap{{"name", fromUtf8(m_played->entrants[static_cast<std::size_t>(place)].name)},
                                  {"values", averages(tally, m_resources)},
                                  {"rareFrom", rareFrom(tally)}});
    }
    return curves;
}

void TournamentTable::setResources(bool resources)
{
    m_resources = resources;
    emit changed();
}

void TournamentTable::choosePair(int row, int column)
{
    if (row < 0 || column < 0 || pairing(static_cast<std::size_t>(row), static_cast<std::size_t>(column)) == nullptr)
        return;
    m_pairA = row;
    m_pairB = column;
    emit changed();
}

bool TournamentTable::exportTo(const QUrl& file) const
{
    if (!m_played) return false;
    std::string text = "a,b,games,a_wins,b_wins,share,error,sigmas,unfinished\n";
    for (const Pairing& pair : m_played->table)
        text += csvCell(m_played->entrants[pair.a].name) + "," + csvCell(m_played->entrants[pair.b].name) + "," +
                std::to_string(pair.duel.games) + "," + std::to_string(pair.duel.wins) + "," +
                std::to_string(pair.duel.losses) + "," + std::to_string(pair.duel.share()) + "," +
                std::to_string(pair.duel.error()) + "," + std::to_string(pair.duel.sigmas()) + "," +
                std::to_string(pair.duel.unfinished) + "\n";
    return writeOutput(file.toLocalFile().toStdString(), text);
}

}  // namespace mazzo::desktop
