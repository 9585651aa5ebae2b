// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open_command.h"

#include "app/cli/deck_loader.h"
#include "app/cli/import_report.h"
#include "app/input.h"
#include "app/pictures/qr_reader.h"
#include "app/text/value_text.h"
#include "import/share/code.h"
#include "import/share/parts.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

/// An existing file, or a name with a file extension such as `deck.png`.
bool namesFile(const std::string& word)
{
    constexpr std::size_t kLongestEnding = 5;  // with its dot
    if (word.find("://") != std::string::npos) return false;
    std::error_code error;
    const std::size_t ending = std::filesystem::path(word).extension().native().size();
    return std::filesystem::exists(word, error) || (ending > 1 && ending <= kLongestEnding);
}

/// Pictures of one code that is split over several.
Result<DeckSource> sourceOfPictures(const std::vector<std::string>& files)
{
    std::vector<std::string> pictures;
    for (const std::string& file : files) {
        auto bytes = readInput(file, kMaxSourceBytes);
        if (!bytes) return failure(bytes.error());
        pictures.push_back(std::move(*bytes));
    }
    const auto code = codeInPictures(pictures);
    if (!code) return failure(code.error());
    return DeckSource{*code, {}, Format::Code, {}};
}

/// The code itself, or its parts; else files that hold one: pictures with QR codes, or a text.
Result<DeckSource> sourceOf(const std::vector<std::string>& words)
{
    const std::string first(trimmed(words.front()));
    if (words.size() > 1 && std::ranges::all_of(words, namesFile)) return sourceOfPictures(words);
    if (first == "-" || namesFile(first)) {
        auto bytes = readInput(first, kMaxSourceBytes);
        if (!bytes) return failure(bytes.error());
        return DeckSource{std::move(*bytes), first, {}, {}};
    }
    if (words.size() == 1 && !isCodePart(first)) {
        const auto shared = readShareCode(first);
        if (!shared) return failure(shared.error());
        return DeckSource{first, {}, Format::Code, {}};
    }
    const auto code = joinedCode(words);
    if (!code) return failure(code.error());
    return DeckSource{*code, {}, Format::Code, {}};
}

ExitStatus runOpen(const Console& console, const Arguments& arguments)
{
    const auto source = sourceOf(arguments.positional());
    if (!source) return console.fail(source.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto opened = loader->read(*source);
    if (!opened) return console.fail(opened.error());
    printImportReport(console, *opened);
    const std::string text = writeDeck(opened->deck, opened->catalogue());
    if (console.json())
        console.print({{"game", opened->game().id},
                       {"name", opened->deck.name},
                       {"rules", opened->deck.settings.edition},
                       {"deck", text}});
    else console.document(text);
    return ExitStatus::Done;
}

}  // namespace

Command openCommand()
{
    return {
        .name = "open",
        .usage = "mazzo open CODE",
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "Print the deck file of a share code, of its parts, or of an image with QR codes"),
        .minArgs = 1,
        .maxArgs = 1000,
        .options = {},
        .run = runOpen,
    };
}

}  // namespace mazzo::cli
