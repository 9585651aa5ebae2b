// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_actions.h"

#include "app/text/action_text.h"
#include "app/text/language.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"
#include "goldfish/manual_offers.h"
#include "model/text.h"

#include <QRegularExpression>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

/// In "Choose one. 1: this. 2: that." the text after a number; empty if the text has no such numbers.
QString numberedPart(const QString& text, const QString& number)
{
    static const QRegularExpression anyNumber(QStringLiteral("(?:^|\\s)\\d+: "));
    const QRegularExpressionMatch begin =
        QRegularExpression("(?:^|\\s)" + QRegularExpression::escape(number) + ": ").match(text);
    if (!begin.hasMatch()) return {};
    const qsizetype end = text.indexOf(anyNumber, begin.capturedEnd());
    QString part = text.mid(begin.capturedEnd(), end < 0 ? -1 : end - begin.capturedEnd()).trimmed();
    if (part.endsWith('.')) part.chop(1);
    return part.isEmpty() ? part : part.front().toUpper() + part.mid(1);
}

constexpr std::size_t kMaxListed = 24;  // choices that are listed without a filter, and cards found by one

/// The letter of each verb of an engine. It depends on nothing but the engine, so that players can learn it.
std::map<std::string, QString, std::less<>> keysOf(std::string_view engine)
{
    QString used = QStringLiteral("NIM");  // keys of the page
    std::map<std::string, QString, std::less<>> keys;
    std::vector<Verb> all;
    if (const Engine* found = engineNamed(engine))
        all.assign(found->vocabulary().verbs.begin(), found->vocabulary().verbs.end());
    all.insert(all.end(), commonVocabulary().verbs.begin(), commonVocabulary().verbs.end());
    // What goes on with the turn is used most, what is entered by hand least.
    std::ranges::stable_sort(all, {}, [](const Verb& verb) {
        return verb.role == Verb::Role::Continue ? 0 : verb.role == Verb::Role::ByHand ? 2 : 1;
    });
    std::vector<std::string_view> verbs;
    for (const Verb& verb : all)
        if (!isManual(verb.id)) verbs.push_back(verb.id);
    // First letters are the easiest to remember; verbs that share one get a later letter.
    for (const std::size_t letters : {std::size_t{1}, std::string_view::npos})
        for (const std::string_view verb : verbs) {
            if (keys.contains(verb)) continue;
            for (const char letter : verb.substr(0, letters)) {
                const QChar key = QChar::fromLatin1(letter).toUpper();
                if (key < 'A' || key > 'Z' || used.contains(key)) continue;
                used.append(key);
                keys.emplace(verb, key);
                break;
            }
        }
    return keys;
}

}  // namespace

Roles<TableActions::ActionRow> TableActions::ActionRow::roles()
{
    return {{"label", &ActionRow::label},   {"note", &ActionRow::note},
            {"clause", &ActionRow::clause}, {"provisional", &ActionRow::provisional},
            {"begins", &ActionRow::begins}, {"byHand", &ActionRow::byHand},
            {"key", &ActionRow::key}};
}

TableActions::TableActions(const TableState& state, CardTextSource cardText, QObject* parent)
    : QObject(parent), m_state(state), m_cardText(std::move(cardText))
{}

QList<TableActions::ActionRow> TableActions::rowsOf(const std::vector<AvailableAction>& actions)
{
    QList<ActionRow> rows;
    for (const AvailableAction& action : actions)
        rows.append({.label = action.label,
                     .note = action.note,
                     .clause = action.clause,
                     .provisional = action.provisional,
                     .begins = !action.builder.isComplete(),
                     .byHand = action.byHand(),
                     .key = {}});
    return rows;
}

/// A verb that has several buttons has no letter; digits choose among them.
QList<TableActions::ActionRow> TableActions::buttonRows(const TableView& view) const
{
    QList<ActionRow> rows = rowsOf(m_buttonActions);
    const auto keys = keysOf(view.setup.procedure.engine);
    const auto verbOf = [this](qsizetype row) -> const std::string& {
        return m_buttonActions[static_cast<std::size_t>(row)].builder.offer().verb;
    };
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const auto same = std::ranges::count_if(
            m_buttonActions, [&](const AvailableAction& action) { return action.builder.offer().verb == verbOf(row); });
        if (const auto key = keys.find(verbOf(row)); same == 1 && key != keys.end()) rows[row].key = key->second;
    }
    return rows;
}

void TableActions::show(const TableView& view)
{
    m_buttonActions = otherActions(view.table, view.setup, view.language);
    m_buttons.setRows(buttonRows(view));
    showChoices(view);
    emit changed();
}

bool TableActions::filtering() const
{
    if (!m_builder || m_builder->part().numbers) return false;
    return m_builder->part().anyCard || m_builder->part().choices.size() > kMaxListed;
}

void TableActions::setFilter(const QString& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    emit builderChanged();
}

