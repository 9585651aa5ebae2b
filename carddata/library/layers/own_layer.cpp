// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/own_layer.h"

#include "carddata/library/layers/own_edit_check.h"

#include <unordered_map>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kReadTogether = 50;

std::vector<OwnProblem> oneProblem(Error error) { return {{0, {}, std::move(error)}}; }

}  // namespace

Error firstError(const std::vector<OwnProblem>& problems)
{
    return problems.empty() ? Error() : problems.front().error;
}

Result<LayerCard> OwnLayer::entry(std::string_view game, std::string_view card) const
{
    auto entry = m_own.one(game, card);
    if (!entry) return failure(entry.error());
    if (*entry) return std::move(**entry);
    LayerCard empty;
    empty.id = card;
    return empty;
}

Result<std::vector<OwnProblem>> OwnLayer::check(const Game& game, const Catalogue& catalogue, OwnEdit& edit) const
{
    return OwnEditCheck(game, catalogue, m_own, m_cards, edit).run();
}

tl::expected<OwnEdit, std::vector<OwnProblem>> OwnLayer::apply(const Game& game, const Catalogue& catalogue,
                                                               OwnEdit edit) const
{
    using Problems = tl::unexpected<std::vector<OwnProblem>>;
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return Problems(oneProblem(transaction.error()));
    auto problems = check(game, catalogue, edit);
    if (!problems) return Problems(oneProblem(problems.error()));
    if (!problems->empty()) return Problems(std::move(*problems));
    if (auto done = write(game.id, edit).and_then([&] { return transaction->commit(); }); !done)
        return Problems(oneProblem(done.error()));
    return edit;
}

Result<void> OwnLayer::store(std::string_view game, OwnEdit edit) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    return write(game, edit).and_then([&] { return transaction->commit(); });
}

/// Stores what differs from what is there.
Result<void> OwnLayer::write(std::string_view game, OwnEdit& edit) const
{
    auto state = m_own.state(game);
    if (!state) return failure(state.error());
    std::vector<LayerCard> changed;
    std::vector<std::string> added;
    bool structural = !edit.choices.empty();
    // Many entries are read together, a few one by one.
    std::unordered_map<std::string, LayerCard> known;
    const bool together = edit.entries.size() > kReadTogether;
    if (together) {
        auto all = m_own.all(game);
        if (!all) return failure(all.error());
        for (LayerCard& entry : *all) known.emplace(entry.id, std::move(entry));
    }
    for (LayerCard& entry : edit.entries) {
        LayerCard one;
        if (!together) {
            auto stored = this->entry(game, entry.id);
            if (!stored) return failure(stored.error());
            one = std::move(*stored);
        }
        one.id = entry.id;
        const auto found = known.find(entry.id);
        const LayerCard& before = found != known.end() ? found->second : one;
        entry.number = before.number;
        if (entry.saysTheSameAs(before)) continue;
        const bool isOwn = entry.id.starts_with(kOwnPrefix);
        if (isOwn && before.isEmpty()) added.push_back(entry.id);
        structural = structural || (isOwn && entry.isEmpty() != before.isEmpty()) || !changesValuesOnly(before, entry);
        changed.push_back(entry);
    }
    if (changed.empty() && edit.choices.empty()) return {};
    auto numbers = m_own.numbers(game, added);
    if (!numbers) return failure(numbers.error());
    const bool forgets = m_own.step(game, state->step + 1).value_or(std::nullopt).has_value();
    state->step += 1;
    state->revision += 1;
    // What a forgotten step changed can no longer be found, so that caches from its time are of no use.
    if (structural || forgets) state->rebuild = state->revision;
    const std::string now = [this] {
        std::string time;
        static_cast<void>(
            m_database.each("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')", [&time](const Statement& row) {
                time = row.text(0);
                return Result<void>();
            }));
        return time;
    }();
    for (LayerCard& entry : changed)
        if (!entry.isEmpty()) entry.changedAt = now;
    const OwnStep step{state->step, {}, edit.reason, edit.detail, structural, false};
    return m_own.forgetBeyond(game, state->step - 1)
        .and_then([&] { return m_own.addStep(game, step); })
        .and_then([&] { return m_own.put(game, state->step, state->revision, changed); })
        .and_then([&] { return m_own.addChoices(game, state->step, edit.choices); })
        .and_then([&] { return m_own.setState(game, *state); });
}

Result<std::optional<OwnStep>> OwnLayer::move(std::string_view game, int by) const
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    auto state = m_own.state(game);
    if (!state) return failure(state.error());
    auto step = m_own.step(game, by < 0 ? state->step : state->step + 1);
    if (!step || !*step) return step;
    state->step += by;
    state->revision += 1;
    if ((*step)->structural) state->rebuild = state->revision;
    if (auto done = m_own.touch(game, (*step)->number, state->revision)
                        .and_then([&] { return m_own.setState(game, *state); })
                        .and_then([&] { return transaction->commit(); });
        !done)
        return failure(done.error());
    (*step)->undone = by < 0;
    return step;
}

}  // namespace mazzo::carddata
