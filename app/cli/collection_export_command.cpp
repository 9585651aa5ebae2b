// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_export_command.h"

#include "app/cli/collection_messages.h"
#include "app/output.h"
#include "app/text/value_text.h"
#include "import/collection/collection_file.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

ExitStatus exportCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto game = workspace.game(arguments.positional()[1]);
    if (!game) return console.fail(game.error());
    const auto lots = workspace.library().collection().lots(game->game.id);
    if (!lots) return console.fail(lots.error());
    const std::string text = writeCollection(*lots, [&](const Lot& lot) {
        const auto card = game->catalogue.find(lot.game + ":" + lot.card);
        return card ? std::string(game->catalogue.name(*card, console.language())) : std::string();
    });
    const auto out = arguments.value("-o");
    if (out && !writeOutput(*out, text)) {
        console.printError(CollectionText::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json())
        console.print(out ? Json{{"game", game->game.id}, {"lots", lots->size()}, {"file", *out}}
                          : Json{{"game", game->game.id}, {"lots", lots->size()}, {"text", text}});
    else if (!out) console.line(fromUtf8(text).chopped(1));
    else
        console.line(
            CollectionText::tr("Wrote %n lot(s) to %1.", nullptr, static_cast<int>(lots->size())).arg(fromUtf8(*out)));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
