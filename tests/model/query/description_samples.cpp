// SPDX-License-Identifier: GPL-3.0-or-later
#include "description_samples.h"

#include <array>

namespace mazzo::tests::sample {

namespace {

constexpr auto kQueries = std::to_array<Description>({
    {"everything", "", "all cards", "tutte le carte"},
    {"half typed", "race:", "all cards", "tutte le carte"},
    {"nothing", "type:xyz", "no cards", "nessuna carta"},
    {"a type", "type:unit", "units", "unità"},
    {"a type and a choice", "type:unit race:numan", "units whose race is Numan", "unità con razza Numano"},
    {"the type may come last", "race:numan is:unit", "units whose race is Numan", "unità con razza Numano"},
    {"a word", "marine", "cards with “marine” in the name", "carte con “marine” nel nome"},
    {"a whole name", "name=Marine", "cards whose name is “Marine”", "carte di nome “Marine”"},
    {"a text", "text:fire", "cards with “fire” in the text", "carte con “fire” nel testo"},
    {"a bound", "cost<=3", "cards whose cost is at most 3", "carte con costo al massimo 3"},
    {"a number", "cost:3", "cards whose cost is 3", "carte con costo 3"},
    {"another number", "cost!=3", "cards whose cost is something other than 3", "carte con il campo costo ma non 3"},
    {"two clauses", "race:slurr cost>2", "cards whose race is Slurr and whose cost is above 2",
     "carte con razza Slurr e con costo sopra 2"},
    {"three clauses", "adam race:slurr cost>2",
     "cards with “adam” in the name, whose race is Slurr and whose cost is above 2",
     "carte con “adam” nel nome, con razza Slurr e con costo sopra 2"},
    {"a list", "terrain:sea", "cards whose terrain includes Sea", "carte con terreno che comprende Mare"},
    {"a whole list", "terrain=sea", "cards whose terrain is only Sea", "carte con terreno solo Mare"},
    {"a free text", "motto:go", "cards whose motto contains “go”", "carte con motto che contiene “go”"},
    {"a flag", "type:unit is:leader", "units marked Leader", "unità con la qualifica Capo"},
    {"not a flag", "type:unit -is:leader", "units not marked Leader", "unità senza la qualifica Capo"},
    {"part of a choice", "race:lur", "cards whose race is Slurr", "carte con razza Slurr"},
    {"not a choice", "-race:numan", "cards whose race is not Numan", "carte con razza che non è Numano"},
    {"not a type", "cost:2 -type:unit -type:place", "cards whose cost is 2 except units and places",
     "carte con costo 2 tranne unità e luoghi"},
    {"not a bracket", "-(adam or cost:2)", "cards except cards with “adam” in the name or cards whose cost is 2",
     "carte tranne carte con “adam” nel nome o carte con costo 2"},
    {"has", "has:cost", "cards with the field cost", "carte con il campo costo"},
    {"unknown", "unknown:cost", "cards whose cost is not known", "carte con costo che non si conosce"},
    {"a zone", "race:numan zone:forces", "cards in Forces whose race is Numan", "carte in Esercito con razza Numano"},
    {"two zones", "(zone:leader or zone:forces) type:unit", "units in Leader or Forces", "unità in Capo o Esercito"},
    {"outside a zone", "-zone:forces", "cards outside Forces", "carte fuori da Esercito"},
    {"types to choose from", "(type:unit or type:support) cost:1", "units or supports whose cost is 1",
     "unità o supporti con costo 1"},
    {"values to choose from", "race:numan or race:slurr", "cards whose race is Numan or Slurr",
     "carte con razza Numano o Slurr"},
    {"words to choose from", "type:unit (adam or cybot)", "units with “adam” or “cybot” in the name",
     "unità con “adam” o “cybot” nel nome"},
    {"clauses to choose from", "(cost:1 or race:slurr) type:unit",
     "units either whose cost is 1 or whose race is Slurr", "unità con costo 1 o con razza Slurr"},
    {"a typed per cent sign stays", "%1", "cards with “%1” in the name", "carte con “%1” nel nome"},
    {"an owned number", "owned>=2", "cards whose number of copies owned is at least 2",
     "carte con numero di copie possedute almeno 2"},
    {"a place", "place:box", "cards that lie in “box”", "carte riposte in “box”"},
    {"not a place", "-place:box", "cards that do not lie in “box”", "carte non riposte in “box”"},
});

constexpr auto kExpressions = std::to_array<Description>({
    {"at least so many", "count(zone:forces type:unit) >= 20", "at least 20 units in Forces",
     "almeno 20 unità in Esercito"},
    {"exactly one", "count(is:leader type:unit) = 1", "exactly 1 unit marked Leader",
     "esattamente 1 unità con la qualifica Capo"},
    {"none", "count(zone:forces is:leader) = 0", "no cards in Forces marked Leader",
     "zero carte in Esercito con la qualifica Capo"},
    {"all", "count() = 35", "exactly 35 cards", "esattamente 35 carte"},
    {"distinct", "distinct(race, zone:forces) <= 1", "at most 1 different value of race among cards in Forces",
     "al massimo 1 valore diverso di razza tra carte in Esercito"},
    {"sum", "sum(cost, zone:forces) <= 20", "the total cost of cards in Forces is at most 20",
     "il totale di costo tra carte in Esercito è al massimo 20"},
    {"copies", "copies(zone:forces) <= cost",
     "the number of copies of this card among cards in Forces is at most its cost",
     "il numero di copie di questa carta tra carte in Esercito è al massimo costo di questa carta"},
    {"arithmetic", "count(zone:leader) + 2 - players > 1",
     "the number of cards in Leader plus 2 minus players is above 1",
     "il numero di carte in Capo più 2 meno giocatori è sopra 1"},
    {"if", "count() = if(players = 3, 9, 6)", "the number of cards is 9 if players is 3, otherwise 6",
     "il numero di carte è 9 se giocatori è 3, altrimenti 6"},
    {"lists", "hasAll(parents, values(id, zone:forces))",
     "all of its parents are among the values of id among cards in Forces",
     "ogni elemento di genitori di questa carta è tra i valori di id tra carte in Esercito"},
    {"a relation", "count(zone:forces -(race in values(race, zone:leader))) = 0",
     "no cards in Forces whose race is not among the values of race among cards in Leader",
     "zero carte in Esercito con razza che non è tra i valori di razza tra carte in Capo"},
    {"a relation of this card", "race in values(race, zone:leader)",
     "this card is among cards with the field race and all of its race are among the values of race among cards in "
     "Leader",
     "questa carta è tra carte con il campo razza e ogni elemento di razza di questa carta è tra i valori di razza tra "
     "carte in Capo"},
    {"each value", "every(race, zone:leader, count(zone:forces race:$value) >= 2)",
     "for each race among cards in Leader: at least 2 cards in Forces with that race",
     "per ogni razza tra carte in Capo: almeno 2 carte in Esercito con quel valore di razza"},
    {"each card once", "sumOnce(cost, zone:forces) <= 9",
     "the total cost of cards in Forces (each card once) is at most 9",
     "il totale di costo tra carte in Esercito (ogni carta una volta) è al massimo 9"},
    {"extremes", "greatest(cost) - least(cost) <= 3",
     "the highest cost among cards minus the lowest cost among cards is at most 3",
     "il valore più alto di costo tra carte meno il valore più basso di costo tra carte è al massimo 3"},
    {"settings", "given(places) and option(pool) = box and option(rules) = new",
     "the deck has the section Places, pool is box and the edition is New rules",
     "il mazzo ha la sezione Luoghi, riserva è box e l'edizione è Regole nuove"},
    {"this card", "not is:leader", "it does not hold that this card is among cards marked Leader",
     "non vale che questa carta è tra carte con la qualifica Capo"},
});

}  // namespace

std::span<const Description> queryDescriptions() { return kQueries; }
std::span<const Description> expressionDescriptions() { return kExpressions; }

}  // namespace mazzo::tests::sample
