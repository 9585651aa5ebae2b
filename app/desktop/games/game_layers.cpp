// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/games/game_layers.h"

#include "app/expansion_install.h"
#include "app/layer_exchange.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"

#include <algorithm>

namespace mazzo::desktop {

GameLayers::GameLayers(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_counter([](const GameSnapshot& game, const TaskControl&) { return counted(*game); },
                [this](AllCounts counts) {
                    m_counts = std::move(counts);
                    showList();
                })
{
    connect(&store, &GameStore::closing, this, [this] { m_counter.cancelAndWait(); });
}

void GameLayers::setGame(GameSnapshot game)
{
    if (game == m_game) return;
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    if (another) {
        m_problem.clear();
        m_counts.clear();
    }
    if (m_game != nullptr) m_counter.ask(m_game);
    showList();
}

void GameLayers::retranslate() { showList(); }

bool GameLayers::hasSamples() const
{
    return m_game != nullptr &&
           std::ranges::any_of(m_game->game.sets, [](const CardSet& set) { return !set.official; });
}

/// What cannot be read counts as nothing.
GameLayers::AllCounts GameLayers::counted(const LoadedGame& loaded)
{
    AllCounts counts;
    for (std::size_t i = 0; i < loaded.catalogue.size(); ++i)
        if (!isLayerNumber(loaded.catalogue.number(static_cast<CardIndex>(i)))) ++counts[std::string(kPackLayer)].cards;
    const auto library = Library::open(dataFolder(), FileCheck::Before);
    if (!library) return counts;
    for (const GameLayer& layer : loaded.game.layers) {
        if (layer.id == kPackLayer) continue;
        const auto entries = layer.id == kOwnLayer ? library->ownLayer().entries(loaded.game.id)
                                                   : library->expansionCards(layer.id);
        Counts& ofLayer = counts[layer.id];
        for (const LayerCard& entry : entries.value_or(std::vector<LayerCard>()))
            ++(entry.adds() ? ofLayer.cards : ofLayer.changes);
    }
    return counts;
}

void GameLayers::showList()
{
    QList<LayerRow> rows;
    if (m_game != nullptr)
        for (const GameLayer& layer : m_game->game.layers) {
            const bool own = layer.id == kOwnLayer;
            const auto found = m_counts.find(layer.id);
            const Counts counts = found != m_counts.end() ? found->second : Counts();
            const bool empty = counts.cards + counts.changes == 0;
            LayerRow row{.layerId = fromUtf8(layer.id),
                         .name = own ? tr("My cards and values") : fromUtf8(layer.name.in(currentLanguage())),
                         .words = tr("%n card(s)", "", counts.cards),
                         .removable = layer.id != kPackLayer && !(own && empty)};
            if (layer.id != kPackLayer) row.words += ", " + tr("%n change(s) to other cards", "", counts.changes);
            rows.append(std::move(row));
        }
    m_list.setRows(std::move(rows));
    emit changed();
}

void GameLayers::showSamples(bool show)
{
    if (m_game == nullptr || show == samplesShown() || busy()) return;
    ++m_busy;
    emit changed();
    m_store.showSamples(m_game->game.id, show,
                        [this](const Result<void>& done) { finish(done ? Errors() : Errors{done.error()}); });
}

void GameLayers::remove(const QString& layerId)
{
    if (m_game == nullptr || busy()) return;
    ++m_busy;
    emit changed();
    const auto done = [this](const Errors& errors) { finish(errors); };
    const auto errorsOf = [](const Result<void>& result) { return result ? Errors() : Errors{result.error()}; };
    if (layerId.toStdString() == kOwnLayer)
        return m_store.changeLayer(
            m_game->game.id,
            [game = m_game, errorsOf](const Library& library) { return errorsOf(clearOwnLayer(library, *game)); },
            done);
    m_store.changePacks(
        m_game->game.id,
        [game = m_game->game.id, id = layerId.toStdString(), errorsOf](const Workspace& workspace) {
            return errorsOf(removeExpansion(workspace, game, id));
        },
        done);
}

void GameLayers::finish(const Errors& errors)
{
    --m_busy;
    m_problem = errors.empty() ? QString() : sentence(errors.front());
    emit changed();
}

}  // namespace mazzo::desktop
