// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/games/game_page.h"

#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/pack_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

GamePage::GamePage(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_checker([](const std::filesystem::path& folder, const TaskControl&) { return checkPack(folder); },
                [this](PackCheck found) {
                    m_checks.insert_or_assign(std::exchange(m_checking, {}), std::move(found));
                    showCheck();
                }),
      m_headReader([](const std::filesystem::path& folder,
                      const TaskControl&) { return readPackHead(folder).value_or(PackHead()); },
                   [this](PackHead head) {
                       m_head = std::move(head);
                       emit changed();
                   }),
      m_layers(store),
      m_installer(store),
      m_remover(store)
{
    connect(&store, &GameStore::gameChanged, this, [this](const QString& id) {
        if (id == gameId()) show(m_store.game(id.toStdString()));
    });
}

void GamePage::show(GameSnapshot game)
{
    const bool another = game == nullptr || game->game.id != gameId().toStdString();
    m_game = std::move(game);
    m_layers.setGame(m_game);
    if (another) {
        m_head = {};
        m_remover.clear();
    }
    if (m_game != nullptr) m_headReader.ask(m_store.packFolder(m_game->game.id));
    retranslate();
}

QString GamePage::folder() const
{
    return m_game != nullptr ? fromUtf8(m_store.packFolder(m_game->game.id).string()) : QString();
}

bool GamePage::removable() const { return m_game != nullptr && isOwnPack(m_store.packFolder(m_game->game.id)); }

QString GamePage::credits() const { return creditsText(m_head); }

QString GamePage::checkState() const
{
    if (m_game == nullptr) return {};
    if (m_checking == m_game->game.id) return QStringLiteral("working");
    const auto found = m_checks.find(m_game->game.id);
    if (found == m_checks.end()) return {};
    return found->second.mistakes.empty() ? QStringLiteral("fine") : QStringLiteral("mistakes");
}

QString GamePage::checkText() const
{
    const QString state = checkState();
    if (state == "working") return tr("Reading the pack and running its examples…");
    if (state.isEmpty()) return tr("Not checked yet.");
    const PackCheck& check = m_checks.at(m_game->game.id);
    if (state == "mistakes") return tr("%n mistake(s)", nullptr, static_cast<int>(check.mistakes.size()));
    return tr("No mistakes: %1 cards, %2 products, %3 decks, %4 examples.")
        .arg(check.cards)
        .arg(check.products)
        .arg(check.decks)
        .arg(check.examples);
}

void GamePage::check()
{
    if (m_game == nullptr || !m_checking.empty()) return;
    m_checking = m_game->game.id;
    emit checked();
    m_checker.ask(m_store.packFolder(m_checking));
}

void GamePage::showCheck()
{
    QList<TextRow> rows;
    if (checkState() == "mistakes")
        for (const Error& mistake : m_checks.at(m_game->game.id).mistakes) rows.append({sentenceWithPlace(mistake)});
    m_mistakes.setRows(std::move(rows));
    emit checked();
}

void GamePage::retranslate()
{
    QList<OptionRow> options;
    QList<ZoneRow> zones;
    QList<ClauseRow> clauses;
    if (m_game != nullptr) {
        for (const Option& option : m_game->game.options) options.append(optionRow(option));
        for (const Zone& zone : m_game->game.zones)
            zones.append({.name = in(zone.name),
                          .zoneId = fromUtf8(zone.id),
                          .about = in(zone.about),
                          .optional = zone.optional});
        // A clause may have several checks; it is one clause to read.
        for (const Rule& rule : m_game->game.rules) {
            if (clauses.isEmpty() || clauses.last().clauseId != fromUtf8(rule.id)) clauses.append(clauseRow(rule));
        }
    }
    m_options.setRows(std::move(options));
    m_zones.setRows(std::move(zones));
    m_clauses.setRows(std::move(clauses));
    m_layers.retranslate();
    m_installer.retranslate();
    m_remover.retranslate();
    showCheck();
    emit changed();
}

QString GamePage::in(const Texts& texts) const { return fromUtf8(texts.in(currentLanguage())); }
QString GamePage::gameId() const { return m_game != nullptr ? fromUtf8(m_game->game.id) : QString(); }
QString GamePage::name() const { return m_game != nullptr ? in(m_game->game.name) : QString(); }
QString GamePage::about() const { return m_game != nullptr ? in(m_game->game.about) : QString(); }
QString GamePage::version() const { return m_game != nullptr ? fromUtf8(m_game->game.version) : QString(); }
int GamePage::cards() const { return m_game != nullptr ? static_cast<int>(m_game->catalogue.size()) : 0; }
int GamePage::unknownValues() const
{
    return m_game != nullptr ? static_cast<int>(m_game->catalogue.unknownValues()) : 0;
}

QStringList GamePage::editions() const
{
    QStringList names;
    if (m_game == nullptr) return names;
    for (const Edition& edition : m_game->game.editions) {
        const QString name = in(edition.name);
        names.append(name.isEmpty() ? fromUtf8(edition.id) : name);
    }
    return names;
}

QStringList GamePage::labels() const
{
    QStringList labels;
    if (m_game == nullptr) return labels;
    for (const CardSet& set : m_game->game.sets) {
        if (!set.label.empty()) labels.append(in(set.label));
    }
    return labels;
}

QString GamePage::editionNames(const std::vector<std::string>& ids) const
{
    QStringList names;
    for (const std::string& id : ids) {
        const Edition* edition = m_game->game.edition(id);
        names.append(edition != nullptr ? in(edition->name) : fromUtf8(id));
    }
    return names.join(", ");
}

GamePage::OptionRow GamePage::optionRow(const Option& option) const
{
    QStringList values;
    QString preset = fromUtf8(option.preset);
    for (const Choice& value : option.values) {
        const QString name = value.name.empty() ? fromUtf8(value.id) : in(value.name);
        values.append(name);
        if (value.id == option.preset) preset = name;
    }
    if (option.type == Option::Type::Flag) {
        values = {tr("no"), tr("yes")};
        preset = option.preset == "yes" ? tr("yes") : tr("no");
    }
    if (option.type == Option::Type::Number) values = {tr("%1 to %2").arg(option.range.lo).arg(option.range.hi)};
    return {.name = in(option.name),
            .about = in(option.about),
            .values = values.join(" · "),
            .preset = preset,
            .clause = fromUtf8(option.clause),
            .editions = editionNames(option.editions)};
}

GamePage::ClauseRow GamePage::clauseRow(const Rule& rule) const
{
    QStringList sources;
    for (const Citation& citation : rule.source) {
        const auto book = std::ranges::find(m_game->game.books, citation.book, &Book::id);
        sources.append((book != m_game->game.books.end() ? in(book->title) : fromUtf8(citation.book)) + " · " +
                       fromUtf8(citation.section));
    }
    // A clause without a check is only shown.
    const bool checked = rule.isChecked();
    const QString kind = rule.advice ? tr("advice")
                         : checked   ? tr("checked in every deck")
                                     : tr("for information, not checked");
    return {.clauseId = fromUtf8(rule.id),
            .title = in(rule.title),
            .words = ruleText(rule, m_game->game, currentLanguage()),
            .source = sources.join("\n"),
            .editions = editionNames(rule.editions),
            .kind = kind};
}

}  // namespace mazzo::desktop