/// The choices whose names contain the filter, and where any card is allowed, the cards of the catalogue that do.
void TableActions::showChoices(const TableView& view)
{
    QList<ChoiceRow> rows;
    m_listed.clear();
    if (m_builder) {
        const Offer::Part& part = m_builder->part();
        const std::string wanted = folded(m_filter.trimmed().toStdString());
        for (std::size_t i = 0; i < part.choices.size(); ++i) {
            const QString name = operandText(part.choices[i], view.setup, view.language);
            if (!wanted.empty() && folded(name.toStdString()).find(wanted) == std::string::npos) continue;
            rows.append({.label = name, .chosen = m_builder->isChosen(i)});
            m_listed.emplace_back(i);
        }
        if (part.anyCard && !wanted.empty())
            for (const CardIndex card : view.loaded.catalogue.nameMatches(Comparison::Contains, wanted).yes.cards()) {
                if (m_listed.size() >= kMaxListed) break;
                rows.append({.label = fromUtf8(view.setup.name(card, view.language)), .chosen = false});
                m_listed.emplace_back(card);
            }
    }
    m_choices.setRows(std::move(rows));
}

void TableActions::clear()
{
    m_buttonActions.clear();
    m_buttons.clear();
    m_choices.clear();
    m_manual.clear();
    m_listed.clear();
    emit changed();
}

void TableActions::stopBuilding()
{
    m_builder.reset();
    m_menuActions.clear();
    m_filter.clear();
}

void TableActions::cancel()
{
    stopBuilding();
    emit builderChanged();
}

QString TableActions::prompt() const
{
    if (!m_builder || !m_state.session) return {};
    const Offer::Part& part = m_builder->part();
    const QString what = shapeText(m_builder->offer(), m_state.session->play().setup(), m_builder->partIndex(), 1);
    const std::size_t chosen = m_builder->chosen();
    if (part.numbers)
        return tr("%1 a number from %2 to %3").arg(what).arg(part.numbers->first).arg(part.numbers->second);
    if (!part.isList()) return tr("%1 (choose one)").arg(what);
    if (part.least == part.most) return tr("%1 choose %2 (%3 chosen)").arg(what).arg(part.most).arg(chosen);
    if (part.least == 0) return tr("%1 (choose up to %2, %3 chosen)").arg(what).arg(part.most).arg(chosen);
    return tr("%1 choose %2 to %3 (%4 chosen)").arg(what).arg(part.least).arg(part.most).arg(chosen);
}

QString TableActions::label() const
{
    if (!m_builder || !m_state.session) return {};
    return app::label(m_builder->action(), m_state.session->play().setup(), currentLanguage());
}

/// Takes the action if nothing is left to choose, else asks for its next part.
void TableActions::proceed(ActionBuilder builder)
{
    if (isManual(builder.offer().verb)) builder = withOnlyChoices(std::move(builder));
    if (builder.isComplete()) return emit actionReady(builder.action());
    m_builder = std::move(builder);
    m_filter.clear();
    emit builderChanged();
}

void TableActions::press(int button)
{
    if (m_builder || button < 0 || button >= static_cast<int>(m_buttonActions.size())) return;
    proceed(ActionBuilder(m_buttonActions[static_cast<std::size_t>(button)].builder));
}

void TableActions::touchPiece(uint pieceId) { touch({static_cast<PieceId>(pieceId), {}}); }
void TableActions::touchRegion(const QString& regionId) { touch({{}, regionId.toStdString()}); }

void TableActions::touch(const Target& target)
{
    if (!m_state.session) return;
    const Session& session = *m_state.session;
    if (m_builder) {
        if (const auto choice = choiceFor(*m_builder, target, session.table())) {
            ActionBuilder builder = *m_builder;
            builder.choose(*choice);
            proceed(std::move(builder));
        }
        return;
    }
    takeOrShow(actionsFor(target, session.table(), session.play().setup(), currentLanguage()));
}

void TableActions::takeOrShow(std::vector<AvailableAction> actions)
{
    if (actions.size() == 1) proceed(std::move(actions.front().builder));
    else showMenu(std::move(actions));
}

/// Without actions the menu stays as it is: it may be open for something else.
void TableActions::showMenu(std::vector<AvailableAction> actions)
{
    if (actions.empty()) return;
    for (AvailableAction& action : actions) describeByCardText(action);
    m_menuActions = std::move(actions);
    m_menu.setRows(rowsOf(m_menuActions));
    emit menuRequested();
}

void TableActions::touchZone(const QString& zoneId)
{
    if (m_builder) touch({{}, zoneId.toStdString()});
    else openZoneMenu(zoneId);
}

void TableActions::openPieceMenu(uint pieceId)
{
    if (!m_state.session || m_builder) return;
    const Table& table = m_state.session->table();
    const Setup& setup = m_state.session->play().setup();
    const auto piece = static_cast<PieceId>(pieceId);
    std::vector<AvailableAction> actions = actionsFor({piece, {}}, table, setup, currentLanguage());
    std::ranges::move(manualActionsFor(piece, table, setup, currentLanguage()), std::back_inserter(actions));
    showMenu(std::move(actions));
}

