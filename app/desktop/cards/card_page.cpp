// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_page.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/language.h"
#include "app/text/printing_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

CardPage::CardPage(GameStore& store, CollectionController& collection, QObject* parent)
    : QObject(parent), m_store(store), m_collection(collection), m_values(store)
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
    m_relations.clear();
    m_game = std::move(game);
    m_card.emplace().id = cardId.toStdString();
    m_values.dismissRefusal();
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
    if (m_card && m_game != nullptr) m_relations.find(m_game, m_index, m_store.decks().all());
    else m_relations.clear();
}

/// Also looks up the card's position again, which differs between the catalogues of a game that was changed.
std::optional<Card> CardPage::readCard(const std::string& cardId)
{
    const auto found = m_game != nullptr ? m_game->catalogue.find(m_game->game.id + ":" + cardId) : std::nullopt;
    if (!found) return std::nullopt;
    m_index = *found;
    auto card = m_store.card(m_game->game, cardId);
    return card ? std::optional(std::move(*card)) : std::nullopt;
}

void CardPage::reload()
{
    if (m_card) m_card = readCard(m_card->id);
    m_values.show(m_game, m_card);
    retranslate();
}

void CardPage::retranslate()
{
    QList<RulingRow> rulings;
    if (m_card) {
        for (const Ruling& ruling : m_card->rulings)
            rulings.append({.words = fromUtf8(ruling.text.in(currentLanguage())), .clause = fromUtf8(ruling.clause)});
    }
    m_rulings.setRows(std::move(rulings));
    showPrintings();
    m_values.retranslate();
    m_relations.retranslate();
    emit changed();
}

void CardPage::showPrintings()
{
    QList<PrintingRow> rows;
    if (m_card) {
        const Game& game = m_game->game;
        const std::string language = currentLanguage();
        for (const Printing& printing : m_card->printings) {
            std::string finishes;
            for (const std::string& finish : printing.finishes) (finishes += finishes.empty() ? "" : " ") += finish;
            rows.append({.set = setName(game, printing.set, language),
                         .number = fromUtf8(printing.number),
                         .rarity = choiceNames(game.rarities, printing.rarity, language),
                         .finish = choiceNames(game.finishes, finishes, language)});
        }
    }
    m_printings.setRows(std::move(rows));
}

QString CardPage::backName() const
{
    return m_card && m_card->back ? fromUtf8(m_card->back->name.in(currentLanguage())) : QString();
}

QString CardPage::backText() const
{
    return m_card && m_card->back ? withSymbols(m_game->game, m_card->back->text.in(currentLanguage())) : QString();
}

QString CardPage::gameId() const { return m_game != nullptr ? fromUtf8(m_game->game.id) : QString(); }
int CardPage::frame() const { return m_game != nullptr ? frameOf(m_game->game) : 0; }
QString CardPage::gameName() const
{
    return m_game != nullptr ? fromUtf8(m_game->game.name.in(currentLanguage())) : QString();
}
QString CardPage::name() const { return m_card ? fromUtf8(m_card->fullName(currentLanguage())) : QString(); }

QString CardPage::otherNames() const
{
    QStringList names;
    if (!m_card) return {};
    const auto add = [&](const QString& other) {
        if (other != name() && !names.contains(other)) names.append(other);
    };
    for (const Texts::Entry& entry : m_card->name.entries()) add(fromUtf8(m_card->fullName(entry.language)));
    for (const std::string& alias : m_card->aliases) add(fromUtf8(alias));
    return names.join(QStringLiteral(" · "));
}

QString CardPage::typeLine() const { return m_card ? mazzo::desktop::typeLine(*m_game, m_index) : QString(); }
int CardPage::typeIndex() const { return m_card ? static_cast<int>(at(m_card->type)) : 0; }
QStringList CardPage::numbers() const { return m_card ? numberLabels(*m_game, m_index) : QStringList(); }
QString CardPage::setLabel() const { return m_card ? mazzo::desktop::setLabel(*m_game, m_index) : QString(); }
bool CardPage::provisional() const { return m_card && isProvisional(*m_game, m_index); }
int CardPage::unknowns() const { return m_card ? unknownCount(*m_game, m_index) : 0; }

}  // namespace mazzo::desktop
