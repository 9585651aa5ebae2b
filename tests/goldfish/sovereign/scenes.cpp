// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/scenes.h"

#include "goldfish/sovereign/force.h"

namespace mazzo::goldfish::sovereign {

Session played(const Scene& scene, bool day)
{
    Wish wish;
    wish.deck = scene.deck;
    wish.order = scene.hand;
    wish.options = scene.options;
    if (!scene.crystals.isEmpty()) wish.options["start-crystals"] = QString::number(scene.crystals.size());
    Session session = begun(wish);
    if (!day) return session;
    act(session, "keep");
    act(session, "first");
    crystallise(session, scene.crystals);
    return session;
}

Session veteran(const QString& code, const QStringList& more)
{
    Session session = richDay(QStringList{code} + more);
    act(session, "play {" + code + "} at r1c1");
    act(session, "end");
    return session;
}

void acts(Session& session, const QString& actions)
{
    for (const QString& action : actions.split(';', Qt::SkipEmptyParts)) act(session, action.trimmed());
}

void lose(Session& session, int count)
{
    if (count == 0) return;
    QStringList places;
    for (const Piece& piece : session.table().pile("facedown").pieces)
        if (places.size() < count) places << QString::fromStdString(piece.place);
    act(session, QStringLiteral("take %1").arg(count));
    if (session.table().question) act(session, "pick " + places.join(", "));
}

int forceOf(const Session& session, const QString& code)
{
    return *currentForce(session.play().setup(), session.table(), onField(session, code));
}

}  // namespace mazzo::goldfish::sovereign
