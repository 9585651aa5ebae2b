// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packs/pack_rehearsal.h"

#include "carddata/library/backup.h"
#include "carddata/library/data_folder.h"
#include "model/deck_file/deck_file.h"
#include "validators/rule_book.h"

#include <algorithm>

namespace mazzo::app {

namespace {

/// Judges decks with one state of a game. The rules are compiled again only if a deck has other settings.
class VerdictSource {
public:
    explicit VerdictSource(Result<LoadedGame> game) : m_game(std::move(game)) {}

    [[nodiscard]] std::optional<Verdict> of(const std::string& text)
    {
        if (!m_game) return std::nullopt;
        const auto deck = readDeck(text, m_game->game, m_game->catalogue);
        if (!deck) return std::nullopt;
        if (!m_rules || m_settings != deck->settings) {
            auto rules = RuleBook::compile(m_game->game, m_game->catalogue, deck->settings);
            if (!rules) return std::nullopt;
            m_rules.emplace(std::move(*rules));
            m_settings = deck->settings;
        }
        return m_rules->check(deck->deck).verdict;
    }

private:
    Result<LoadedGame> m_game;
    std::optional<RuleBook> m_rules;
    Settings m_settings;
};

}  // namespace

std::vector<StoredDeck> decksOf(const Library& library, const std::string& game)
{
    auto decks = library.decks().all().value_or(std::vector<StoredDeck>());
    std::erase_if(decks, [&game](const StoredDeck& deck) { return deck.game != game; });
    return decks;
}

Result<PackRehearsal> PackRehearsal::run(const std::filesystem::path& scratch,
                                         const std::vector<std::filesystem::path>& packs)
{
    std::error_code error;
    std::filesystem::create_directories(scratch, error);
    if (auto copied = copyDatabase(dataFolder() / "mazzo.db", scratch / "mazzo.db"); !copied)
        return failure(copied.error());
    auto library = Library::open(scratch, FileCheck::Before);
    if (!library) return failure(library.error());
    auto report = library->sync(packs);
    if (!report) return failure(report.error());
    return PackRehearsal(std::move(*library), std::move(*report));
}

std::vector<DeckVerdictChange> PackRehearsal::verdictChanges(const Workspace& workspace, const std::string& game,
                                                             const std::stop_token& stop) const
{
    const std::vector<StoredDeck> decks = decksOf(workspace.library(), game);
    if (decks.empty()) return {};
    VerdictSource before(workspace.library().load(game));
    VerdictSource after(m_library.load(game));
    std::vector<DeckVerdictChange> changes;
    for (const StoredDeck& deck : decks) {
        if (stop.stop_requested()) break;
        DeckVerdictChange change{deck.id, deck.name, before.of(deck.text), after.of(deck.text)};
        if (change.before != change.after) changes.push_back(std::move(change));
    }
    return changes;
}

}  // namespace mazzo::app
