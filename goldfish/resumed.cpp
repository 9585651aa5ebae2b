// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/saved_game.h"

namespace mazzo::goldfish {

namespace {

Error unfit(const char* code, int line, std::vector<std::string> args = {})
{
    return {Error::Kind::Refused, code, {{}, line, 1}, std::move(args), {}};
}

Result<Settings> settingsOf(const SavedGame& saved, const Game& game)
{
    Settings settings = Settings::presets(game);
    if (!game.edition(saved.edition))
        return failure(unfit("goldfish.unknown-edition", saved.gameLine, {saved.edition}));
    settings.edition = saved.edition;
    for (const SavedGame::Option& option : saved.options) {
        const auto index = game.option(option.id);
        if (!index || !settings.set(game, *index, option.value))
            return failure(unfit("goldfish.unknown-option", option.line, {option.id, option.value}));
    }
    return settings;
}

Result<Deck> deckOf(const SavedGame& saved, const Game& game, const Catalogue& catalogue)
{
    Deck deck;
    for (const SavedGame::Section& section : saved.deck) {
        const auto zone = game.zone(section.zone);
        if (!zone) return failure(unfit("goldfish.unknown-zone", section.line, {section.zone}));
        deck.addZone(*zone);
        for (const SavedGame::Copies& copies : section.cards) {
            if (copies.number == 0) {
                deck.addUnknownCard(*zone, copies.name, copies.copies);
                continue;
            }
            const auto card = catalogue.byNumber(copies.number);
            if (!card) return failure(unfit("goldfish.unknown-card", section.line, {std::to_string(copies.number)}));
            deck.addCopies(*zone, *card, copies.copies);
        }
    }
    return deck;
}

Result<void> addOrders(const SavedGame& saved, Setup& setup)
{
    for (const SavedGame::Section& section : saved.orders) {
        PileOrder order{section.zone, {}, {}};
        for (const SavedGame::Copies& copies : section.cards) {
            const auto card = copies.number == 0 ? setup.find(copies.name) : setup.catalogue->byNumber(copies.number);
            if (!card)
                return failure(unfit("goldfish.unknown-card", section.line,
                                     {copies.number == 0 ? copies.name : std::to_string(copies.number)}));
            order.cards.push_back(*card);
            order.places.push_back({{}, section.line, 1});
        }
        setup.orders.push_back(std::move(order));
    }
    return {};
}

}  // namespace

Result<Setup> setupOf(const SavedGame& saved, const Game& game, const Catalogue& catalogue)
{
    if (saved.game != game.id) return failure(unfit("goldfish.other-game", saved.gameLine, {saved.game, game.id}));
    if (saved.version != game.version)
        return failure(unfit("goldfish.other-version", saved.gameLine, {saved.version, game.version}));
    auto settings = settingsOf(saved, game);
    if (!settings) return failure(settings.error());
    auto deck = deckOf(saved, game, catalogue);
    if (!deck) return failure(deck.error());
    Setup setup = Setup::of(game, catalogue, std::move(*settings), std::move(*deck));
    if (auto orders = addOrders(saved, setup); !orders) return failure(orders.error());
    return setup;
}

Result<Session> resumed(const SavedGame& saved, const Game& game, const Catalogue& catalogue,
                        const std::function<bool(double done)>& watch)
{
    constexpr std::size_t kBetweenLooks = 32;
    auto session = setupOf(saved, game, catalogue)
                       .and_then([](Setup&& setup) { return Play::of(std::move(setup)); })
                       .and_then([&saved](Play&& play) { return Session::begin(std::move(play), saved.seed); });
    if (!session) return session;
    for (const SavedGame::Line& line : saved.actions) {
        if (watch && session->done() % kBetweenLooks == 0 &&
            !watch(static_cast<double>(session->done()) / static_cast<double>(saved.actions.size())))
            return failure(unfit("goldfish.session-stopped", line.line));
        auto done = session->act(std::string_view(line.text));
        if (done) continue;
        Error error = done.error();
        error.where.line = line.line;
        return failure(std::move(error));
    }
    if (fingerprint(session->table()) != saved.end) return failure(unfit("goldfish.other-end", saved.endLine));
    return session;
}

}  // namespace mazzo::goldfish
