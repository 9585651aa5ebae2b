// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_form.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

std::string keyOf(const Game& game, const CardColumn& column) { return keyText(game, column.key); }

bool isUnknown(const Card& card, const CardColumn& column)
{
    if (column.key.part == CardKey::Part::Text) return card.textState == Card::TextState::Unknown;
    if (column.key.part != CardKey::Part::Field) return false;
    const Value& value = card.values[at(column.key.field)].value;
    return !isAbsent(value) && !isKnown(value);
}

QString layerName(const Game& game, std::string_view layer)
{
    if (layer == kOwnLayer) return CardForm::tr("yours");
    for (const GameLayer& known : game.layers)
        if (known.id == layer && layer != kPackLayer) return fromUtf8(known.name.in(currentLanguage()));
    return fromUtf8(game.name.in(currentLanguage()));
}

}  // namespace

Roles<CardForm::FieldRow> CardForm::FieldRow::roles()
{
    return {{"key", &FieldRow::key},     {"title", &FieldRow::title},     {"about", &FieldRow::about},
            {"kind", &FieldRow::kind},   {"choices", &FieldRow::choices}, {"isOpen", &FieldRow::open},
            {"text", &FieldRow::text},   {"knowledge", &FieldRow::state}, {"source", &FieldRow::layer},
            {"below", &FieldRow::below}, {"problem", &FieldRow::problem}};
}

CardForm::CardForm(GameStore& store, Store save, QObject* parent)
    : QObject(parent), m_store(store), m_save(std::move(save))
{}

void CardForm::setGame(GameSnapshot game)
{
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    if (another) {
        m_lastType.clear();
        return close();
    }
    if (!m_id.empty()) {
        auto card = m_store.layers(m_game->game, m_id);
        if (!card) return close();
        m_card = std::move(*card);
    }
    showFields();
}

void CardForm::retranslate() { showFields(); }

void CardForm::setUnknownOnly(bool only)
{
    m_unknownOnly = only;
    m_shownUnknown.clear();
    showFields();
}

void CardForm::close()
{
    m_new = false;
    m_id.clear();
    m_card.reset();
    m_typed.clear();
    m_problems.clear();
    m_unknownOnly = false;
    m_shownUnknown.clear();
    showFields();
}

void CardForm::showCard(const QString& cardId)
{
    if (m_game == nullptr || (cardId == this->cardId() && !m_new)) return;
    auto card = m_store.layers(m_game->game, cardId.toStdString());
    if (!card) return;
    m_new = false;
    m_id = cardId.toStdString();
    m_card = std::move(*card);
    m_typed.clear();
    m_problems.clear();
    m_shownUnknown.clear();
    showFields();
}

void CardForm::start(TypedCard typed)
{
    if (m_game == nullptr) return;
    close();
    m_new = true;
    for (CardText& text : typed.texts) m_typed.insert_or_assign(keyText(m_game->game, text.key), std::move(text.text));
    if (!m_typed.contains("type"))
        m_typed.emplace("type", m_lastType.empty() ? m_game->game.types.front().id : m_lastType);
    showFields();
}

void CardForm::startNew() { start({}); }

void CardForm::startNamed(const QString& name)
{
    start({.card = {}, .texts = {{{CardKey::Part::Name, {}, {}}, name.toStdString()}}});
}

void CardForm::startCopy(const QString& cardId)
{
    if (m_game == nullptr) return;
    const auto card = m_store.card(m_game->game, cardId.toStdString());
    if (!card) return;
    const CardEditor editor(m_game->game, m_game->catalogue);
    TypedCard copy;
    for (const CardColumn& column : cardColumns(m_game->game)) {
        if (column.kind == CardColumn::Kind::Name) continue;
        if (std::string text = editor.text(*card, column.key); !text.empty())
            copy.texts.push_back({column.key, std::move(text)});
    }
    start(std::move(copy));
}

