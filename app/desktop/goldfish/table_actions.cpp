// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_actions.h"

#include "app/text/action_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

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

}  // namespace

Roles<TableActions::ActionRow> TableActions::ActionRow::roles()
{
    return {{"label", &ActionRow::label},   {"note", &ActionRow::note},
            {"clause", &ActionRow::clause}, {"provisional", &ActionRow::provisional},
            {"begins", &ActionRow::begins}, {"byHand", &ActionRow::byHand}};
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
                     .byHand = action.byHand()});
    return rows;
}

void TableActions::show(const TableView& view)
{
    m_buttonActions = otherActions(view.table, view.setup, view.language);
    m_buttons.setRows(rowsOf(m_buttonActions));
    QList<ChoiceRow> choices;
    if (m_builder)
        for (std::size_t i = 0; i < m_builder->part().choices.size(); ++i)
            choices.append({.label = operandText(m_builder->part().choices[i], view.setup, view.language),
                            .chosen = m_builder->isChosen(i)});
    m_choices.setRows(std::move(choices));
    emit changed();
}

void TableActions::clear()
{
    m_buttonActions.clear();
    m_buttons.clear();
    m_choices.clear();
    emit changed();
}

void TableActions::stopBuilding()
{
    m_builder.reset();
    m_menuActions.clear();
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
    if (builder.isComplete()) return emit actionReady(builder.action());
    m_builder = std::move(builder);
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
        if (const auto choice = choiceFor(*m_builder, target, session.table())) choose(static_cast<int>(*choice));
        return;
    }
    std::vector<AvailableAction> actions = actionsFor(target, session.table(), session.play().setup(),
                                                      currentLanguage());
    if (actions.size() == 1) return proceed(std::move(actions.front().builder));
    for (AvailableAction& action : actions) describeByCardText(action);
    m_menuActions = std::move(actions);
    m_menu.setRows(rowsOf(m_menuActions));
    if (!m_menuActions.empty()) emit menuRequested();
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
    if (!m_builder || row < 0) return;
    ActionBuilder builder = *m_builder;
    builder.choose(static_cast<std::size_t>(row));
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
