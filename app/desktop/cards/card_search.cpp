// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_search.h"

#include "app/desktop/cards/card_summary.h"
#include "app/desktop/cards/collection_order.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/query/completion.h"
#include "model/query/query.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// A field with more choices than this would fill the page with chips.
constexpr std::size_t kCommonChoices = 6;

bool isCommon(const Facet& facet, const Game& game)
{
    return !facet.field || game[*facet.field].choices.size() <= kCommonChoices;
}

}  // namespace

CardSearch::CardSearch(CollectionController* collection, std::shared_ptr<PrintedTexts> texts, QObject* parent)
    : QObject(parent),
      m_texts(std::move(texts)),
      m_controller(collection),
      m_finder([](const SearchQuestion& question, const TaskControl&) { return answer(question); },
               [this](SearchAnswer found) { applyAnswer(std::move(found)); }),
      m_textReader(
          [](const TextQuestion& question, const TaskControl&) {
              return question.texts->of(*question.game, question.cards, question.language);
          },
          [this](CardTexts texts) {
              m_unreadTexts.clear();
              m_cards->addTexts(m_textGame, std::move(texts));
          }),
      m_cards(new CardList(this))
{
    connect(&m_finder, &BackgroundTask::busyChanged, this, &CardSearch::busyChanged);
    connect(m_cards, &CardList::textsRequested, this, &CardSearch::readTexts);
    if (collection != nullptr)
        connect(collection, &CollectionController::changed, this, &CardSearch::refreshCollection);
}

void CardSearch::setGame(GameSnapshot game)
{
    const bool another = m_index == nullptr || game == nullptr || m_index->game().game.id != game->game.id;
    m_index = game != nullptr ? std::make_shared<SearchIndex>(std::move(game)) : nullptr;
    if (another) {
        m_counts.clear();
        forget();
    }
    showSorts();
    emit gameChanged();
    ask();
    if (m_controller != nullptr) m_controller->watch(gameId().toStdString());
    refreshCollection(gameId());
}

void CardSearch::retranslate()
{
    showSorts();
    showFacets();
    m_cards->retranslate();
    m_result.retranslate();
    emit answered();
    ask();
}

QString CardSearch::gameId() const { return m_index != nullptr ? fromUtf8(m_index->game().game.id) : QString(); }

QString CardSearch::example() const
{
    if (m_index == nullptr || m_index->game().game.types.empty()) return {};
    const Game& game = m_index->game().game;
    const auto number = std::ranges::find(game.fields, Field::Type::Number, &Field::type);
    const QString type = "type:" + fromUtf8(game.types.front().id);
    return number == game.fields.end() ? type : type + " " + fromUtf8(number->id) + "<=3";
}

int CardSearch::frame() const { return m_index != nullptr ? frameOf(m_index->game().game) : 0; }

int CardSearch::total() const { return m_index != nullptr ? static_cast<int>(m_index->game().catalogue.size()) : 0; }

void CardSearch::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    emit textChanged();
    ask();
}

void CardSearch::setSort(const QString& sort)
{
    if (sort == m_sort) return;
    m_sort = sort;
    emit sortChanged();
    ask();
}

void CardSearch::setWithUndecided(bool with)
{
    if (with == m_withUndecided) return;
    m_withUndecided = with;
    emit withUndecidedChanged();
    ask();
}

void CardSearch::setOnlyAddable(bool only)
{
    if (only == m_onlyAddable) return;
    m_onlyAddable = only;
    emit onlyAddableChanged();
    ask();
}

void CardSearch::setHeld(bool held)
{
    if (held == m_held) return;
    m_held = held;
    emit heldChanged();
    if (!held && std::exchange(m_outdated, false)) ask();
}

void CardSearch::setAddable(std::optional<CardBits> addable)
{
    if (m_addable == nullptr && !addable) return;
    const bool had = hasDeck();
    const bool same = had && addable && *m_addable == *addable;
    m_addable = addable ? std::make_shared<const CardBits>(std::move(*addable)) : nullptr;
    if (had != hasDeck()) emit hasDeckChanged();
    // Only a query about the deck has a different result now.
    if (same || !(m_onlyAddable || m_text.contains(QStringLiteral("can:"), Qt::CaseInsensitive))) return;
    if (m_held) m_outdated = true;
    else ask();
}

/// What the player owns, for questions, orders and the amounts of the list.
void CardSearch::refreshCollection(const QString& gameId)
{
    if (m_controller == nullptr || gameId != this->gameId()) return;
    const CollectionState collection = m_controller->of(gameId.toStdString());
    if (collection == m_collection) return;
    m_collection = collection;
    m_cards->setCollection(m_collection);
    const auto query = m_index != nullptr ? parseQuery(m_text.toStdString(), m_index->game().game, DeckAtHand::Yes)
                                          : Result<Query>();
    if (m_onlyMine || isCollectionOrder(m_sort.toStdString()) ||
        (m_index != nullptr && query && needsCollection(*query)))
        ask();
}

void CardSearch::setOnlyMine(bool only)
{
    if (only == m_onlyMine) return;
    m_onlyMine = only;
    emit onlyMineChanged();
    ask();
}

