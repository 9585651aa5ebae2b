// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_form.h"

#include "app/desktop/cards/card_summary.h"
#include "app/desktop/mycards/problem_text.h"
#include "app/desktop/mycards/typed_check.h"
#include "app/text/language.h"

#include <algorithm>

namespace mazzo::desktop {

CardForm::CardForm(GameStore& store, Store save, QObject* parent)
    : QObject(parent), m_store(store), m_save(std::move(save))
{
    connect(&m_effects, &EffectList::edited, this, [this] { enter(QStringLiteral("effects"), m_effects.json()); });
}

void CardForm::setGame(GameSnapshot game)
{
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    m_effects.setGame(m_game);
    if (another) {
        m_lastType.clear();
        m_queue.clear();
        return close();
    }
    if (!m_id.empty()) {
        auto card = m_store.layers(m_game->game, m_id);
        if (!card) return close();
        m_entry.card = std::move(*card);
    }
    // What could not be stored before may fit the game as it is now.
    if (m_new)
        for (const CardColumn& column : formColumns(m_game->game, false))
            if (const std::string key = keyText(m_game->game, column.key);
                m_entry.typed.contains(key) && !m_refused.contains(key))
                check(column);
    showFields();
    showEffects();
}

void CardForm::retranslate()
{
    m_effects.setGame(m_game);
    // What was refused when it was stored keeps its words until it is changed.
    if (m_game != nullptr && m_new)
        for (const CardColumn& column : formColumns(m_game->game, false))
            if (!m_refused.contains(keyText(m_game->game, column.key))) check(column);
    showFields();
}

void CardForm::setUnknownOnly(bool only)
{
    m_unknownOnly = only;
    m_shownUnknown.clear();
    showFields();
}

void CardForm::close()
{
    m_new = false;
    m_fromQueue = false;
    m_id.clear();
    m_entry.clear();
    m_refused.clear();
    m_unknownOnly = false;
    m_shownUnknown.clear();
    showFields();
    showEffects();
}

void CardForm::dismiss()
{
    m_queue.clear();
    close();
}

void CardForm::showCard(const QString& cardId)
{
    if (m_game == nullptr || (cardId == this->cardId() && !m_new)) return;
    auto card = m_store.layers(m_game->game, cardId.toStdString());
    if (!card) return;
    m_new = false;
    m_id = cardId.toStdString();
    m_entry.card = std::move(*card);
    m_entry.typed.clear();
    m_entry.problems.clear();
    m_refused.clear();
    m_shownUnknown.clear();
    showFields();
    showEffects();
}

void CardForm::start(TypedCard typed)
{
    if (m_game == nullptr) return;
    close();
    m_new = true;
    for (CardText& text : typed.texts)
        m_entry.typed.insert_or_assign(keyText(m_game->game, text.key), std::move(text.text));
    showFields();
    showEffects();
}

void CardForm::startNew()
{
    if (m_game == nullptr) return;
    if (m_queue.empty())
        return start({.card = {},
                      .texts = {{{CardKey::Part::Type, {}, {}},
                                 m_lastType.empty() ? m_game->game.types.front().id : m_lastType}}});
    // Of a card that a deck names, the type is not guessed.
    const NewCard next = std::move(m_queue.front());
    m_queue.pop_front();
    TypedCard typed{.card = {}, .texts = {{{CardKey::Part::Name, {}, {}}, next.name}}};
    if (!next.type.empty()) typed.texts.push_back({{CardKey::Part::Type, {}, {}}, next.type});
    start(std::move(typed));
    m_fromQueue = true;
    emit changed();
}

void CardForm::startQueue(const std::vector<NewCard>& cards)
{
    m_queue.assign(cards.begin(), cards.end());
    if (!m_queue.empty()) startNew();
}

void CardForm::startCopy(const QString& cardId)
{
    if (m_game == nullptr) return;
    const auto card = m_store.card(m_game->game, cardId.toStdString());
    if (!card) return;
    TypedCard copy;
    for (const CardColumn& column : formColumns(m_game->game, false)) {
        if (column.kind == CardColumn::Kind::Name) continue;
        if (const QString text = typedText(*m_game, *card, column); !text.isEmpty())
            copy.texts.push_back({column.key, text.toStdString()});
    }
    m_effects.show(card->effects);
    if (const QString effects = m_effects.json(); !effects.isEmpty())
        copy.texts.push_back({{CardKey::Part::Effects, {}, {}}, effects.toStdString()});
    start(std::move(copy));
}

void CardForm::enter(const QString& key, const QString& text)
{
    if (m_game == nullptr || !isShown()) return;
    const auto parsed = cardKey(m_game->game, key.toStdString());
    if (!parsed) return;
    m_entry.problems.erase(key.toStdString());
    m_refused.erase(key.toStdString());
    if (m_new) {
        if (text.trimmed().isEmpty()) m_entry.typed.erase(key.toStdString());
        else m_entry.typed.insert_or_assign(key.toStdString(), text.trimmed().toStdString());
        if (const auto column = columnOf(key.toStdString())) check(*column);
        showFields();
        emit entered(key);
        return;
    }
    m_entry.typed.insert_or_assign(key.toStdString(), text.trimmed().toStdString());
    storeNow({{*parsed, text.trimmed().toStdString()}});
}

void CardForm::useBelow(const QString& key)
{
    if (m_game == nullptr || m_id.empty()) return;
    if (const auto parsed = cardKey(m_game->game, key.toStdString())) storeNow({{*parsed, {}}});
}

void CardForm::useNearest(const QString& key)
{
    for (const FormField& row : m_fields.rows())
        if (row.key == key && !row.nearest.isEmpty()) {
            const auto column = columnOf(key.toStdString());
            const std::string missing = missingCard(*m_game, *column, row.text.toStdString());
            return enter(key, QString(row.text).replace(fromUtf8(missing), row.nearest));
        }
}

void CardForm::createReferred(const QString& key)
{
    const auto column = columnOf(key.toStdString());
    for (const FormField& row : m_fields.rows()) {
        if (!column || row.key != key || row.missing.isEmpty()) continue;
        const TypedCard card{.card = {},
                             .texts = {{{CardKey::Part::Name, {}, {}}, row.missing.toStdString()},
                                       {{CardKey::Part::Type, {}, {}}, typeReferredTo(*m_game, column->key.field)}}};
        const std::string shown = m_id;
        return m_save(card, OwnReason::New, [this, shown, key, text = row.text](const EditResult& result) {
            // The value that names it can be stored now.
            if (!result.problems.empty() || shown != m_id) return;
            m_entry.problems.erase(key.toStdString());
            m_refused.erase(key.toStdString());
            if (!m_new) enter(key, text);
        });
    }
}

void CardForm::save()
{
    if (!m_new || m_saving) return;
    std::vector<CardText> texts;
    for (const auto& [key, text] : m_entry.typed)
        if (const auto parsed = cardKey(m_game->game, key)) texts.push_back({*parsed, text});
    // Next to names in other languages, the first has to say its language too.
    const auto isNamed = [](const CardText& text) { return text.key.part == CardKey::Part::Name; };
    if (std::ranges::count_if(texts, isNamed) > 1)
        for (CardText& text : texts)
            if (isNamed(text) && text.key.language.empty()) text.key.language = mainLanguage(m_game->game);
    if (const auto type = m_entry.typed.find("type"); type != m_entry.typed.end()) m_lastType = type->second;
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
        for (const TypedProblem& problem : result.problems) {
            const bool isName = problem.key.starts_with("name.") && !columnOf(problem.key);
            const std::string key = isName ? std::string("name") : problem.key;
            m_entry.problems[key] = problemText(m_game->game, problem.error);
            m_refused.insert(key);
        }
        if (!result.problems.empty()) {
            showFields();
            if (isNew) emit problemsFound();
            return;
        }
        for (const CardText& text : card.texts) {
            m_entry.typed.erase(keyText(m_game->game, text.key));
            emit entered(fromUtf8(keyText(m_game->game, text.key)));
        }
        if (isNew && !result.cards.empty()) {
            const bool wasLast = m_fromQueue && m_queue.empty();
            close();
            m_fromQueue = wasLast;  // so that the view starts no further card
            emit saved(fromUtf8(result.cards.front()));
            if (wasLast) emit queueDone();
        }
        emit changed();
    });
}

