// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_list.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr qsizetype kNamedPlaces = 3;

}  // namespace

CardList::CardList(QObject* parent) : QAbstractListModel(parent) {}

void CardList::show(GameSnapshot game, std::vector<CardIndex> cards, CardBits yes, CardTexts texts)
{
    m_texts = std::move(texts);
    m_known.clear();
    m_requested.clear();
    // The same cards again, as after a change of what they show: a view keeps its place.
    if (m_game != nullptr && game != nullptr && game->game.id == m_game->game.id && cards == m_cards) {
        m_game = std::move(game);
        m_yes = std::move(yes);
        return retranslate();
    }
    beginResetModel();
    const bool another = m_game != nullptr && (game == nullptr || game->game.id != m_game->game.id);
    if (another) m_chosen.clear();
    m_game = std::move(game);
    m_cards = std::move(cards);
    m_yes = std::move(yes);
    endResetModel();
    emit countChanged();
    if (another) emit chosenChanged();
}

void CardList::addTexts(const GameSnapshot& game, CardTexts texts)
{
    if (game != m_game || m_cards.empty()) return;
    m_texts.merge(texts);
    emit dataChanged(index(0), index(count() - 1), {Excerpt});
}

QString CardList::excerpt(CardIndex card) const
{
    const Card::TextState state = m_game->catalogue.textState(card);
    if (state == Card::TextState::Unknown) return tr("Text not entered yet");
    if (state == Card::TextState::None) return {};
    if (const auto found = m_texts.find(card); found != m_texts.end()) return fromUtf8(found->second);
    // A scrolling view asks row by row; all texts are read together, on a worker thread.
    if (m_known.insert(card).second) {
        m_requested.push_back(card);
        auto* self = const_cast<CardList*>(this);
        if (m_requested.size() == 1) QMetaObject::invokeMethod(self, &CardList::textsRequested, Qt::QueuedConnection);
    }
    return {};
}

void CardList::setCollection(CollectionState collection)
{
    m_collection = std::move(collection);
    if (!m_cards.empty())
        emit dataChanged(index(0), index(count() - 1), {Owned, InDecks, Free, Wanted, Lent, Places, Spoken});
}

void CardList::choose(int row, bool chosen)
{
    if (row < 0 || row >= count()) return;
    const CardIndex card = m_cards[static_cast<std::size_t>(row)];
    if (chosen) m_chosen.insert(card);
    else m_chosen.erase(card);
    tellChosen(row, row);
}

void CardList::chooseBetween(int from, int to)
{
    const int first = std::max(0, std::min(from, to));
    const int last = std::min(count() - 1, std::max(from, to));
    if (last < first) return;
    for (int row = first; row <= last; ++row) m_chosen.insert(m_cards[static_cast<std::size_t>(row)]);
    tellChosen(first, last);
}

void CardList::chooseAll() { chooseBetween(0, count() - 1); }

void CardList::chooseNone()
{
    if (m_chosen.empty()) return;
    m_chosen.clear();
    tellChosen(0, count() - 1);
}

void CardList::tellChosen(int from, int to)
{
    if (to >= from) emit dataChanged(index(from), index(to), {Chosen, Spoken});
    emit chosenChanged();
}

void CardList::retranslate()
{
    if (!m_cards.empty()) emit dataChanged(index(0), index(count() - 1));
}

void CardList::refreshAmounts()
{
    if (!m_cards.empty()) emit dataChanged(index(0), index(count() - 1), {Amount, Spoken});
}

QString CardList::cardIdAt(int row) const
{
    if (row < 0 || row >= count()) return {};
    return fromUtf8(m_game->catalogue.id(m_cards[static_cast<std::size_t>(row)]));
}

int CardList::rowOf(const QString& cardId) const
{
    if (m_game == nullptr) return -1;
    const auto card = m_game->catalogue.find(m_game->game.id + ":" + cardId.toStdString());
    const auto found = card ? std::ranges::find(m_cards, *card) : m_cards.end();
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

QString CardList::nameOf(const QString& cardId) const
{
    const auto card = m_game != nullptr ? m_game->catalogue.find(m_game->game.id + ":" + cardId.toStdString())
                                        : std::nullopt;
    return card ? cardName(*m_game, *card) : QString();
}

int CardList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant CardList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const CardIndex card = m_cards[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CardId: return fromUtf8(m_game->catalogue.id(card));
    case Qt::DisplayRole:
    case Name: return cardName(*m_game, card);
    case TypeLine: return typeLine(*m_game, card);
    case TypeIndex: return static_cast<int>(at(m_game->catalogue.type(card)));
    case Numbers: return numberLabels(*m_game, card);
    case Excerpt: return excerpt(card);
    case TextMissing: return m_game->catalogue.textState(card) == Card::TextState::Unknown;
    case SetLabel: return setLabel(*m_game, card);
    case Provisional: return isProvisional(*m_game, card);
    case Unknowns: return unknownCount(*m_game, card);
    case Undecided: return !m_yes.contains(card);
    case Amount: return m_amountOf ? m_amountOf(card) : 0;
    case Spoken: return spoken(card);
    case Chosen: return m_chosen.contains(card);
    case Picture: return pictureAddress(*m_game, card);
    default: return collected(card, role);
    }
}

/// What the collection says; 0 and nothing while it is not known.
QVariant CardList::collected(CardIndex card, int role) const
{
    const bool known = m_collection != nullptr && m_collection->fits(*m_game);
    const Copies copies = known ? m_collection->counts.of(card) : Copies();
    switch (role) {
    case Owned: return copies.owned;
    case InDecks: return copies.inDecks;
    case Free: return copies.atHand() - copies.inDecks;
    case Wanted: return copies.wanted;
    case Lent: return copies.lent;
    case Places: {
        QStringList places;
        for (const std::string_view place :
             known ? m_collection->lotIndex->placesOf(card) : std::vector<std::string_view>())
            places.append(fromUtf8(place));
        if (places.size() > kNamedPlaces) places = places.first(kNamedPlaces) << QStringLiteral("…");
        return places.join(QStringLiteral(", "));
    }
    default: return {};
    }
}

QString CardList::spoken(CardIndex card) const
{
    QStringList numbers = numberLabels(*m_game, card);
    for (QString& number : numbers)
        if (number.endsWith(QStringLiteral(" ?"))) number = number.chopped(1) + tr("not known");
    QStringList parts{cardName(*m_game, card), typeLine(*m_game, card), numbers.join(QStringLiteral(", ")),
                      setLabel(*m_game, card)};
    if (isProvisional(*m_game, card)) parts.append(tr("provisional"));
    if (!m_yes.contains(card)) parts.append(tr("undecided"));
    if (const int copies = m_amountOf ? m_amountOf(card) : 0; copies > 0)
        parts.append(tr("%n in the deck", nullptr, copies));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(". "));
}

QHash<int, QByteArray> CardList::roleNames() const
{
    return {
        {CardId, "cardId"},           {Name, "name"},         {TypeLine, "typeLine"},       {TypeIndex, "typeIndex"},
        {Numbers, "numbers"},         {Excerpt, "excerpt"},   {TextMissing, "textMissing"}, {SetLabel, "setLabel"},
        {Provisional, "provisional"}, {Unknowns, "unknowns"}, {Undecided, "undecided"},     {Amount, "amount"},
        {Spoken, "spoken"},           {Owned, "owned"},       {InDecks, "inDecks"},         {Free, "free"},
        {Wanted, "wanted"},           {Lent, "lent"},         {Places, "places"},           {Chosen, "chosen"},
        {Picture, "picture"}};
}

}  // namespace mazzo::desktop
