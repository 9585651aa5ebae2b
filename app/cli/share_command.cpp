// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/share_command.h"

#include "app/cli/card_json.h"
#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/format_option.h"
#include "app/cli/import_report.h"
#include "app/input.h"
#include "app/output.h"
#include "app/share/deck_output.h"
#include "app/text/value_text.h"
#include "import/share/deck_code.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct ShareText {
    Q_DECLARE_TR_FUNCTIONS(ShareText)
};

/// Writes the requested images; stops at the first that fails.
class Pictures {
public:
    Pictures(const OpenedDeck& source, const Library& library, const std::string& language)
        : m_library(library), m_output(source.deck, source.loaded, language)
    {}

    [[nodiscard]] const std::string& code() const { return m_output.code(); }
    [[nodiscard]] const std::vector<std::string>& files() const { return m_files; }

    Result<void> qr(const std::string& path)
    {
        for (const OutputFile& file : m_output.qrFiles(path)) {
            if (auto written = write(file.path, file.bytes); !written) return written;
        }
        return {};
    }

    Result<void> picture(const std::string& path) { return write(path, pngOf(m_output.picture())); }
    Result<void> list(const std::string& path) { return write(path, pdfOf(printed(m_output.list()))); }

    Result<void> page(const std::string& path)
    {
        const auto page = m_output.page(m_library);
        if (!page) return failure(page.error());
        return write(path, *page);
    }

    Result<void> setUp(const std::string& path)
    {
        const auto sheet = m_output.setUpSheet(m_library);
        if (!sheet) return failure(sheet.error());
        return write(path, pdfOf(printed(*sheet)));
    }

    [[nodiscard]] const DeckOutput& output() const { return m_output; }

    Result<void> proxies(const std::string& path)
    {
        const auto paper = m_output.proxies(m_library);
        if (!paper) return failure(paper.error());
        return write(path, pdfOf(*paper));
    }

private:
    Result<void> write(const std::string& path, const QByteArray& bytes)
    {
        if (!writeOutput(path, bytes.toStdString()))
            return failure({Error::Kind::Io, "file.unwritable", {path, 0, 0}, {}, {}});
        m_files.push_back(path);
        return {};
    }

    const Library& m_library;
    DeckOutput m_output;
    std::vector<std::string> m_files;
};

Json setUpJson(const TableSetUp& setUp, const std::vector<Product::Line>& box, const LoadedGame& loaded,
               const std::string& language)
{
    Json piles = Json::array();
    for (const TableSetUp::Pile& pile : setUp.piles)
        piles.push_back({{"card", pile.card ? std::string(loaded.catalogue.name(*pile.card, language)) : pile.name},
                         {"size", pile.size},
                         {"each_player", pile.eachPlayer},
                         {"chosen", pile.chosen}});
    Json left = Json::array();
    for (const Product::Line& line : box) {
        const auto card = loaded.catalogue.find(loaded.game.id + ':' + line.card);
        left.push_back(
            {{"card", card ? std::string(loaded.catalogue.name(*card, language)) : line.card}, {"count", line.count}});
    }
    return {{"players", setUp.players}, {"cards", setUp.cards()}, {"piles", piles}, {"box", left}};
}

Result<void> writePictures(Pictures& pictures, const Arguments& arguments)
{
    struct Wanted {
        const char* option;
        Result<void> (Pictures::*draw)(const std::string&);
    };
    for (const Wanted wanted : {Wanted{"--qr", &Pictures::qr},
                                {"--image", &Pictures::picture},
                                {"--pdf", &Pictures::list},
                                {"--html", &Pictures::page},
                                {"--setup", &Pictures::setUp},
                                {"--proxies", &Pictures::proxies}}) {
        for (const std::string& path : arguments.values(wanted.option)) {
            if (auto done = (pictures.*wanted.draw)(path); !done) return done;
        }
    }
    return {};
}

ExitStatus runShare(const Console& console, const Arguments& arguments)
{
    const std::string& file = arguments.positional().front();
    const auto bytes = readInput(file, kMaxSourceBytes);
    if (!bytes) return console.fail(bytes.error());
    const auto from = formatOption(arguments, "--from");
    if (!from) return console.fail(from.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    auto source = loader->read({*bytes, file, *from, arguments.value("--game").value_or("")});
    if (!source) return console.fail(source.error());
    if (auto code = checkedShareCode(source->deck, source->game(), source->catalogue()); !code)
        return console.fail(code.error());
    source->file.clear();  // The output must not reveal the sender's file names.
    printImportReport(console, *source);
    Pictures pictures(*source, workspace->library(), console.language());
    if (const auto done = writePictures(pictures, arguments); !done) return console.fail(done.error());
    if (console.json()) {
        Json json{{"game", source->game().id}, {"code", pictures.code()}, {"files", pictures.files()}};
        if (const auto& setUp = pictures.output().setUp()) {
            const auto left = pictures.output().leftInBox(workspace->library());
            if (!left) return console.fail(left.error());
            json["setup"] = setUpJson(*setUp, *left, *source->loaded, console.language());
        }
        json["rests_on"] = originsJson(pictures.output().restsOn());
        console.print(json);
        return ExitStatus::Done;
    }
    // Not between the output, which scripts take for the code.
    if (const auto& origins = pictures.output().restsOn(); !origins.empty())
        console.printError("* " + restsOnText(origins));
    for (const std::string& path : pictures.files()) console.line(ShareText::tr("Written: %1").arg(fromUtf8(path)));
    console.line(fromUtf8(pictures.code()));
    return ExitStatus::Done;
}

}  // namespace

Command shareCommand()
{
    return {
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
                    kFromOption,
                    kGameOption},
        .run = runShare,
    };
}

}  // namespace mazzo::cli
