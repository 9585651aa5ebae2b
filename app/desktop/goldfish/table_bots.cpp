// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_bots.h"

#include "app/strategies.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr std::string_view kOption = "opponents";

}  // namespace

void TableBots::setSetup(const std::shared_ptr<const goldfish::Setup>& setup)
{
    m_setup = setup;
    m_available = setup->game->option(kOption).has_value();
    m_playing = setup->option(kOption) == "yes";
    list();
}

void TableBots::list()
{
    m_names.clear();
    m_texts.clear();
    m_chosen.clear();
    const goldfish::Engine* engine = m_setup ? goldfish::engineNamed(m_setup->procedure.engine) : nullptr;
    const std::string own = engine && m_available ? engine->botStrategy(*m_setup) : std::string();
    if (own.empty()) return emit changed();
    m_names.append(tr("Game's own"));
    m_texts.push_back(own);
    for (const auto& [name, path] : app::namedStrategies(m_setup->game->id)) {
        auto read = app::strategyText(name, m_setup->game->id);
        if (!read) continue;
        m_names.append(fromUtf8(name));
        m_texts.push_back(std::move(read->text));
    }
    // The bots of a set-up take turns, if there are fewer than seats.
    const int seats = m_setup->value({0, "players"}) - 1;
    for (int seat = 0; seat < seats; ++seat) {
        const auto& bots = m_setup->bots;
        const auto text = bots.empty() ? m_texts.begin()
                                       : std::ranges::find(m_texts, bots[static_cast<std::size_t>(seat) % bots.size()]);
        m_chosen.append(text == m_texts.end() ? -1 : static_cast<int>(text - m_texts.begin()));
    }
    emit changed();
}

void TableBots::setPlaying(bool playing)
{
    if (m_available && playing != m_playing) request(playing, m_chosen);
}

void TableBots::choose(int seat, int strategy)
{
    if (seat < 0 || seat >= seats() || strategy < 0 || strategy >= m_names.size() || m_chosen[seat] == strategy) return;
    QList<int> chosen = m_chosen;
    chosen[seat] = strategy;
    request(m_playing, chosen);
}

void TableBots::request(bool playing, const QList<int>& chosen)
{
    goldfish::Setup setup = *m_setup;
    if (!setup.settings.set(*setup.game, *setup.game->option(kOption), playing ? "yes" : "no")) return;
    const auto isOwn = [](int row) { return row == 0; };
    std::vector<std::string> bots;
    if (!std::ranges::all_of(chosen, isOwn))
        for (qsizetype seat = 0; seat < chosen.size(); ++seat)
            bots.push_back(chosen[seat] >= 0 ? m_texts[static_cast<std::size_t>(chosen[seat])]
                                             : setup.bots[static_cast<std::size_t>(seat) % setup.bots.size()]);
    setup.bots = std::move(bots);
    emit requested(setup);
}

}  // namespace mazzo::desktop
