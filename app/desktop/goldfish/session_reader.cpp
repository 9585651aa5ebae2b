// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/session_reader.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "goldfish/saved_game.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

SessionReader::SessionReader(QObject* parent)
    : QObject(parent), m_task(&SessionReader::replay, [this](const Answer& answer) { receive(answer); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &SessionReader::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &SessionReader::progressChanged);
}

void SessionReader::read(std::string text, std::vector<GameSnapshot> games)
{
    m_task.ask({std::move(text), std::move(games)});
}

SessionReader::Answer SessionReader::replay(const SavedText& text, const TaskControl& control)
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
    return Resumed{*game, std::move(*session)};
}

void SessionReader::receive(const Answer& answer)
{
    if (const auto* result = std::get_if<Resumed>(&answer)) return emit resumed(*result);
    if (const auto* missing = std::get_if<MissingGame>(&answer))
        return emit failed(tr("The pack for the game “%1” is not installed.").arg(fromUtf8(missing->id)));
    const auto& error = std::get<Error>(answer);
    emit failed(error.where.line > 0 ? tr("Line %1: %2").arg(error.where.line).arg(sentence(error)) : sentence(error));
}

}  // namespace mazzo::desktop
