// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"

#include "app/cli/backup_command.h"
#include "app/cli/card_command.h"
#include "app/cli/cards_command.h"
#include "app/cli/collection_command.h"
#include "app/cli/compare_command.h"
#include "app/cli/completion_command.h"
#include "app/cli/convert_command.h"
#include "app/cli/deck_command.h"
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
        gamesCommand(),   searchCommand(),  showCommand(),     setCommand(),  unsetCommand(),      cardCommand(),
        cardsCommand(),   layerCommand(),   validateCommand(), fixCommand(),  goldfishCommand(),   oddsCommand(),
        tuneCommand(),    compareCommand(), quizCommand(),     simCommand(),  strategyCommand(),   randomCommand(),
        convertCommand(), shareCommand(),   openCommand(),     deckCommand(), collectionCommand(), packCommand(),
        pictureCommand(), backupCommand(),  restoreCommand(),  syncCommand(), completionCommand()};
    return kCommands;
}

}  // namespace mazzo::cli
