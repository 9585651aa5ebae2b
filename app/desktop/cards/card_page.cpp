// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_page.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
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

CardPage::CardPage(GameStore& store, CollectionController& collection, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_collection(collection),
      m_relationFinder([](const RelationQuestion& question,
                          const TaskControl&) { return relationsOf(*question.game, question.card, question.decks); },
                       [this](const CardRelations& relations) { applyRelations(relations); })
{
    connect(&collection, &CollectionController::changed, this, &CardPage::refreshOwned);
    connect(&store, &GameStore::gameChanged, this, [this](const QString& id) {
        if (m_game == nullptr || fromUtf8(m_game->game.id) != id) return;
        m_game = m_store.game(m_game->game.id);
        reload();
        findRelations();
    });
}

void CardPage::show(GameSnapshot game, const QString& cardId)
{
    m_card.reset();
    m_relations = {};
    m_game = std::move(game);
    const auto found = m_game != nullptr ? m_game->catalogue.find(m_game->game.id + ":" + cardId.toStdString())
                                         : std::nullopt;
    if (found) {
        m_index = *found;
        m_card.emplace().id = cardId.toStdString();
    }
    dismissRefusal();
    reload();
    findRelations();
    m_collection.watch(gameId().toStdString());
    refreshOwned(gameId());
}

QString CardPage::picture() const { return m_card ? pictureAddress(*m_game, m_index) : QString(); }

void CardPage::refreshOwned(const QString& gameId)
{
    if (gameId != this->gameId()) return;
    m_owned = m_collection.ownedCards(gameId.toStdString());
    emit changed();
}

QString CardPage::owned() const
{
    if (!m_card || m_owned == nullptr || at(m_index) >= m_owned->all().size()) return {};
    const Copies& copies = m_owned->of(m_index);
    QStringList parts{tr("You own %1").arg(copies.owned)};
    if (copies.inDecks > 0) parts.append(tr("%1 in built decks").arg(copies.inDecks));
    if (copies.lent > 0) parts.append(tr("%1 lent").arg(copies.lent));
    if (copies.wanted > 0) parts.append(tr("%1 wanted").arg(copies.wanted));
    return parts.join(QStringLiteral(" · "));
}

void CardPage::findRelations()
{
    if (m_card && m_game != nullptr) return m_relationFinder.ask({m_game, m_index, m_store.decks().all()});
    m_relationFinder.cancel();
    applyRelations({});
}

void CardPage::applyRelations(const CardRelations& relations)
{
    m_relations = relations;
    showRelations();
    emit related();
}

void CardPage::showRelations()
{
    QList<DeckRow> decks;
    for (const DeckOfCard& deck : m_relations.decks)
        decks.append({.deckId = QString::number(static_cast<qlonglong>(deck.id)),
                      .name = fromUtf8(deck.name),
                      .copies = deck.copies});
    m_decks.setRows(std::move(decks));
    QList<SimilarRow> similar;
    for (const CardIndex card : m_relations.similar) {
        similar.append({.cardId = fromUtf8(m_game->catalogue.id(card)),
                        .name = cardName(*m_game, card),
                        .typeLine = mazzo::desktop::typeLine(*m_game, card),
                        .typeIndex = static_cast<int>(at(m_game->catalogue.type(card)))});
    }
    m_similar.setRows(std::move(similar));
}

void CardPage::reload()
{
    if (m_card && m_game != nullptr) {
        auto card = m_store.card(m_game->game, m_card->id);
        if (card) m_card = std::move(*card);
        else m_card.reset();
        m_ownText = card && m_store.isOwnText(m_game->game.id, m_card->id);
    }
    retranslate();
}

void CardPage::retranslate()
{
    QList<ValueRow> values;
    QList<RulingRow> rulings;
    if (m_card) {
        for (std::size_t i = 0; i < m_card->values.size(); ++i) {
            if (!isAbsent(m_card->values[i].value)) values.append(valueRow(i));
        }
        for (const Ruling& ruling : m_card->rulings)
            rulings.append({.words = fromUtf8(ruling.text.in(currentLanguage())), .clause = fromUtf8(ruling.clause)});
    }
    m_values.setRows(std::move(values));
    m_rulings.setRows(std::move(rulings));
    showRelations();
    emit changed();
    emit refusalChanged();
}

CardPage::ValueRow CardPage::valueRow(std::size_t index) const
{
    const std::string language = currentLanguage();
    const Field& field = m_game->game.fields[index];
    const FieldValue& value = m_card->values[index];
    const bool known = isKnown(value.value);
    const QString knowledge = knowledgeOf(value.value, field);
    return {.fieldId = fromUtf8(field.id),
            .name = fromUtf8(field.name.in(language)),
            .about = fromUtf8(field.about.in(language)),
            .value = displayText(value.value, field, language),
            .knowledge = knowledge,
            .origin = knowledge == "unknown" ? QString() : originName(value.origin),
            .originId = fromUtf8(idOf(value.origin)),
            .clause = fromUtf8(value.clause),
            .note = fromUtf8(value.note.in(language)),
            .editable = isEditable(value, field),
            .typed = known ? fromUtf8(valueText(value.value)) : QString(),
            .choices = choicesOf(field, language)};
}

QString CardPage::gameId() const { return m_game != nullptr ? fromUtf8(m_game->game.id) : QString(); }
int CardPage::frame() const { return m_game != nullptr ? frameOf(m_game->game) : 0; }
QString CardPage::gameName() const
{
    return m_game != nullptr ? fromUtf8(m_game->game.name.in(currentLanguage())) : QString();
}
QString CardPage::name() const { return m_card ? fromUtf8(m_card->name.in(currentLanguage())) : QString(); }

QString CardPage::otherNames() const
{
    QStringList names;
    if (!m_card) return {};
    const auto add = [&](const QString& other) {
        if (other != name() && !names.contains(other)) names.append(other);
    };
    for (const Texts::Entry& entry : m_card->name.entries()) add(fromUtf8(entry.words));
    for (const std::string& alias : m_card->aliases) add(fromUtf8(alias));
    return names.join(QStringLiteral(" · "));
}

QString CardPage::typeLine() const { return m_card ? mazzo::desktop::typeLine(*m_game, m_index) : QString(); }
int CardPage::typeIndex() const { return m_card ? static_cast<int>(at(m_card->type)) : 0; }
QStringList CardPage::numbers() const { return m_card ? numberLabels(*m_game, m_index) : QStringList(); }
QString CardPage::setLabel() const { return m_card ? mazzo::desktop::setLabel(*m_game, m_index) : QString(); }
bool CardPage::provisional() const { return m_card && isProvisional(*m_game, m_index); }
int CardPage::unknowns() const { return m_card ? unknownCount(*m_game, m_index) : 0; }
QString CardPage::printed() const { return m_card ? fromUtf8(m_card->text.in(currentLanguage())) : QString(); }
bool CardPage::printedUnknown() const { return m_card && m_card->textState == Card::TextState::Unknown; }
QString CardPage::refusal() const { return m_refusal ? sentence(*m_refusal) : QString(); }

void CardPage::enter(const QString& field, const QString& text)
{
    if (m_card && !m_saving)
        m_store.setValue(m_game->game.id, m_card->id, field.toStdString(), text.toStdString(), whenStored(field));
}

void CardPage::resetValue(const QString& field)
{
    if (m_card && !m_saving) m_store.unsetValue(m_game->game.id, m_card->id, field.toStdString(), whenStored(field));
}

GameStore::Done CardPage::whenStored(const QString& field)
{
    m_saving = true;
    emit refusalChanged();
    return [page = QPointer(this), field, card = m_card->id](const Result<void>& done) {
        if (page == nullptr) return;
        page->m_saving = false;
        const bool shown = page->m_card && page->m_card->id == card;
        page->m_refusedField = done || !shown ? QString() : field;
        page->m_refusal = done || !shown ? std::nullopt : std::optional(done.error());
        emit page->refusalChanged();
        if (done) emit page->entered(field);
    };
}

void CardPage::dismissRefusal()
{
    m_refusedField.clear();
    m_refusal.reset();
    emit refusalChanged();
}

}  // namespace mazzo::desktop
