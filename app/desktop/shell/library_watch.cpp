// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_watch.h"

namespace mazzo::desktop {

namespace {

constexpr int kInterval = 1000;  // milliseconds

}  // namespace

LibraryWatch::LibraryWatch(GameStore& store, QObject* parent) : QObject(parent), m_store(store)
{
    m_timer.setInterval(kInterval);
    connect(&m_timer, &QTimer::timeout, this, &LibraryWatch::look);
    connect(&store, &GameStore::closing, &m_timer, &QTimer::stop);
}

void LibraryWatch::start()
{
    m_version = 0;
    m_collection.reset();
    m_settings.reset();
    m_timer.start();
}

void LibraryWatch::refresh()
{
    m_version = -1;
    m_again = m_looking;
    look();
}

Result<LibraryWatch::State> LibraryWatch::stateOf(const Library& library, std::int64_t version)
{
    State state;
    const auto now = library.dataVersion();
    if (!now) return failure(now.error());
    state.version = *now;
    if (*now == version) return state;
    state.isRead = true;
    auto decks = library.decks().all();
    if (!decks) return failure(decks.error());
    state.decks = std::move(*decks);
    const auto steps = library.collection().history();
    if (!steps) return failure(steps.error());
    for (const CollectionStep& step : *steps) {
        if (step.undone) continue;
        state.collection = std::to_string(step.number) + step.madeAt + step.detail;
        break;
    }
    const auto games = library.games();
    if (!games) return failure(games.error());
    for (const StoredPack& pack : *games) {
        const auto revision = library.ownLayer().revision(pack.game);
        if (!revision) return failure(revision.error());
        state.layers.emplace(pack.game, *revision);
    }
    auto settings = library.settings().all();
    if (!settings) return failure(settings.error());
    state.settings = std::move(*settings);
    return state;
}

void LibraryWatch::look()
{
    LibraryWriter* writer = m_store.writer();
    if (m_looking || writer == nullptr) return;
    m_looking = true;
    writer->write(
        this, [version = m_version](const Library& library) { return stateOf(library, version); },
        [this](const Result<State>& state) {
            m_looking = false;
            if (state) {
                m_reported = false;
                apply(*state);
            } else if (!std::exchange(m_reported, true)) {
                emit failed(state.error());
            }
            if (std::exchange(m_again, false)) refresh();
            else emit looked();
        });
}

void LibraryWatch::apply(const State& state)
{
    const bool isFirst = m_version == 0;
    m_version = state.version;
    if (!state.isRead) return;
    if (std::exchange(m_collection, state.collection) != state.collection && !isFirst) emit collectionChanged();
    const auto before = std::exchange(m_settings, state.settings);
    if (isFirst) return;  // just read with everything else
    m_store.decks().follow(state.decks);
    for (const auto& [game, revision] : state.layers) m_store.followLayer(game, revision);
    if (before && *before != state.settings) emit settingsChanged(state.settings);
}

}  // namespace mazzo::desktop
