// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/map_editor.h"

#include "app/expansion_install.h"
#include "app/text/action_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mazzo::desktop {

namespace {

std::string mapIdOf(const std::string& game) { return game + "-map"; }

QJsonArray namesJson(const std::vector<std::string>& names)
{
    QJsonArray array;
    for (const std::string& name : names) array.append(fromUtf8(name));
    return array;
}

/// The expansion pack that has this map: every region, so that it depends on no other expansion.
std::vector<ArchivedFile> packFiles(const std::string& game, const std::vector<Procedure::Region>& map,
                                    const QString& title)
{
    QJsonArray regions;
    for (const Procedure::Region& region : map) {
        QJsonObject name;
        for (const auto& [language, text] : region.name.entries()) name[fromUtf8(language)] = fromUtf8(text);
        regions.append(QJsonObject{{"id", fromUtf8(region.id)},
                                   {"name", name},
                                   {"kinds", namesJson(region.kinds)},
                                   {"next", namesJson(region.next)}});
    }
    const QJsonObject head{{"format", 1},
                           {"id", fromUtf8(mapIdOf(game))},
                           {"extends", fromUtf8(game)},
                           {"version", "1"},
                           {"name", QJsonObject{{fromUtf8(currentLanguage()), title}}},
                           {"regions", regions}};
    return {{"game.json", QJsonDocument(head).toJson().toStdString()}, {"cards.json", R"({"format": 1, "cards": []})"}};
}

/// The same name in every language of the game: the player's own words.
Texts inAllLanguages(const Game& game, const QString& name)
{
    std::vector<Texts::Entry> entries;
    for (const std::string& language : game.languages) entries.push_back({language, name.toStdString()});
    return Texts(std::move(entries));
}

void toggle(std::vector<std::string>& list, const std::string& entry)
{
    if (std::erase(list, entry) == 0) list.push_back(entry);
}

}  // namespace

void MapEditor::setSetup(const GameSnapshot& game, const std::shared_ptr<const goldfish::Setup>& setup)
{
    m_game = game;
    m_setup = setup;
    begin();
}

void MapEditor::begin()
{
    if (!m_setup) return;
    m_regions = m_setup->procedure.regions;
    m_kinds.clear();
    for (const Procedure::Region& each : m_regions)
        for (const std::string& kind : each.kinds)
            if (std::ranges::find(m_kinds, kind) == m_kinds.end()) m_kinds.push_back(kind);
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_regions.size()) - 1));
    m_isDirty = false;
    m_isCorrected = std::filesystem::exists(ownPackFolder() / mapIdOf(m_game->game.id));
    m_problem.clear();
    show();
}

Procedure::Region* MapEditor::region()
{
    return m_current < static_cast<int>(m_regions.size()) ? &m_regions[static_cast<std::size_t>(m_current)] : nullptr;
}

const Procedure::Region* MapEditor::region() const
{
    return m_current < static_cast<int>(m_regions.size()) ? &m_regions[static_cast<std::size_t>(m_current)] : nullptr;
}

QStringList MapEditor::regions() const
{
    QStringList names;
    for (const Procedure::Region& each : m_regions) names.append(fromUtf8(each.name.in(currentLanguage())));
    return names;
}

QString MapEditor::name() const { return region() ? fromUtf8(region()->name.in(currentLanguage())) : QString(); }

void MapEditor::setCurrent(int row)
{
    if (row < 0 || row >= static_cast<int>(m_regions.size()) || row == m_current) return;
    m_current = row;
    show();
}

void MapEditor::rename(const QString& name)
{
    if (!region() || name.trimmed().isEmpty() || name.trimmed() == this->name()) return;
    region()->name = inAllLanguages(m_game->game, name.trimmed());
    m_isDirty = true;
    show();
}

void MapEditor::toggleKind(int row)
{
    if (!region() || row < 0 || row >= static_cast<int>(m_kinds.size())) return;
    toggle(region()->kinds, m_kinds[static_cast<std::size_t>(row)]);
    m_isDirty = true;
    show();
}

