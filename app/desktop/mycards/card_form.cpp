// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_form.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/text.h"

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
    return {{"key", &FieldRow::key},
            {"title", &FieldRow::title},
            {"about", &FieldRow::about},
            {"kind", &FieldRow::kind},
            {"choices", &FieldRow::choices},
            {"isOpen", &FieldRow::open},
            {"text", &FieldRow::text},
            {"knowledge", &FieldRow::state},
            {"placeholder", &FieldRow::placeholder},
            {"source", &FieldRow::layer},
            {"mine", &FieldRow::mine},
            {"below", &FieldRow::below},
            {"belowAction", &FieldRow::useBelow},
            {"rare", &FieldRow::rare},
            {"canBeUnknown", &FieldRow::canBeUnknown},
            {"canBeAbsent", &FieldRow::canBeAbsent},
            {"problem", &FieldRow::problem},
            {"nearest", &FieldRow::nearest},
            {"missing", &FieldRow::missing}};
}

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
        m_card = std::move(*card);
    }
    // What could not be stored before may fit the game as it is now.
    if (m_new)
        for (const CardColumn& column : formColumns(m_game->game, false))
            if (const std::string key = keyOf(m_game->game, column); m_typed.contains(key) && !m_refused.contains(key))
                checkTyped(column, key);
    showFields();
    showEffects();
}

