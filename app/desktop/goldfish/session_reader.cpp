// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/session_reader.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "goldfish/saved_game.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

SessionReader::SessionReader(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

SessionReader::~SessionReader()
{
    stop();
    m_pool.waitForDone();
}

void SessionReader::stop()
{
    ++m_round;
    if (m_going) *m_going = false;
    if (m_busy) end();
}

void SessionReader::end()
{
    m_busy = false;
    emit busyChanged();
}

void SessionReader::read(std::string text, std::vector<GameSnapshot> games)
{
    stop();
    m_going = std::make_shared<std::atomic<bool>>(true);
    m_busy = true;
    m_progress = 0;
    emit busyChanged();
    emit progressChanged();
    // The destructor waits for the pool, so `this` outlives the work; another text makes this one's game worthless.
    m_pool.start([this, text = std::move(text), games = std::move(games), going = m_going, round = m_round] {
        const auto inTurn = [this, round](auto then) {
            QMetaObject::invokeMethod(
                this,
                [this, round, then = std::move(then)] {
                    if (round == m_round) then();
                },
                Qt::QueuedConnection);
        };
        const auto failWith = [&](const QString& why) {
            inTurn([this, why] {
                end();
                emit failed(why);
            });
        };
        const auto fail = [&](const Error& error) {
            failWith(error.where.line > 0 ? tr("Line %1: %2").arg(error.where.line).arg(sentence(error))
                                          : sentence(error));
        };
        const auto saved = readSaved(text);
        if (!saved) return fail(saved.error());
        const auto game = std::ranges::find_if(
            games, [&saved](const GameSnapshot& each) { return each->game.id == saved->game; });
        if (game == games.end())
            return failWith(tr("The pack of the game “%1” is not installed.").arg(fromUtf8(saved->game)));
        const auto session = resumed(*saved, (*game)->game, (*game)->catalogue, [&](double done) {
            inTurn([this, done] {
                m_progress = done;
                emit progressChanged();
            });
            return going->load();
        });
        if (!session) return fail(session.error());
        inTurn([this, taken = std::make_shared<const Taken>(Taken{*game, *session})] {
            end();
            emit this->taken(*taken);
        });
    });
}

}  // namespace mazzo::desktop