std::optional<TypeIndex> CardForm::type() const
{
    if (const auto typed = m_entry.typed.find("type"); typed != m_entry.typed.end())
        return m_game->game.type(typed->second);
    return m_entry.card ? std::optional(m_entry.card->card.type) : std::nullopt;
}

bool CardForm::applies(const CardColumn& column) const
{
    if (column.key.part != CardKey::Part::Field) return true;
    // Of a card without a type only that is asked for.
    const auto type = this->type();
    return type && m_game->game[column.key.field].appliesTo(*type);
}

std::optional<CardColumn> CardForm::columnOf(const std::string& key) const
{
    for (CardColumn& column : formColumns(m_game->game, true))
        if (keyText(m_game->game, column.key) == key) return std::move(column);
    return std::nullopt;
}

QStringList CardForm::cardNames(const QString& text) const
{
    return m_game != nullptr ? cardNamesWith(*m_game, text) : QStringList();
}

/// Shows at once what is wrong with a value of a new card, which is stored only as a whole.
void CardForm::check(const CardColumn& column)
{
    const std::string key = keyText(m_game->game, column.key);
    m_entry.problems.erase(key);
    const auto text = m_entry.typed.find(key);
    if (text == m_entry.typed.end()) return;
    if (QString problem = typedProblem(*m_game, column, text->second); !problem.isEmpty())
        m_entry.problems.emplace(key, std::move(problem));
}

