// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/convert_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/format_option.h"
#include "app/cli/import_report.h"
#include "app/input.h"
#include "app/output.h"
#include "app/share/deck_output.h"
#include "app/share/import_text.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "import/share/deck_code.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

Json reportOf(const OpenedDeck& source, const std::string& language)
{
    Json lines = Json::array();
    for (const ImportedLine& line : source.imported.lines) {
        Json entry{{"line", line.number}, {"text", line.text}, {"state", idOf(line.state)}};
        if (line.reason != Match::Reason::None) entry["reason"] = idOf(line.reason);
        if (line.state != ImportedLine::State::Ignored) {
            entry["zone"] = source.game()[line.zone].id;
            entry["placed"] = idOf(line.placed);
            entry["count"] = line.copies;
            entry["card"] = line.card ? Json(std::string(source.catalogue().name(*line.card, language)))
                                      : Json(nullptr);
        }
        if (line.placed == ImportedLine::Placed::NoSuchSection) entry["section"] = line.section;
        for (const CardIndex card : line.choices) entry["choices"].push_back(source.catalogue().name(card, language));
        lines.push_back(std::move(entry));
    }
    return lines;
}

ExitStatus reportWritten(const Console& console, const OpenedDeck& source, Format format, const Written& written,
                         const std::optional<std::string>& out)
{
    printImportReport(console, source);
    for (const Error& lost : written.lost) console.printError(mazzo::app::sentence(lost));
    if (out && !writeOutput(*out, written.text))
        return console.fail(Error{Error::Kind::Io, "file.unwritable", {*out, 0, 0}, {}, {}});
    if (console.json()) {
        Json lost = Json::array();
        for (const Error& error : written.lost)
            lost.push_back({{"code", error.code}, {"message", mazzo::app::sentence(error).toStdString()}});
        console.print({{"file", source.file},
                       {"from", idOf(source.imported.format)},
                       {"to", idOf(format)},
                       {"game", source.game().id},
                       {"lines", reportOf(source, console.language())},
                       {"lost", lost},
                       {"text", written.text}});
    } else if (!out) {
        console.document(written.text);
    }
    return ExitStatus::Done;
}

/// Writes the chosen edition into the file's header, so that the converted deck keeps it.
void setEditionLine(DeckFile& file, const Game& game)
{
    if (game.editions.size() < 2) return;
    DeckFile::Line line;
    line.kind = DeckFile::Kind::Key;
    line.text = "rules";
    line.value = file.settings.edition;
    const DeckFile::Item item = file.makeItem(line);
    const auto isKey = [](const DeckFile::Item& other) { return other.kind == DeckFile::Kind::Key; };
    const auto found = std::ranges::find_if(file.items, [&](const DeckFile::Item& other) {
        return isKey(other) && folded(file.text(other.text)) == "rules";
    });
    if (found != file.items.end()) *found = item;
    else file.items.insert(std::find_if(file.items.rbegin(), file.items.rend(), isKey).base(), item);
}

/// Tabletop Simulator needs images: if the output is a file, they are written next to it.
ExitStatus writeTable(const Console& console, const OpenedDeck& source, const Library& library, const std::string& out)
{
    const DeckOutput output(source.deck, source.loaded, console.language());
    Written written = output.text(Format::Tts);
    std::erase_if(written.lost, [](const Error& error) { return error.code == "format.no-pictures"; });
    for (const OutputFile& file : output.tableFiles(out, library)) {
        written.text = file.bytes.toStdString();
        if (file.path != out && !writeOutput(file.path, written.text))
            return console.fail(Error{Error::Kind::Io, "file.unwritable", {file.path, 0, 0}, {}, {}});
    }
    return reportWritten(console, source, Format::Tts, written, out);
}

ExitStatus runConvert(const Console& console, const Arguments& arguments)
{
    const auto to = formatOption(arguments, "--to");
    const auto from = formatOption(arguments, "--from");
    if (!to) return console.fail(to.error());
    if (!from) return console.fail(from.error());
    if (!*to) return console.fail(Error{Error::Kind::Parse, "usage.missing-value", {}, {"--to"}, {}});
    const std::string& file = arguments.positional().front();
    const auto bytes = readInput(file, kMaxSourceBytes);
    if (!bytes) return console.fail(bytes.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    auto source = loader->read({*bytes, file, *from, arguments.value("--game").value_or("")});
    if (!source) return console.fail(source.error());
    if (arguments.value("--rules")) setEditionLine(source->deck, source->game());
    if (**to == Format::Code)
        if (auto code = checkedShareCode(source->deck, source->game(), source->catalogue()); !code)
            return console.fail(code.error());
    if (**to == Format::Tts && arguments.value("-o"))
        return writeTable(console, *source, workspace->library(), *arguments.value("-o"));
    // Markdown is only for people: it says what the deck rests on.
    Written text = **to == Format::Markdown
                       ? DeckOutput(source->deck, source->loaded, console.language()).text(**to)
                       : written(**to, source->deck, source->game(), source->catalogue(), console.language());
    return reportWritten(console, *source, **to, text, arguments.value("-o"));
}

}  // namespace

Command convertCommand()
{
    return {
        .name = "convert",
        .usage = "mazzo convert FILE --to FORMAT [--from FORMAT] [--game ID] [--rules ID] [-o OUT]",
        .summary = QT_TRANSLATE_NOOP(
            "commands",
            "Write a deck in another format: FORMAT is mazzo, text, json, markdown, cod, dek, arena, o8d or tts"),
        .minArgs = 1,
        .maxArgs = 1,
        .options = {{"--to", "FORMAT", QT_TRANSLATE_NOOP("commands", "Format to write")},
                    kFromOption,
                    kGameOption,
                    kRulesOption,
                    kOutOption},
        .run = runConvert,
    };
}

}  // namespace mazzo::cli
