// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"

#include "goldfish/action_text.h"
#include "goldfish/sovereign/card_values.h"
#include "model/deck_file/deck_file.h"

#include <QRegularExpression>
#include <QtTest>

namespace mazzo::goldfish::sovereign {

namespace {

const Card& cardOf(CardIndex card)
{
    const std::string_view id = box().catalogue.id(card);
    for (const Card& known : box().pack.cards)
        if (id.ends_with(known.id) && known.number == box().catalogue.number(card)) return known;
    qFatal("no card");
}

std::vector<CardIndex> cardsOf(const QStringList& codes)
{
    std::vector<CardIndex> result;
    for (const QString& code : codes) result.push_back(card(code));
    return result;
}

/// "{005}" becomes the quoted English name.
std::string worded(const QString& action)
{
    static const QRegularExpression code(R"(\{([^}]+)\})");
    QString text = action;
    for (auto match = code.match(text); match.hasMatch(); match = code.match(text))
        text.replace(match.capturedStart(), match.capturedLength(), '"' + nameOf(match.captured(1)) + '"');
    return text.toStdString();
}

QString argumentText(const NoteArgument& argument)
{
    if (const int* number = std::get_if<int>(&argument)) return QString::number(*number);
    if (const auto* word = std::get_if<std::string>(&argument)) return QString::fromStdString(*word);
    if (const auto* one = std::get_if<CardIndex>(&argument)) return codeOf(*one);
    QStringList codes;
    for (const CardIndex each : std::get<std::vector<CardIndex>>(argument)) codes << codeOf(each);
    return codes.join(',');
}

}  // namespace

const Box& box()
{
    static const Box shipped = [] {
        auto pack = loadPack(std::filesystem::path(MAZZO_SOURCE_DIR) / "carddata/games/sovereign");
        if (!pack) qFatal("the pack does not load: %s", pack.error().front().code.c_str());
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        return Box{std::move(*pack), std::move(catalogue)};
    }();
    return shipped;
}

CardIndex card(const QString& code)
{
    if (code == "T1") return *box().catalogue.find("germoglio");
    if (code == "T2") return *box().catalogue.find("anima-luminosa");
    const std::string wanted = (code.size() == 3 ? "SVS-" + code : code).toStdString();
    const auto field = *box().pack.game.field("code");
    for (const Card& known : box().pack.cards)
        if (known.values[at(field)].value == Value(wanted)) return *box().catalogue.find(known.id);
    qFatal("no card %s", qPrintable(code));
}

QString codeOf(CardIndex index)
{
    if (index == noCard) return "-";
    if (at(index) >= box().catalogue.size()) return "?";
    if (index == card("T1")) return "T1";
    if (index == card("T2")) return "T2";
    const Value& value = cardOf(index).values[at(*box().pack.game.field("code"))].value;
    const auto* code = std::get_if<std::string>(&value);
    return code ? QString::fromStdString(*code).remove("SVS-") : QString::fromStdString(cardOf(index).id);
}

QString nameOf(const QString& code)
{
    const std::string_view name = box().catalogue.name(card(code), "en");
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

Setup setupOf(const Wish& wish)
{
    const Game& game = box().pack.game;
    for (const PackDeck& file : box().pack.decks) {
        if (!QString::fromStdString(file.file).section('/', -1).startsWith(wish.deck + "-")) continue;
        auto deck = readDeck(file.text, game, box().catalogue, file.file);
        if (!deck) qFatal("%s does not read", file.file.c_str());
        for (auto section = wish.add.begin(); section != wish.add.end(); ++section)
            for (const CardIndex more : cardsOf(section.value()))
                deck->deck.addCopies(*game.zone(section.key().toStdString()), more, 1);
        for (auto option = wish.options.begin(); option != wish.options.end(); ++option)
            if (!deck->settings.set(game, *game.option(option.key().toStdString()), option.value().toStdString()))
                qFatal("no option %s", qPrintable(option.key()));
        Setup setup = Setup::of(game, box().catalogue, deck->settings, deck->deck);
        if (!wish.order.isEmpty()) setup.orders = {{{}, cardsOf(wish.order), {}}};
        if (!wish.later.isEmpty()) setup.shuffles = {cardsOf(wish.later)};
        return setup;
    }
    qFatal("no deck %s", qPrintable(wish.deck));
}

Setup withEffects(Setup setup, const QString& code, std::optional<Effects> effects)
{
    std::vector<Card> changed = box().pack.cards;
    const std::string id = cardOf(card(code)).id;
    std::ranges::find(changed, id, &Card::id)->effects = std::move(effects);
    setup.strict = std::make_shared<const Catalogue>(Catalogue::build(box().pack.game, changed));
    setup.catalogue = setup.strict.get();
    return setup;
}

Session begun(const Setup& setup, std::uint64_t seed)
{
    auto session = Play::of(setup).and_then([seed](Play&& play) { return Session::begin(std::move(play), seed); });
    if (!session) qFatal("does not begin: %s", session.error().code.c_str());
    return *session;
}

Session begun(const Wish& wish, std::uint64_t seed) { return begun(setupOf(wish), seed); }

Session inDay(const Wish& wish, const char* order)
{
    Session session = begun(wish);
    act(session, "keep");
    act(session, order);
    return session;
}

void crystallise(Session& session, const QString& colours)
{
    static const QMap<QChar, QString> names{{'W', "white"}, {'G', "green"}, {'R', "red"}, {'B', "blue"}};
    for (const QChar colour : colours) act(session, "crystallise " + names[colour]);
}

Session richDay(const QStringList& hand, const QString& colours, const QString& deck, const char* order)
{
    Wish wish;
    wish.deck = deck;
    wish.order = hand;
    wish.options = {{"start-crystals", QString::number(colours.size())}};
    Session session = inDay(wish, order);
    crystallise(session, colours);
    return session;
}

void act(Session& session, const QString& action)
{
    const auto done = session.act(std::string_view(worded(action)));
    if (done) return;
    QStringList args;
    for (const std::string& arg : done.error().args) args << QString::fromStdString(arg);
    QFAIL(qPrintable(done.error().code.c_str() + QStringLiteral(": ") + args.join(" | ")));
}

QString refusal(const Session& session, const QString& action)
{
    Session copy = session.branch();
    const auto done = copy.act(std::string_view(worded(action)));
    return done ? "allowed" : QString::fromStdString(done.error().args.at(1));
}

bool isOffered(const Session& session, const QString& action) { return refusal(session, action) == "allowed"; }

QString cards(const Session& session, const char* zone)
{
    QStringList codes;
    for (const Piece& piece : session.table().pile(zone).pieces) {
        const QString name = piece.card == noCard ? QString::fromStdString(piece.thing) : codeOf(piece.card);
        const bool placed = std::string_view(zone) != "facedown" && !piece.place.empty();
        codes << (placed ? name + "@" + QString::fromStdString(piece.place) : name);
    }
    return codes.join(' ');
}

int size(const Session& session, const char* zone) { return session.table().pile(zone).cards(); }

QString crystals(const Session& session, bool ready)
{
    const CardValues values(session.play().setup());
    QStringList parts;
    for (const std::string& colour : values.colours()) {
        int count = 0;
        for (const Piece& piece : session.table().pile("crystals").pieces)
            count += values.colourOf(piece) == colour && piece.is("exhausted") != ready ? 1 : 0;
        if (count > 0) parts << QString::fromStdString(colour).left(1).toUpper() + QString::number(count);
    }
    return parts.isEmpty() ? "-" : parts.join(' ');
}

QStringList log(const Session& session)
{
    QStringList lines;
    for (const Note& note : session.table().log) {
        QStringList words{QString::fromStdString(note.clause), QString::fromStdString(note.key)};
        for (const NoteArgument& argument : note.arguments) words << argumentText(argument);
        if (note.warning) words << "!";
        lines << words.join(' ');
    }
    return lines;
}

bool logged(const Session& session, const QString& start)
{
    const QStringList lines = log(session);
    return std::any_of(lines.begin(), lines.end(), [&start](const QString& line) { return line.startsWith(start); });
}

const Piece& onField(const Session& session, const QString& code)
{
    for (const Piece& piece : session.table().pile("field").pieces)
        if (piece.card == card(code)) return piece;
    qFatal("%s is not on the battlefield", qPrintable(code));
}

}  // namespace mazzo::goldfish::sovereign