void MapEditor::toggleBorder(int row)
{
    const Row* border = m_borderRows.row(row);
    if (!region() || !border) return;
    Procedure::Region& other = m_regions[static_cast<std::size_t>(border->region)];
    toggle(region()->next, other.id);
    const bool isNext = std::ranges::find(region()->next, other.id) != region()->next.end();
    std::erase(other.next, region()->id);
    if (isNext) other.next.push_back(region()->id);
    m_isDirty = true;
    show();
}

void MapEditor::addRegion()
{
    if (m_regions.empty()) return;
    Procedure::Region added;
    const auto isTaken = [this](const std::string& id) {
        return std::ranges::find(m_regions, id, &Procedure::Region::id) != m_regions.end();
    };
    int number = 1;
    while (isTaken("X" + std::to_string(number))) ++number;
    added.id = "X" + std::to_string(number);
    added.name = inAllLanguages(m_game->game, tr("New region %1").arg(number));
    if (!m_kinds.empty()) added.kinds = {m_kinds.front()};
    m_regions.push_back(std::move(added));
    m_current = static_cast<int>(m_regions.size()) - 1;
    m_isDirty = true;
    show();
}

void MapEditor::store()
{
    if (!m_setup || m_isBusy || !m_isDirty) return;
    // A map on which no game can begin is not stored.
    goldfish::Setup trial = *m_setup;
    trial.procedure.regions = m_regions;
    const auto begun = goldfish::Play::of(std::move(trial)).and_then([](goldfish::Play&& play) {
        return goldfish::Session::begin(std::move(play), 1);
    });
    if (!begun) {
        m_problem = sentence(begun.error());
        return emit changed();
    }
    m_isBusy = true;
    emit changed();
    const std::string game = m_game->game.id;
    LayerFile head;
    head.id = mapIdOf(game);
    head.game = game;
    m_store.changePacks(
        game,
        [head, files = packFiles(game, m_regions, tr("My map"))](const Workspace& workspace) {
            const auto installed = app::installExpansion(workspace, head, files);
            return installed ? Errors() : installed.error();
        },
        [this](const Errors& errors) { finish(errors); });
}

void MapEditor::restore()
{
    if (!m_setup || m_isBusy || !m_isCorrected) return;
    m_isBusy = true;
    emit changed();
    const std::string game = m_game->game.id;
    m_store.changePacks(
        game,
        [game](const Workspace& workspace) {
            const auto removed = app::removeExpansion(workspace, game, mapIdOf(game));
            return removed ? Errors() : Errors{removed.error()};
        },
        [this](const Errors& errors) { finish(errors); });
}

void MapEditor::finish(const Errors& errors)
{
    m_isBusy = false;
    m_problem = errors.empty() ? QString() : sentence(errors.front());
    if (errors.empty()) m_isDirty = false;
    emit changed();
    if (errors.empty()) emit stored(fromUtf8(m_game->game.id));
}

void MapEditor::show()
{
    QList<Row> kinds;
    QList<Row> borders;
    if (const Procedure::Region* shown = region()) {
        const auto has = [](const std::vector<std::string>& list, const std::string& entry) {
            return std::ranges::find(list, entry) != list.end();
        };
        for (const std::string& kind : m_kinds)
            kinds.append({.label = operandText(goldfish::wordOperand(kind), *m_setup, currentLanguage()),
                          .on = has(shown->kinds, kind)});
        for (std::size_t row = 0; row < m_regions.size(); ++row)
            if (static_cast<int>(row) != m_current)
                borders.append({.label = fromUtf8(m_regions[row].name.in(currentLanguage())),
                                .on = has(shown->next, m_regions[row].id),
                                .region = static_cast<int>(row)});
    }
    m_kindRows.setRows(std::move(kinds));
    m_borderRows.setRows(std::move(borders));
    emit changed();
}

}  // namespace mazzo::desktop
