// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"

#include "app/cli/backup_command.h"
#include "app/cli/card_command.h"
#include "app/cli/cards_command.h"
#include "app/cli/collection_command.h"
#include "app/cli/collection_messages.h"
#include "app/cli/compare_command.h"
#include "app/cli/completion_command.h"
#include "app/cli/convert_command.h"
#include "app/cli/deck_command.h"
#include "app/cli/deck_messages.h"
#include "app/cli/fix_command.h"
#include "app/cli/games_command.h"
#include "app/cli/goldfish_command.h"
#include "app/cli/layer_command.h"
#include "app/cli/odds_command.h"
#include "app/cli/open_command.h"
#include "app/cli/pack_command.h"
#include "app/cli/picture_command.h"
#include "app/cli/quiz_command.h"
#include "app/cli/random_command.h"
#include "app/cli/search_command.h"
#include "app/cli/set_command.h"
#include "app/cli/share_command.h"
#include "app/cli/show_command.h"
#include "app/cli/sim_command.h"
#include "app/cli/strategy_command.h"
#include "app/cli/sync_command.h"
#include "app/cli/tune_command.h"
#include "app/cli/validate_command.h"

#include <QCoreApplication>

#include <array>

namespace mazzo::cli {

namespace {

// Options that several commands have.
constexpr CommandOption kRules{"--rules", "ID",
                               QT_TRANSLATE_NOOP("commands", "Use this edition instead of the deck's")};
constexpr CommandOption kSet{"--set", "OPTION=VALUE",
                             QT_TRANSLATE_NOOP("commands", "Set an option of the game; can be repeated")};
constexpr CommandOption kSeed{"--seed", "N",
                              QT_TRANSLATE_NOOP("commands", "Seed of the random numbers; the same seed repeats a run")};
constexpr CommandOption kOut{"-o", "FILE",
                             QT_TRANSLATE_NOOP("commands", "Write to this file instead of standard output")};
constexpr CommandOption kFrom{"--from", "FORMAT",
                              QT_TRANSLATE_NOOP("commands", "Format of the file; without it the content decides")};
constexpr CommandOption kGame{"--game", "ID",
                              QT_TRANSLATE_NOOP("commands", "The game of a file that does not name its own")};

}  // namespace

std::span<const CommandOption> commonOptions()
{
    static constexpr std::array kOptions{
        CommandOption{"--json", nullptr, QT_TRANSLATE_NOOP("commands", "Print JSON")},
        CommandOption{"--lang", "en|it", QT_TRANSLATE_NOOP("commands", "Language of the output")},
        CommandOption{"--help", nullptr, QT_TRANSLATE_NOOP("commands", "Print this help")},
        CommandOption{"-h"},
    };
    return kOptions;
}

std::span<const Command> commands()
{
    static const std::array kCommands{
        Command{
            .name = "games",
            .usage = "mazzo games",
            .summary = QT_TRANSLATE_NOOP(
                "commands", "List the installed games with their editions, options, zones, cards and unknown values"),
            .options = {},
            .run = runGames,
        },
        Command{
            .name = "search",
            .usage = "mazzo search GAME QUERY [--limit N] [--sort FIELD] [--deck FILE]",
            .summary = QT_TRANSLATE_NOOP("commands", "Search cards; an empty query finds every card. With a deck, "
                                                     "can:add finds the cards that can be added to it"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--limit", "N", QT_TRANSLATE_NOOP("commands", "Print at most N cards")},
                        {"--sort", "FIELD", QT_TRANSLATE_NOOP("commands", "Sort by a field, by name or by type")},
                        {"--deck", "FILE", QT_TRANSLATE_NOOP("commands", "The deck that can:add refers to")}},
            .run = runSearch,
        },
        Command{
            .name = "show",
            .usage = "mazzo show GAME CARD",
            .summary = QT_TRANSLATE_NOOP(
                "commands",
                "Show a card: all values and where they come from, and its rulings; unknown values are marked"),
            .minArgs = 2,
            .maxArgs = 64,
            .options = {},
            .run = runShow,
        },
        Command{
            .name = "set",
            .usage = "mazzo set GAME CARD FIELD=VALUE...",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Enter values from the printed card; they override those of the pack"),
            .minArgs = 3,
            .maxArgs = 1000,
            .options = {},
            .run = runSet,
        },
        Command{
            .name = "unset",
            .usage = "mazzo unset GAME CARD FIELD",
            .summary = QT_TRANSLATE_NOOP("commands", "Remove a value entered with set"),
            .minArgs = 3,
            .maxArgs = 64,
            .options = {},
            .run = runUnset,
        },
        Command{
            .name = "card",
            .usage = kCardUsage,
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Your own cards, and corrections to others: FIELD=? makes a value unknown, "
                                         "FIELD= removes it"),
            .minArgs = 1,
            .maxArgs = 1000,
            .options = {},
            .run = runCard,
        },
        Command{
            .name = "cards",
            .usage = kCardsUsage,
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "The cards of a game as a table, CSV or JSON: write it, or read it into your "
                                         "own layer"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "import: report only, store nothing")},
                        {"--skip-refused", nullptr,
                         QT_TRANSLATE_NOOP("commands", "import: store the other lines even if some are refused")},
                        {"--override", nullptr,
                         QT_TRANSLATE_NOOP("commands", "import: values may contradict what the rulebook says")},
                        kOut},
            .run = runCards,
        },
        Command{
            .name = "layer",
            .usage = kLayerUsage,
            .summary = QT_TRANSLATE_NOOP("commands", "Your own layer of a game and installed expansion packs: list "
                                                     "them, share them, and merge the entries of others"),
            .minArgs = 1,
            .maxArgs = 3,
            .options = {{"--prefer", "mine|theirs",
                         QT_TRANSLATE_NOOP("commands", "import: whose value counts where two differ")},
                        {"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "import: report only, store nothing")},
                        {"--id", "ID", QT_TRANSLATE_NOOP("commands", "export: make an expansion pack with this id")},
                        {"--name", "NAME", QT_TRANSLATE_NOOP("commands", "export: the name of the layer")},
                        kOut},
            .run = runLayer,
        },
        Command{
            .name = "validate",
            .usage = "mazzo validate FILE... [--rules ID] [--set OPTION=VALUE] [--from FORMAT] [--game ID]",
            .summary = QT_TRANSLATE_NOOP(
                "commands",
                "Check decks against the rules of their game: the verdict, every problem, and how to fix it"),
            .minArgs = 1,
            .maxArgs = 100'000,
            .options = {kRules, kSet, kFrom, kGame},
            .run = runValidate,
        },
        Command{
            .name = "fix",
            .usage = "mazzo fix FILE [--owned] [--from FORMAT] [--game ID] [-o OUT]",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Find the smallest change that makes a deck legal, and print the new deck; "
                                         "with --owned, add only free copies from the collection"),
            .minArgs = 1,
            .maxArgs = 1,
            .options = {{"--owned", nullptr,
                         QT_TRANSLATE_NOOP("commands", "Add only free copies of cards in the collection")},
                        kFrom,
                        kGame,
                        kOut},
            .run = runFix,
        },
        Command{
            .name = "goldfish",
            .usage = "mazzo goldfish FILE [--seed N] [--order FILE] [--bot STRATEGY]... [--do ACTION]... [--rules ID] "
                     "[--set OPTION=VALUE] [--save OUT] [--from FORMAT] [--game ID]",
            .summary = QT_TRANSLATE_NOOP(
                "commands", "Set up a deck, play the actions, and print each state; FILE may also be a saved game"),
            .minArgs = 1,
            .maxArgs = 1,
            .options = {kSeed,
                        {"--order", "FILE", QT_TRANSLATE_NOOP("commands", "Order of the draw pile, top card first")},
                        {"--bot", "STRATEGY",
                         QT_TRANSLATE_NOOP("commands", "Strategy of the next opponent: a name or a file")},
                        {"--opponent", "FILE",
                         QT_TRANSLATE_NOOP("commands", "The deck that an opponent plays, if the game's table can")},
                        {"--do", "ACTION",
                         QT_TRANSLATE_NOOP("commands",
                                           "Play an action, such as keep or 'manual draw 2'; can be repeated")},
                        kRules,
                        kSet,
                        {"--save", "OUT", QT_TRANSLATE_NOOP("commands", "Save the game to this file; - prints it")},
                        kFrom,
                        kGame},
            .run = runGoldfish,
            .moreHelp = printActionHelp,
        },
        Command{
            .name = "odds",
            .usage = "mazzo odds FILE --ask EXPR... [--draw N] [--turn T] [--turns N] [--count hand|seen] "
                     "[--mulligan 'keep if EXPR']... [--sensitivity] [--hands N] [--seed N] [--rules ID] [--set "
                     "OPTION=VALUE] [--from "
                     "FORMAT] [--game ID]",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Calculate how likely a hand is: exactly, and by simulation with its error"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--ask", "EXPR",
                         QT_TRANSLATE_NOOP("commands", "A condition on the hand, such as count(type:unit) >= 5; can "
                                                       "be repeated")},
                        {"--draw", "N", QT_TRANSLATE_NOOP("commands", "Draw N cards beyond the opening hand")},
                        {"--turn", "T", QT_TRANSLATE_NOOP("commands", "Include the automatic draws up to own turn T")},
                        {"--count", "WHAT",
                         QT_TRANSLATE_NOOP("commands", "Count the cards in the hand (default) or all cards seen so "
                                                       "far: hand or seen")},
                        {"--mulligan", "POLICY",
                         QT_TRANSLATE_NOOP("commands", "Mulligan until the condition holds: 'keep if EXPR'")},
                        {"--turns", "N", QT_TRANSLATE_NOOP("commands", "Also show the odds on turns 1 to N")},
                        {"--sensitivity", nullptr,
                         QT_TRANSLATE_NOOP("commands", "Also show the effect of one copy more or fewer of each card")},
                        {"--hands", "N", QT_TRANSLATE_NOOP("commands", "How many hands to simulate")},
                        kSeed,
                        kRules,
                        kSet,
                        kFrom,
                        kGame},
            .run = runOdds,
        },
        Command{
            .name = "tune",
            .usage = "mazzo tune FILE --ask EXPR [--at-least P]... [--weights W,...] [--swaps N] [--owned] "
                     "[--pool QUERY] [--mulligan 'keep if EXPR'] [--draw N] [--turn T] [--count hand|seen] "
                     "[--seconds N] [--rules ID] [--set OPTION=VALUE] [--from FORMAT] [--game ID]",
            .summary = QT_TRANSLATE_NOOP("commands", "Find the few card swaps that most improve the odds of a hand and "
                                                     "keep the deck legal"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--ask", "EXPR",
                         QT_TRANSLATE_NOOP("commands", "A condition on the hand whose odds to improve; can be "
                                                       "repeated")},
                        {"--at-least", "P",
                         QT_TRANSLATE_NOOP("commands", "The probability the preceding --ask must reach, such as 0.9")},
                        {"--weights", "W",
                         QT_TRANSLATE_NOOP("commands", "The weight of each of the other questions: 2,1")},
                        {"--swaps", "N", QT_TRANSLATE_NOOP("commands", "How many cards to swap at most (default: 3)")},
                        {"--owned", nullptr,
                         QT_TRANSLATE_NOOP("commands", "Add only free copies of cards in the collection")},
                        {"--pool", "QUERY", QT_TRANSLATE_NOOP("commands", "Add only cards that match the query")},
                        {"--mulligan", "POLICY",
                         QT_TRANSLATE_NOOP("commands", "Mulligan until the condition holds: 'keep if EXPR'")},
                        {"--draw", "N", QT_TRANSLATE_NOOP("commands", "Draw N cards beyond the opening hand")},
                        {"--turn", "T", QT_TRANSLATE_NOOP("commands", "Include the automatic draws up to own turn T")},
                        {"--count", "WHAT",
                         QT_TRANSLATE_NOOP("commands", "Count the cards in the hand (default) or all cards seen so "
                                                       "far: hand or seen")},
                        {"--seconds", "N", QT_TRANSLATE_NOOP("commands", "How long to search at most (default: 5)")},
                        kRules,
                        kSet,
                        kFrom,
                        kGame},
            .run = runTune,
        },
        Command{
            .name = "compare",
            .usage = kCompareUsage,
            .summary = QT_TRANSLATE_NOOP("commands", "Compare two decks, or two revisions of one: cards, curves, "
                                                     "verdicts, odds by turn, and what is missing"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--revision", "N",
                         QT_TRANSLATE_NOOP("commands", "A revision of the deck in the library, see mazzo deck history; "
                                                       "one is compared with the deck as it is, two with each other")},
                        {"--ask", "EXPR",
                         QT_TRANSLATE_NOOP("commands", "A condition on the hand, such as count(type:unit) >= 5; can "
                                                       "be repeated")},
                        {"--turns", "N", QT_TRANSLATE_NOOP("commands", "Also show the odds on turns 1 to N")},
                        {"--count", "WHAT",
                         QT_TRANSLATE_NOOP("commands", "Count the cards in the hand (default) or all cards seen so "
                                                       "far: hand or seen")},
                        {"--mulligan", "POLICY",
                         QT_TRANSLATE_NOOP("commands", "Mulligan until the condition holds: 'keep if EXPR'")},
                        kRules,
                        kSet,
                        kFrom,
                        kGame},
            .run = runCompare,
        },
        Command{
            .name = "quiz",
            .usage = "mazzo quiz FILE --ask EXPR [--mulligan 'keep if EXPR'] [--draw N] [--turn T] [--count hand|seen] "
                     "[--hands N] [--seed N] [--save NAME] [--rules ID] [--set OPTION=VALUE] [--from FORMAT] "
                     "[--game ID]",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Deal opening hands, ask for each if you keep it, and show the odds "
                                         "of the goal for both answers; answers are read from standard "
                                         "input: k, m or q"),
            .minArgs = 1,
            .maxArgs = 2,
            .options = {{"--ask", "EXPR",
                         QT_TRANSLATE_NOOP("commands", "The goal: a condition on the hand, such as count(type:unit) >= "
                                                       "5")},
                        {"--mulligan", "POLICY",
                         QT_TRANSLATE_NOOP("commands", "What you do after a mulligan: 'keep if EXPR'; without it, the "
                                                       "next hand is kept")},
                        {"--draw", "N", QT_TRANSLATE_NOOP("commands", "Draw N cards beyond the opening hand")},
                        {"--turn", "T", QT_TRANSLATE_NOOP("commands", "Include the automatic draws up to own turn T")},
                        {"--count", "WHAT",
                         QT_TRANSLATE_NOOP("commands", "Count the cards in the hand (default) or all cards seen so "
                                                       "far: hand or seen")},
                        {"--hands", "N", QT_TRANSLATE_NOOP("commands", "How many hands are dealt (default 10)")},
                        kSeed,
                        {"--save", "NAME",
                         QT_TRANSLATE_NOOP("commands", "Keep the score with this deck of the library")},
                        kRules,
                        kSet,
                        kFrom,
                        kGame},
            .run = runQuiz,
        },
        Command{
            .name = "sim",
            .usage =
                "mazzo sim FILE --strategy S... --games N [--seed N] [--rotate] [--set OPTION=VALUE] [--from FORMAT] "
                "[--game ID]",
            .summary = QT_TRANSLATE_NOOP(
                "commands", "Play many games of a deck-building game by strategies: wins, turns, points, curves"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--strategy", "S",
                         QT_TRANSLATE_NOOP("commands", "A strategy of the game's pack or a strategy file; can be "
                                                       "repeated")},
                        {"--games", "N", QT_TRANSLATE_NOOP("commands", "How many games to play")},
                        kSeed,
                        {"--rotate", nullptr, QT_TRANSLATE_NOOP("commands", "Change seats from game to game")},
                        kSet,
                        kFrom,
                        kGame},
            .run = runSim,
        },
        Command{
            .name = "strategy",
            .usage = kStrategyUsage,
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Strategies of a deck-building game: play all against all, rank the kinds of "
                                         "a kingdom, or search for a strategy that beats the others"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--games", "N",
                         QT_TRANSLATE_NOOP("commands",
                                           "match, rank: how many games for each row; find: for the search")},
                        kSeed,
                        {"--base", "S", QT_TRANSLATE_NOOP("commands", "rank: the strategy that each kind is added to")},
                        {"--pairs", nullptr, QT_TRANSLATE_NOOP("commands", "rank: also pairs of kinds")},
                        {"--seconds", "N",
                         QT_TRANSLATE_NOOP("commands", "find: search for about N seconds; without it the result is the "
                                                       "same on every machine")},
                        {"--threads", "N", QT_TRANSLATE_NOOP("commands", "Use N threads instead of all cores")},
                        kSet,
                        kFrom,
                        kGame,
                        {"-o", "OUT", QT_TRANSLATE_NOOP("commands", "find: the strategy file to write")}},
            .run = runStrategy,
        },
        Command{
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
                        kSeed,
                        kRules,
                        kSet,
                        kOut},
            .run = runRandom,
        },
        Command{
            .name = "convert",
            .usage = "mazzo convert FILE --to FORMAT [--from FORMAT] [--game ID] [--rules ID] [-o OUT]",
            .summary = QT_TRANSLATE_NOOP(
                "commands",
                "Write a deck in another format: FORMAT is mazzo, text, json, markdown, cod, dek, arena, o8d or tts"),
            .minArgs = 1,
            .maxArgs = 1,
            .options =
                {{"--to", "FORMAT", QT_TRANSLATE_NOOP("commands", "Format to write")}, kFrom, kGame, kRules, kOut},
            .run = runConvert,
        },
        Command{
            .name = "share",
            .usage = "mazzo share FILE [--qr PNG_OR_SVG] [--image PNG] [--pdf PDF] [--html HTML] [--setup PDF] "
                     "[--proxies PDF] [--from FORMAT] [--game ID]",
            .summary = QT_TRANSLATE_NOOP(
                "commands",
                "Print the share code of a deck, and write files: QR code, deck list, web page, sheets to print"),
            .minArgs = 1,
            .maxArgs = 1,
            .options = {{"--qr", "PNG_OR_SVG", QT_TRANSLATE_NOOP("commands", "Write the share code as a QR code")},
                        {"--image", "PNG", QT_TRANSLATE_NOOP("commands", "Write the deck list as an image")},
                        {"--pdf", "PDF", QT_TRANSLATE_NOOP("commands", "Write the deck list as a sheet to print")},
                        {"--html", "HTML",
                         QT_TRANSLATE_NOOP("commands", "Write a web page: cards, charts, rules and the share code")},
                        {"--setup", "PDF",
                         QT_TRANSLATE_NOOP("commands", "Write the piles to set up and what stays in the box")},
                        {"--proxies", "PDF", QT_TRANSLATE_NOOP("commands", "Write proxy cards to print")},
                        kFrom,
                        kGame},
            .run = runShare,
        },
        Command{
            .name = "open",
            .usage = "mazzo open CODE",
            .summary = QT_TRANSLATE_NOOP(
                "commands", "Print the deck file of a share code, of its parts, or of an image with QR codes"),
            .minArgs = 1,
            .maxArgs = 1000,
            .options = {},
            .run = runOpen,
        },
        Command{
            .name = "deck",
            .usage = kDeckUsage,
            .summary = QT_TRANSLATE_NOOP(
                "commands", "Manage the decks of the library; name a deck by its name, or by its number as #N"),
            .minArgs = 1,
            .maxArgs = 64,
            .options = {{"--removed", nullptr, QT_TRANSLATE_NOOP("commands", "list: the removed decks")},
                        {"--as", "NAME", QT_TRANSLATE_NOOP("commands", "save: the deck's name in the library")},
                        {"--new", nullptr,
                         QT_TRANSLATE_NOOP("commands", "save: add a deck even if one has this name already")},
                        {"--revision", "N", QT_TRANSLATE_NOOP("commands", "restore: an older state of a deck")},
                        {"--opponent", "WHO", QT_TRANSLATE_NOOP("commands", "result: against whom")},
                        {"--opponent-deck", "DECK", QT_TRANSLATE_NOOP("commands", "result: against which deck")},
                        {"--note", "TEXT", QT_TRANSLATE_NOOP("commands", "result: a note on the game")},
                        {"--date", "DATE",
                         QT_TRANSLATE_NOOP("commands", "result: when it was played; without it, today")},
                        {"--remove", "ID", QT_TRANSLATE_NOOP("commands", "result: remove this one")},
                        kFrom,
                        kGame,
                        kOut},
            .run = runDeck,
        },
        Command{
            .name = "collection",
            .usage = kCollectionUsage,
            .summary = QT_TRANSLATE_NOOP("commands", "Manage your collection: cards you own, have lent or want, free "
                                                     "copies, missing cards, and decks you can build"),
            .minArgs = 1,
            .maxArgs = 100'000,
            .options = {{"--box", "PRODUCT", QT_TRANSLATE_NOOP("commands", "add, remove: all cards of a product")},
                        {"--count", "N", QT_TRANSLATE_NOOP("commands", "add, remove: how many boxes")},
                        {"--condition", "TEXT", QT_TRANSLATE_NOOP("commands", "Condition of the copies")},
                        {"--language", "TEXT", QT_TRANSLATE_NOOP("commands", "Language of the copies")},
                        {"--finish", "TEXT", QT_TRANSLATE_NOOP("commands", "Finish of the copies")},
                        {"--place", "TEXT", QT_TRANSLATE_NOOP("commands", "Where the copies are kept")},
                        {"--note", "TEXT", QT_TRANSLATE_NOOP("commands", "A note on the copies")},
                        {"--date", "DATE", QT_TRANSLATE_NOOP("commands", "When the copies were acquired")},
                        {"--price", "TEXT", QT_TRANSLATE_NOOP("commands", "What the copies cost")},
                        {"--to", "WHO", QT_TRANSLATE_NOOP("commands", "lend: to whom")},
                        {"--since", "DATE", QT_TRANSLATE_NOOP("commands", "lend: since when, if not today")},
                        {"--from", "WHO|FORMAT",
                         QT_TRANSLATE_NOOP("commands", "return: from whom; missing: format of the file")},
                        {"--priority", "N", QT_TRANSLATE_NOOP("commands", "want: from 0 to 9")},
                        kGame,
                        {"--guess", nullptr, QT_TRANSLATE_NOOP("commands", "import: store guessed cards too")},
                        {"--correct", "LINE=CARD",
                         QT_TRANSLATE_NOOP("commands", "import: what a line means; can be repeated")},
                        {"--again", nullptr,
                         QT_TRANSLATE_NOOP("commands", "import: even if the file was imported before")},
                        {"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "import: report only, store nothing")},
                        {"--brief", nullptr, QT_TRANSLATE_NOOP("commands", "show: only the totals and conflicts")},
                        kOut},
            .run = runCollection,
        },
        Command{
            .name = "pack",
            .usage = kPackUsage,
            .summary = QT_TRANSLATE_NOOP("commands", "Create, check, install, update, remove and export game packs"),
            .minArgs = 1,
            .maxArgs = 65,
            .options =
                {{"--dry-run", nullptr,
                  QT_TRANSLATE_NOOP("commands",
                                    "install, update, remove, renumber, cards: report only, change nothing")},
                 {"--keep-numbers", nullptr,
                  QT_TRANSLATE_NOOP("commands", "install, update: keep the card numbers that share codes use")},
                 {"--force", nullptr,
                  QT_TRANSLATE_NOOP("commands", "update: also to an older version, or to the same one if it differs")},
                 {"--name", "NAME", QT_TRANSLATE_NOOP("commands", "new: the name of the game")},
                 {"--author", "WHO", QT_TRANSLATE_NOOP("commands", "new: the author of the game")},
                 {"--from", "FORMAT",
                  QT_TRANSLATE_NOOP("commands", "cards: cockatrice, octgn, csv or json, if the file does not tell")},
                 {"--mapping", "FILE",
                  QT_TRANSLATE_NOOP("commands", "cards: which values of the source become which fields")},
                 kOut},
            .run = runPack,
        },
        Command{
            .name = "picture",
            .usage = "mazzo picture add GAME CARD FILE [--art | --whole] | remove GAME CARD | restore GAME CARD | "
                     "import GAME FOLDER "
                     "[--dry-run] | list GAME",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Your images of cards: add one, or import a folder whose files are named "
                                         "by card or number"),
            .minArgs = 2,
            .maxArgs = 64,
            .options = {{"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "Only report what would be done")},
                        {"--art", nullptr, QT_TRANSLATE_NOOP("commands", "The image shows only the art of the card")},
                        {"--whole", nullptr, QT_TRANSLATE_NOOP("commands", "The image shows the whole card")}},
            .run = runPicture,
        },
        Command{
            .name = "backup",
            .usage = "mazzo backup [-o FILE]",
            .summary = QT_TRANSLATE_NOOP("commands", "Copy the whole library: next to it, or to a file"),
            .options = {{"-o", "FILE", QT_TRANSLATE_NOOP("commands", "Write the backup to this file")}},
            .run = runBackup,
        },
        Command{
            .name = "restore",
            .usage = "mazzo restore FILE | mazzo restore --empty",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Replace the library by a backup; the previous library is kept as a backup"),
            .maxArgs = 1,
            .options = {{"--empty", nullptr,
                         QT_TRANSLATE_NOOP("commands", "Start with an empty library where the old one is missing")}},
            .run = runRestore,
        },
        Command{
            .name = "sync",
            .usage = "mazzo sync DIR",
            .summary = QT_TRANSLATE_NOOP("commands", "Keep a folder of plain files in step with the library, so that "
                                                     "Git, Syncthing or a cloud folder can carry it"),
            .minArgs = 1,
            .maxArgs = 4,
            .options = {{"--git-merge", nullptr,
                         QT_TRANSLATE_NOOP("commands", "Merge one file for Git: BASE OURS THEIRS PATH")}},
            .run = runSync,
        },
        Command{
            .name = "completion",
            .usage = "mazzo completion bash|zsh|fish",
            .summary = QT_TRANSLATE_NOOP("commands",
                                         "Print a script that completes commands and options in your shell"),
            .minArgs = 1,
            .maxArgs = 1,
            .options = {},
            .run = runCompletion,
        },
    };
    return kCommands;
}

}  // namespace mazzo::cli
