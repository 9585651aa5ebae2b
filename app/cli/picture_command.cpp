// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture_command.h"

#include "app/cli/card_argument.h"
#include "app/pictures/picture_matcher.h"
#include "app/pictures/picture_store.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

namespace {

struct PictureText {
    Q_DECLARE_TR_FUNCTIONS(PictureText)
};

constexpr const char* kUsage =
    "mazzo picture add GAME CARD FILE [--art | --whole] | remove GAME CARD | restore GAME CARD | "
    "import GAME FOLDER [--dry-run] | list GAME";

Error usageError() { return {Error::Kind::Parse, "usage.arguments", {}, {kUsage}, {}}; }

std::string cardId(const Game& game, std::string_view card) { return game.id + ":" + std::string(card); }

ExitStatus reportChange(const Console& console, CardArgument& chosen, const Result<void>& done, const char* outcome,
                        const QString& sentence)
{
    if (!done) return console.fail(done.error());
    if (console.json()) console.print({{"card", cardId(chosen.game(), chosen.id())}, {"outcome", outcome}});
    else console.line(sentence);
    return ExitStatus::Done;
}

bool hasPicture(const CardArgument& chosen) { return chosen.loaded().pictures.contains(chosen.index()); }

Result<void> missingPicture(std::string_view card)
{
    return failure({Error::Kind::NotFound, "picture.none", {}, {std::string(card)}, {}});
}

std::optional<ImageStore::Shows> shownPart(const Arguments& arguments)
{
    if (arguments.has("--art")) return ImageStore::Shows::Art;
    if (arguments.has("--whole")) return ImageStore::Shows::Card;
    return std::nullopt;
}

/// `add GAME CARD FILE`, `remove GAME CARD`, `restore GAME CARD`; the card's name needs no quotes.
ExitStatus changeOne(const Console& console, const std::vector<std::string>& words,
                     std::optional<ImageStore::Shows> shows)
{
    const std::string& verb = words[0];
    const std::size_t behindName = verb == "add" ? 1 : 0;
    if (words.size() < 3 + behindName) return console.fail(usageError());
    auto chosen = CardArgument::read({words.begin() + 1, words.end()}, words.size() - 2 - behindName);
    if (!chosen) return console.fail(chosen.error());
    const QString name = fromUtf8(chosen->catalogue().name(chosen->index(), console.language()));
    const std::string card(chosen->id());
    const auto change = [&](const std::string& image) {
        return changePictures(chosen->library(), chosen->loaded(), {{card, image}}, OwnReason::Edit,
                              name.toStdString());
    };
    if (verb == "add") {
        const auto stored = storePicture(chosen->library().imageFolder(chosen->game().id), fromUtf8(words.back()),
                                         shows);
        return reportChange(console, *chosen, stored.and_then(change), "added",
                            PictureText::tr("%1: image added.").arg(name));
    }
    if (verb == "remove")
        return reportChange(console, *chosen, hasPicture(*chosen) ? change({}) : missingPicture(card), "removed",
                            PictureText::tr("%1: image removed.").arg(name));
    return reportChange(console, *chosen, restorePicture(chosen->library(), chosen->loaded(), card), "restored",
                        PictureText::tr("%1: previous image restored.").arg(name));
}

/// What became of one file of a folder.
struct ImportedFile {
    PictureMatch match;
    std::optional<Error> error;  ///< of a file that belongs to a card but is not an image
};

bool isImported(const ImportedFile& file) { return file.match.state == PictureMatch::State::Matched && !file.error; }

const char* outcomeOf(const ImportedFile& file)
{
    if (file.error) return "refused";
    switch (file.match.state) {
    case PictureMatch::State::Matched: return "added";
    case PictureMatch::State::Duplicate: return "duplicate";
    case PictureMatch::State::Unmatched: break;
    }
    return "unmatched";
}

void printReport(const Console& console, const LoadedGame& loaded, const std::vector<ImportedFile>& files)
{
    const auto name = [&](CardIndex card) { return fromUtf8(loaded.catalogue.name(card, console.language())); };
    for (const ImportedFile& file : files) {
        const QString fileName = QFileInfo(file.match.file).fileName();
        if (file.error) console.line(fileName + ": " + sentence(*file.error));
        else if (file.match.state == PictureMatch::State::Matched)
            console.line(PictureText::tr("%1: %2").arg(fileName, name(file.match.card)));
        else if (file.match.state == PictureMatch::State::Duplicate)
            console.line(
                PictureText::tr("%1: skipped, another file is the image of %2").arg(fileName, name(file.match.card)));
        else if (file.match.nearest.empty())
            console.line(PictureText::tr("%1: no card has this name or number").arg(fileName));
        else
            console.line(PictureText::tr("%1: no card has this name or number; the nearest is %2")
                             .arg(fileName, name(file.match.nearest.front())));
    }
}

nlohmann::ordered_json reportJson(const LoadedGame& loaded, const std::vector<ImportedFile>& files)
{
    nlohmann::ordered_json json{{"added", std::ranges::count_if(files, isImported)},
                                {"files", nlohmann::json::array()}};
    for (const ImportedFile& file : files) {
        nlohmann::ordered_json entry{{"file", QFileInfo(file.match.file).fileName().toStdString()},
                                     {"outcome", outcomeOf(file)}};
        if (file.match.state != PictureMatch::State::Unmatched)
            entry["card"] = cardId(loaded.game, loaded.catalogue.id(file.match.card));
        if (file.error) entry["message"] = sentence(*file.error).toStdString();
        json["files"].push_back(std::move(entry));
    }
    return json;
}

/// `import GAME FOLDER [--dry-run]`
ExitStatus importFolder(const Console& console, const std::vector<std::string>& words, bool dryRun)
{
    if (words.size() != 3) return console.fail(usageError());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto loaded = workspace->game(words[1]);
    if (!loaded) return console.fail(loaded.error());
    if (!QFileInfo(fromUtf8(words[2])).isDir())
        return console.fail(Error{Error::Kind::NotFound, "pack.no-folder", {words[2], 0, 0}, {}, {}});
    const std::filesystem::path folder = workspace->library().imageFolder(loaded->game.id);
    std::vector<PictureChange> changes;
    std::vector<ImportedFile> files;
    for (PictureMatch& match : matchPictures(pictureFilesIn(fromUtf8(words[2])), loaded->catalogue)) {
        ImportedFile file{std::move(match), {}};
        if (file.match.state == PictureMatch::State::Matched) {
            const auto stored = dryRun ? readPicture(file.match.file).map([](const QImage&) { return std::string(); })
                                       : storePicture(folder, file.match.file);
            if (!stored) file.error = stored.error();
            else changes.push_back({std::string(loaded->catalogue.id(file.match.card)), *stored});
        }
        files.push_back(std::move(file));
    }
    if (!dryRun && !changes.empty()) {
        const auto done = changePictures(workspace->library(), *loaded, changes, OwnReason::Import, words[2]);
        if (!done) return console.fail(done.error());
    }
    const auto added = std::ranges::count_if(files, isImported);
    if (console.json()) console.print(reportJson(*loaded, files));
    else {
        printReport(console, *loaded, files);
        const int left = static_cast<int>(files.size()) - static_cast<int>(added);
        console.line(dryRun ? PictureText::tr("%n image(s) would be added.", "", static_cast<int>(added))
                            : PictureText::tr("%n image(s) added.", "", static_cast<int>(added)));
        if (left > 0) console.line(PictureText::tr("%n file(s) left out.", "", left));
    }
    return added > 0 ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

ExitStatus listPictures(const Console& console, const std::vector<std::string>& words)
{
    if (words.size() != 2) return console.fail(usageError());
    const auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto loaded = workspace->game(words[1]);
    if (!loaded) return console.fail(loaded.error());
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const auto& [card, file] : loaded->pictures) {
        if (console.json())
            json.push_back({{"card", cardId(loaded->game, loaded->catalogue.id(card))}, {"file", file}});
        else console.line(fromUtf8(loaded->catalogue.name(card, console.language())) + ": " + fromUtf8(file));
    }
    if (console.json()) console.print({{"pictures", json}});
    return ExitStatus::Done;
}

ExitStatus runPicture(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& words = arguments.positional();
    if (words[0] == "add" || words[0] == "remove" || words[0] == "restore")
        return changeOne(console, words, shownPart(arguments));
    if (words[0] == "import") return importFolder(console, words, arguments.has("--dry-run"));
    if (words[0] == "list") return listPictures(console, words);
    return console.fail(usageError());
}

}  // namespace

Command pictureCommand()
{
    return {
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
    };
}

}  // namespace mazzo::cli
