// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/decks/deck_store.h"

#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_file.h"
#include "model/deck_file/readable.h"
#include "model/text.h"

namespace mazzo::carddata {

namespace {

Result<std::string> usable(std::string_view name)
{
    const std::string_view plain = trimmed(name);
    if (plain.empty()) return failure({Error::Kind::Refused, "deck.no-name", {}, {}, {}});
    if (const auto wrong = unreadable(plain)) return failure({Error::Kind::Refused, wrong->code, {}, {}, {}});
    return std::string(plain);
}

}  // namespace

Result<std::string> DeckStore::freeName(std::string_view wanted) const
{
    const auto decks = all();
    if (!decks) return failure(decks.error());
    std::set<std::string> taken;
    for (const StoredDeck& deck : *decks) taken.insert(folded(deck.name));
    return mazzo::carddata::freeName(wanted, taken);
}

Result<DeckHead> headOfDeck(std::string_view text, std::string_view name)
{
    const auto game = gameOfDeck(text, {});
    if (!game) return failure(game.error());
    const std::string own = nameOfDeck(text);
    auto called = usable(own.empty() ? name : own);
    if (!called) return failure(called.error());
    return DeckHead{game->id, std::move(*called)};
}

Result<StoredDeck> DeckStore::add(std::string_view text, std::string_view name, std::optional<DeckId> id) const
{
    const auto head = headOfDeck(text, name);
    if (!head) return failure(head.error());
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto added = id ? m_decks.add(*id, head->game, head->name) : m_decks.add(head->game, head->name);
    if (!added) return failure(added.error());
    if (auto done = m_decks.addRevision(*added, DeckRevision::Reason::Created, text); !done)
        return failure(done.error());
    auto deck = one(*added);
    if (auto done = transaction->commit(); !done) return failure(done.error());
    return deck;
}

Result<DeckId> DeckStore::reserve(int ids) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto first = m_decks.reserve(ids);
    if (!first) return first;
    if (auto done = transaction->commit(); !done) return failure(done.error());
    return first;
}

Result<StoredDeck> DeckStore::duplicate(DeckId id, std::string_view name) const
{
    const auto deck = one(id);
    if (!deck) return deck;
    const auto called = usable(name);
    if (!called) return failure(called.error());
    return add(withName(deck->text, *called), {});
}

Result<StoredDeck> DeckStore::put(DeckId id, std::string_view text, DeckRevision::Reason reason) const
{
    const auto game = gameOfDeck(text, {});
    if (!game) return failure(game.error());
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    auto deck = one(id);
    if (!deck || deck->text == text) return deck;
    const auto grows = reason == DeckRevision::Reason::Step ? m_decks.isStepping(id) : Result<bool>(false);
    if (!grows) return failure(grows.error());
    if (auto done = *grows ? m_decks.growRevision(id, text) : m_decks.addRevision(id, reason, text); !done)
        return failure(done.error());
    const std::string name = nameOfDeck(text);
    if (auto done = m_decks.describe(id, game->id, name.empty() ? deck->name : name); !done)
        return failure(done.error());
    deck = one(id);
    if (auto done = transaction->commit(); !done) return failure(done.error());
    return deck;
}

Result<StoredDeck> DeckStore::save(DeckId id, std::string_view text, DeckRevision::Reason reason) const
{
    return put(id, text, reason);
}

Result<StoredDeck> DeckStore::rename(DeckId id, std::string_view name) const
{
    const auto called = usable(name);
    if (!called) return failure(called.error());
    const auto deck = one(id);
    if (!deck) return deck;
    return put(id, withName(deck->text, *called), DeckRevision::Reason::Renamed);
}

Result<StoredDeck> DeckStore::restore(DeckId id, int revision) const
{
    const auto old = m_decks.revision(id, revision);
    if (!old) return failure(old.error());
    return put(id, old->text, DeckRevision::Reason::Restored);
}

template <class Change>
Result<void> DeckStore::change(DeckId id, Change change) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    if (const auto deck = one(id); !deck) return failure(deck.error());
    if (auto done = change(); !done) return done;
    return transaction->commit();
}

Result<void> DeckStore::remove(DeckId id) const
{
    return change(id, [&] { return m_decks.setRemoved(id, true); });
}

Result<void> DeckStore::restoreRemoved(DeckId id) const
{
    return change(id, [&] { return m_decks.setRemoved(id, false); });
}

Result<void> DeckStore::purge(DeckId id) const
{
    return change(id, [&]() -> Result<void> {
        const auto deck = one(id);
        if (!deck) return failure(deck.error());
        if (deck->removedAt.empty())
            return failure({Error::Kind::Refused, "library.deck-in-use", {}, {deck->name}, {}});
        return m_decks.erase(id);
    });
}

}  // namespace mazzo::carddata
