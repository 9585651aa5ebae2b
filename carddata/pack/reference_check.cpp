// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/reference_check.h"

#include "model/nearest.h"

#include <algorithm>
#include <unordered_map>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kNoCard = static_cast<std::size_t>(-1);

struct Edge {
    std::size_t to = kNoCard;
    const CardReference* reference = nullptr;
};

using Graph = std::vector<std::vector<Edge>>;  // by card

/// Walks the references of one field depth first, without recursion: a chain may be as long as the catalogue.
class CycleSearch {
public:
    CycleSearch(const Graph& graph, std::span<const Card> cards, const std::string& field, Mistakes& mistakes)
        : m_graph(graph), m_cards(cards), m_field(field), m_mistakes(mistakes), m_states(graph.size(), State::New)
    {}

    void run()
    {
        for (std::size_t card = 0; card < m_graph.size(); ++card)
            if (m_states[card] == State::New) walkFrom(card);
    }

private:
    enum class State : std::uint8_t { New, OnPath, Done };
    struct Step {
        std::size_t card;
        std::size_t next = 0;
    };

    void walkFrom(std::size_t start)
    {
        enter(start);
        while (!m_path.empty()) {
            auto& [card, next] = m_path.back();
            if (next == m_graph[card].size()) {
                m_states[card] = State::Done;
                m_path.pop_back();
                continue;
            }
            const Edge& edge = m_graph[card][next++];
            if (m_states[edge.to] == State::New) enter(edge.to);
            else if (m_states[edge.to] == State::OnPath) report(edge);
        }
    }

    void enter(std::size_t card)
    {
        m_states[card] = State::OnPath;
        m_path.push_back({card});
    }

    /// The cards of the cycle in order, beginning with the one that the last reference leads back to.
    void report(const Edge& edge)
    {
        std::vector<std::string> args{m_field};
        for (auto step = std::ranges::find(m_path, edge.to, &Step::card); step != m_path.end(); ++step)
            args.push_back(m_cards[step->card].id);
        m_mistakes.add({Error::Kind::Parse, "pack.cycle", edge.reference->place, std::move(args), {}});
    }

    const Graph& m_graph;
    std::span<const Card> m_cards;
    const std::string& m_field;
    Mistakes& m_mistakes;
    std::vector<State> m_states;
    std::vector<Step> m_path;
};

}  // namespace

void checkReferences(const Game& game, std::span<const Card> cards, std::span<const CardReference> references,
                     Mistakes& mistakes)
{
    std::unordered_map<std::string_view, std::size_t> byId;
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        byId.try_emplace(cards[i].id, i);
        ids.emplace_back(cards[i].id);
    }
    std::unordered_map<std::size_t, Graph> acyclic;  // by field
    for (const CardReference& reference : references) {
        const auto target = byId.find(reference.to);
        if (target == byId.end()) {
            std::vector<std::string> args{reference.to};
            if (!mistakes.full()) std::ranges::move(nearest(reference.to, ids), std::back_inserter(args));
            mistakes.add({Error::Kind::Parse, "pack.unknown-card", reference.place, std::move(args), {}});
        } else if (game[reference.field].acyclic) {
            Graph& graph = acyclic.try_emplace(at(reference.field), cards.size()).first->second;
            graph[reference.from].push_back({target->second, &reference});
        }
    }
    for (const auto& [field, graph] : acyclic) CycleSearch(graph, cards, game.fields[field].id, mistakes).run();
}

}  // namespace mazzo::carddata
