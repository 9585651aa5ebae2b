// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/goldfish_table.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/saved_game.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QRandomGenerator>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

const QList<QByteArray> kZoneRoles{"zoneId", "name",    "amount",   "look",   "pieces",
                                   "topId",  "topName", "topTouch", "spoken", "wide"};
const QList<QByteArray> kRegionRoles{"regionId", "name", "across", "down", "kind", "pieces", "touch", "spoken"};

/// Few digits: a seed is read out and typed in.
std::uint64_t anySeed() { return QRandomGenerator::global()->bounded(1U, 1'000'000U); }

bool isEmpty(const Deck& deck) { return deck.entries().empty() && deck.unknownCards().empty(); }

}  // namespace

GoldfishTable::GoldfishTable(GameStore& store, Preferences& preferences, TextOf textOf, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_textOf(std::move(textOf)),
      m_odds(preferences),
      m_hand(kPieceRoles),
      m_spreads(kZoneRoles),
      m_piles(kZoneRoles),
      m_regions(kRegionRoles),
      m_counters(kCounterRoles),
      m_phases(kPhaseRoles),
      m_buttons(kWayRoles),
      m_choices({"label", "chosen"}),
      m_menu(kWayRoles),
      m_log(kLogRoles)
{
    connect(&m_checker, &DeckChecker::judged, this, [this](const DeckCheck& check) {
        m_verdict = check.rules ? std::optional(check.report.verdict) : std::nullopt;
        emit judged();
    });
    connect(&m_reader, &SessionReader::resumed, this, &GoldfishTable::take);
    connect(&m_reader, &SessionReader::failed, this, &GoldfishTable::setSessionProblem);
    connect(&m_reader, &SessionReader::busyChanged, this, &GoldfishTable::resumingChanged);
    connect(&m_reader, &SessionReader::progressChanged, this, &GoldfishTable::resumedChanged);
}

void GoldfishTable::begin(GameSnapshot game, const Settings& settings, const Deck& deck, const QString& name,
                          const QString& deckId)
{
    m_name = name;
    m_deckId = deckId;
    layOut(game, Setup::of(game->game, game->catalogue, settings, deck));
    deal(anySeed());
}

void GoldfishTable::layOut(const GameSnapshot& game, const Setup& setup)
{
    m_session.reset();
    m_board.clear();
    m_game = game;
    Setup dealt = setup;
    dealt.orders.clear();  // a new hand is a new shuffle, even after a game whose order was wished for
    m_setup = std::make_shared<const Setup>(std::move(dealt));
    m_board = boardOf(m_setup->procedure);
    m_verdict.reset();
    m_looked.clear();
    m_lookedAt = 0;
    m_checker.ask(game, setup.settings, setup.deck);
    m_odds.setDeck(game, m_setup);
    m_simulation.setDeck(game, m_setup);
    emit laidOut();
    emit judged();
    emit lookedChanged();
}

void GoldfishTable::deal(std::uint64_t seed)
{
    if (!m_setup) return;
    m_seed = seed;
    m_told.clear();
    m_session.reset();
    m_maker.reset();
    QString problem;
    auto play = Play::of(*m_setup);
    if (isEmpty(m_setup->deck)) problem = tr("The deck is empty: there is nothing to deal. Add cards to it first.");
    else if (!play) problem = sentence(play.error());
    else if (auto session = Session::begin(std::move(*play), seed); !session) problem = sentence(session.error());
    else m_session = std::move(*session);
    show();
    setProblem(problem);
}

void GoldfishTable::newHand() { deal(anySeed()); }

bool GoldfishTable::setSeed(const QString& seed)
{
    bool isNumber = false;
    const qulonglong number = seed.trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        setProblem(tr("“%1” is no seed: a seed is a whole number.").arg(seed));
        return false;
    }
    deal(number);
    return true;
}

QVariantList GoldfishTable::boardLinks() const
{
    QVariantList links;
    for (const BoardPlace& place : m_board)
        for (const BoardPlace& other : m_board)
            if (place.region < other.region &&
                std::ranges::find(place.region->next, other.region->id) != place.region->next.end())
                links.append(QVariant(QVariantList{place.x, place.y, other.x, other.y}));
    return links;
}

