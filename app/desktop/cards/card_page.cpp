#include "app/desktop/cards/card_page.h"

#include "app/desktop/cards/card_summary.h"
#include "app/words/error_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "carddata/library/value_text.h"

namespace mazzo {

namespace {

/// "known", "range" or "unknown": what the player can rely on.
QString knowledgeOf(const Value& value, const Field& field)
{
    if (isKnown(value)) return QStringLiteral("known");
    const auto* number = std::get_if<Interval>(&value);
    return number != nullptr && *number != field.domain ? QStringLiteral("range") : QStringLiteral("unknown");
}

/// What the rulebook says, and what follows from it, cannot be typed over.
bool isEditable(const Fact& fact, const Field& field)
{
    if (!field.derived.empty()) return false;
    return !isKnown(fact.value) || fact.origin == Origin::Provisional || fact.origin == Origin::Sample || fact.origin == Origin::User;
}

QStringList choicesOf(const Field& field, std::string_view language)
{
    QStringList names;
    for (const Choice& choice : field.choices) names.append(fromUtf8(choice.name.in(language)));
    return names;
}

} // namespace

CardPage::CardPage(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_facts(new RowsModel({"fieldId", "name", "about", "value", "knowledge", "origin", "originId", "clause", "note", "editable", "typed", "choices"}, this)),
      m_rulings(new RowsModel({"words", "clause"}, this))
{
    connect(&store, &GameStore::gameChanged, this, [this](const QString& id) {
        if (m_game == nullptr || fromUtf8(m_game->game.id) != id) return;
        m_game = m_store.game(m_game->game.id);
        reload();
    });
}

void CardPage::show(GameSnapshot game, const QString& cardId)
{
    m_card.reset();
    m_game = std::move(game);
    const auto found = m_game != nullptr ? m_game->catalogue.find(m_game->game.id + ":" + cardId.toStdString()) : std::nullopt;
    if (found) {
        m_index = *found;
        m_card.emplace().id = cardId.toStdString();
    }
    dismissRefusal();
    reload();
}

void CardPage::reload()
{
    if (m_card && m_game != nullptr) {
        auto card = m_store.card(m_game->game, m_card->id);
        if (card) m_card = std::move(*card);
        else m_card.reset();
    }
    retranslate();
}

void CardPage::retranslate()
{
    QList<RowsModel::Row> facts;
    QList<RowsModel::Row> rulings;
    if (m_card) {
        for (std::size_t i = 0; i < m_card->facts.size(); ++i) {
            if (!isAbsent(m_card->facts[i].value)) facts.append(factRow(i));
        }
        for (const Ruling& ruling : m_card->rulings) rulings.append({fromUtf8(ruling.text.in(currentLanguage())), fromUtf8(ruling.clause)});
    }
    m_facts->setRows(std::move(facts));
    m_rulings->setRows(std::move(rulings));
    emit changed();
    emit refusalChanged();
}

RowsModel::Row CardPage::factRow(std::size_t index) const
{
    const std::string language = currentLanguage();
    const Field& field = m_game->game.fields[index];
    const Fact& fact = m_card->facts[index];
    const bool known = isKnown(fact.value);
    const QString knowledge = knowledgeOf(fact.value, field);
    return {fromUtf8(field.id),
            fromUtf8(field.name.in(language)),
            fromUtf8(field.about.in(language)),
            words(fact.value, field, language),
            knowledge,
            knowledge == "unknown" ? QString() : words(fact.origin),
            fromUtf8(idOf(fact.origin)),
            fromUtf8(fact.clause),
            fromUtf8(fact.note.in(language)),
            isEditable(fact, field),
            known ? fromUtf8(valueText(fact.value)) : QString(),
            choicesOf(field, language)};
}

QString CardPage::gameName() const { return m_game != nullptr ? fromUtf8(m_game->game.name.in(currentLanguage())) : QString(); }
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

QString CardPage::typeLine() const { return m_card ? mazzo::typeLine(*m_game, m_index) : QString(); }
int CardPage::typeIndex() const { return m_card ? static_cast<int>(at(m_card->type)) : 0; }
QStringList CardPage::numbers() const { return m_card ? numberLabels(*m_game, m_index) : QStringList(); }
QString CardPage::setLabel() const { return m_card ? mazzo::setLabel(*m_game, m_index) : QString(); }
bool CardPage::provisional() const { return m_card && isProvisional(*m_game, m_index); }
int CardPage::unknowns() const { return m_card ? unknownCount(*m_game, m_index) : 0; }
QString CardPage::printed() const { return m_card ? fromUtf8(m_card->text.in(currentLanguage())) : QString(); }
bool CardPage::printedUnknown() const { return m_card && m_card->textState == Card::TextState::Unknown; }
bool CardPage::printedIsYours() const { return m_card && m_store.isOwnText(m_game->game.id, m_card->id); }
QString CardPage::refusal() const { return m_refusal ? sentence(*m_refusal) : QString(); }

bool CardPage::enter(const QString& field, const QString& text)
{
    if (!m_card) return false;
    return settle(field, m_store.setValue(m_game->game.id, m_card->id, field.toStdString(), text.toStdString()));
}

bool CardPage::forget(const QString& field)
{
    if (!m_card) return false;
    return settle(field, m_store.unsetValue(m_game->game.id, m_card->id, field.toStdString()));
}

bool CardPage::settle(const QString& field, const Result<void>& done)
{
    m_refusedField = done ? QString() : field;
    m_refusal = done ? std::nullopt : std::optional(done.error());
    emit refusalChanged();
    return done.has_value();
}

void CardPage::dismissRefusal()
{
    m_refusedField.clear();
    m_refusal.reset();
    emit refusalChanged();
}

} // namespace mazzo
