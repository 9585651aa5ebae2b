// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/saved_questions.h"

#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

QByteArray questionsKey(const Game& game, const QString& deckId)
{
    const QByteArray key = "goldfish.questions." + QByteArray::fromStdString(game.id);
    return deckId.isEmpty() ? key : key + "." + deckId.toUtf8();
}

QStringList firstQuestions(const Game& game, const goldfish::Setup& setup)
{
    const std::vector<CardIndex> pile = setup.dealtTo(setup.procedure.drawPile);
    std::map<TypeIndex, int> amounts;
    for (const CardIndex card : pile)
        if (!setup.isUnknownCard(card)) ++amounts[setup.catalogue->type(card)];
    std::vector<std::pair<int, TypeIndex>> types;
    for (const auto& [type, amount] : amounts) types.emplace_back(-amount, type);
    std::ranges::sort(types);
    QStringList questions;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, types.size()); ++i) {
        const int average = -types[i].first * setup.value(setup.procedure.openingHand) /
                            std::max(1, static_cast<int>(pile.size()));
        questions.append(
            QStringLiteral("count(type:%1) >= %2").arg(fromUtf8(game[types[i].second].id)).arg(std::max(1, average)));
    }
    return questions;
}

}  // namespace mazzo::desktop
