// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/saved_game_reader.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "goldfish/saved_game.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

SavedGameReader::SavedGameReader(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_task(&SavedGameReader::replay, [this](const Answer& answer) { receive(answer); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &SavedGameReader::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &SavedGameReader::progressChanged);
}

void SavedGameReader::resume(const QString& text) { resumeKept(text, nullptr); }

void SavedGameReader::resumeKept(const QString& text, const KeptGames::Game& kept)
{
    setProblem({});
    m_task.ask({text.toStdString(), m_store.games(), kept});
}

void SavedGameReader::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

SavedGameReader::Answer SavedGameReader::replay(const SavedText& text, const TaskControl& control)
{
    const auto saved = readSaved(text.text);
    if (!saved) return saved.error();
    const auto game = std::ranges::find_if(text.games,
                                           [&saved](const GameSnapshot& each) { return each->game.id == saved->game; });
    if (game == text.games.end()) return MissingGame{saved->game};
    auto session = goldfish::resumed(*saved, (*game)->game, (*game)->catalogue, [&control](double done) {
        control.setProgress(done);
        return !control.stopRequested();
    });
    if (!session) return session.error();
    return ResumedGame{*game, std::move(*session), text.kept};
}

void SavedGameReader::receive(const Answer& answer)
{
    if (const auto* result = std::get_if<ResumedGame>(&answer)) {
        emit replayed(*result);
        return emit resumed();
    }
    if (const auto* missing = std::get_if<MissingGame>(&answer))
        return setProblem(tr("The pack for the game “%1” is not installed.").arg(fromUtf8(missing->id)));
    const auto& error = std::get<Error>(answer);
    setProblem(error.where.line > 0 ? tr("Line %1: %2").arg(error.where.line).arg(sentence(error)) : sentence(error));
}

}  // namespace mazzo::desktop
