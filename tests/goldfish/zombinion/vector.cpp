// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/zombinion/vector.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/turn.h"
#include "tests/goldfish/zombinion/rig.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

namespace mazzo::goldfish::zombinion {

namespace {

/// A position as a vector writes it: zones by name ("H", "Q1 X"), counters and piles.
struct Written {
    QMap<QString, QStringList> zones;
    QMap<QString, int> numbers;  ///< A, O, C
    QMap<QString, int> piles;
    int others = 0;
};

QStringList cardsOf(const QStringList& words)
{
    QStringList cards;
    for (const QString& word : words) {
        const QStringList parts = word.split('*');
        for (int left = parts.size() > 1 ? parts[1].toInt() : 1; left > 0; --left) cards << parts[0];
    }
    return cards;
}

Written read(const QString& text)
{
    Written written;
    for (const QString& part : text.split(';')) {
        QStringList words = part.split(' ', Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        if (words[0] == "S") {
            for (const QString& pile : words.mid(1))
                written.piles[pile.section('=', 0, 0)] = pile.section('=', 1).toInt();
        } else if (words.size() == 3 && words[0].startsWith('A') && words[0].size() > 1 && words[1].startsWith('O')) {
            for (const QString& word : words) written.numbers[word.left(1)] = word.mid(1).toInt();
        } else {
            QString zone = words.takeFirst();
            if (zone.startsWith('Q')) {
                written.others = std::max(written.others, zone.mid(1).toInt());
                zone += ' ' + words.takeFirst();
            }
            written.zones[zone] = cardsOf(words);
        }
    }
    return written;
}

/// A position that is played by the steps of a vector.
class Bench {
public:
    Bench(const Written& before, const QString& steps)
        : m_setup(Box::shipped().setup(allKinds())), m_data(*gameDataOf(m_setup))
    {
        for (const QString& step : steps.split(';')) {
            const QStringList words = step.split(' ', Qt::SkipEmptyParts);
            const auto place = words.indexOf("shuffle");
            if (place < 0) continue;
            std::vector<CardIndex> order;
            for (const QString& code : words.mid(place + 1)) order.push_back(m_data.card[at(kindNamed(code))]);
            m_setup.shuffles.push_back(std::move(order));
        }
        lay(before);
        settle(match());
    }

    [[nodiscard]] Match match() { return {m_data, m_state, &m_setup, nullptr}; }
    QString run(const QString& step);
    [[nodiscard]] QString differs(const Written& before, const Written& after) const;

private:
    void lay(const Written& before);
    QString pickAll(QuestionKind ask, const QStringList& codes);
    QString say(QuestionKind ask, bool yes, const QString& code = {});
    QString runTurn(const QStringList& words);
    QString runOther(QStringList words);
    [[nodiscard]] QStringList shown(const QString& zone) const;

    Setup m_setup;
    GameData m_data;
    State m_state;
    std::array<std::uint8_t, kMaxKinds> m_copies{};
};

void Bench::lay(const Written& before)
{
    m_state.seatCount = static_cast<std::uint8_t>(before.others + 1);
    for (const Kind kind : m_data.supply)
        m_state.supply[at(kind)] = static_cast<std::uint8_t>(before.piles.value(codeOf(kind), m_data.pile[at(kind)]));
    for (const Kind kind : m_data.supply)
        m_state.emptyPiles = static_cast<std::uint8_t>(m_state.emptyPiles + (m_state.supply[at(kind)] == 0 ? 1 : 0));
    for (auto zone = before.zones.begin(); zone != before.zones.end(); ++zone) {
        const std::size_t number = zone.key().startsWith('Q') ? static_cast<std::size_t>(zone.key().mid(1, 1).toInt())
                                                              : 0;
        Seat& seat = m_state.seats[number];
        const QString name = zone.key().right(1);
        CardPile& pile = name == "H"   ? seat.hand
                         : name == "D" ? seat.deck
                         : name == "X" ? seat.discard
                         : name == "P" ? seat.play
                                       : m_state.trash;
        QStringList cards = zone.value();
        if (name == "D" || name == "X") std::reverse(cards.begin(), cards.end());
        for (const QString& code : cards) {
            const Kind kind = kindNamed(code);
            pile.push(cardOf(kind, m_data.pile[at(kind)] + ++m_copies[at(kind)]));
        }
    }
    m_state.actions = static_cast<std::int16_t>(before.numbers["A"]);
    m_state.buys = static_cast<std::int16_t>(before.numbers["O"]);
    m_state.colpi = static_cast<std::int16_t>(before.numbers["C"]);
    m_state.seats[0].turns = 1;
}

QString Bench::pickAll(QuestionKind ask, const QStringList& codes)
{
    if (m_state.question.kind != ask) return QStringLiteral("is not asked for that");
    const QStringList cards = codes == QStringList{"none"} ? QStringList{} : codes;
    const int most = m_state.question.max;
    for (const QString& code : cards) {
        Card found = kNoCard;
        forEachChoice(match(),
                      [&](Card card) { found = found == kNoCard && kindOf(card) == kindNamed(code) ? card : found; });
        if (found == kNoCard) return QStringLiteral("may not pick ") + code;
        pick(match(), found);
    }
    if (cards.size() < m_state.question.min && cards.size() < most) return QStringLiteral("picks too few");
    if (cards.size() < most) finish(match());
    return {};
}

QString Bench::say(QuestionKind ask, bool yes, const QString& code)
{
    if (m_state.question.kind != ask) return QStringLiteral("is not asked that");
    if (!code.isEmpty() && kindOf(m_state.revealed.top()) != kindNamed(code))
        return QStringLiteral("is asked about another card");
    decide(match(), yes);
    return {};
}

QString Bench::runTurn(const QStringList& words)
{
    if (m_state.question.kind != QuestionKind::Turn) return QStringLiteral("a choice is pending");
    if (words[0] == "cleanup") {
        endTurn(match());
    } else if (words[0] == "mirare") {
        shootAll(match());
    } else if (const Kind kind = kindNamed(words[1]); words[0] == "play") {
        const Card card = m_state.seats[0].hand.first(kind);
        if (card == kNoCard || !canPlay(match(), kind)) return QStringLiteral("cannot play it");
        playCard(match(), card);
    } else {
        if (!canBuy(match(), kind)) return QStringLiteral("cannot buy it");
        buy(match(), kind);
    }
    return {};
}

QString Bench::runOther(QStringList words)
{
    const int seat = words.takeFirst().mid(1).toInt();
    const QString verb = words.takeFirst();
    if (verb == "shuffle") return {};
    const Question& question = m_state.question;
    if (question.victim != seat) return QStringLiteral("is about another player");
    const bool attacker = verb == "trash" || verb == "back" ||
                          (verb == "discard" && question.kind == QuestionKind::Inspect);
    if (question.seat != (attacker ? 0 : seat)) return QStringLiteral("another player decides");
    if (verb == "react") return say(QuestionKind::React, words[0] == "yes");
    if (verb == "top") return pickAll(QuestionKind::TopVictory, words);
    if (verb == "trash") return pickAll(QuestionKind::Rob, words);
    if (attacker) return say(QuestionKind::Inspect, verb == "discard", words[0]);
    return pickAll(QuestionKind::DiscardDown, words);
}

QString Bench::run(const QString& step)
{
    QStringList words = step.split(' ', Qt::SkipEmptyParts);
    const QString verb = words[0];
    if (verb.startsWith('Q')) return runOther(words);
    if (QStringList{"play", "buy", "mirare", "cleanup"}.contains(verb)) return runTurn(words);
    words.removeFirst();
    if (verb == "shuffle") return {};
    if (verb == "discard") return pickAll(QuestionKind::Discard, words);
    if (verb == "trash")
        return pickAll(m_state.question.kind == QuestionKind::TrashMirare ? QuestionKind::TrashMirare
                                                                          : QuestionKind::Trash,
                       words);
    if (verb == "gain")
        return pickAll(
            m_state.question.kind == QuestionKind::GainMirare ? QuestionKind::GainMirare : QuestionKind::Gain, words);
    if (verb == "pick") return pickAll(QuestionKind::Throne, words);
    if (verb == "left") return pickAll(QuestionKind::Leave, words);
    if (verb == "steal") return pickAll(QuestionKind::Steal, words);
    if (verb == "flip" || verb == "noflip") return say(QuestionKind::Flip, verb == "flip");
    if (verb == "aside" || verb == "keep") return say(QuestionKind::SetAside, verb == "aside", words[0]);
    if (verb == "own") return say(QuestionKind::Inspect, words[0] == "discard", words[1]);
    return QStringLiteral("is no step");
}

QStringList Bench::shown(const QString& zone) const
{
    const Seat& seat = m_state.seats[zone.startsWith('Q') ? static_cast<std::size_t>(zone.mid(1, 1).toInt()) : 0];
    const QString name = zone.right(1);
    const CardPile& pile = name == "H"   ? seat.hand
                           : name == "D" ? seat.deck
                           : name == "X" ? seat.discard
                           : name == "P" ? seat.play
                                         : m_state.trash;
    QStringList codes;
    for (const Card card : pile) codes << codeOf(kindOf(card));
    if (name == "D" || name == "X") std::reverse(codes.begin(), codes.end());
    else codes.sort();
    return codes;
}

QString Bench::differs(const Written& before, const Written& after) const
{
    QStringList zones{"H", "D", "X", "P", "T"};
    for (int other = 1; other <= before.others; ++other)
        for (const char* zone : {"H", "D", "X", "P"}) zones << QStringLiteral("Q%1 %2").arg(other).arg(zone);
    for (const QString& zone : zones) {
        QStringList wanted = after.zones.value(zone);
        if (!zone.endsWith('D') && !zone.endsWith('X')) wanted.sort();
        if (shown(zone) != wanted) return zone + " is " + shown(zone).join(' ') + ", not " + wanted.join(' ');
    }
    if (m_state.actions != after.numbers["A"] || m_state.buys != after.numbers["O"] ||
        m_state.colpi != after.numbers["C"])
        return QStringLiteral("A%1 O%2 C%3").arg(m_state.actions).arg(m_state.buys).arg(m_state.colpi);
    for (const Kind kind : m_data.supply) {
        const int start = before.piles.value(codeOf(kind), m_data.pile[at(kind)]);
        if (m_state.supply[at(kind)] != after.piles.value(codeOf(kind), start))
            return QStringLiteral("pile %1 is %2").arg(codeOf(kind)).arg(m_state.supply[at(kind)]);
    }
    if (m_state.chance.shuffles != m_setup.shuffles.size())
        return QStringLiteral("%1 shuffles").arg(m_state.chance.shuffles);
    if (!m_state.revealed.empty()) return QStringLiteral("cards are left revealed");
    return {};
}

}  // namespace

std::vector<Vector> shippedVectors()
{
    QFile file(QStringLiteral(MAZZO_SOURCE_DIR "/tests/goldfish/zombinion/vectors.txt"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("vectors.txt");
    std::vector<Vector> vectors;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QString text = line.trimmed();
        if (text.isEmpty() || text.startsWith('#')) continue;
        if (text.startsWith("before:")) vectors.back().before = text.mid(7);
        else if (text.startsWith("do:")) vectors.back().steps = text.mid(3);
        else if (text.startsWith("after:")) vectors.back().after = text.mid(6);
        else vectors.push_back({text, {}, {}, {}});
    }
    return vectors;
}

QString breachOf(const Vector& vector)
{
    const Written before = read(vector.before);
    Bench bench(before, vector.steps);
    for (const QString& step : vector.steps.split(';')) {
        const QString breach = bench.run(step);
        if (!breach.isEmpty()) return step.trimmed() + ": " + breach;
    }
    const QuestionKind pending = bench.match().state.question.kind;
    if (pending != QuestionKind::Turn && pending != QuestionKind::Over)
        return QStringLiteral("a choice is still pending");
    return bench.differs(before, read(vector.after));
}

}  // namespace mazzo::goldfish::zombinion
