// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/own_repository.h"

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

constexpr std::array<std::string_view, 8> kOwnReasons{"new",   "edit",   "remove", "set",
                                                      "unset", "import", "merge",  "clear"};

/// The rows that hold at the present step of their game.
constexpr std::string_view kHolds = "own_card.from_step <= own_state.step AND (own_card.to_step IS NULL OR "
                                    "own_card.to_step > own_state.step)";

}  // namespace

std::string_view idOf(OwnReason reason) { return kOwnReasons.at(static_cast<std::size_t>(reason)); }

Result<OwnState> OwnRepository::state(std::string_view game) const
{
    OwnState state;
    auto done = m_database.each(
        "SELECT step, revision, rebuild FROM own_state WHERE game = ?",
        [&state](const Statement& row) {
            state = {static_cast<int>(row.integer(0)), row.integer(1), row.integer(2)};
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return state;
}

Result<void> OwnRepository::setState(std::string_view game, const OwnState& state) const
{
    return m_database.run("INSERT OR REPLACE INTO own_state (game, step, revision, rebuild) VALUES (?, ?, ?, ?)", game,
                          std::int64_t{state.step}, state.revision, state.rebuild);
}

template <class... Args>
Result<std::vector<OwnStep>> OwnRepository::listedSteps(std::string_view condition, const Args&... args) const
{
    std::vector<OwnStep> steps;
    const std::string sql = "SELECT own_step.number, made_at, reason, detail, structural, number > own_state.step FROM "
                            "own_step JOIN own_state USING (game) WHERE game = ? " +
                            std::string(condition) + " ORDER BY number DESC";
    auto done = m_database.each(
        sql,
        [&steps](const Statement& row) -> Result<void> {
            const auto reason = std::ranges::find(kOwnReasons, row.text(2));
            if (reason == kOwnReasons.end())
                return failure({Error::Kind::Corrupt,
                                "library.corrupt",
                                {},
                                {},
                                "own_step.reason is " + std::string(row.text(2))});
            steps.push_back({static_cast<int>(row.integer(0)), std::string(row.text(1)),
                             static_cast<OwnReason>(reason - kOwnReasons.begin()), std::string(row.text(3)),
                             row.integer(4) != 0, row.integer(5) != 0});
            return {};
        },
        args...);
    if (!done) return failure(done.error());
    return steps;
}

Result<std::vector<OwnStep>> OwnRepository::steps(std::string_view game) const { return listedSteps("", game); }

Result<std::optional<OwnStep>> OwnRepository::step(std::string_view game, int number) const
{
    auto steps = listedSteps("AND number = ?", game, std::int64_t{number});
    if (!steps) return failure(steps.error());
    return steps->empty() ? std::nullopt : std::optional(std::move(steps->front()));
}

Result<void> OwnRepository::addStep(std::string_view game, const OwnStep& step) const
{
    return m_database.run("INSERT INTO own_step (game, number, made_at, reason, detail, structural) VALUES (?, ?, "
                          "strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?, ?, ?)",
                          game, std::int64_t{step.number}, idOf(step.reason), step.detail,
                          std::int64_t{step.structural});
}

Result<void> OwnRepository::forgetBeyond(std::string_view game, int step) const
{
    const std::int64_t last = step;
    return m_database.run("DELETE FROM own_step WHERE game = ? AND number > ?", game, last)
        .and_then([&] { return m_database.run("DELETE FROM own_card WHERE game = ? AND from_step > ?", game, last); })
        .and_then([&] {
            return m_database.run("UPDATE own_card SET to_step = NULL WHERE game = ? AND to_step > ?", game, last);
        })
        .and_then(
            [&] { return m_database.run("DELETE FROM own_choice WHERE game = ? AND from_step > ?", game, last); });
}

template <class... Args>
Result<std::vector<LayerCard>> OwnRepository::listed(std::string_view condition, const Args&... args) const
{
    std::vector<LayerCard> cards;
    const std::string sql = "SELECT own_card.card, layer_number.number, document FROM own_card JOIN own_state USING "
                            "(game) LEFT JOIN layer_number ON layer_number.game = own_card.game AND layer_number.card "
                            "= own_card.card WHERE " +
                            std::string(kHolds) + " AND own_card.game = ? " + std::string(condition);
    auto done = m_database.each(
        sql,
        [&cards](const Statement& row) -> Result<void> {
            auto card = layerCardFromJson(row.text(2));
            if (!card) return failure(card.error());
            card->id = row.text(0);
            if (card->id.starts_with(kOwnPrefix))
                card->number = kFirstLayerNumber + static_cast<std::uint32_t>(row.integer(1));
            cards.push_back(std::move(*card));
            return {};
        },
        args...);
    if (!done) return failure(done.error());
    return cards;
}

Result<std::vector<LayerCard>> OwnRepository::all(std::string_view game) const
{
    auto cards = listed("", game);
    if (cards)
        std::ranges::sort(*cards, [](const LayerCard& a, const LayerCard& b) {
            return a.number != b.number ? a.number < b.number : a.id < b.id;
        });
    return cards;
}

Result<std::optional<LayerCard>> OwnRepository::one(std::string_view game, std::string_view card) const
{
    auto cards = listed("AND own_card.card = ?", game, card);
    if (!cards) return failure(cards.error());
    return cards->empty() ? std::nullopt : std::optional(std::move(cards->front()));
}

Result<std::vector<CardImage>> OwnRepository::images(std::string_view game) const
{
    std::vector<CardImage> images;
    // Most entries have no image, and looking for the word is quicker than parsing the document.
    auto done = m_database.each(
        "SELECT own_card.card, json_extract(document, '$.image') FROM own_card JOIN own_state USING (game) WHERE " +
            std::string(kHolds) +
            " AND own_card.game = ? AND instr(document, '\"image\"') > 0 AND json_type(document, '$.image') = 'text'",
        [&images](const Statement& row) {
            images.push_back({std::string(row.text(0)), std::string(row.text(1))});
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return images;
}

Result<std::string> OwnRepository::formerImage(std::string_view game, std::string_view card) const
{
    const auto now = one(game, card);
    if (!now) return failure(now.error());
    const std::string current = *now && (*now)->image ? *(*now)->image : std::string();
    std::string former;
    auto done = m_database.each(
        "SELECT json_extract(document, '$.image') FROM own_card WHERE game = ? AND card = ? AND "
        "json_type(document, '$.image') = 'text' ORDER BY key DESC",
        [&](const Statement& row) {
            if (former.empty() && row.text(0) != current) former = row.text(0);
            return Result<void>();
        },
        game, card);
    if (!done) return failure(done.error());
    return former;
}

Result<std::int64_t> OwnRepository::count(std::string_view game) const
{
    std::int64_t count = 0;
    auto done = m_database.each(
        "SELECT count(*) FROM own_card JOIN own_state USING (game) WHERE " + std::string(kHolds) +
            " AND own_card.game = ?",
        [&count](const Statement& row) {
            count = row.integer(0);
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return count;
}

Result<std::vector<std::string>> OwnRepository::changedSince(std::string_view game, std::int64_t revision,
                                                             int limit) const
{
    std::vector<std::string> cards;
    auto done = m_database.each(
        "SELECT DISTINCT card FROM own_card WHERE game = ? AND revision > ? LIMIT ?",
        [&cards](const Statement& row) {
            cards.emplace_back(row.text(0));
            return Result<void>();
        },
        game, revision, std::int64_t{limit});
    if (!done) return failure(done.error());
    return cards;
}

Result<void> OwnRepository::put(std::string_view game, int step, std::int64_t revision,
                                const std::vector<LayerCard>& cards) const
{
    auto end = m_database.prepare(
        "UPDATE own_card SET to_step = ?, revision = ? WHERE game = ? AND card = ? AND to_step IS NULL");
    if (!end) return failure(end.error());
    auto begin = m_database.prepare(
        "INSERT INTO own_card (game, card, from_step, to_step, revision, document) VALUES (?, ?, ?, NULL, ?, ?)");
    if (!begin) return failure(begin.error());
    for (const LayerCard& card : cards) {
        if (auto done = end->run(std::int64_t{step}, revision, game, card.id); !done) return done;
        if (card.isEmpty()) continue;
        if (auto done = begin->run(game, card.id, std::int64_t{step}, revision, toJson(card)); !done) return done;
    }
    return {};
}

Result<void> OwnRepository::touch(std::string_view game, int step, std::int64_t revision) const
{
    return m_database.run("UPDATE own_card SET revision = ? WHERE game = ? AND (from_step = ? OR to_step = ?)",
                          revision, game, std::int64_t{step}, std::int64_t{step});
}

Result<std::vector<OwnChoice>> OwnRepository::choices(std::string_view game) const
{
    std::vector<OwnChoice> choices;
    auto done = m_database.each(
        "SELECT field, id, name FROM own_choice JOIN own_state USING (game) WHERE game = ? AND from_step <= step ORDER "
        "BY key",
        [&choices](const Statement& row) {
            choices.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2))});
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return choices;
}

Result<void> OwnRepository::addChoices(std::string_view game, int step, const std::vector<OwnChoice>& choices) const
{
    for (const OwnChoice& choice : choices) {
        auto done = m_database.run("INSERT INTO own_choice (game, field, id, name, from_step) VALUES (?, ?, ?, ?, ?)",
                                   game, choice.field, choice.id, choice.name, std::int64_t{step});
        if (!done) return done;
    }
    return {};
}

Result<std::set<std::string, std::less<>>> OwnRepository::usedIds(std::string_view game) const
{
    std::set<std::string, std::less<>> ids;
    auto done = m_database.each(
        "SELECT card FROM layer_number WHERE game = ?",
        [&ids](const Statement& row) {
            ids.emplace(row.text(0));
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return ids;
}

Result<std::vector<std::uint32_t>> OwnRepository::numbers(std::string_view game,
                                                          const std::vector<std::string>& cards) const
{
    auto add = m_database.prepare("INSERT OR IGNORE INTO layer_number (game, card) VALUES (?, ?)");
    if (!add) return failure(add.error());
    auto find = m_database.prepare("SELECT number FROM layer_number WHERE game = ? AND card = ?");
    if (!find) return failure(find.error());
    std::vector<std::uint32_t> numbers;
    for (const std::string& card : cards) {
        if (auto done = add->run(game, card); !done) return failure(done.error());
        const auto take = [&numbers](const Statement& row) {
            numbers.push_back(kFirstLayerNumber + static_cast<std::uint32_t>(row.integer(0)));
            return Result<void>();
        };
        if (auto done = find->each(take, game, card); !done) return failure(done.error());
    }
    return numbers;
}

}  // namespace mazzo::carddata
