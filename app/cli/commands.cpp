#include "app/cli/commands.h"

#include <QCoreApplication>

#include <array>

namespace mazzo {

std::span<const Command> commands()
{
    static const std::array kCommands{
        Command{"games", "mazzo games", QT_TRANSLATE_NOOP("commands", "The installed games: editions, options, zones, cards, unknown facts"), 0, 0, {}, runGames},
        Command{"search", "mazzo search GAME QUERY [--limit N] [--sort FIELD]",
                QT_TRANSLATE_NOOP("commands", "The cards that a query selects; an empty query is every card"), 1, 64, {{}, {"--limit", "--sort"}}, runSearch},
        Command{"show", "mazzo show GAME CARD",
                QT_TRANSLATE_NOOP("commands", "One card: every field, unknown ones marked, rulings, where each fact comes from"), 2, 64, {}, runShow},
        Command{"set", "mazzo set GAME CARD FIELD=VALUE",
                QT_TRANSLATE_NOOP("commands", "Enter a fact from the card on the table; it stands over the pack's"), 3, 64, {}, runSet},
        Command{"unset", "mazzo unset GAME CARD FIELD", QT_TRANSLATE_NOOP("commands", "Take back a fact that was entered with set"), 3, 64, {}, runUnset},
        Command{"validate", "mazzo validate FILE... [--rules ID] [--set OPTION=VALUE]",
                QT_TRANSLATE_NOOP("commands", "Judge decks by their game's rules: the verdict, every finding, and what mends it"), 1, 100'000,
                {{}, {"--rules", "--set"}}, runValidate},
        Command{"fix", "mazzo fix FILE [-o OUT]",
                QT_TRANSLATE_NOOP("commands", "The smallest change that makes a deck legal, and the deck after it"), 1, 1, {{}, {"-o"}}, runFix},
        Command{"pack", "mazzo pack list | mazzo pack check DIR", QT_TRANSLATE_NOOP("commands", "Game packs: list them, or check one and report every mistake"), 1,
                2, {}, runPack},
    };
    return kCommands;
}

} // namespace mazzo
