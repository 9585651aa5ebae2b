// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/deck_source.h"

#include "app/pictures/qr_reader.h"
#include "import/share/code.h"
#include "import/share/parts.h"
#include "model/deck_file/limits.h"
#include "model/text.h"

namespace mazzo::app {

namespace {

/// Several links or parts, a line each, as one code; any other text as it is.
Result<std::string> withPartsJoined(std::string text)
{
    if (!isCodePart(trimmed(text))) return text;
    std::vector<std::string> parts;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(" \t\r\n"), rest.size());
        if (end > 0) parts.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return joinedCode(parts);
}

}  // namespace

Checked<OpenedSource> openedSource(const DeckSource& source, const GameLoader& load, std::string_view language)
{
    const auto refused = [&](Error error) {
        if (error.where.file.empty()) error.where.file = source.file;
        return tl::unexpected<Errors>(Errors{std::move(error)});
    };
    std::string text = source.bytes;
    if (isPicture(text)) {
        auto code = codeInPictures({text});
        if (!code) return refused(code.error());
        text = std::move(*code);
    } else if (text.size() > kMaxDeckBytes) {
        return refused(deckTooLarge());
    }
    const auto whole = withPartsJoined(std::move(text));
    if (!whole) return refused(whole.error());
    const auto recognised = mazzo::importer::recognised(*whole, source.format);
    if (!recognised) return refused(recognised.error());
    if (recognised->format == Format::Code) {
        // Only to have its error: a code that cannot be read does not say its game either.
        if (const auto shared = readShareCode(trimmed(*whole)); !shared) return refused(shared.error());
    }
    const std::string& game = recognised->game.empty() ? source.game : recognised->game;
    if (game.empty())
        return refused({Error::Kind::NotFound,
                        recognised->format == Format::Mazzo ? "deck.no-game" : "format.needs-game",
                        {},
                        {},
                        {}});
    auto loaded = load(game);
    if (!loaded) return refused(loaded.error());
    auto imported = importedDeck(*whole, recognised->format, (*loaded)->game, (*loaded)->catalogue, source.file,
                                 language);
    if (!imported) return tl::unexpected<Errors>(std::move(imported.error()));
    return OpenedSource{std::move(*loaded), std::move(*imported)};
}

}  // namespace mazzo::app
