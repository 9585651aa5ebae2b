// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_pictures.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"

#include <QFileInfo>

namespace mazzo::desktop {

namespace {

/// The pictures that the own layer has for the cards of a change.
Result<std::vector<PictureChange>> ownPictures(const Library& library, const std::string& game,
                                               const std::vector<PictureChange>& changes)
{
    std::vector<PictureChange> before;
    for (const PictureChange& change : changes) {
        auto entry = library.ownLayer().entry(game, change.card);
        if (!entry) return failure(entry.error());
        before.push_back({change.card, entry->image.value_or(std::string())});
    }
    return before;
}

std::filesystem::path imageFolderOf(const std::string& game) { return dataFolder() / "images" / game; }

}  // namespace

CardPictures::CardPictures(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_planner(&CardPictures::planOf,
                [this](FolderPlan plan) {
                    m_planned = std::move(plan.pictures);
                    m_files.setRows(std::move(plan.rows));
                }),
      m_importer(&CardPictures::importOf, [this](const ImportedFolder& imported) { storeFolder(imported); })
{
    for (BackgroundTask* task : {static_cast<BackgroundTask*>(&m_planner), static_cast<BackgroundTask*>(&m_importer)}) {
        connect(task, &BackgroundTask::busyChanged, this, &CardPictures::changed);
        connect(task, &BackgroundTask::progressChanged, this, &CardPictures::changed);
    }
    connect(&store, &GameStore::closing, this, [this] {
        m_planner.cancelAndWait();
        m_importer.cancelAndWait();
    });
}

void CardPictures::report(const QString& message, const QString& problem)
{
    m_message = message;
    m_problem = problem;
    emit changed();
}

void CardPictures::dismiss() { report({}, {}); }

QString CardPictures::nameOf(const GameSnapshot& game, const std::string& card) const
{
    const auto index = game->catalogue.find(game->game.id + ":" + card);
    return index ? cardName(*game, *index) : fromUtf8(card);
}

void CardPictures::change(const GameSnapshot& game, std::function<Result<Changes>()> prepare, OwnReason reason,
                          const QString& detail, const QString& message)
{
    ++m_jobs;
    report({}, {});
    m_worker.run(this, std::move(prepare), [this, game, reason, detail, message](const Result<Changes>& changes) {
        --m_jobs;
        if (!changes) return report({}, sentence(changes.error()));
        store(game, *changes, reason, detail, message);
    });
}

void CardPictures::store(const GameSnapshot& game, Changes changes, OwnReason reason, const QString& detail,
                         const QString& message)
{
    ++m_jobs;
    const auto before = std::make_shared<Changes>();
    m_store.change(
        game->game.id,
        [game, changes = std::move(changes), reason, detail = detail.toStdString(), before](Library& library) {
            auto own = ownPictures(library, game->game.id, changes);
            if (!own) return Result<void>(failure(own.error()));
            *before = std::move(*own);
            return changePictures(library, *game, changes, reason, detail);
        },
        [this, game, before, message](const Result<void>& done) {
            --m_jobs;
            if (!done) return report({}, sentence(done.error()));
            m_changedGame = game->game.id;
            m_before = std::move(*before);
            report(message, {});
        });
}

void CardPictures::add(const QString& gameId, const QString& cardId, const QUrl& file)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (game == nullptr) return;
    if (!file.isLocalFile()) return report({}, tr("Only files on this computer can be added."));
    const std::string card = cardId.toStdString();
    const QString name = nameOf(game, card);
    const auto prepare = [folder = imageFolderOf(game->game.id), path = file.toLocalFile(), card]() -> Result<Changes> {
        auto stored = storePicture(folder, path);
        if (!stored) return failure(stored.error());
        return Changes{{card, std::move(*stored)}};
    };
    change(game, prepare, OwnReason::Edit, name, tr("%1: picture added").arg(name));
}

void CardPictures::remove(const QString& gameId, const QString& cardId)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (game == nullptr) return;
    const QString name = nameOf(game, cardId.toStdString());
    store(game, {{cardId.toStdString(), {}}}, OwnReason::Edit, name, tr("%1: picture removed").arg(name));
}

