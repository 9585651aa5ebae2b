// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/trial_pack.h"

#include "carddata/edit/place_path.h"
#include "carddata/pack/game_reader.h"
#include "carddata/pack/pack_files.h"
#include "model/deck_file/deck_file.h"
#include "validators/examples.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>

namespace mazzo::desktop {

namespace {

std::string verdictLine(std::string_view line)
{
    std::istringstream stream{std::string(line)};
    std::string verdict;
    stream >> verdict;
    const std::set<std::string> rules{std::istream_iterator<std::string>(stream), {}};
    for (const std::string& rule : rules) verdict += " " + rule;
    return verdict;
}

/// The game without what has mistakes, for expressions that are typed meanwhile.
std::shared_ptr<const Game> draftOf(const std::filesystem::path& folder, const std::string& text)
{
    Mistakes mistakes;
    const auto document = parseJson("game.json", text, mistakes);
    if (!document) return nullptr;
    return std::make_shared<const Game>(readGame(*document, folder.filename().string(), mistakes).game);
}

}  // namespace

const TrialDeck* TrialPack::deck(std::string_view file) const
{
    const auto found = std::ranges::find(decks, file, &TrialDeck::file);
    return found == decks.end() ? nullptr : &*found;
}

TrialDeck judgedDeck(const LoadedGame& loaded, std::string file, std::string text)
{
    TrialDeck deck;
    deck.file = std::move(file);
    deck.text = std::move(text);
    if (!deck.isExample()) deck.expected = "legal";
    const auto read = readDeck(deck.text, loaded.game, loaded.catalogue, deck.file);
    if (!read) {
        deck.mistakes = read.error();
        return deck;
    }
    deck.settings = read->settings;
    deck.deck = read->deck;
    if (const auto name = read->key("name")) deck.name = *name;
    if (const auto line = read->key("expect")) deck.expected = verdictLine(*line);
    const auto book = RuleBook::compile(loaded.game, loaded.catalogue, deck.settings);
    if (!book) {
        deck.mistakes = book.error();
        return deck;
    }
    deck.report = book->check(deck.deck);
    deck.verdict = deck.report.verdict;
    deck.found = expectation(*book, deck.report);
    return deck;
}

TrialResult tryPack(const std::filesystem::path& folder, const std::stop_token& stop)
{
    TrialResult result;
    Mistakes ignored;
    const std::string text =
        PackFiles(folder, ignored).read("game.json", PackFiles::kMaxJson, {}).value_or(std::string());
    result.draft = draftOf(folder, text);
    const auto add = [&](const Error& error, bool isLint) {
        result.problems.push_back(
            {error, error.where.file == "game.json" ? pathAtPlace(text, error.where) : std::string(), isLint});
    };
    if (const auto pack = loadPack(folder)) {
        auto trial = std::make_shared<TrialPack>(
            TrialPack{{pack->game, Catalogue::build(pack->game, pack->cards), {}, {}}, {}});
        for (const auto* list : {&pack->decks, &pack->examples})
            for (const PackDeck& deck : *list) trial->decks.push_back(judgedDeck(trial->loaded, deck.file, deck.text));
        result.pack = std::move(trial);
    }
    const PackCheck check = checkPack(folder, stop);
    for (const Error& mistake : check.mistakes) add(mistake, false);
    for (const Error& warning : check.warnings) add(warning, true);
    return result;
}

}  // namespace mazzo::desktop
