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

constexpr const char* kUsage = "mazzo picture add GAME CARD FILE | remove GAME CARD | restore GAME CARD | "
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

/// `add GAME CARD FILE`, `remove GAME CARD`, `restore GAME CARD`; the card's name needs no quotes.
ExitStatus changeOne(const Console& console, const std::vector<std::string>& words)
{
    const std::string& verb = words[0];
    const std::size_t behindName = verb == "add" ? 1 : 0;
    if (words.size() < 3 + behindName) return console.fail(usageError());
    auto chosen = CardArgument::read({words.begin() + 1, words.end()}, words.size() - 2 - behindName);
    if (!chosen) return console.fail(chosen.error());
    const QString name = fromUtf8(
        chosen->catalogue().name(*chosen->catalogue().find(chosen->id()), console.language()));
    const PictureStore store = PictureStore::standard();
    const std::string& game = chosen->game().id;
    if (verb == "add")
        return reportChange(console, *chosen, store.add(game, chosen->id(), fromUtf8(words.back())), "added",
                            PictureText::tr("%1: image added.").arg(name));
    if (verb == "remove")
        return reportChange(console, *chosen, store.remove(game, chosen->id()), "removed",
                            PictureText::tr("%1: image removed.").arg(name));
    return reportChange(console, *chosen, store.restore(game, chosen->id()), "restored",
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
    const auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto loaded = workspace->game(words[1]);
    if (!loaded) return console.fail(loaded.error());
    if (!QFileInfo(fromUtf8(words[2])).isDir())
        return console.fail(Error{Error::Kind::NotFound, "pack.no-folder", {words[2], 0, 0}, {}, {}});
    const PictureStore store = PictureStore::standard();
    std::vector<ImportedFile> files;
    for (PictureMatch& match : matchPictures(pictureFilesIn(fromUtf8(words[2])), loaded->catalogue)) {
        ImportedFile file{std::move(match), {}};
        if (file.match.state == PictureMatch::State::Matched) {
            const std::string_view card = loaded->catalogue.id(file.match.card);
            const Result<void> added = dryRun ? readPicture(file.match.file).map([](const QImage&) {})
                                              : store.add(loaded->game.id, card, file.match.file);
            if (!added) file.error = added.error();
        }
        files.push_back(std::move(file));
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
    const PictureStore store = PictureStore::standard();
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const auto& [card, changed] : store.all(loaded->game.id)) {
        const QString file = store.find(loaded->game.id, card);
        const auto index = loaded->catalogue.find(card);
        if (console.json()) {
            json.push_back({{"card", cardId(loaded->game, card)}, {"file", file.toStdString()}});
            continue;
        }
        const QString name = index ? fromUtf8(loaded->catalogue.name(*index, console.language())) : fromUtf8(card);
        console.line(name + ": " + file);
    }
    if (console.json()) console.print({{"pictures", json}});
    return ExitStatus::Done;
}

}  // namespace

ExitStatus runPicture(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& words = arguments.positional();
    if (words[0] == "add" || words[0] == "remove" || words[0] == "restore") return changeOne(console, words);
    if (words[0] == "import") return importFolder(console, words, arguments.has("--dry-run"));
    if (words[0] == "list") return listPictures(console, words);
    return console.fail(usageError());
}

}  // namespace mazzo::cli
