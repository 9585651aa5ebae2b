#include "app/cli/card_json.h"
#include "app/cli/card_rows.h"
#include "app/cli/commands.h"
#include "app/workspace.h"
#include "model/query/query.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <charconv>

namespace mazzo {

using Json = nlohmann::ordered_json;

namespace {

struct SearchWords { Q_DECLARE_TR_FUNCTIONS(SearchWords) };

/// The words of a query that came as several arguments belong together.
std::string joined(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

Result<std::size_t> limitOf(const Arguments& arguments)
{
    const auto given = arguments.value("--limit");
    if (!given) return std::numeric_limits<std::size_t>::max();
    std::size_t limit = 0;
    const auto [end, error] = std::from_chars(given->data(), given->data() + given->size(), limit);
    if (error == std::errc{} && end == given->data() + given->size()) return limit;
    return failure({Error::Kind::Parse, "usage.not-a-number", {}, {"--limit", *given}, {}});
}

struct Found {
    std::vector<CardIndex> cards;
    std::size_t count = 0;
    std::size_t undecided = 0;
    std::string explained;
};

Result<Found> search(const LoadedGame& loaded, std::string_view text, const Arguments& arguments, const std::string& language)
{
    const auto limit = limitOf(arguments);
    if (!limit) return failure(limit.error());
    const auto query = parseQuery(text, loaded.game);
    if (!query) return failure(query.error());
    const MatchSet matched = matchesAll(*query, loaded.game, loaded.catalogue);
    Found found{matched.yes.cards(), 0, matched.undecided(), describe(*query, loaded.game, language)};
    found.count = found.cards.size();
    if (const auto field = arguments.value("--sort")) {
        if (auto sorted = sortBy(found.cards, loaded, *field, language); !sorted) return failure(sorted.error());
    }
    found.cards.resize(std::min(found.count, *limit));
    return found;
}

void print(const Console& console, const LoadedGame& loaded, const Found& found)
{
    console.line(SearchWords::tr("%n card(s)", nullptr, static_cast<int>(found.count)) + ": " + QString::fromStdString(found.explained));
    printRows(console, loaded, found.cards);
    if (found.cards.size() < found.count) console.line(SearchWords::tr("… and %n more", nullptr, static_cast<int>(found.count - found.cards.size())));
    if (found.undecided > 0) console.line(SearchWords::tr("%n more card(s) may match: a fact is not known", nullptr, static_cast<int>(found.undecided)));
}

} // namespace

ExitStatus runSearch(const Console& console, const Arguments& arguments)
{
    const auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto loaded = workspace->game(arguments.plain().front());
    if (!loaded) return console.fail(loaded.error());
    const auto found = search(*loaded, joined(std::span(arguments.plain()).subspan(1)), arguments, console.language());
    if (!found) return console.fail(found.error());
    if (!console.json()) {
        print(console, *loaded, *found);
        return ExitStatus::Done;
    }
    Json rows = Json::array();
    for (const CardIndex card : found->cards) rows.push_back(rowOf(*loaded, card, console.language()));
    console.print({{"count", found->count}, {"explained", found->explained}, {"undecided", found->undecided}, {"cards", std::move(rows)}});
    return ExitStatus::Done;
}

} // namespace mazzo
