// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/fill_in.h"

#include "app/desktop/cards/card_summary.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/collection/owned_cards.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr QLatin1String kDeck("deck:");
constexpr QLatin1String kBox("box:");

}  // namespace

FillIn::FillIn(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_counter([](const Question& question, const TaskControl&) { return counted(question); },
                [this](const Count& count) {
                    m_complete = count.complete;
                    m_total = count.total;
                    m_verdict = count.verdict;
                    m_verdictText = count.verdictText;
                    emit changed();
                })
{}

void FillIn::setGame(GameSnapshot game)
{
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    if (another) {
        m_active = false;
        m_card.clear();
        m_cards.clear();
        m_complete = 0;
        m_total = 0;
        m_scope = QStringLiteral("game");
        listScopes();
    }
    count();
}

void FillIn::retranslate()
{
    listScopes();
    count();
}

void FillIn::listScopes()
{
    QList<ScopeRow> rows;
    if (m_game != nullptr) {
        rows.append({QStringLiteral("game"), tr("Whole game"), QStringLiteral("game")});
        for (const DeckSnapshot& deck : m_store.decks().all())
            if (deck->game == m_game->game.id)
                rows.append({kDeck + QString::number(static_cast<qlonglong>(deck->id)), fromUtf8(deck->name),
                             QStringLiteral("deck")});
        for (const Product& product : m_store.products(m_game->game.id))
            if (!product.lines.empty())
                rows.append(
                    {kBox + fromUtf8(product.id), fromUtf8(product.name.in(currentLanguage())), QStringLiteral("box")});
    }
    m_scopes.setRows(std::move(rows));
    emit changed();
}

QString FillIn::scopeName() const
{
    for (const ScopeRow& scope : m_scopes.rows())
        if (scope.scopeId == m_scope) return scope.name;
    return {};
}

DeckSnapshot FillIn::deckOf(const QString& scopeId) const
{
    for (const DeckSnapshot& deck : m_store.decks().all())
        if (kDeck + QString::number(static_cast<qlonglong>(deck->id)) == scopeId) return deck;
    return nullptr;
}

std::vector<std::string> FillIn::cardsOf(const QString& scopeId) const
{
    std::vector<std::string> cards;
    const auto add = [&cards](std::string id) {
        if (std::ranges::find(cards, id) == cards.end()) cards.push_back(std::move(id));
    };
    if (const DeckSnapshot deck = deckOf(scopeId); deck != nullptr) {
        const std::vector<StoredDeck> stored{*deck};
        for (const ReadDeck& read : readDecks(stored, *m_game))
            for (const Deck::Entry& entry : read.deck.entries()) add(std::string(m_game->catalogue.id(entry.card)));
    } else if (scopeId.startsWith(kBox)) {
        for (const Product& product : m_store.products(m_game->game.id))
            if (kBox + fromUtf8(product.id) == scopeId)
                for (const Product::Line& line : product.lines) add(line.card);
    } else {
        for (std::size_t i = 0; i < m_game->catalogue.size(); ++i)
            cards.emplace_back(m_game->catalogue.id(static_cast<CardIndex>(i)));
    }
    return cards;
}

bool FillIn::isComplete(const std::string& card) const
{
    const auto index = m_game->catalogue.find(m_game->game.id + ":" + card);
    return !index || unknownCount(*m_game, *index) == 0;
}

FillIn::Count FillIn::counted(const Question& question)
{
    const LoadedGame& loaded = *question.game;
    Count count;
    const auto add = [&](std::optional<CardIndex> card) {
        ++count.total;
        if (!card || unknownCount(loaded, *card) == 0) ++count.complete;
    };
    if (question.cards)
        for (const std::string& card : *question.cards) add(loaded.catalogue.find(loaded.game.id + ":" + card));
    else
        for (std::size_t i = 0; i < loaded.catalogue.size(); ++i) add(static_cast<CardIndex>(i));
    if (question.deck == nullptr) return count;
    const DeckSummaries summaries = summariesOf({question.deck}, {{loaded.game.id, question.game}});
    if (const auto found = summaries.find(question.deck->id); found != summaries.end()) {
        count.verdict = found->second.verdict;
        count.verdictText = found->second.verdictText();
    }
    return count;
}

void FillIn::count()
{
    if (m_game == nullptr) return emit changed();
    Question question{m_game, std::nullopt, deckOf(m_scope)};
    if (m_scope != "game") question.cards = m_cards;
    m_counter.ask(std::move(question));
    emit changed();
}

void FillIn::start(const QString& scopeId)
{
    if (m_game == nullptr) return;
    m_scope = scopeId;
    m_cards = cardsOf(scopeId);
    m_onlyUnknown = true;
    begin();
}

void FillIn::startWith(const std::vector<std::string>& cards)
{
    if (m_game == nullptr || cards.empty()) return;
    m_scope = QStringLiteral("cards");
    m_cards = cards;
    m_onlyUnknown = false;
    begin();
}

void FillIn::begin()
{
    m_card.clear();
    m_active = true;
    m_verdict.clear();
    m_verdictText.clear();
    count();
    step(1);
}

void FillIn::next() { step(1); }
void FillIn::previous() { step(-1); }

void FillIn::step(int by)
{
    if (!m_active) return;
    const auto current = std::ranges::find(m_cards, m_card);
    const auto last = static_cast<int>(m_cards.size());
    auto row = current == m_cards.end() ? (by > 0 ? -1 : last) : static_cast<int>(current - m_cards.begin());
    do row += by;
    while (m_onlyUnknown && row >= 0 && row < last && isComplete(m_cards[static_cast<std::size_t>(row)]));
    if (row >= last) return stop();
    if (row < 0) return;
    m_card = m_cards[static_cast<std::size_t>(row)];
    emit cardChanged();
}

void FillIn::stop()
{
    if (!m_active) return;
    m_active = false;
    m_card.clear();
    if (m_scope == "cards") m_scope = QStringLiteral("game");
    count();
    emit cardChanged();
}

}  // namespace mazzo::desktop