void CardForm::enter(const QString& key, const QString& text)
{
    if (m_game == nullptr || !isShown()) return;
    const auto parsed = cardKey(m_game->game, key.toStdString());
    if (!parsed) return;
    m_problems.erase(key.toStdString());
    if (m_new) {
        if (text.trimmed().isEmpty()) m_typed.erase(key.toStdString());
        else m_typed.insert_or_assign(key.toStdString(), text.trimmed().toStdString());
        showFields();
        emit entered(key);
        return;
    }
    m_typed.insert_or_assign(key.toStdString(), text.trimmed().toStdString());
    storeNow({{*parsed, text.trimmed().toStdString()}});
}

void CardForm::useBelow(const QString& key)
{
    if (m_game == nullptr || m_id.empty()) return;
    if (const auto parsed = cardKey(m_game->game, key.toStdString())) storeNow({{*parsed, {}}});
}

void CardForm::save()
{
    if (!m_new || m_saving) return;
    std::vector<CardText> texts;
    for (const auto& [key, text] : m_typed)
        if (const auto parsed = cardKey(m_game->game, key)) texts.push_back({*parsed, text});
    if (const auto type = m_typed.find("type"); type != m_typed.end()) m_lastType = type->second;
    storeNow(std::move(texts));
}

void CardForm::storeNow(std::vector<CardText> texts)
{
    m_saving = true;
    emit changed();
    TypedCard card{.card = m_id, .texts = std::move(texts)};
    const bool isNew = m_new;
    m_save(card, isNew ? OwnReason::New : OwnReason::Edit, [this, card, isNew](const EditResult& result) {
        m_saving = false;
        // Another card may be shown by now.
        if (isNew != m_new || card.card != m_id) return;
        for (const TypedProblem& problem : result.problems) m_problems[problem.key] = sentence(problem.error);
        if (!result.problems.empty()) return showFields();
        for (const CardText& text : card.texts) {
            m_typed.erase(keyText(m_game->game, text.key));
            emit entered(fromUtf8(keyText(m_game->game, text.key)));
        }
        if (isNew && !result.cards.empty()) {
            close();
            emit saved(fromUtf8(result.cards.front()));
        }
        emit changed();
    });
}

std::optional<TypeIndex> CardForm::type() const
{
    if (const auto typed = m_typed.find("type"); typed != m_typed.end()) return m_game->game.type(typed->second);
    return m_card ? std::optional(m_card->card.type) : std::nullopt;
}

QString CardForm::typed(const std::string& key) const
{
    const auto found = m_typed.find(key);
    return found == m_typed.end() ? QString() : fromUtf8(found->second);
}

bool CardForm::applies(const CardColumn& column) const
{
    if (column.key.part != CardKey::Part::Field) return true;
    const auto type = this->type();
    return !type || m_game->game[column.key.field].appliesTo(*type);
}

void CardForm::showFields()
{
    QList<FieldRow> rows;
    if (m_game != nullptr && isShown()) {
        const CardEditor editor(m_game->game, m_game->catalogue);
        for (const CardColumn& column : cardColumns(m_game->game)) {
            const std::string key = keyOf(m_game->game, column);
            if (!applies(column)) continue;
            if (m_unknownOnly && m_card) {
                // A value that was just filled in stays in its place until the next card.
                if (isUnknown(m_card->card, column) && std::ranges::find(m_shownUnknown, key) == m_shownUnknown.end())
                    m_shownUnknown.push_back(key);
                if (std::ranges::find(m_shownUnknown, key) == m_shownUnknown.end()) continue;
            }
            rows.append(fieldRow(column, editor));
        }
    }
    m_fields.setRows(std::move(rows));
    emit changed();
}

