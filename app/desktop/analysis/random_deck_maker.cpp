// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/random_deck_maker.h"

#include "app/random_deck_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/query/expression.h"
#include "model/query/expression_parser.h"
#include "model/query/query_parser.h"

#include <QRandomGenerator>

namespace mazzo::desktop {

RandomDeckMaker::RandomDeckMaker(GameStore& store, CollectionController& collection, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_collection(collection),
      m_task(
          [](const Order& order, const TaskControl&) {
              RandomDeckWish wish{order.settings};
              if (!order.where.empty()) wish.where.push_back(order.where);
              if (!order.exclude.empty()) wish.exclude.push_back(order.exclude);
              CollectionView view;
              if (order.owned) {
                  view.counts = *order.owned;
                  wish.owned = &view;
              }
              wish.precons = order.precons;
              wish.seed = order.seed;
              wish.name = order.name;
              Report report{order.game, {}, {}, {}};
              const auto answer = randomDeckText(*order.game, wish);
              if (!answer) report.error = answer.error().front();
              else if (const auto* none = std::get_if<NoRandomDeck>(&*answer)) report.none = *none;
              else report.text = std::get<std::string>(*answer);
              return report;
          },
          [this](const Report& report) { apply(report); }, BackgroundTask::Running::Abandon)
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &RandomDeckMaker::busyChanged);
}

void RandomDeckMaker::setGame(GameSnapshot game, std::optional<Settings> settings)
{
    const bool same = m_game && game && m_game->game.id == game->game.id;
    m_game = std::move(game);
    m_settings = std::move(settings);
    if (same) return;
    m_where.clear();
    m_exclude.clear();
    m_whereError = {};
    m_excludeError = {};
    m_answer.clear();
    emit changed();
}

bool RandomDeckMaker::hasOwned() const { return m_game && m_collection.ownedCards(m_game->game.id) != nullptr; }

bool RandomDeckMaker::make(const QString& where, const QString& exclude, bool ownedOnly, const QString& seed)
{
    if (!m_game) return false;
    m_where = where.trimmed();
    m_exclude = exclude.trimmed();
    m_answer.clear();
    const auto condition = parseExpression(m_where.toStdString(), m_game->game, Scope::Piles);
    m_whereError = m_where.isEmpty() || condition ? TextMistake()
                                                  : mistakeIn(where, condition.error(), where.indexOf(m_where));
    const auto query = parseQuery(m_exclude.toStdString(), m_game->game);
    m_excludeError = query ? TextMistake() : mistakeIn(exclude, query.error(), exclude.indexOf(m_exclude));
    emit changed();
    if (!m_whereError.text.isEmpty() || !m_excludeError.text.isEmpty()) return false;
    bool whole = false;
    std::uint64_t number = seed.trimmed().toULongLong(&whole);
    if (!whole) number = QRandomGenerator::global()->generate();
    m_task.ask({m_game, m_settings.value_or(Settings::presets(m_game->game)), m_where.toStdString(),
                m_exclude.toStdString(), ownedOnly ? m_collection.ownedCards(m_game->game.id) : nullptr,
                m_store.preconDecks(m_game->game.id), number, tr("Random deck %1").arg(number).toStdString()});
    return true;
}

void RandomDeckMaker::apply(const Report& report)
{
    if (report.error) m_answer = sentence(*report.error);
    if (report.none && !report.none->proven)
        m_answer = tr("No such deck was found. There may be one; try another seed.");
    if (report.none && report.none->proven) {
        QStringList lines{tr("There is no such deck. These cannot all hold:")};
        for (const std::string& id : report.none->conflict) {
            if (id == NoRandomDeck::kCondition) {
                lines.append(QStringLiteral("· ") + tr("your condition"));
                continue;
            }
            const auto rule = std::ranges::find(report.game->game.rules, id, &Rule::id);
            if (rule != report.game->game.rules.end())
                lines.append(QStringLiteral("· %1 (%2)").arg(fromUtf8(rule->text.in(currentLanguage())), fromUtf8(id)));
        }
        m_answer = lines.join('\n');
    }
    emit changed();
    if (!report.text.empty()) emit made(fromUtf8(report.text));
}

}  // namespace mazzo::desktop
