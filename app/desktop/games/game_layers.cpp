// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/games/game_layers.h"

#include "app/expansion_install.h"
#include "app/layer_exchange.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

GameLayers::GameLayers(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

void GameLayers::setGame(GameSnapshot game)
{
    if (game == m_game) return;
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    if (another) {
        m_problem.clear();
        m_counts.clear();
    }
    count();
    showList();
}

void GameLayers::retranslate() { showList(); }

bool GameLayers::hasSamples() const
{
    return m_game != nullptr &&
           std::ranges::any_of(m_game->game.sets, [](const CardSet& set) { return !set.official; });
}

void GameLayers::count()
{
    if (m_game == nullptr || m_store.writer() == nullptr) return;
    m_store.writer()->write(
        this,
        [game = m_game](const Library& library) -> Result<AllCounts> {
            AllCounts counts;
            for (std::size_t i = 0; i < game->catalogue.size(); ++i)
                if (!isLayerNumber(game->catalogue.number(static_cast<CardIndex>(i))))
                    ++counts[std::string(kPackLayer)].cards;
            for (const GameLayer& layer : game->game.layers) {
                if (layer.id == kPackLayer) continue;
                const auto entries = layer.id == kOwnLayer ? library.ownLayer().entries(game->game.id)
                                                           : library.expansionCards(layer.id);
                if (!entries) return failure(entries.error());
                Counts& counted = counts[layer.id];
                for (const LayerCard& entry : *entries) ++(entry.adds() ? counted.cards : counted.changes);
            }
            return counts;
        },
        [this, game = m_game](const Result<AllCounts>& counts) {
            if (!counts || game != m_game) return;
            m_counts = *counts;
            showList();
        });
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