void CardSearch::setBackwards(bool backwards)
{
    if (backwards == m_backwards) return;
    m_backwards = backwards;
    emit sortChanged();
    ask();
}

QVariantList CardSearch::completionsAt(int cursor) const
{
    QVariantList list;
    if (m_index == nullptr) return list;
    const QByteArray query = m_text.toUtf8();
    const auto place = static_cast<std::size_t>(m_text.left(cursor).toUtf8().size());
    for (const Completion& completion : completions(
             std::string_view(query.data(), static_cast<std::size_t>(query.size())), place, m_index->game().game)) {
        const QString accepted = QString::fromUtf8(query.left(static_cast<qsizetype>(completion.from))) +
                                 fromUtf8(completion.text);
        list.append(
            QVariantMap{{QStringLiteral("text"), fromUtf8(completion.text)},
                        {QStringLiteral("name"), fromUtf8(completion.name.in(currentLanguage()))},
                        {QStringLiteral("query"),
                         QString(accepted + QString::fromUtf8(query.mid(static_cast<qsizetype>(completion.to))))},
                        {QStringLiteral("cursor"), static_cast<int>(accepted.size())}});
    }
    return list;
}

void CardSearch::toggleFacet(const QString& id)
{
    const std::string facet = id.toStdString();
    if (std::erase(m_chosen, facet) == 0) m_chosen.push_back(facet);
    showFacets();
    emit facetsChosen();
    ask();
}

void CardSearch::clear()
{
    m_chosen.clear();
    m_text.clear();
    showFacets();
    emit textChanged();
    emit facetsChosen();
    ask();
}

/// Without a new search.
void CardSearch::forget()
{
    m_text.clear();
    m_chosen.clear();
    m_sort = QStringLiteral("pack");
    m_backwards = m_withUndecided = m_onlyAddable = m_held = m_outdated = false;
    emit textChanged();
    emit sortChanged();
    emit facetsChosen();
    emit withUndecidedChanged();
    emit onlyAddableChanged();
    emit heldChanged();
}

void CardSearch::reset()
{
    forget();
    showFacets();
    ask();
}

void CardSearch::showAll()
{
    setOnlyAddable(false);
    clear();
}

void CardSearch::toggleWord(const QString& word)
{
    QStringList list = words();
    if (list.removeAll(word) == 0) list.append(word);
    setText(list.join(' '));
}

void CardSearch::ask()
{
    if (m_index == nullptr) {
        m_finder.cancel();
        m_cards->show(nullptr, {}, {});
        return;
    }
    m_finder.ask({m_index, m_text.toStdString(), m_chosen, m_withUndecided, m_sort.toStdString(), currentLanguage(),
                  descriptionTexts(), m_addable, m_onlyAddable, m_collection, m_onlyMine, m_backwards, m_texts});
}

void CardSearch::applyAnswer(SearchAnswer answer)
{
    if (m_index == nullptr) return;
    if (!answer.error) {
        m_counts = std::move(answer.facetCounts);
        m_cards->show(m_index->snapshot(), std::move(answer.cards), std::move(answer.yes), std::move(answer.texts));
        showFacets();
    }
    m_result.update(answer, m_text);
    emit answered();
}

/// Reads the texts of rows that became visible after the search was answered.
void CardSearch::readTexts()
{
    if (m_index == nullptr || m_texts == nullptr) return;
    if (std::exchange(m_textGame, m_index->snapshot()) != m_index->snapshot()) m_unreadTexts.clear();
    for (const CardIndex card : m_cards->takeRequested()) m_unreadTexts.push_back(card);
    m_textReader.ask({m_texts, m_textGame, m_unreadTexts, currentLanguage()});
}

void CardSearch::showFacets()
{
    QList<FacetRow> rows;
    if (m_index != nullptr && !m_counts.empty()) {
        const Game& game = m_index->game().game;
        const std::string language = currentLanguage();
        const std::vector<Facet> facets = facetsOf(game);
        for (std::size_t i = 0; i < facets.size() && i < m_counts.size(); ++i) {
            const Facet& facet = facets[i];
            const std::string id = facet.id(game);
            const QString group = facet.field ? fromUtf8(game[*facet.field].name.in(language)) : tr("Type");
            const QString name = fromUtf8(facet.field ? game[*facet.field].choices[facet.choice].name.in(language)
                                                      : game.types[facet.choice].name.in(language));
            rows.append({.facetId = fromUtf8(id),
                         .group = group,
                         .name = name,
                         .amount = static_cast<int>(m_counts[i]),
                         .chosen = std::ranges::find(m_chosen, id) != m_chosen.end(),
                         .common = isCommon(facet, game)});
        }
    }
    m_facets.setRows(std::move(rows));
}

void CardSearch::showSorts()
{
    QList<SortRow> rows{{QStringLiteral("pack"), tr("Game order")},
                        {QStringLiteral("name"), tr("Name")},
                        {QStringLiteral("type"), tr("Type")}};
    if (m_index != nullptr) {
        for (const Field& field : m_index->game().game.fields) {
            if (field.type == Field::Type::Number)
                rows.append({fromUtf8(field.id), fromUtf8(field.name.in(currentLanguage()))});
        }
    }
    m_sorts.setRows(std::move(rows));
}

}  // namespace mazzo::desktop