TableSight GoldfishTable::sight() const
{
    return {*m_game, m_session->play().setup(), m_session->table(), m_maker ? &*m_maker : nullptr, currentLanguage()};
}

RowsModel* GoldfishTable::piecesOf(const std::string& key)
{
    auto& model = m_pieces[key];
    if (!model) {
        model = std::make_unique<RowsModel>(kPieceRoles);
        QQmlEngine::setObjectOwnership(model.get(), QQmlEngine::CppOwnership);  // views are handed it as a value
    }
    return model.get();
}

void GoldfishTable::show()
{
    if (m_session) {
        const TableSight now = sight();
        m_ways = otherWays(now.table, now.setup, now.language);
        showZones(now);
        showRegions(now);
        showChoices(now);
        m_counters.setRows(counterRows(now));
        m_phases.setRows(phaseRows(now));
        m_buttons.setRows(wayRows(m_ways));
        m_log.setRows(m_told.rows(*m_session, now.language));
        if (m_lookedAt != 0) look(m_lookedAt);  // it may lie elsewhere now
    } else {
        m_ways.clear();
        for (RowsModel* model :
             {&m_hand, &m_spreads, &m_piles, &m_regions, &m_counters, &m_phases, &m_buttons, &m_choices, &m_log})
            model->setRows({});
    }
    emit changed();
}

void GoldfishTable::showZones(const TableSight& sight)
{
    QList<RowsModel::Row> spreads;
    QList<RowsModel::Row> piles;
    const ZonePlan plan = planOf(sight.setup.procedure);
    std::vector<const Pile*> zones;
    for (const Pile& pile : sight.table.piles) zones.push_back(&pile);
    std::ranges::stable_sort(zones, {}, [&plan](const Pile* pile) { return plan.rank(pile->zone); });
    for (const Pile* zone : zones) {
        const Pile& pile = *zone;
        QList<RowsModel::Row> pieces = zonePieceRows(sight, pile);
        if (pile.zone == sight.setup.procedure.hand && pile.seat == 0) {
            m_hand.setRows(std::move(pieces));
            continue;
        }
        const ZoneLook look = lookOf(sight, pile);
        if (look == ZoneLook::OnBoard || (pieces.isEmpty() && plan.isAsNeeded(pile.zone))) continue;
        // Of a pile the last card lies on top, unless only the top is seen.
        const RowsModel::Row top = pieces.isEmpty()                      ? RowsModel::Row()
                                   : pile.sight == Procedure::Sight::Top ? pieces.first()
                                                                         : pieces.last();
        const auto ofTop = [&top](const char* role) { return top.value(kPieceRoles.indexOf(role)); };
        RowsModel* model = piecesOf("zone " + pile.zone + ' ' + std::to_string(pile.seat));
        model->setRows(std::move(pieces));
        const QString name = zoneName(sight, pile);
        const int amount = look == ZoneLook::Supply ? static_cast<int>(pile.pieces.size()) : pile.cards();
        const RowsModel::Row row{fromUtf8(pile.zone),
                                 name,
                                 amount,
                                 look == ZoneLook::Supply ? QStringLiteral("supply") : QStringLiteral("spread"),
                                 QVariant::fromValue(model),
                                 top.isEmpty() ? QVariant(0U) : ofTop("pieceId"),
                                 ofTop("name").toString(),
                                 ofTop("touch").toString(),
                                 tr("%1, %n card(s)", nullptr, pile.cards()).arg(name),
                                 plan.isWide(pile.zone) || freePlay()};
        (look == ZoneLook::Pile ? piles : spreads).append(row);
    }
    m_spreads.setRows(std::move(spreads));
    m_piles.setRows(std::move(piles));
}

