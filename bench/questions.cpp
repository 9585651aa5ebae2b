// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/questions.h"

#include <algorithm>

namespace mazzo::bench {

namespace {

void addLike(std::vector<std::string>& conditions, std::string_view column, std::string_view part)
{
    conditions.push_back(std::string(column) + " LIKE '%" + std::string(part) + "%'");
}

std::string joined(std::span<const std::string> parts, std::string_view between)
{
    std::string result;
    for (const std::string& part : parts) result += (result.empty() ? "" : std::string(between)) + part;
    return result;
}

std::string where(std::span<const std::string> conditions)
{
    return conditions.empty() ? std::string() : " WHERE " + joined(conditions, " AND ");
}

}  // namespace

std::string Question::likeSql() const
{
    std::vector<std::string> conditions;
    for (const std::string_view part : names) addLike(conditions, "names", part);
    for (const std::string_view part : texts) addLike(conditions, "texts", part);
    if (!rest.empty()) conditions.emplace_back(rest);
    return "SELECT number FROM cards" + where(conditions);
}

std::string Question::ftsSql() const
{
    std::vector<std::string> conditions;
    std::vector<std::string> terms;
    const auto add = [&](std::string_view column, std::string_view part) {
        if (part.size() < 3) addLike(conditions, column, part);
        else terms.push_back(std::string(column) + " : \"" + std::string(part) + '"');
    };
    for (const std::string_view part : names) add("names", part);
    for (const std::string_view part : texts) add("texts", part);
    if (!rest.empty()) conditions.emplace_back(rest);
    if (!terms.empty())
        conditions.push_back("number IN (SELECT rowid FROM words WHERE words MATCH '" + joined(terms, " AND ") + "')");
    return "SELECT number FROM cards" + where(conditions);
}

std::span<const Question> questions()
{
    static const std::vector<Question> kQuestions{
        {"m", {"m"}, {}, {}},
        {"ma", {"ma"}, {}, {}},
        {"mar", {"mar"}, {}, {}},
        {"mari", {"mari"}, {}, {}},
        {"marine", {"marine"}, {}, {}},
        {"dragon", {"dragon"}, {}, {}},
        {"rrow", {"rrow"}, {}, {}},
        {"thadril", {"thadril"}, {}, {}},
        {"zzz", {"zzz"}, {}, {}},
        {"iron tower", {"iron", "tower"}, {}, {}},
        {"\"knight of\"", {"knight of"}, {}, {}},
        {"\"citta di\"", {"citta di"}, {}, {}},
        {"text:destroy", {}, {"destroy"}, {}},
        {"text:flying", {}, {"flying"}, {}},
        {"text:ambu", {}, {"ambu"}, {}},
        {"text:e", {}, {"e"}, {}},
        {"text:perche", {}, {"perche"}, {}},
        {"text:\"draw 2 cards\"", {}, {"draw 2 cards"}, {}},
        {"text:\"of the deck\"", {}, {"of the deck"}, {}},
        {"text:shuffle text:market", {}, {"shuffle", "market"}, {}},
        {"text:\"or more unit\"", {}, {"or more unit"}, {}},
        {"cost=3", {}, {}, "cost = 3"},
        {"cost<=2", {}, {}, "cost <= 2"},
        {"attack>=8 defence>=8", {}, {}, "attack >= 8 AND defence >= 8"},
        {"type:unit race:numan", {}, {}, "type = 0 AND race = 'numan'"},
        {"type:unit cost<=3 text:flying", {}, {"flying"}, "type = 0 AND cost <= 3"},
        {"race:slurr terrain:sea attack>4", {}, {}, "race = 'slurr' AND terrain LIKE '% sea %' AND attack > 4"},
        {"is:hero race:orrin", {}, {}, "hero = 1 AND race = 'orrin'"},
        {"artist:\"artist 39\" rarity:legendary", {}, {}, "artist LIKE '%artist 39%' AND rarity = 'legendary'"},
        {"type:unit -text:damage cost<4 (race:numan or race:sylph) ar",
         {"ar"},
         {},
         "type = 0 AND texts NOT LIKE '%damage%' AND cost < 4 AND race IN ('numan', 'sylph')"},
    };
    return kQuestions;
}

}  // namespace mazzo::bench
