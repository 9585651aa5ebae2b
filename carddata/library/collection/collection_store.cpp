// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/collection/collection_store.h"

namespace mazzo::carddata {

Result<std::vector<Lot>> CollectionStore::lots(std::string_view game) const
{
    const auto step = m_steps.cursor();
    if (!step) return failure(step.error());
    return m_lots.all(*step, game);
}

Result<int> CollectionStore::nextStep() const
{
    const auto step = m_steps.cursor();
    if (!step) return step;
    if (auto done = m_lots.forgetBeyond(*step).and_then([&] { return m_steps.forgetBeyond(*step); }); !done)
        return failure(done.error());
    return *step + 1;
}

Result<void> CollectionStore::store(const CollectionEdit& edit) const
{
    if (edit.added.empty() && edit.changed.empty()) return {};
    const auto step = nextStep();
    if (!step) return failure(step.error());
    return m_steps.add(*step, edit)
        .and_then([&] { return m_lots.change(*step, edit.changed); })
        .and_then([&] { return m_lots.add(*step, edit.added); })
        .and_then([&] { return m_steps.setCursor(*step); });
}

Result<void> CollectionStore::markBuilt(DeckId deck, bool built) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto marked = m_decks.one(deck);
    if (!marked) return failure(marked.error());
    if (marked->built == built) return {};
    const auto step = nextStep();
    if (!step) return failure(step.error());
    const CollectionEdit edit{built ? CollectionReason::Build : CollectionReason::Unbuild, marked->name, {}, {}, {}};
    return m_steps.add(*step, edit, deck)
        .and_then([&] { return m_decks.setBuilt(deck, built); })
        .and_then([&] { return m_steps.setCursor(*step); })
        .and_then([&] { return transaction->commit(); });
}

Result<void> CollectionStore::apply(const CollectionEdit& edit) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    if (auto done = store(edit); !done) return done;
    return transaction->commit();
}

Result<CollectionEdit> CollectionStore::apply(std::string_view game, std::string_view card, const Change& change) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto step = m_steps.cursor();
    if (!step) return failure(step.error());
    const auto there = m_lots.all(*step, game, card);
    if (!there) return failure(there.error());
    auto edit = change(*there);
    if (!edit) return edit;
    if (auto done = store(*edit).and_then([&] { return transaction->commit(); }); !done) return failure(done.error());
    return edit;
}

Result<std::optional<CollectionStep>> CollectionStore::move(int by) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto cursor = m_steps.cursor();
    if (!cursor) return failure(cursor.error());
    auto step = m_steps.one(by < 0 ? *cursor : *cursor + 1);
    if (!step || !*step) return step;
    const bool undone = by < 0;
    // A deck that was purged since has no mark to change.
    if ((*step)->deck)
        if (auto done = m_decks.setBuilt(*(*step)->deck, ((*step)->reason == CollectionReason::Build) != undone); !done)
            return failure(done.error());
    if (auto done = m_steps.setCursor(*cursor + by).and_then([&] { return transaction->commit(); }); !done)
        return failure(done.error());
    (*step)->undone = undone;
    return step;
}

Result<std::optional<CollectionStep>> CollectionStore::undo() const { return move(-1); }

Result<std::optional<CollectionStep>> CollectionStore::redo() const { return move(+1); }

}  // namespace mazzo::carddata
