// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/card_repository.h"

#include "carddata/library/stored_json.h"

#include <algorithm>
#include <optional>

namespace mazzo::carddata {

namespace {

constexpr std::string_view kColumns =
    "id, number, type, set_id, names, aliases, facts, text_state, text, rulings, clauses, image, effects, prints";

Error damaged(std::string detail) { return {Error::Kind::Corrupt, "library.corrupt", {}, {}, std::move(detail)}; }

/// Puts what was read in its place; the first problem is kept.
template <class T>
void take(Result<T> read, T& place, std::optional<Error>& problem)
{
    if (read) place = std::move(*read);
    else if (!problem) problem = std::move(read.error());
}

Result<Card> cardOf(const Game& game, const Statement& row)
{
    Card card;
    std::optional<Error> problem;
    card.id = row.text(0);
    card.number = static_cast<std::uint32_t>(row.integer(1));
    const auto type = std::ranges::find(game.types, row.text(2), &CardType::id);
    if (type == game.types.end()) return failure(damaged("no such type: " + std::string(row.text(2))));
    card.type = static_cast<TypeIndex>(type - game.types.begin());
    card.set = row.text(3);
    take(textsFromJson(row.text(4)), card.name, problem);
    take(listFromJson(row.text(5)), card.aliases, problem);
    take(valuesFromJson(game, row.text(6)), card.values, problem);
    card.textState = static_cast<Card::TextState>(std::clamp<std::int64_t>(row.integer(7), 0, 2));
    take(textsFromJson(row.text(8)), card.text, problem);
    take(rulingsFromJson(row.text(9)), card.rulings, problem);
    take(listFromJson(row.text(10)), card.clauses, problem);
    card.image = row.text(11);
    take(effectsFromJson(row.text(12)), card.effects, problem);
    if (auto prints = readPrints(game, row.text(13), card); !prints && !problem) problem = std::move(prints.error());
    if (problem) return failure(std::move(*problem));
    return card;
}

void appendWords(const Texts& texts, std::string& out)
{
    for (const auto& entry : texts.entries()) out.append(entry.words).append("\n");
}

std::string searchableNames(const Card& card)
{
    std::string names;
    appendWords(card.name, names);
    for (const std::string& alias : card.aliases) names.append(alias).append("\n");
    appendWords(card.version, names);
    if (card.back) appendWords(card.back->name, names);
    return names;
}

std::string searchableTexts(const Card& card)
{
    std::string texts;
    appendWords(card.text, texts);
    if (card.back) appendWords(card.back->text, texts);
    for (const Ruling& ruling : card.rulings) appendWords(ruling.text, texts);
    return texts;
}

/// Each word quoted, so that nothing in it is an operator of the full-text search; the last one matches as a beginning.
std::string matchExpression(std::string_view words)
{
    std::string expression;
    bool inWord = false;
    for (const char c : words) {
        const bool blank = c == ' ' || (c >= '\t' && c <= '\r');
        if (blank == inWord) expression.append(blank ? "\" " : "\"");
        inWord = !blank;
        if (!blank && c != '\0') expression.append(c == '"' ? "\"\"" : std::string(1, c));
    }
    if (inWord) expression.append("\"*");
    return expression;
}

}  // namespace

Result<std::vector<Card>> CardRepository::all(const Game& game) const
{
    std::vector<Card> cards;
    const std::string sql = "SELECT " + std::string(kColumns) + " FROM card WHERE game = ? ORDER BY number";
    auto done = m_database.each(
        sql,
        [&](const Statement& row) -> Result<void> {
            auto card = cardOf(game, row);
            if (!card) return failure(card.error());
            cards.push_back(std::move(*card));
            return {};
        },
        game.id);
    if (!done) return failure(done.error());
    return cards;
}

Result<Card> CardRepository::one(const Game& game, std::string_view id) const
{
    Result<Card> card = failure({Error::Kind::NotFound, "library.no-such-card", {}, {game.id, std::string(id)}, {}});
    const std::string sql = "SELECT " + std::string(kColumns) + " FROM card WHERE game = ? AND id = ?";
    auto done = m_database.each(
        sql,
        [&](const Statement& row) {
            card = cardOf(game, row);
            return Result<void>();
        },
        game.id, id);
    if (!done) return failure(done.error());
    return card;
}

Result<std::vector<PrintedText>> CardRepository::texts(std::string_view game, std::span<const std::string> ids) const
{
    std::vector<PrintedText> texts;
    auto find = m_database.prepare("SELECT text FROM card WHERE game = ? AND id = ?");
    if (!find) return failure(find.error());
    for (const std::string& id : ids) {
        const auto take = [&](const Statement& row) -> Result<void> {
            auto text = textsFromJson(row.text(0));
            if (!text) return failure(text.error());
            texts.push_back({id, std::move(*text)});
            return {};
        };
        if (auto read = find->each(take, game, id); !read) return failure(read.error());
    }
    return texts;
}

Result<std::vector<CardImage>> CardRepository::images(std::string_view game) const
{
    std::vector<CardImage> images;
    auto done = m_database.each(
        "SELECT id, image FROM card WHERE game = ? AND image <> ''",
        [&images](const Statement& row) {
            images.push_back({std::string(row.text(0)), std::string(row.text(1))});
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return images;
}

Result<bool> CardRepository::exists(std::string_view game, std::string_view id) const
{
    bool found = false;
    auto done = m_database.each(
        "SELECT 1 FROM card WHERE game = ? AND id = ?",
        [&found](const Statement&) {
            found = true;
            return Result<void>();
        },
        game, id);
    if (!done) return failure(done.error());
    return found;
}

Result<std::int64_t> CardRepository::count(std::string_view game) const
{
    std::int64_t count = 0;
    auto done = m_database.each(
        "SELECT count(*) FROM card WHERE game = ?",
        [&count](const Statement& row) {
            count = row.integer(0);
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return count;
}

Result<void> CardRepository::add(const Game& game, std::span<const Card> cards) const
{
    const std::string sql = "INSERT INTO card (game, " + std::string(kColumns) +
                            ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    auto addCard = m_database.prepare(sql);
    if (!addCard) return failure(addCard.error());
    auto addSearch = m_database.prepare("INSERT INTO card_search (rowid, names, texts) VALUES (?, ?, ?)");
    if (!addSearch) return failure(addSearch.error());
    for (const Card& card : cards) {
        auto added = addCard->run(game.id, card.id, std::int64_t{card.number}, game[card.type].id, card.set,
                                  toJson(card.name), toJson(card.aliases), valuesToJson(game, card.values),
                                  static_cast<std::int64_t>(card.textState), toJson(card.text), toJson(card.rulings),
                                  toJson(card.clauses), card.image, toJson(card.effects), printsToJson(game, card));
        if (!added) return added;
        if (auto done = addSearch->run(m_database.lastKey(), searchableNames(card), searchableTexts(card)); !done)
            return done;
    }
    return {};
}

Result<std::vector<CardName>> CardRepository::search(std::string_view words, int limit) const
{
    std::vector<CardName> found;
    const std::string expression = matchExpression(words);
    if (expression.empty()) return found;
    auto done = m_database.each(
        R"(SELECT card.game, card.id FROM card_search JOIN card ON card.key = card_search.rowid
           WHERE card_search MATCH ? ORDER BY bm25(card_search, 10.0, 1.0), card.game, card.number LIMIT ?)",
        [&found](const Statement& row) {
            found.push_back({std::string(row.text(0)), std::string(row.text(1))});
            return Result<void>();
        },
        expression, std::int64_t{limit});
    if (!done) return failure(done.error());
    return found;
}

}  // namespace mazzo::carddata
