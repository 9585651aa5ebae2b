#include "carddata/library/collection/collection_store.h"

namespace mazzo {

Result<std::vector<Lot>> CollectionStore::lots(std::string_view game) const
{
    const auto step = m_steps.cursor();
    if (!step) return failure(step.error());
    return m_lots.all(*step, game);
}

Result<void> CollectionStore::store(const CollectionEdit& edit) const
{
    if (edit.added.empty() && edit.changed.empty()) return {};
    const auto step = m_steps.cursor();
    if (!step) return failure(step.error());
    if (auto done = m_lots.forgetBeyond(*step).and_then([&] { return m_steps.forgetBeyond(*step); }); !done) return done;
    return m_steps.add(*step + 1, edit)
        .and_then([&] { return m_lots.change(*step + 1, edit.changed); })
        .and_then([&] { return m_lots.add(*step + 1, edit.added); })
        .and_then([&] { return m_steps.setCursor(*step + 1); });
}

Result<void> CollectionStore::apply(const CollectionEdit& edit) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    if (auto done = store(edit); !done) return done;
    return transaction->commit();
}

Result<CollectionEdit> CollectionStore::apply(std::string_view game, const Change& change) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto there = lots(game);
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
    if (auto done = m_steps.setCursor(*cursor + by).and_then([&] { return transaction->commit(); }); !done) return failure(done.error());
    (*step)->undone = by < 0;
    return step;
}

Result<std::optional<CollectionStep>> CollectionStore::undo() const { return move(-1); }

Result<std::optional<CollectionStep>> CollectionStore::redo() const { return move(+1); }

} // namespace mazzo