void GoldfishTable::showRegions(const TableSight& sight)
{
    QList<RowsModel::Row> rows;
    for (const BoardPlace& place : m_board) {
        RowsModel* model = piecesOf("region " + place.region->id);
        model->setRows(regionPieceRows(sight, place.region->id));
        // What can be done anywhere at any time is in the menu of a place, but nothing to point at.
        const Touch able = touchOf({{}, place.region->id}, sight.table, sight.maker);
        const Touch touch = able == Touch::Acts && !sight.table.question ? Touch::Nothing : able;
        const QString name = fromUtf8(place.region->name.in(sight.language));
        QStringList spoken{name};
        for (int row = 0; row < model->count(); ++row)
            spoken.append(model->at(row, QStringLiteral("spoken")).toString());
        if (touch == Touch::Choosable || touch == Touch::Acts) spoken.append(tr("can be chosen"));
        rows.append({fromUtf8(place.region->id), name, place.x, place.y,
                     place.region->kinds.empty() ? QString() : fromUtf8(place.region->kinds.front()),
                     QVariant::fromValue(model),
                     touch == Touch::Nothing  ? QString()
                     : touch == Touch::Chosen ? QStringLiteral("chosen")
                     : touch == Touch::Acts   ? QStringLiteral("acts")
                                              : QStringLiteral("choosable"),
                     spoken.join(QStringLiteral(", "))});
    }
    m_regions.setRows(std::move(rows));
}

void GoldfishTable::retranslate()
{
    if (!m_setup) return;
    m_odds.retranslate();
    m_simulation.retranslate();
    m_told.clear();
    emit laidOut();
    show();
    emit judged();
}

void GoldfishTable::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void GoldfishTable::look(uint pieceId)
{
    m_lookedAt = pieceId;
    const Piece* piece = m_session ? m_session->table().piece(static_cast<PieceId>(pieceId)) : nullptr;
    const Pile* pile = piece ? m_session->table().pileOf(piece->id) : nullptr;
    QVariantMap card;
    // What nobody may see is not shown larger either.
    if (piece && pile->sight != Procedure::Sight::Hidden) {
        const RowsModel::Row row = pieceRow(sight(), *piece, false);
        for (const char* role : {"name", "typeLine", "typeIndex", "numbers", "states", "unknowns", "provisional"})
            card.insert(QString::fromLatin1(role), row[kPieceRoles.indexOf(role)]);
        const Procedure::Region* region = sight().setup.procedure.region(piece->place);
        card.insert(QStringLiteral("where"),
                    region ? fromUtf8(region->name.in(currentLanguage())) : zoneName(sight(), *pile));
        const bool known = piece->card != noCard && !m_session->play().setup().isUnknownCard(piece->card);
        card.insert(QStringLiteral("printed"), known ? m_textOf(*m_game, piece->card) : QString());
        card.insert(QStringLiteral("setLabel"), known ? setLabel(*m_game, piece->card) : QString());
        card.insert(QStringLiteral("cardId"), known ? fromUtf8(m_game->catalogue.id(piece->card)) : QString());
    }
    if (card == m_looked) return;
    m_looked = card;
    emit lookedChanged();
}

QString GoldfishTable::sessionText() const { return m_session ? fromUtf8(saved(*m_session)) : QString(); }

void GoldfishTable::copySeed() const { QGuiApplication::clipboard()->setText(seed()); }

void GoldfishTable::copySession() const { QGuiApplication::clipboard()->setText(sessionText()); }

QString GoldfishTable::pasted() const { return QGuiApplication::clipboard()->text(); }

void GoldfishTable::resume(const QString& text)
{
    setSessionProblem({});
    m_reader.read(text.toStdString(), m_store.games());
}

void GoldfishTable::take(const SessionReader::Resumed& resumed)
{
    m_name = tr("Game from a text");
    m_deckId.clear();
    layOut(resumed.game, resumed.session.play().setup());
    m_told.clear();
    m_seed = resumed.session.seed();
    m_session = resumed.session;
    stopMaking();
    emit taken();
}

void GoldfishTable::setSessionProblem(const QString& problem)
{
    if (problem == m_sessionProblem) return;
    m_sessionProblem = problem;
    emit sessionProblemChanged();
}

}  // namespace mazzo::desktop