void CardForm::showEffects()
{
    if (const auto typed = m_entry.typed.find("effects"); typed != m_entry.typed.end())
        m_effects.show(EffectList::read(fromUtf8(typed->second)));
    else m_effects.show(m_entry.card ? m_entry.card->card.effects : std::nullopt);
}

void CardForm::showLayers()
{
    QList<LayerRow> rows;
    if (m_entry.card)
        for (auto layer = m_entry.card->layers.rbegin(); layer != m_entry.card->layers.rend(); ++layer)
            rows.append({layer->id == kOwnLayer ? tr("My cards") : layerName(m_game->game, layer->id),
                         static_cast<int>(layer->says.values.size()) + (layer->says.textState ? 1 : 0),
                         layer->id == kOwnLayer});
    m_layers.setRows(std::move(rows));
}

void CardForm::showFields()
{
    QList<FormField> rows;
    if (m_game != nullptr && isShown()) {
        for (const CardColumn& column : formColumns(m_game->game, m_effects.hasWords())) {
            const std::string key = keyText(m_game->game, column.key);
            if (!applies(column)) continue;
            if (m_unknownOnly && m_entry.card) {
                // A value that was just filled in stays in its place until the next card.
                if (isUnknown(m_entry.card->card, column) &&
                    std::ranges::find(m_shownUnknown, key) == m_shownUnknown.end())
                    m_shownUnknown.push_back(key);
                if (std::ranges::find(m_shownUnknown, key) == m_shownUnknown.end()) continue;
            }
            rows.append(formField(*m_game, m_entry, column));
            // What is asked for is never hidden.
            if (m_unknownOnly) rows.back().rare = false;
        }
    }
    m_fields.setRows(std::move(rows));
    showLayers();
    emit changed();
}

QStringList CardForm::rareTitles() const
{
    QStringList titles;
    for (const FormField& row : m_fields.rows())
        if (row.rare) titles.append(row.title);
    return titles;
}

bool CardForm::rareUsed() const
{
    return std::ranges::any_of(m_fields.rows(), [](const FormField& row) {
        return row.rare && (row.mine || !row.problem.isEmpty()) && !row.text.isEmpty();
    });
}

QString CardForm::name() const
{
    if (const QString typedName = m_entry.typedText("name"); !typedName.isEmpty()) return typedName;
    return m_entry.card ? fromUtf8(m_entry.card->card.name.in(currentLanguage())) : QString();
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
    for (const FormField& row : m_fields.rows())
        if (row.kind == "number" && row.state != "absent")
            labels.append(row.title + ' ' + (row.text.isEmpty() ? QStringLiteral("?") : row.text));
    return labels;
}

QString CardForm::picture() const
{
    const auto card = m_game != nullptr && m_entry.card ? m_game->catalogue.byNumber(m_entry.card->card.number)
                                                        : std::nullopt;
    return card ? pictureAddress(*m_game, *card) : QString();
}

QString CardForm::printed() const
{
    if (const QString text = m_entry.typedText("text"); !text.isEmpty()) return text;
    return m_entry.card && m_entry.card->card.textState == Card::TextState::Known
               ? fromUtf8(m_entry.card->card.text.in(currentLanguage()))
               : QString();
}

}  // namespace mazzo::desktop