CardForm::FieldRow CardForm::fieldRow(const CardColumn& column, const CardEditor& editor) const
{
    const Game& game = m_game->game;
    const std::string key = keyOf(game, column);
    FieldRow row;
    row.key = fromUtf8(key);
    row.title = columnTitle(game, column);
    if (column.key.part == CardKey::Part::Field)
        row.about = fromUtf8(game[column.key.field].about.in(currentLanguage()));
    row.kind = kindId(column.kind);
    row.choices = choiceNames(game, column);
    row.open = column.open;
    row.state = QStringLiteral("unknown");
    if (m_card) addStored(row, column, editor);
    if (const auto text = m_typed.find(key); text != m_typed.end()) {
        row.text = fromUtf8(text->second);
        if (column.kind == CardColumn::Kind::Type)
            if (const auto type = game.type(text->second)) row.text = fromUtf8(game[*type].name.in(currentLanguage()));
        row.state = row.text == "?" ? QStringLiteral("unknown") : QStringLiteral("known");
    }
    if (const auto problem = m_problems.find(key); problem != m_problems.end()) row.problem = problem->second;
    return row;
}

void CardForm::addStored(FieldRow& row, const CardColumn& column, const CardEditor& editor) const
{
    const Game& game = m_game->game;
    row.text = fromUtf8(editor.text(m_card->card, column.key));
    if (column.kind == CardColumn::Kind::Type) row.text = fromUtf8(game[m_card->card.type].name.in(currentLanguage()));
    row.state = QStringLiteral("known");
    if (isUnknown(m_card->card, column)) {
        row.state = QStringLiteral("unknown");
        row.text.clear();
    }
    if (column.key.part == CardKey::Part::Field && isAbsent(m_card->card.values[at(column.key.field)].value))
        row.state = QStringLiteral("absent");
    if (column.key.part == CardKey::Part::Text && m_card->card.textState == Card::TextState::None)
        row.state = QStringLiteral("absent");
    const std::string key = keyOf(game, column);
    const std::string_view layer = m_card->layerOf(key);
    if (row.state == "known" && !layer.empty()) row.layer = layerName(game, layer);
    if (column.key.part != CardKey::Part::Field || layer != kOwnLayer) return;
    const auto values = m_card->values(key);
    if (values.size() < 2) return;
    const auto& [belowLayer, below] = values[values.size() - 2];
    row.below = isKnown(below.value)
                    ? tr("%1: %2").arg(layerName(game, belowLayer),
                                       displayText(below.value, game[column.key.field], currentLanguage()))
                    : tr("Unknown in %1").arg(layerName(game, belowLayer));
}

QString CardForm::name() const
{
    if (const QString typedName = typed("name"); !typedName.isEmpty()) return typedName;
    return m_card ? fromUtf8(m_card->card.name.in(currentLanguage())) : QString();
}

QString CardForm::typeLine() const
{
    if (m_game == nullptr || !isShown()) return {};
    const auto type = this->type();
    return type ? fromUtf8(m_game->game[*type].name.in(currentLanguage())) : QString();
}

int CardForm::typeIndex() const
{
    if (m_game == nullptr || !isShown()) return 0;
    const auto type = this->type();
    return type ? static_cast<int>(at(*type)) : 0;
}

QStringList CardForm::numbers() const
{
    QStringList labels;
    for (const FieldRow& row : m_fields.rows())
        if (row.kind == "number" && row.state != "absent")
            labels.append(row.title + ' ' + (row.state == "known" ? row.text : QStringLiteral("?")));
    return labels;
}

QString CardForm::picture() const
{
    const auto card = m_game != nullptr && m_card ? m_game->catalogue.byNumber(m_card->card.number) : std::nullopt;
    return card ? pictureAddress(*m_game, *card) : QString();
}

QString CardForm::printed() const
{
    if (const QString text = typed("text"); !text.isEmpty()) return text;
    return m_card && m_card->card.textState == Card::TextState::Known
               ? fromUtf8(m_card->card.text.in(currentLanguage()))
               : QString();
}

}  // namespace mazzo::desktop
