// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text.h"
#include "goldfish/saved_game.h"
#include "goldfish/saved_text.h"

namespace mazzo::goldfish {

namespace {

std::string cardText(const Setup& setup, CardIndex card)
{
    return setup.isUnknownCard(card) ? savedText::quoted(setup.name(card, {}))
                                     : std::to_string(setup.catalogue->number(card));
}

std::string deckLine(const Setup& setup, ZoneIndex zone)
{
    std::string line;
    for (const Deck::Entry& entry : setup.deck.entries())
        if (entry.zone == zone)
            line += ' ' + std::to_string(setup.catalogue->number(entry.card)) + '*' + std::to_string(entry.copies);
    for (const Deck::UnknownCard& unknownCard : setup.deck.unknownCards())
        if (unknownCard.zone == zone)
            line += ' ' + savedText::quoted(unknownCard.name) + '*' + std::to_string(unknownCard.copies);
    if (line.empty() && !setup.deck.hasZone(zone)) return {};
    return "deck " + setup.game->zones[at(zone)].id + line + '\n';
}

}  // namespace

std::string saved(const Session& session)
{
    const Setup& setup = session.play().setup();
    const Game& game = *setup.game;
    std::string text = std::string(savedText::kTitle) + "\ngame " + game.id + ' ' + game.version + "\nrules " +
                       setup.settings.edition + '\n';
    for (std::size_t index = 0; index < game.options.size(); ++index)
        text += "option " + game.options[index].id + ' ' + setup.settings.options[index].text + '\n';
    for (std::size_t zone = 0; zone < game.zones.size(); ++zone) text += deckLine(setup, ZoneIndex(zone));
    for (const PileOrder& order : setup.orders) {
        text += "order " + (order.zone.empty() ? setup.procedure.drawPile : order.zone);
        for (const CardIndex card : order.cards) text += ' ' + cardText(setup, card);
        text += '\n';
    }
    text += "seed " + std::to_string(session.seed()) + '\n';
    for (std::size_t step = 0; step < session.done(); ++step)
        text += "do " + textOf(session.action(step), setup) + '\n';
    text += "end " + savedText::hex(fingerprint(session.table())) + '\n';
    return text + "check " + savedText::hex(savedText::checksum(text)) + '\n';
}

}  // namespace mazzo::goldfish
