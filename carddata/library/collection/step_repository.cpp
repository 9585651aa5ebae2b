// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/collection/step_repository.h"

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

constexpr std::array<std::string_view, 12> kReasons{"add",  "remove", "product", "product-back", "lend",  "return",
                                                    "want", "unwant", "edit",    "import",       "build", "unbuild"};

Result<CollectionReason> reasonOf(std::string_view text)
{
    const auto found = std::ranges::find(kReasons, text);
    if (found == kReasons.end())
        return failure(
            {Error::Kind::Corrupt, "library.corrupt", {}, {}, "collection_step.reason is " + std::string(text)});
    return static_cast<CollectionReason>(found - kReasons.begin());
}

}  // namespace

Result<int> StepRepository::cursor() const
{
    const auto step = m_database.number("SELECT step FROM collection_cursor");
    if (!step) return failure(step.error());
    return static_cast<int>(*step);
}

Result<void> StepRepository::setCursor(int step) const
{
    return m_database.run("UPDATE collection_cursor SET step = ?", step);
}

template <class... Args>
Result<std::vector<CollectionStep>> StepRepository::listed(std::string_view condition, const Args&... args) const
{
    std::vector<CollectionStep> steps;
    const std::string sql = "SELECT number, made_at, reason, detail, fingerprint, deck, number > (SELECT step FROM "
                            "collection_cursor) FROM collection_step " +
                            std::string(condition) + " ORDER BY number DESC";
    auto done = m_database.each(
        sql,
        [&steps](const Statement& row) -> Result<void> {
            const auto reason = reasonOf(row.text(2));
            if (!reason) return failure(reason.error());
            const auto deck = row.integer(5) != 0 ? std::optional(DeckId{row.integer(5)}) : std::nullopt;
            steps.push_back({static_cast<int>(row.integer(0)), std::string(row.text(1)), *reason,
                             std::string(row.text(3)), std::string(row.text(4)), deck, row.integer(6) != 0});
            return {};
        },
        args...);
    if (!done) return failure(done.error());
    return steps;
}

Result<std::vector<CollectionStep>> StepRepository::all() const { return listed(""); }

Result<std::optional<CollectionStep>> StepRepository::one(int number) const
{
    auto steps = listed("WHERE number = ?", number);
    if (!steps) return failure(steps.error());
    return steps->empty() ? std::nullopt : std::optional(std::move(steps->front()));
}

Result<std::optional<CollectionStep>> StepRepository::importOf(std::string_view fingerprint) const
{
    auto steps = listed("WHERE fingerprint = ? AND number <= (SELECT step FROM collection_cursor)", fingerprint);
    if (!steps) return failure(steps.error());
    return steps->empty() ? std::nullopt : std::optional(std::move(steps->front()));
}

Result<void> StepRepository::add(int number, const CollectionEdit& edit, std::optional<DeckId> deck) const
{
    return m_database.run("INSERT INTO collection_step (number, made_at, reason, detail, fingerprint, deck) VALUES (?, "
                          "strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?, ?, ?, ?)",
                          number, kReasons[static_cast<std::size_t>(edit.reason)], edit.detail, edit.fingerprint,
                          static_cast<std::int64_t>(deck.value_or(DeckId{})));
}

Result<void> StepRepository::forgetBeyond(int step) const
{
    return m_database.run("DELETE FROM collection_step WHERE number > ?", step);
}

}  // namespace mazzo::carddata