void TableActions::openZoneMenu(const QString& zoneId)
{
    if (!m_state.session || m_builder) return;
    showMenu(manualActionsForZone(zoneId.toStdString(), m_state.session->table(), m_state.session->play().setup(),
                                  currentLanguage()));
}

QString TableActions::manualRefusal() const
{
    if (!m_state.session) return {};
    const Table& table = m_state.session->table();
    if (table.outcome) return tr("The game is over");
    const auto& refusal = table.manual.refusal;
    return refusal ? sentence(*refusal, m_state.session->play().setup(), currentLanguage()) : QString();
}

void TableActions::openManual()
{
    if (!m_state.session) return;
    m_manualVerbs = manualVerbs(m_state.session->table(), m_state.session->play().setup(), currentLanguage());
    QList<ManualRow> rows;
    for (const ManualVerb& verb : m_manualVerbs)
        rows.append({.label = verb.label, .note = verb.note, .glyph = verb.glyph, .key = verb.key});
    m_manual.setRows(std::move(rows));
}

void TableActions::chooseManual(int row)
{
    if (!m_state.session || m_builder || row < 0 || row >= static_cast<int>(m_manualVerbs.size())) return;
    takeOrShow(manualActions(m_manualVerbs[static_cast<std::size_t>(row)], m_state.session->play().setup(),
                             currentLanguage()));
}

void TableActions::changeCounter(const QString& counterId, int by)
{
    if (!m_state.session || by == 0) return;
    emit actionReady({"manual counter", {{{}, {wordOperand(counterId.toStdString())}}, {{}, {changeOperand(by)}}}});
}

bool TableActions::canDrop(uint pieceId, const QString& target) const
{
    if (!m_state.session || m_builder) return false;
    return !actionsByDropping(static_cast<PieceId>(pieceId), target.toStdString(), m_state.session->table(),
                              m_state.session->play().setup(), currentLanguage())
                .empty();
}

bool TableActions::dropPiece(uint pieceId, const QString& target)
{
    if (!m_state.session || m_builder) return false;
    const std::string where = target.toStdString();
    auto actions = actionsByDropping(static_cast<PieceId>(pieceId), where, m_state.session->table(),
                                     m_state.session->play().setup(), currentLanguage());
    if (actions.empty()) return false;
    const bool named = actions.front().builder.isComplete() && actions.front().builder.action().parts.size() == 2;
    const std::size_t before = m_state.session->done();
    takeOrShow(std::move(actions));
    // A card that is played first and placed afterwards is placed where it was dropped.
    if (named || m_builder || m_state.session->done() == before || !m_state.session->table().question) return true;
    auto placing = actionsFor({{}, where}, m_state.session->table(), m_state.session->play().setup(),
                              currentLanguage());
    if (placing.size() == 1 && placing.front().builder.isComplete()) proceed(std::move(placing.front().builder));
    return true;
}

bool TableActions::pressLetter(const QString& letter, bool byHand)
{
    for (int row = 0; row < m_buttons.count(); ++row) {
        const ActionRow& button = *m_buttons.row(row);
        if (button.key.isEmpty() || button.key != letter.toUpper() || (button.byHand && !byHand)) continue;
        press(row);
        return true;
    }
    return false;
}

/// One of the numbered actions of a card is labelled with its part of the card's text.
void TableActions::describeByCardText(AvailableAction& available) const
{
    const Action action = available.builder.action();
    if (!available.builder.isComplete() || action.parts.size() != 2 || action.parts[1].link != ":" ||
        action.operand(0).card == noCard)
        return;
    const CardIndex card = action.operand(0).card;
    if (m_state.session->play().setup().isUnknownCard(card)) return;
    const QString text = numberedPart(m_cardText(*m_state.game, card), fromUtf8(action.operand(1).word));
    if (!text.isEmpty()) available.label = text;
}

void TableActions::chooseAction(int row)
{
    if (row < 0 || row >= static_cast<int>(m_menuActions.size())) return;
    proceed(ActionBuilder(m_menuActions[static_cast<std::size_t>(row)].builder));
}

void TableActions::choose(int row)
{
    if (!m_builder || row < 0 || row >= static_cast<int>(m_listed.size())) return;
    ActionBuilder builder = *m_builder;
    const auto& listed = m_listed[static_cast<std::size_t>(row)];
    if (const auto* card = std::get_if<CardIndex>(&listed)) builder.chooseCard(*card);
    else builder.choose(std::get<std::size_t>(listed));
    proceed(std::move(builder));
}

void TableActions::confirm()
{
    if (!canConfirm()) return;
    ActionBuilder builder = *m_builder;
    builder.confirm();
    proceed(std::move(builder));
}

void TableActions::confirmNumber(int number)
{
    if (!needsNumber()) return;
    ActionBuilder builder = *m_builder;
    builder.setNumber(number);
    proceed(std::move(builder));
}

}  // namespace mazzo::desktop
