// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/zombinion/rig.h"

#include "goldfish/action_text.h"
#include "model/deck_file/deck_file.h"

#include <QFile>
#include <QHash>
#include <QtTest>

namespace mazzo::goldfish::zombinion {

namespace {

// In the order of the kinds.
const QStringList& allCodes()
{
    static const QStringList codes = QStringLiteral(
                                         "- Pal Pro Car Zom Mol MoP Inf Aiu Bar Cop Cor Dep Esc Fuc Fug Fur Isp Mav "
                                         "Mot Mun Nas Pia Esp Rad Rag Ric Rco Rif Sac Sci Sur Tat Txt")
                                         .split(' ');
    return codes;
}

/// The id of the card in the pack, whose cards are in the order of the kinds.
const std::string& idOf(const QString& code) { return Box::shipped().pack.cards[at(kindNamed(code)) - 1].id; }

QString lineOf(const QString& code)
{
    return QStringLiteral("<zombinion:%1>\n").arg(QString::fromStdString(idOf(code)));
}

}  // namespace

Kind kindNamed(const QString& code)
{
    const auto place = allCodes().indexOf(code);
    if (place < 1) qFatal("no card %s", qPrintable(code));
    return kindAt(static_cast<std::size_t>(place));
}

QString codeOf(Kind kind) { return allCodes().value(static_cast<qsizetype>(at(kind)), QStringLiteral("???")); }

QString allKinds()
{
    QString text = QStringLiteral("game: zombinion\n[kingdom]\n");
    for (const QString& code : allCodes().mid(qsizetype(at(Kind::FirstCombat)))) text += lineOf(code);
    return text;
}

const Box& Box::shipped()
{
    static const Box box = [] {
        auto pack = loadPack(std::string(MAZZO_SOURCE_DIR "/carddata/games/zombinion"));
        if (!pack) qFatal("%s", pack.error().front().code.c_str());
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        return Box{std::move(*pack), std::move(catalogue)};
    }();
    return box;
}

Setup Box::setup(const QString& deckText, const QStringList& options) const
{
    auto file = readDeck(deckText.toStdString(), pack.game, catalogue);
    if (!file) qFatal("%s", file.error().front().code.c_str());
    Settings settings = file->settings;
    for (const QString& option : options) {
        const QStringList pair = option.split('=');
        if (!settings.set(pack.game, *pack.game.option(pair[0].toStdString()), pair[1].toStdString()))
            qFatal("%s", qPrintable(option));
    }
    return Setup::of(pack.game, catalogue, std::move(settings), std::move(file->deck));
}

Setup Box::precon(const QString& deck, const QStringList& options) const
{
    QFile file(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/%1.deck").arg(deck));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(deck));
    return setup(QString::fromUtf8(file.readAll()), options);
}

Session begun(Setup setup, std::uint64_t seed)
{
    auto session =
        Play::of(std::move(setup)).and_then([seed](Play&& play) { return Session::begin(std::move(play), seed); });
    if (!session) qFatal("%s", session.error().code.c_str());
    return *session;
}

QString act(Session& session, const QString& action)
{
    const auto done = session.act(std::string_view(action.toStdString()));
    if (done) return {};
    const std::vector<std::string>& args = done.error().args;
    return args.size() < 3 ? QString::fromStdString(done.error().code)
                           : QString::fromStdString(args[1] + ' ' + args[2]).trimmed();
}

QStringList codes(const Session& session, const char* zone, int seat)
{
    QStringList list;
    const Pile* pile = session.table().find(zone, seat);
    if (!pile) return list;
    for (const Piece& piece : pile->pieces) list << codeOf(kindOf(static_cast<Card>(piece.id)));
    return list;
}

QStringList offers(const Session& session)
{
    QStringList list;
    for (const std::string& text : listed(session.table().offers, session.play().setup()))
        list << QString::fromStdString(text);
    return list;
}

QStringList log(const Session& session)
{
    QStringList lines;
    for (const Note& note : session.table().log) {
        QStringList words{QString::fromStdString(note.clause), QString::fromStdString(note.key)};
        for (const NoteArgument& argument : note.arguments) {
            if (const int* number = std::get_if<int>(&argument)) words << QString::number(*number);
            if (const auto* word = std::get_if<std::string>(&argument)) words << QString::fromStdString(*word);
        }
        lines << words.join(' ') + (note.warning ? " !" : "");
    }
    return lines;
}

Setup stacked(Setup setup, const QString& order, const QStringList& later)
{
    const auto cards = [&setup](const QString& list) {
        std::vector<CardIndex> cards;
        for (const QString& code : list.split(' ', Qt::SkipEmptyParts))
            cards.push_back(*setup.catalogue->find(idOf(code)));
        return cards;
    };
    setup.orders = {{{}, cards(order), {}}};
    for (const QString& list : later) setup.shuffles.push_back(cards(list));
    return setup;
}

Session with(const QString& deck, const QStringList& options, const QStringList& shuffles)
{
    QString text = allKinds() + "[deck]\n";
    for (const QString& code : deck.split(' ')) text += lineOf(code);
    return begun(stacked(Box::shipped().setup(text, options), deck, shuffles));
}

QString acts(Session& session, const QStringList& actions)
{
    for (const QString& action : actions)
        if (const QString why = act(session, action); !why.isEmpty()) return action + ": " + why;
    return {};
}

}  // namespace mazzo::goldfish::zombinion
