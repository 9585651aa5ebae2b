// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/random_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/output.h"
#include "app/random_deck_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <random>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct RandomText {
    Q_DECLARE_TR_FUNCTIONS(RandomText)
};

ExitStatus reportNone(const Console& console, const LoadedGame& loaded, const RandomDeckWish& wish,
                      const NoRandomDeck& none)
{
    if (console.json()) {
        console.print({{"game", loaded.game.id},
                       {"seed", wish.seed},
                       {"deck", nullptr},
                       {"conflict", none.conflict},
                       {"proven", none.proven}});
        return ExitStatus::AnswerIsNo;
    }
    if (!none.proven) {
        console.line(RandomText::tr("No such deck was found. There may be one; try another seed."));
        return ExitStatus::AnswerIsNo;
    }
    if (wish.owned) console.line(RandomText::tr("The cards you own make no such deck, because of:"));
    else console.line(RandomText::tr("There is no such deck, because of:"));
    for (const std::string& id : none.conflict) {
        if (id == NoRandomDeck::kCondition) {
            console.line("  ✗ " + RandomText::tr("the condition of --where"));
            continue;
        }
        const auto rule = std::ranges::find(loaded.game.rules, id, &Rule::id);
        console.line(QStringLiteral("  ✗ %1  (%2)").arg(fromUtf8(rule->text.in(console.language())), fromUtf8(id)));
    }
    return ExitStatus::AnswerIsNo;
}

ExitStatus runRandom(const Console& console, const Arguments& arguments)
{
    const auto seed = numberOption(arguments, "--seed");
    if (!seed) return console.fail(seed.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto named = workspace->game(arguments.positional().front());
    if (!named) return console.fail(named.error());
    // An empty deck of the game takes --rules and --set like any other.
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto empty = loader->load("game: " + named->game.id + '\n', {});
    if (!empty) return console.fail(empty.error());
    const LoadedGame& loaded = *empty->loaded;

    RandomDeckWish wish;
    wish.settings = empty->deck.settings;
    wish.where = arguments.values("--where");
    wish.exclude = arguments.values("--exclude");
    wish.precons = workspace->preconDecks(loaded.game.id);
    wish.seed = seed->value_or(std::random_device{}());
    wish.name = RandomText::tr("Random deck %1").arg(wish.seed).toStdString();
    Result<CollectionView> view = CollectionView{};
    if (arguments.has("--owned")) {
        view = collectionView(workspace->library(), loaded);
        if (!view) return console.fail(view.error());
        wish.owned = &*view;
    }
    const auto answer = randomDeckText(loaded, wish);
    if (!answer) return console.fail(answer.error());
    if (const auto* none = std::get_if<NoRandomDeck>(&*answer)) return reportNone(console, loaded, wish, *none);

    const std::string& text = std::get<std::string>(*answer);
    const auto out = arguments.value("-o");
    if (out && !writeOutput(*out, text)) {
        console.printError(RandomText::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json())
        console.print({{"game", loaded.game.id}, {"seed", wish.seed}, {"verdict", "legal"}, {"deck", text}});
    else if (!out) console.document(text);
    return ExitStatus::Done;
}

}  // namespace

Command randomCommand()
{
    return {
        .name = "random",
        .usage = "mazzo random GAME [--where EXPR] [--exclude QUERY] [--owned] [--seed N] [--rules ID] "
                 "[--set OPTION=VALUE] [-o FILE]",
        .summary = QT_TRANSLATE_NOOP("commands", "Make a random legal deck that meets a condition; for Zombinion a "
                                                 "random kingdom"),
        .minArgs = 1,
        .maxArgs = 1,
        .options = {{"--where", "EXPR",
                     QT_TRANSLATE_NOOP("commands", "A condition on the deck, such as count(is:attacco) <= 2; can "
                                                   "be repeated")},
                    {"--exclude", "QUERY",
                     QT_TRANSLATE_NOOP("commands", "Leave out the cards of this query; can be repeated")},
                    {"--owned", nullptr,
                     QT_TRANSLATE_NOOP("commands", "Use only free copies of cards in the collection")},
                    kSeedOption,
                    kRulesOption,
                    kSetOption,
                    kOutOption},
        .run = runRandom,
    };
}

}  // namespace mazzo::cli
