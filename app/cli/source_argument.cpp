// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/source_argument.h"

#include "app/share/import_text.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::cli {

namespace {

struct SourceText {
    Q_DECLARE_TR_FUNCTIONS(SourceText)
};

}  // namespace

Checked<SourceArgument> readSource(const DeckSource& source, std::string_view language)
{
    auto opened = Workspace::open();
    if (!opened) return tl::unexpected<Errors>(Errors{opened.error()});
    auto workspace = std::make_shared<Workspace>(std::move(*opened));
    const GameLoader load = [&](std::string_view game) -> Result<std::shared_ptr<const LoadedGame>> {
        auto loaded = workspace->game(game);
        if (!loaded) return failure(loaded.error());
        return std::make_shared<const LoadedGame>(std::move(*loaded));
    };
    auto read = openedSource(source, load, language);
    if (!read) return tl::unexpected<Errors>(std::move(read.error()));
    auto deck = deckFileOf(read->imported, read->loaded->game, read->loaded->catalogue, language);
    if (!deck) return tl::unexpected<Errors>(std::move(deck.error()));
    return SourceArgument{std::move(workspace), std::move(read->loaded), std::move(read->imported), std::move(*deck),
                          source.file};
}

void tellReport(const Console& console, const SourceArgument& source)
{
    constexpr int kMost = 50;
    int told = 0;
    for (const ImportedLine& line : source.imported.lines) {
        const QString words = sentence(line, source.game(), source.catalogue(), console.language());
        if (words.isEmpty()) continue;
        if (++told > kMost) continue;
        const QString file = source.file.empty() ? QString() : fromUtf8(source.file) + ":";
        const QString place = line.number > 0 ? file + QString::number(line.number) + ": " : QString();
        console.complain(place + words);
    }
    if (told > kMost) console.complain(SourceText::tr("… and %n more line(s)", nullptr, told - kMost));
    for (const Error& note : source.imported.notes) console.complain(sentenceWithPlace(note));
}

}  // namespace mazzo::cli