void CardPictures::setArt(const QString& gameId, const QString& cardId, bool art)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    const auto card = game == nullptr ? std::nullopt : game->catalogue.find(game->game.id + ":" + cardId.toStdString());
    const auto picture = card ? game->pictures.find(*card) : decltype(game->pictures.end()){};
    if (!card || picture == game->pictures.end()) return;
    const auto prepare = [folder = imageFolderOf(game->game.id), file = picture->second, art,
                          id = cardId.toStdString()]() -> Result<Changes> {
        auto name = ImageStore(folder).add(file, art ? ImageStore::Shows::Art : ImageStore::Shows::Card);
        if (!name) return failure(name.error());
        return Changes{{id, std::move(*name)}};
    };
    const QString name = cardName(*game, *card);
    change(game, prepare, OwnReason::Edit, name,
           art ? tr("%1: shown in the frame").arg(name) : tr("%1: shown as the whole card").arg(name));
}

void CardPictures::undo()
{
    const GameSnapshot game = m_store.game(m_changedGame);
    if (game == nullptr || m_before.empty()) return;
    const auto count = static_cast<int>(m_before.size());
    store(game, std::exchange(m_before, {}), OwnReason::Edit, tr("Pictures"),
          tr("Undone: %n picture(s)", nullptr, count));
}

CardPictures::FolderPlan CardPictures::planOf(const Folder& folder, const TaskControl& control)
{
    FolderPlan plan;
    const LoadedGame& loaded = *folder.game;
    const auto name = [&](CardIndex card) { return fromUtf8(loaded.catalogue.name(card, folder.language)); };
    const std::vector<PictureMatch> matches = matchPictures(pictureFilesIn(folder.path), loaded.catalogue);
    for (std::size_t i = 0; i < matches.size() && !control.stopRequested(); ++i) {
        const PictureMatch& match = matches[i];
        control.setProgress(static_cast<double>(i) / static_cast<double>(matches.size()));
        FileRow row{.file = QFileInfo(match.file).fileName(), .card = {}, .note = {}, .found = false};
        if (match.state != PictureMatch::State::Unmatched) row.card = name(match.card);
        if (match.state == PictureMatch::State::Duplicate) {
            row.note = tr("left out: another file belongs to this card");
        } else if (match.state == PictureMatch::State::Unmatched) {
            row.note = match.nearest.empty() ? tr("no card has this name or number")
                                             : tr("no such card; similar: %1").arg(name(match.nearest.front()));
        } else if (const auto readable = inspectPicture(match.file); !readable) {
            row.note = sentence(readable.error());
        } else {
            row.found = true;
            if (loaded.pictures.contains(match.card)) row.note = tr("replaces its picture");
            plan.pictures.push_back({std::string(loaded.catalogue.id(match.card)), match.file});
        }
        plan.rows.append(std::move(row));
    }
    return plan;
}

void CardPictures::planFolder(const QString& gameId, const QUrl& folder)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (game == nullptr || !folder.isLocalFile()) return;
    closePlan();
    m_folder = folder.toLocalFile();
    m_plannedGame = game;
    report({}, {});
    m_planner.ask({game, m_folder, currentLanguage()});
}

CardPictures::ImportedFolder CardPictures::importOf(const Folder& folder, const TaskControl& control)
{
    Changes changes;
    std::optional<Error> refused;
    // A damaged file does not keep the others out; one alone is reported.
    for (std::size_t i = 0; i < folder.pictures.size() && !control.stopRequested(); ++i) {
        const auto& [card, file] = folder.pictures[i];
        control.setProgress(static_cast<double>(i) / static_cast<double>(folder.pictures.size()));
        auto stored = storePicture(imageFolderOf(folder.game->game.id), file);
        if (stored) changes.push_back({card, std::move(*stored)});
        else refused = stored.error();
    }
    if (changes.empty() && refused) return {folder, failure(*refused)};
    return {folder, std::move(changes)};
}

void CardPictures::importPlanned()
{
    if (m_plannedGame == nullptr || m_planned.empty() || importing()) return;
    report({}, {});
    m_importer.ask({m_plannedGame, m_folder, currentLanguage(), m_planned});
}

void CardPictures::storeFolder(const ImportedFolder& imported)
{
    const auto& [folder, changes] = imported;
    closePlan();
    if (!changes) return report({}, sentence(changes.error()));
    store(folder.game, *changes, OwnReason::Import, folder.path,
          tr("%n picture(s) imported", nullptr, static_cast<int>(changes->size())));
}

void CardPictures::cancelImport()
{
    m_importer.cancel();
    m_planner.cancel();
    closePlan();
}

void CardPictures::closePlan()
{
    m_planner.cancel();
    m_folder.clear();
    m_plannedGame = nullptr;
    m_planned.clear();
    m_files.clear();
    emit changed();
}

}  // namespace mazzo::desktop
