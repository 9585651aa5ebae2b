// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/facts.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

std::optional<int> numberOf(const Setup& setup, CardIndex card, std::string_view id)
{
    const auto field = setup.game->field(id);
    if (!field || setup.isUnknownCard(card) || setup.catalogue->absent(card, *field)) return std::nullopt;
    const Value value = setup.catalogue->value(card, *field);
    const auto* number = std::get_if<Interval>(&value);
    return number && number->isExact() ? std::optional(number->lo) : std::nullopt;
}

bool isSet(const Setup& setup, CardIndex card, std::string_view id)
{
    const auto field = setup.game->field(id);
    if (!field || setup.isUnknownCard(card)) return false;
    const Value value = setup.catalogue->value(card, *field);
    const auto* flag = std::get_if<bool>(&value);
    return flag && *flag;
}

std::uint8_t flagsOf(const Setup& setup, CardIndex card)
{
    if (setup.isUnknownCard(card)) return 0;
    const std::string& type = (*setup.game)[setup.catalogue->type(card)].id;
    int flags = 0;
    if (type == "azione") flags |= Facts::Action;
    if (type == "mirare") flags |= Facts::Mirare;
    if (type == "vittoria") flags |= Facts::Victory;
    if (isSet(setup, card, "attacco")) flags |= Facts::Attack;
    if (isSet(setup, card, "reazione")) flags |= Facts::Reaction;
    return static_cast<std::uint8_t>(flags);
}

std::int8_t small(std::optional<int> number, int otherwise)
{
    return static_cast<std::int8_t>(std::clamp(number.value_or(otherwise), -100, 100));
}

void describe(const Setup& setup, Facts& facts, Kind kind, CardIndex card)
{
    const std::size_t place = at(kind);
    facts.card[place] = card;
    facts.flags[place] = flagsOf(setup, card);
    facts.cost[place] = small(numberOf(setup, card, "cost"), Facts::kUnknown);
    facts.colpi[place] = small(numberOf(setup, card, "colpi"), 0);
    const auto points = setup.game->field("points");
    const bool scores = !setup.isUnknownCard(card) && points && !setup.catalogue->absent(card, *points);
    facts.points[place] = small(numberOf(setup, card, "points"),
                                scores || setup.isUnknownCard(card) ? Facts::kUnknown : 0);
    const int copies = numberOf(setup, card, "pile" + std::to_string(facts.players)).value_or(10);
    facts.pile[place] = static_cast<std::uint8_t>(std::clamp(copies, 0, kMaxCopies / 2));
}

Limits limitsOf(const Setup& setup)
{
    const Procedure& procedure = setup.procedure;
    Limits limits;
    limits.openingHand = setup.value(procedure.openingHand);
    for (const Procedure::Phase& phase : procedure.phases)
        for (const Procedure::Step& step : phase.leave)
            if (step.kind == Procedure::Step::Kind::Draw) limits.newHand = setup.value(step.count);
    for (const Procedure::TableCounter& counter : procedure.counters) {
        if (counter.id == "azioni") limits.actions = setup.value(counter.start);
        if (counter.id == "obiettivi") limits.buys = setup.value(counter.start);
        if (counter.id == "colpi") limits.colpi = setup.value(counter.start);
    }
    limits.emptyPiles = procedure.number("empty-piles", limits.emptyPiles);
    limits.cardsAPoint = std::max(1, procedure.number("cards-a-point", limits.cardsAPoint));
    limits.depositoMost = procedure.number("deposito-most", limits.depositoMost);
    limits.munizioniMost = procedure.number("munizioni-most", limits.munizioniMost);
    limits.rifornimentoMore = procedure.number("rifornimento-more", limits.rifornimentoMore);
    limits.ricaricaMore = procedure.number("ricarica-more", limits.ricaricaMore);
    limits.sacrificioMost = procedure.number("sacrificio-most", limits.sacrificioMost);
    limits.nascondiglioHand = procedure.number("nascondiglio-hand", limits.nascondiglioHand);
    limits.pianoSuperioreHand = procedure.number("piano-superiore-hand", limits.pianoSuperioreHand);
    limits.radioCards = procedure.number("radio-cards", limits.radioCards);
    limits.ispezioneCards = procedure.number("ispezione-cards", limits.ispezioneCards);
    limits.tuttoXTuttoMirare = procedure.number("tutto-x-tutto-mirare", limits.tuttoXTuttoMirare);
    limits.proiettiliEsplosiviColpi = procedure.number("proiettili-esplosivi-colpi", limits.proiettiliEsplosiviColpi);
    return limits;
}

void readOptions(const Setup& setup, Facts& facts)
{
    if (const auto players = setup.game->option("players"))
        facts.players = std::clamp(setup.settings.options[mazzo::desktop::at(*players)].number.value_or(2), 2, 4);
    facts.bots = setup.option("opponents") == "yes";
    for (const char seat : setup.option("last-won"))
        if (seat >= '1' && seat <= '4') facts.lastWinners |= 1U << (seat - '1');
    facts.optionalTrashing = setup.option("optional-trashing") == "yes";
    facts.phantomSeats = setup.option("phantom-seats") == "yes";
    facts.openInformation = setup.option("open-information") == "yes";
    const std::string_view radio = setup.option("radio");
    facts.radio = radio == "highest"  ? RadioChoice::Highest
                  : radio == "random" ? RadioChoice::Random
                                      : RadioChoice::Ask;
}

/// Cards of the deck file that are none of the box's kinds get numbers of their own.
Result<void> addOthers(const Setup& setup, Facts& facts, std::string_view section)
{
    for (const CardIndex card : setup.section(section)) {
        if (facts.kindOf(card) != Kind::None) continue;
        if (facts.kinds == kMaxKinds)
            return failure({Error::Kind::Limit, "goldfish.too-many-cards", {}, {std::to_string(kMaxKinds)}, {}});
        describe(setup, facts, kindAt(facts.kinds++), card);
    }
    return {};
}

void choosePiles(const Setup& setup, Facts& facts)
{
    for (std::size_t base = at(Kind::Pallottola); base <= at(Kind::Infezione); ++base)
        facts.supply.push_back(kindAt(base));
    for (const CardIndex card : setup.section("kingdom")) {
        const Kind kind = facts.kindOf(card);
        const bool known = std::find(facts.supply.begin(), facts.supply.end(), kind) != facts.supply.end();
        if (setup.isUnknownCard(card) || (known && kind < kFirstCombat)) facts.strayed.push_back(card);
        else if (!known) facts.supply.push_back(kind);
    }
}

}  // namespace

Kind Facts::kindOf(CardIndex index) const
{
    for (std::size_t place = 1; place < kinds; ++place)
        if (card[place] == index) return kindAt(place);
    return Kind::None;
}

Result<Facts> factsOf(const Setup& setup)
{
    Facts facts;
    facts.card.fill(noCard);
    facts.limits = limitsOf(setup);
    readOptions(setup, facts);
    for (std::size_t place = 1; place < at(Kind::FirstOther); ++place) {
        const std::string id = setup.game->id + ':' + std::string(slugOf(kindAt(place)));
        const auto card = setup.catalogue->find(id);
        if (card) describe(setup, facts, kindAt(place), *card);
        else if (kindAt(place) < kFirstCombat)
            return failure({Error::Kind::NotFound, "goldfish.unknown-card", {}, {id}, {}});
    }
    for (const std::string_view section : {"kingdom", "deck"})
        if (auto added = addOthers(setup, facts, section); !added) return failure(added.error());
    choosePiles(setup, facts);
    return facts;
}

}  // namespace mazzo::goldfish::zombinion
