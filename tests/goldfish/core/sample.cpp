// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/core/sample.h"

#include "goldfish/action_text.h"

#include <QtTest>

namespace mazzo::goldfish::sample {

namespace {

using Kind = Procedure::Step::Kind;
using Sight = Procedure::Sight;

Texts both(std::string en, std::string it) { return Texts({{"en", std::move(en)}, {"it", std::move(it)}}); }

Card newCard(std::uint32_t number, std::string id, Texts name)
{
    Card card;
    card.id = std::move(id);
    card.number = number;
    card.name = std::move(name);
    return card;
}

Procedure sampleProcedure()
{
    Procedure procedure;
    procedure.zones = {{"hand", both("Hand", "Mano"), Sight::Open},
                       {"pile", both("Pile", "Mazzo"), Sight::Hidden},
                       {"table", both("Table", "Tavolo"), Sight::Open},
                       {"discard", both("Discard", "Scarti"), Sight::Open},
                       {"ports", both("Ports", "Porti"), Sight::Hidden}};
    procedure.counters = {{"wind", both("Wind", "Vento"), {3, {}}, 0, 12}};
    procedure.states = {"anchored"};
    procedure.drawPile = "pile";
    procedure.hand = "hand";
    procedure.openingHand = {0, "hand-size"};
    Procedure::Step deal = step(Kind::Deal, {}, "pile");
    deal.section = "birds";
    Procedure::Step ports = step(Kind::Deal, {}, "ports");
    ports.section = "ports";
    ports.cards = {{"quay", 2, {}}};
    Procedure::Step open = step(Kind::OpeningHand);
    open.clause = "T-S01";
    procedure.setUp = {
        deal, ports, step(Kind::Shuffle, "pile"), step(Kind::Shuffle, "ports"), open, step(Kind::Mulligan)};
    Procedure::Step draw = step(Kind::Draw, {}, {}, 1);
    draw.clause = "T-T01";
    draw.fromTurn = 2;
    procedure.phases = {{"dawn", both("Dawn", "Alba"), "T-T00", {draw}, {}},
                        {"dusk", both("Dusk", "Sera"), {}, {}, {step(Kind::Limit, {}, "discard")}}};
    return procedure;
}

Option handSize()
{
    Option option;
    option.id = "hand-size";
    option.type = Option::Type::Number;
    option.range = {1, 10};
    option.preset = "5";
    return option;
}

}  // namespace

Procedure::Step step(Kind kind, std::string zone, std::string to, int count)
{
    Procedure::Step step;
    step.kind = kind;
    step.zone = std::move(zone);
    step.to = std::move(to);
    step.count = {count, {}};
    return step;
}

Sample::Sample()
{
    game.id = "harbour";
    game.version = "1.0.0";
    game.languages = {"en", "it"};
    game.editions = {{"calm", both("Calm", "Calma")}, {"storm", both("Storm", "Tempesta")}};
    game.options = {handSize()};
    game.zones = {{"birds", both("Birds", "Uccelli"), {}, false}, {"ports", both("Ports", "Porti"), {}, true}};
    game.types = {{"bird", both("Bird", "Uccello"), both("Birds", "Uccelli")}};
    game.procedures = {sampleProcedure(), sampleProcedure()};
    game.procedures[1].openingHand = {6, {}};
    const std::vector<Card> cards{newCard(1, "gull", both("Gull", "Gabbiano")),
                                  newCard(2, "heron", both("Heron", "Airone")),
                                  newCard(4, "quay", both("Quay, the Old", "Molo, il Vecchio")),
                                  newCard(9, "salt", both("Salt with Tea", "Sale \"fino\""))};
    catalogue = Catalogue::build(game, cards);
}

Deck Sample::deck() const
{
    Deck deck;
    const ZoneIndex birds{0};
    deck.addCopies(birds, card("gull"), 4);
    deck.addCopies(birds, card("heron"), 3);
    deck.addCopies(birds, card("quay"), 1);
    deck.addCopies(birds, card("salt"), 1);
    deck.addUnknownCard(birds, "Roc", 1);
    return deck;
}

std::vector<CardIndex> Sample::cards(const QStringList& wanted) const
{
    const Setup plain = setup();
    std::vector<CardIndex> result;
    for (const QString& name : wanted) result.push_back(*plain.find(name.toStdString()));
    return result;
}

Setup Sample::stacked(const QStringList& order, const QList<QStringList>& later) const
{
    Setup stacked = setup();
    stacked.orders = {{{}, cards(order), {}}};
    for (const QStringList& names : later) stacked.shuffles.push_back(cards(names));
    return stacked;
}

Session begun(Setup setup, std::uint64_t seed)
{
    auto session =
        Play::of(std::move(setup)).and_then([seed](Play&& play) { return Session::begin(std::move(play), seed); });
    if (!session) qFatal("%s", qPrintable(sentence(session.error())));
    return *session;
}

void act(Session& session, const char* action)
{
    const auto done = session.act(std::string_view(action));
    QVERIFY2(done.has_value(), done ? "" : qPrintable(sentence(done.error())));
}

QStringList names(const Session& session, const char* zone)
{
    QStringList list;
    for (const Piece& piece : session.table().pile(zone).pieces) {
        const std::string_view name = session.play().setup().name(piece.card, "en");
        list << QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
    return list;
}

int size(const Session& session, const char* zone) { return session.table().pile(zone).cards(); }

QStringList log(const Session& session)
{
    QStringList lines;
    for (const Note& note : session.table().log) {
        QStringList words{QString::fromStdString(note.key)};
        for (const NoteArgument& argument : note.arguments) {
            if (const int* number = std::get_if<int>(&argument)) words << QString::number(*number);
            if (const auto* word = std::get_if<std::string>(&argument)) words << QString::fromStdString(*word);
        }
        if (!note.clause.empty()) words << QString::fromStdString(note.clause);
        if (note.warning) words << "!";
        lines << words.join(' ');
    }
    return lines;
}

QStringList offers(const Session& session)
{
    QStringList list;
    for (const std::string& text : listed(session.table().offers, session.play().setup()))
        list << QString::fromStdString(text);
    return list;
}

QString sentence(const Error& error)
{
    QStringList args;
    for (const std::string& arg : error.args) args << QString::fromStdString(arg);
    return QStringLiteral("%1(%2) %3:%4")
        .arg(QString::fromStdString(error.code), args.join(", "))
        .arg(error.where.line)
        .arg(error.where.column);
}

}  // namespace mazzo::goldfish::sample
