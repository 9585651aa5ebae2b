// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/collection_command.h"
#include "app/cli/deck_command.h"
#include "app/cli/sim_command.h"

#include <QCoreApplication>

#include <array>

namespace mazzo::cli {

std::span<const Command> commands()
{
    static const std::array kCommands{
        Command{"games",
                "mazzo games",
                QT_TRANSLATE_NOOP("commands", "The installed games: editions, options, zones, cards, unknown facts"),
                0,
                0,
                {},
                runGames},
        Command{"search",
                "mazzo search GAME QUERY [--limit N] [--sort FIELD] [--deck FILE]",
                QT_TRANSLATE_NOOP("commands", "The cards that a query selects; an empty query is every card. With a "
                                              "deck, can:add are the cards that may join it"),
                1,
                64,
                {{}, {"--limit", "--sort", "--deck"}},
                runSearch},
        Command{"show",
                "mazzo show GAME CARD",
                QT_TRANSLATE_NOOP("commands",
                                  "One card: every field, unknown ones marked, rulings, where each fact comes from"),
                2,
                64,
                {},
                runShow},
        Command{"set",
                "mazzo set GAME CARD FIELD=VALUE",
                QT_TRANSLATE_NOOP("commands", "Enter a fact from the card on the table; it stands over the pack's"),
                3,
                64,
                {},
                runSet},
        Command{"unset",
                "mazzo unset GAME CARD FIELD",
                QT_TRANSLATE_NOOP("commands", "Take back a fact that was entered with set"),
                3,
                64,
                {},
                runUnset},
        Command{"validate",
                "mazzo validate FILE... [--rules ID] [--set OPTION=VALUE]",
                QT_TRANSLATE_NOOP("commands",
                                  "Judge decks by their game's rules: the verdict, every finding, and what mends it"),
                1,
                100'000,
                {{}, {"--rules", "--set"}},
                runValidate},
        Command{"fix",
                "mazzo fix FILE [--owned] [-o OUT]",
                QT_TRANSLATE_NOOP("commands", "The smallest change that makes a deck legal, and the deck after it; "
                                              "with --owned only free copies of the collection are added"),
                1,
                1,
                {{"--owned"}, {"-o"}},
                runFix},
        Command{"goldfish",
                "mazzo goldfish FILE [--seed N] [--order FILE] [--do ACTION]... [--rules ID] [--set OPTION=VALUE] "
                "[--save OUT]",
                QT_TRANSLATE_NOOP(
                    "commands", "Set up a deck, play the actions, and print each state; FILE may also be a saved game"),
                1,
                1,
                {{}, {"--seed", "--order", "--do", "--rules", "--set", "--save"}},
                runGoldfish},
        Command{
            "odds",
            "mazzo odds FILE --ask EXPR... [--draw N] [--turn T] [--mulligan 'keep if EXPR'] [--hands N] [--seed N] "
            "[--rules ID] [--set OPTION=VALUE]",
            QT_TRANSLATE_NOOP("commands", "How likely a hand is: exact, and from many dealt hands with their error"),
            1,
            64,
            {{}, {"--ask", "--draw", "--turn", "--mulligan", "--hands", "--seed", "--rules", "--set"}},
            runOdds},
        Command{"sim",
                "mazzo sim FILE --strategy S... --games N [--seed N] [--rotate] [--set OPTION=VALUE]",
                QT_TRANSLATE_NOOP("commands",
                                  "Many games of a deck-building game by strategies: wins, turns, points, curves"),
                1,
                64,
                {{"--rotate"}, {"--strategy", "--games", "--seed", "--set"}},
                runSim},
        Command{
            "convert",
            "mazzo convert FILE --to FORMAT [--from FORMAT] [--game ID] [-o OUT]",
            QT_TRANSLATE_NOOP(
                "commands",
                "Write a deck in another format: FORMAT is mazzo, text, json, markdown, cod, dek, arena, o8d or tts"),
            1,
            1,
            {{}, {"--to", "--from", "--game", "-o"}},
            runConvert},
        Command{"share",
                "mazzo share FILE [--qr PNG_OR_SVG] [--image PNG] [--pdf PDF] [--proxies PDF] [--game ID]",
                QT_TRANSLATE_NOOP("commands",
                                  "The share code of a deck, and pictures: QR code, list for posting, sheets to print"),
                1,
                1,
                {{}, {"--qr", "--image", "--pdf", "--proxies", "--game"}},
                runShare},
        Command{
            "open",
            "mazzo open CODE",
            QT_TRANSLATE_NOOP("commands", "The deck file of a share code, of its parts, or of a picture with QR codes"),
            1,
            1000,
            {},
            runOpen},
        Command{
            "deck",
            kDeckUsage,
            QT_TRANSLATE_NOOP("commands", "The library of decks; a deck is named by its name or, as #N, by its number"),
            1,
            64,
            {{"--removed", "--new"}, {"--as", "-o", "--revision"}},
            runDeck},
        Command{"collection",
                kCollectionUsage,
                QT_TRANSLATE_NOOP("commands", "What you own, have lent and want, what is free beside your built decks, "
                                              "and what you can build with it"),
                1,
                100'000,
                {{"--guess", "--again", "--dry-run"},
                 {"--box", "--count", "--to", "--from", "--since", "--priority", "--condition", "--language",
                  "--finish", "--place", "--note", "--date", "--price", "--game", "--correct", "-o"}},
                runCollection},
        Command{"pack",
                "mazzo pack list | mazzo pack check DIR",
                QT_TRANSLATE_NOOP("commands", "Game packs: list them, or check one and report every mistake"),
                1,
                2,
                {},
                runPack},
    };
    return kCommands;
}

}  // namespace mazzo::cli
