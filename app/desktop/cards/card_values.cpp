// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_values.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/printing_text.h"
#include "app/text/reference_text.h"
#include "app/text/value_text.h"
#include "carddata/library/value_text.h"

#include <QPointer>

namespace mazzo::desktop {

namespace {

/// "known", "range" or "unknown": what the player can rely on.
QString knowledgeOf(const Value& value, const Field& field)
{
    if (isKnown(value)) return QStringLiteral("known");
    const auto* number = std::get_if<Interval>(&value);
    return number != nullptr && *number != field.domain ? QStringLiteral("range") : QStringLiteral("unknown");
}

/// What the rulebook says, and what follows from it, cannot be typed over.
bool isEditable(const FieldValue& value, const Field& field)
{
    if (!field.derived.empty()) return false;
    return !isKnown(value.value) || value.origin == Origin::Provisional || value.origin == Origin::Sample ||
           value.origin == Origin::User;
}

QStringList choicesOf(const Field& field, std::string_view language)
{
    QStringList names;
    for (const Choice& choice : field.choices) names.append(fromUtf8(choice.name.in(language)));
    return names;
}

}  // namespace

CardValues::CardValues(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

void CardValues::show(GameSnapshot game, std::optional<Card> card)
{
    m_game = std::move(game);
    m_card = std::move(card);
    m_ownText = m_card && m_store.isOwnText(m_game->game.id, m_card->id);
    retranslate();
}

void CardValues::retranslate()
{
    QList<ValueRow> rows;
    if (m_card) {
        for (std::size_t i = 0; i < m_card->values.size(); ++i) {
            if (!isAbsent(m_card->values[i].value)) rows.append(valueRow(i));
        }
    }
    m_rows.setRows(std::move(rows));
    emit changed();
    emit refusalChanged();
}

CardValues::ValueRow CardValues::valueRow(std::size_t index) const
{
    const std::string language = currentLanguage();
    const Field& field = m_game->game.fields[index];
    const FieldValue& value = m_card->values[index];
    const bool known = isKnown(value.value);
    const QString knowledge = knowledgeOf(value.value, field);
    return {.fieldId = fromUtf8(field.id),
            .name = fromUtf8(field.name.in(language)),
            .about = fromUtf8(field.about.in(language)),
            .value = referenceText(value.value, field, *m_game, language),
            .knowledge = knowledge,
            .origin = knowledge == "unknown" ? QString() : originName(value.origin),
            .originId = fromUtf8(idOf(value.origin)),
            .clause = fromUtf8(value.clause),
            .note = fromUtf8(value.note.in(language)),
            .editable = isEditable(value, field),
            .typed = known ? fromUtf8(valueText(value.value)) : QString(),
            .choices = choicesOf(field, language)};
}

QString CardValues::printed() const
{
    return m_card ? withSymbols(m_game->game, m_card->text.in(currentLanguage())) : QString();
}
bool CardValues::printedUnknown() const { return m_card && m_card->textState == Card::TextState::Unknown; }
QString CardValues::refusal() const { return m_refusal ? sentence(*m_refusal) : QString(); }

void CardValues::enter(const QString& field, const QString& text)
{
    if (m_card && !m_saving)
        m_store.setValue(m_game->game.id, m_card->id, field.toStdString(), text.toStdString(), whenStored(field));
}

void CardValues::resetValue(const QString& field)
{
    if (m_card && !m_saving) m_store.unsetValue(m_game->game.id, m_card->id, field.toStdString(), whenStored(field));
}

GameStore::Done CardValues::whenStored(const QString& field)
{
    m_saving = true;
    emit refusalChanged();
    return [values = QPointer(this), field, card = m_card->id](const Result<void>& done) {
        if (values == nullptr) return;
        values->m_saving = false;
        const bool shown = values->m_card && values->m_card->id == card;
        values->m_refusedField = done || !shown ? QString() : field;
        values->m_refusal = done || !shown ? std::nullopt : std::optional(done.error());
        emit values->refusalChanged();
        if (done) emit values->entered(field);
    };
}

void CardValues::dismissRefusal()
{
    m_refusedField.clear();
    m_refusal.reset();
    emit refusalChanged();
}

}  // namespace mazzo::desktop