void CardForm::retranslate()
{
    m_effects.setGame(m_game);
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
    m_card.reset();
    m_typed.clear();
    m_problems.clear();
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
    m_card = std::move(*card);
    m_typed.clear();
    m_problems.clear();
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
    for (CardText& text : typed.texts) m_typed.insert_or_assign(keyText(m_game->game, text.key), std::move(text.text));
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
    m_problems.erase(key.toStdString());
    m_refused.erase(key.toStdString());
    if (m_new) {
        if (text.trimmed().isEmpty()) m_typed.erase(key.toStdString());
        else m_typed.insert_or_assign(key.toStdString(), text.trimmed().toStdString());
        if (const auto column = columnOf(key.toStdString())) checkTyped(*column, key.toStdString());
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

void CardForm::useNearest(const QString& key)
{
    for (const FieldRow& row : m_fields.rows())
        if (row.key == key && !row.nearest.isEmpty()) {
            const auto column = columnOf(key.toStdString());
            const std::string missing = missingCard(*column, row.text.toStdString());
            return enter(key, QString(row.text).replace(fromUtf8(missing), row.nearest));
        }
}

void CardForm::createReferred(const QString& key)
{
    const auto column = columnOf(key.toStdString());
    for (const FieldRow& row : m_fields.rows()) {
        if (!column || row.key != key || row.missing.isEmpty()) continue;
        const TypedCard card{.card = {},
                             .texts = {{{CardKey::Part::Name, {}, {}}, row.missing.toStdString()},
                                       {{CardKey::Part::Type, {}, {}}, typeReferredTo(column->key.field)}}};
        const std::string shown = m_id;
        return m_save(card, OwnReason::New, [this, shown, key, text = row.text](const EditResult& result) {
            // The value that names it can be stored now.
            if (!result.problems.empty() || shown != m_id) return;
            m_problems.erase(key.toStdString());
            m_refused.erase(key.toStdString());
            if (!m_new) enter(key, text);
        });
    }
}

void CardForm::save()
{
    if (!m_new || m_saving) return;
    std::vector<CardText> texts;
    for (const auto& [key, text] : m_typed)
        if (const auto parsed = cardKey(m_game->game, key)) texts.push_back({*parsed, text});
    // Next to names in other languages, the first has to say its language too.
    const auto isNamed = [](const CardText& text) { return text.key.part == CardKey::Part::Name; };
    if (std::ranges::count_if(texts, isNamed) > 1)
        for (CardText& text : texts)
            if (isNamed(text) && text.key.language.empty()) text.key.language = mainLanguage(m_game->game);
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
        for (const TypedProblem& problem : result.problems) {
            const bool isName = problem.key.starts_with("name.") && !columnOf(problem.key);
            const std::string key = isName ? std::string("name") : problem.key;
            m_problems[key] = sentence(problem.error);
            m_refused.insert(key);
        }
        if (!result.problems.empty()) {
            showFields();
            if (isNew) emit problemsFound();
            return;
        }
        for (const CardText& text : card.texts) {
            m_typed.erase(keyText(m_game->game, text.key));
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
    // Of a card without a type only that is asked for.
    const auto type = this->type();
    return type && m_game->game[column.key.field].appliesTo(*type);
}

std::optional<CardColumn> CardForm::columnOf(const std::string& key) const
{
    for (CardColumn& column : formColumns(m_game->game, true))
        if (keyOf(m_game->game, column) == key) return std::move(column);
    return std::nullopt;
}

QStringList CardForm::cardNames(const QString& text) const
{
    return m_game != nullptr ? cardNamesWith(*m_game, text) : QStringList();
}

/// The first name in a list of cards that no card has; empty if there is none.
std::string CardForm::missingCard(const CardColumn& column, const std::string& text) const
{
    if (column.kind != CardColumn::Kind::Reference) return {};
    std::vector<OwnChoice> choices;
    const auto value = CardEditor(m_game->game, m_game->catalogue).parse(column.key.field, text, choices);
    if (!value) return {};
    if (const auto* words = std::get_if<Words>(&*value))
        for (const std::string& word : *words)
            if (!m_game->catalogue.find(m_game->game.id + ":" + word)) return word;
    return {};
}

/// The type of every card that a field refers to so far; empty if there is none, or several.
std::string CardForm::typeReferredTo(FieldIndex field) const
{
    const Catalogue& catalogue = m_game->catalogue;
    std::optional<TypeIndex> only;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const Value value = catalogue.value(static_cast<CardIndex>(i), field);
        const auto* words = std::get_if<Words>(&value);
        for (const std::string& word : words != nullptr ? *words : Words()) {
            const auto card = catalogue.find(m_game->game.id + ":" + word);
            if (!card) continue;
            if (only && *only != catalogue.type(*card)) return {};
            only = catalogue.type(*card);
        }
    }
    return only ? m_game->game[*only].id : std::string();
}

/// Shows at once what is wrong with a value of a new card, which is stored only as a whole.
void CardForm::checkTyped(const CardColumn& column, const std::string& key)
{
    m_problems.erase(key);
    const auto text = m_typed.find(key);
    if (text == m_typed.end()) return;
    LayerCard entry;
    std::vector<OwnChoice> choices;
    const std::vector<CardText> texts{{column.key, text->second}};
    for (const CardTextProblem& problem :
         CardEditor(m_game->game, m_game->catalogue).assign(entry, nullptr, texts, choices))
        m_problems[key] = sentence(problem.error);
    if (const std::string missing = missingCard(column, text->second); !missing.empty())
        m_problems[key] = tr("No card is named “%1”.").arg(fromUtf8(missing));
    if (column.key.part == CardKey::Part::Name)
        if (const auto other = m_game->catalogue.findFolded(folded(text->second)))
            m_problems[key] = sentence({Error::Kind::Refused,
                                        "card.name-taken",
                                        {},
                                        {text->second, std::string(m_game->catalogue.id(*other))},
                                        {}});
    if (column.key.part != CardKey::Part::Field) return;
    const Field& field = m_game->game[column.key.field];
    const auto value = entry.values.find(key);
    const auto* number = value != entry.values.end() ? std::get_if<Interval>(&value->second.value) : nullptr;
    if (number != nullptr && (number->lo < field.domain.lo || number->hi > field.domain.hi))
        m_problems[key] = tr("The value must be between %1 and %2.")
                              .arg(field.domain.hasLowerBound() ? QString::number(field.domain.lo) : "−∞",
                                   field.domain.hasUpperBound() ? QString::number(field.domain.hi) : "∞");
}

void CardForm::showEffects()
{
    if (const auto typed = m_typed.find("effects"); typed != m_typed.end())
        m_effects.show(EffectList::read(fromUtf8(typed->second)));
    else m_effects.show(m_card ? m_card->card.effects : std::nullopt);
}

void CardForm::showLayers()
{
    QList<LayerRow> rows;
    if (m_card)
        for (auto layer = m_card->layers.rbegin(); layer != m_card->layers.rend(); ++layer)
            rows.append({layer->id == kOwnLayer ? tr("My cards") : layerName(m_game->game, layer->id),
                         static_cast<int>(layer->says.values.size()) + (layer->says.textState ? 1 : 0),
                         layer->id == kOwnLayer});
    m_layers.setRows(std::move(rows));
}

void CardForm::showFields()
{
    QList<FieldRow> rows;
    if (m_game != nullptr && isShown()) {
        for (const CardColumn& column : formColumns(m_game->game, m_effects.hasWords())) {
            const std::string key = keyOf(m_game->game, column);
            if (!applies(column)) continue;
            if (m_unknownOnly && m_card) {
                // A value that was just filled in stays in its place until the next card.
                if (isUnknown(m_card->card, column) && std::ranges::find(m_shownUnknown, key) == m_shownUnknown.end())
                    m_shownUnknown.push_back(key);
                if (std::ranges::find(m_shownUnknown, key) == m_shownUnknown.end()) continue;
            }
            rows.append(fieldRow(column));
        }
    }
    m_fields.setRows(std::move(rows));
    showLayers();
    emit changed();
}

CardForm::FieldRow CardForm::fieldRow(const CardColumn& column) const
{
    const Game& game = m_game->game;
    const std::string key = keyOf(game, column);
    const bool isField = column.key.part == CardKey::Part::Field;
    FieldRow row;
    row.key = fromUtf8(key);
    row.title = columnTitle(game, column);
    if (isField) row.about = fromUtf8(game[column.key.field].about.in(currentLanguage()));
    row.kind = kindId(column.kind);
    row.choices = choiceNames(game, column);
    row.open = column.open;
    row.rare = !m_unknownOnly && isRare(game, column);
    row.canBeUnknown = isField || column.kind == CardColumn::Kind::Printed;
    row.canBeAbsent = (isField && (game[column.key.field].optional || column.kind == CardColumn::Kind::Words ||
                                   column.kind == CardColumn::Kind::Reference)) ||
                      column.kind == CardColumn::Kind::Printed;
    if (m_card) addStored(row, column);
    else addUnset(row, column);
    if (const auto text = m_typed.find(key); text != m_typed.end()) {
        row.text = fromUtf8(text->second);
        if (column.kind == CardColumn::Kind::Type)
            if (const auto type = game.type(text->second)) row.text = fromUtf8(game[*type].name.in(currentLanguage()));
        row.state = row.text == "?"   ? QStringLiteral("unknown")
                    : row.text == "-" ? QStringLiteral("absent")
                                      : QStringLiteral("known");
    }
    if (row.text == "?" || row.text == "-") row.text.clear();
    if (row.state == "unknown") row.placeholder = tr("unknown");
    else if (row.state == "absent") row.placeholder = tr("not printed");
    if (const auto problem = m_problems.find(key); problem != m_problems.end()) {
        row.problem = problem->second;
        addMissingCard(row, column);
    }
    return row;
}

/// A field of a new card for which nothing is typed.
void CardForm::addUnset(FieldRow& row, const CardColumn& column) const
{
    row.state = QStringLiteral("none");
    if (column.kind == CardColumn::Kind::Printed) row.state = QStringLiteral("absent");
    if (column.key.part != CardKey::Part::Field) return;
    const Field& field = m_game->game[column.key.field];
    if (field.preset) row.placeholder = displayText(*field.preset, field, currentLanguage());
    if (field.preset && row.placeholder.isEmpty()) row.placeholder = tr("none");
    if (!field.preset) row.state = field.optional ? QStringLiteral("absent") : QStringLiteral("unknown");
}

void CardForm::addMissingCard(FieldRow& row, const CardColumn& column) const
{
    const std::string missing = missingCard(column, row.text.toStdString());
    if (missing.empty()) return;
    if (const auto near = m_game->catalogue.nearestNames(missing, 1); !near.empty())
        row.nearest = fromUtf8(m_game->catalogue.name(near.front(), currentLanguage()));
    if (!typeReferredTo(column.key.field).empty()) row.missing = fromUtf8(missing);
}

void CardForm::addStored(FieldRow& row, const CardColumn& column) const
{
    const Game& game = m_game->game;
    row.text = typedText(*m_game, m_card->card, column);
    row.state = QStringLiteral("known");
    if (isUnknown(m_card->card, column)) {
        row.state = QStringLiteral("unknown");
        // A range says something; it stays.
        if (column.key.part != CardKey::Part::Field || row.text == "?") row.text.clear();
    }
    if (column.key.part == CardKey::Part::Field && isAbsent(m_card->card.values[at(column.key.field)].value))
        row.state = QStringLiteral("absent");
    if (column.key.part == CardKey::Part::Text && m_card->card.textState == Card::TextState::None)
        row.state = QStringLiteral("absent");
    if (row.text == "-") row.state = QStringLiteral("absent");
    const std::string_view layer = m_card->layerOf(keyOf(game, column));
    row.mine = layer == kOwnLayer;
    if (row.state != "unknown" && row.state != "absent" && !layer.empty()) row.layer = layerName(game, layer);
    if (column.key.part == CardKey::Part::Field && layer == kOwnLayer) addBelow(row, column);
}

void CardForm::addBelow(FieldRow& row, const CardColumn& column) const
{
    const Game& game = m_game->game;
    const auto values = m_card->values(keyOf(game, column));
    if (values.size() < 2) return;
    const auto& [belowLayer, below] = values[values.size() - 2];
    const QString name = layerName(game, belowLayer);
    if (!isKnown(below.value)) {
        row.below = tr("Unknown in %1").arg(name);
        return;
    }
    const QString text = displayText(below.value, game[column.key.field], currentLanguage());
    row.below = tr("%1 says %2").arg(name, text);
    row.useBelow = tr("Use %1").arg(text);
}

QStringList CardForm::rareTitles() const
{
    QStringList titles;
    for (const FieldRow& row : m_fields.rows())
        if (row.rare) titles.append(row.title);
    return titles;
}

bool CardForm::rareUsed() const
{
    return std::ranges::any_of(m_fields.rows(), [](const FieldRow& row) {
        return row.rare && (row.mine || !row.problem.isEmpty()) && !row.text.isEmpty();
    });
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
            labels.append(row.title + ' ' + (row.text.isEmpty() ? QStringLiteral("?") : row.text));
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
