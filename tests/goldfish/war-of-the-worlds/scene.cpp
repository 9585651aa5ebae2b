// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/war-of-the-worlds/scene.h"

#include "carddata/shipped_packs.h"
#include "goldfish/action_text.h"
#include "goldfish/action_text_reader.h"
#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/refusals.h"
#include "goldfish/war-of-the-worlds/set_up.h"
#include "goldfish/war-of-the-worlds/turn.h"
#include "goldfish/war-of-the-worlds/war_of_the_worlds.h"
#include "model/deck_file/deck_file.h"

#include <QMap>

namespace mazzo::goldfish::waroftheworlds {

namespace {

/// The catalogue without what the strict option hides.
const Catalogue& strictCatalogue()
{
    static const Catalogue hidden = [] {
        const std::vector<Origin> origins{Origin::Provisional};
        return catalogue().hiding(origins);
    }();
    return hidden;
}

std::vector<CardIndex> cardsOf(const QStringList& names)
{
    std::vector<CardIndex> cards;
    for (const QString& name : names) cards.push_back(card(name));
    return cards;
}

const std::string& deckText(const QString& file)
{
    for (const auto* decks : {&pack().decks, &pack().examples})
        for (const PackDeck& deck : *decks)
            if (deck.file == file.toStdString()) return deck.text;
    qFatal("no deck %s", qPrintable(file));
}

Setup setupOf(DeckFile file)
{
    const bool strict = file.settings.options[at(*pack().game.option("data"))].text == "strict";
    return Setup::of(pack().game, strict ? strictCatalogue() : catalogue(), std::move(file.settings),
                     std::move(file.deck));
}

QString nameIn(const Setup& setup, CardIndex index)
{
    const std::string_view name = setup.name(index, "it");
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

QString argumentText(const NoteArgument& argument, const Setup& setup)
{
    if (const int* number = std::get_if<int>(&argument)) return QString::number(*number);
    if (const auto* word = std::get_if<std::string>(&argument)) return QString::fromStdString(*word);
    if (const auto* one = std::get_if<CardIndex>(&argument)) return nameIn(setup, *one);
    QStringList names;
    for (const CardIndex index : std::get<std::vector<CardIndex>>(argument)) names << nameIn(setup, index);
    return names.join('+');
}

}  // namespace

const Pack& pack()
{
    static const Pack shipped = [] {
        auto read = loadPack(shippedPacks() / "war-of-the-worlds");
        if (!read) qFatal("the pack does not load");
        return std::move(*read);
    }();
    return shipped;
}

const Catalogue& catalogue()
{
    static const Catalogue built = Catalogue::build(pack().game, pack().cards);
    return built;
}

CardIndex card(const QString& name)
{
    const auto found = catalogue().find(name.toStdString());
    if (!found) qFatal("no card %s", qPrintable(name));
    return *found;
}

Setup setupOf(const Given& given)
{
    auto file = readDeck(deckText(given.deck), pack().game, catalogue(), given.deck.toStdString());
    if (!file) qFatal("the deck does not read");
    for (const QString& option : given.options)
        if (!file->settings.set(pack().game, *pack().game.option(option.section('=', 0, 0).toStdString()),
                                option.section('=', 1).toStdString()))
            qFatal("no option %s", qPrintable(option));
    Setup setup = setupOf(std::move(*file));
    if (!given.supply.isEmpty()) setup.orders.push_back({"supply", cardsOf(given.supply), {}});
    if (!given.offer.isEmpty()) setup.orders.push_back({"offer", cardsOf(given.offer), {}});
    for (const QStringList& names : given.later) setup.shuffles.push_back(cardsOf(names));
    return setup;
}

Setup setupOfText(const QByteArray& text)
{
    auto file = readDeck(text.toStdString(), pack().game, catalogue(), "test.deck");
    if (!file) qFatal("the deck does not read");
    return setupOf(std::move(*file));
}

QStringList namesIn(const Setup& setup, const Table& table, const char* zone)
{
    QStringList names;
    for (const Piece& piece : table.pile(zone).pieces) names << nameIn(setup, piece.card);
    return names;
}

QString boardText(const Setup& setup, const Table& table)
{
    QMap<QString, int> counts;
    for (const Piece& piece : table.pile("board").pieces)
        ++counts[(piece.card == noCard ? QString::fromStdString(piece.thing) : nameIn(setup, piece.card)) + '@' +
                 QString::fromStdString(piece.place)];
    QStringList parts;
    for (auto entry = counts.begin(); entry != counts.end(); ++entry)
        parts << (entry.value() > 1 ? QStringLiteral("%1 x%2").arg(entry.key()).arg(entry.value()) : entry.key());
    return parts.join(", ");
}

Scene::Scene(const Given& given) : setup(setupOf(given))
{
    auto begun = setUp(setup, 7);
    if (!begun) qFatal("the set-up fails");
    state = std::move(*begun);
    beginTurn(setup, state);
}

Scene& Scene::clear(const char* thing)
{
    std::erase_if(state.table.pile("board").pieces, [thing](const Piece& piece) { return piece.thing == thing; });
    state.table.setCount("civilians", board().count("civilian"));
    return *this;
}

Scene& Scene::put(const char* thing, const char* region, int count)
{
    Piece piece;
    piece.thing = thing;
    piece.place = region;
    for (int index = 0; index < count; ++index) create(state.table, "board", piece);
    state.table.setCount("civilians", board().count("civilian"));
    return *this;
}

Scene& Scene::tile(const char* name, const char* region)
{
    Piece piece;
    piece.card = card(name);
    piece.token = true;
    piece.place = region;
    create(state.table, "board", piece);
    return *this;
}

Scene& Scene::hand(const QStringList& names)
{
    state.table.pile("hand").pieces.clear();
    deal(state.table, "hand", cardsOf(names));
    return *this;
}

Scene& Scene::reserve(const QStringList& names)
{
    state.table.pile("reserve").pieces.clear();
    deal(state.table, "reserve", cardsOf(names));
    return *this;
}

Scene& Scene::offer(const QStringList& names)
{
    state.table.pile("offer").pieces.clear();
    deal(state.table, "offer", cardsOf(names));
    return *this;
}

Scene& Scene::pool(int amount)
{
    state.table.setCount(resourceOf(setup), amount);
    return *this;
}

Scene& Scene::damage(int amount)
{
    state.table.setCount("damage", amount);
    return *this;
}

QStringList Scene::offers(const QString& verb) const
{
    Table table = state.table;
    table.offers = offersOf(setup, state);
    markLookalikes(table);
    QStringList texts;
    for (const std::string& text : listed(table.offers, setup)) {
        const QString offer = QString::fromStdString(text);
        if (verb.isEmpty() || offer == verb || offer.startsWith(verb + ' ')) texts << offer;
    }
    return texts;
}

QStringList Scene::log() const
{
    QStringList lines;
    for (const Note& note : state.table.log) {
        QStringList words{QString::fromStdString(note.clause), QString::fromStdString(note.key).section('.', -1)};
        for (const NoteArgument& argument : note.arguments) words << argumentText(argument, setup);
        if (note.warning) words << "!";
        lines << words.join(' ');
    }
    return lines;
}

QString Scene::whyNot(const char* action, bool arguments) const
{
    const auto why = waroftheworlds::refusal(setup, state, readUnchecked(action, setup));
    if (!why) return {};
    QStringList words{QString::fromStdString(why->clause), QString::fromStdString(why->key).section('.', -1)};
    for (const NoteArgument& argument : arguments ? why->arguments : std::vector<NoteArgument>{})
        words << argumentText(argument, setup);
    return words.join(' ');
}

QString Scene::act(const QStringList& actions)
{
    for (const QString& text : actions) {
        Table table = state.table;
        table.offers = offersOf(setup, state);
        markLookalikes(table);
        const auto action = readAction(text.toStdString(), table.offers, setup);
        if (!action) return text + " is not among: " + offers().join(" | ");
        waroftheworlds::act(setup, state, *action);
    }
    return {};
}

}  // namespace mazzo::goldfish::waroftheworlds
