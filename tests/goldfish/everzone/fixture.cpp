// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/fixture.h"

#include "goldfish/action_text.h"
#include "model/deck_file/deck_file.h"
#include "tests/goldfish/golden.h"

#include <QtTest>

namespace mazzo::goldfish::everzone {

namespace {

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

QString nameOf(const Session& session, CardIndex card) { return toQt(session.play().setup().name(card, "en")); }

QString sentence(const Error& error)
{
    QStringList args;
    for (const std::string& arg : error.args) args << toQt(arg);
    return toQt(error.code) + ": " + args.join(" | ");
}

}  // namespace

Fixture::Fixture()
{
    auto read = loadPack(std::filesystem::path(MAZZO_SOURCE_DIR) / "carddata/games/everzone");
    if (!read) qFatal("%s", qPrintable(sentence(read.error().front())));
    m_pack = std::move(*read);
    m_catalogue = Catalogue::build(m_pack.game, m_pack.cards);
}

CardIndex Fixture::card(const QString& name) const
{
    const auto found = m_catalogue.find(name.toStdString());
    if (!found) qFatal("no card %s", qPrintable(name));
    return *found;
}

std::vector<CardIndex> Fixture::cards(const QStringList& names) const
{
    std::vector<CardIndex> list;
    for (const QString& name : names) list.push_back(card(name));
    return list;
}

void Fixture::set(CardIndex card, const char* field, const Value& value)
{
    m_catalogue.setValue(card, *m_pack.game.field(field), value, Origin::User);
}

void Fixture::setUnit(const char* name, const char* values, const Words& terrains)
{
    const QStringList numbers = QString(values).split('/');
    const CardIndex unit = card(name);
    int place = 0;
    for (const char* field : {"attack", "defence", "range", "cost"})
        set(unit, field, Interval::exactly(numbers[place++].toInt()));
    set(unit, "terrain", terrains);
}

void Fixture::setSupport(const char* name, int cost, const Words& terrains)
{
    set(card(name), "cost", Interval::exactly(cost));
    set(card(name), "terrain", terrains);
}

void Fixture::setResources(const char* location, const char* turns)
{
    set(card(location), "resources", std::string(turns));
}

Setup Fixture::setup(const char* deck, const char* edition, const QStringList& options) const
{
    const QString file = (QString(deck).contains('/') ? QString(deck) : "decks/" + QString(deck)) + ".deck";
    for (const auto* decks : {&m_pack.decks, &m_pack.examples}) {
        for (const PackDeck& known : *decks) {
            if (toQt(known.file) != file) continue;
            const auto read = readDeck(known.text, m_pack.game, m_catalogue);
            if (!read) qFatal("%s", qPrintable(sentence(read.error().front())));
            Settings settings = read->settings;
            settings.edition = edition;
            for (const QString& option : options) {
                const QStringList pair = option.split('=');
                if (!settings.set(m_pack.game, *m_pack.game.option(pair[0].toStdString()), pair[1].toStdString()))
                    qFatal("no option %s", qPrintable(option));
            }
            return Setup::of(m_pack.game, m_catalogue, settings, read->deck);
        }
    }
    qFatal("no deck %s", qPrintable(file));
}

Setup Fixture::stacked(const QStringList& forces, const QStringList& locations, const char* deck, const char* edition,
                       const QStringList& options) const
{
    Setup stacked = setup(deck, edition, options);
    stacked.orders = {{"forces", cards(forces), {}}, {"locations", cards(locations), {}}};
    return stacked;
}

Session begun(Setup setup, std::uint64_t seed)
{
    auto session =
        Play::of(std::move(setup)).and_then([seed](Play&& play) { return Session::begin(std::move(play), seed); });
    if (!session) qFatal("%s", qPrintable(sentence(session.error())));
    return *session;
}

void act(Session& session, const QString& actions)
{
    for (const QString& action : actions.split(';')) {
        const std::string text = action.trimmed().toStdString();
        const auto done = session.act(std::string_view(text));
        QVERIFY2(done.has_value(), done ? "" : qPrintable(action + ": " + sentence(done.error())));
    }
}

QString refusal(const Session& session, const QString& action)
{
    const std::string text = action.toStdString();
    const auto read = session.play().read(session.now(), text);
    if (read) return "offered";
    return read.error().args[1].empty() ? QStringLiteral("-") : toQt(read.error().args[1]);
}

QStringList names(const Session& session, const char* zone)
{
    QStringList list;
    for (const Piece& piece : session.table().pile(zone).pieces) list << nameOf(session, piece.card);
    return list;
}

int size(const Session& session, const char* zone) { return session.table().pile(zone).cards(); }

QStringList offers(const Session& session)
{
    QStringList list;
    for (const std::string& text : listed(session.table().offers, session.play().setup())) list << toQt(text);
    return list;
}

QStringList offers(const Session& session, const char* verb)
{
    QStringList list;
    for (const QString& text : offers(session))
        if (text == verb || text.startsWith(QString(verb) + ' ')) list << text;
    return list;
}

QStringList log(const Session& session)
{
    QStringList lines;
    for (const Note& note : session.table().log) lines << toQt(goldenText(note, session.play().setup()));
    return lines;
}

bool logged(const Session& session, const QString& beginning)
{
    const QStringList lines = log(session);
    return std::any_of(lines.begin(), lines.end(),
                       [&beginning](const QString& line) { return line.startsWith(beginning); });
}

QStringList field(const Session& session)
{
    QStringList list;
    for (const Piece& piece : session.table().pile("field").pieces) {
        QString text = nameOf(session, piece.card);
        for (const std::string& state : piece.states) text += ' ' + toQt(state);
        list << text;
    }
    return list;
}

QString sizes(const Session& session)
{
    const Setup& setup = session.play().setup();
    const std::vector<CardIndex> leaders = setup.section("leader");
    const auto without = [&](const char* zone) {
        int count = size(session, zone);
        for (const Piece& piece : session.table().pile(zone).pieces)
            if (std::find(leaders.begin(), leaders.end(), piece.card) != leaders.end()) --count;
        return count;
    };
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(without("hand"))
        .arg(size(session, "forces"))
        .arg(without("field"))
        .arg(without("retreated"))
        .arg(without("fallen"));
}

}  // namespace mazzo::goldfish::everzone
