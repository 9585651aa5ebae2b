// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/games/pack_installer.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/pack_text.h"
#include "app/text/value_text.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace mazzo::desktop {

PackInstaller::PackInstaller(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_reader(
          [](const Question& question, const TaskControl& control) -> Answer {
              const auto workspace = Workspace::open();
              if (!workspace)
                  return std::make_shared<const Checked<PackChange>>(tl::unexpected(Errors{workspace.error()}));
              return std::make_shared<const Checked<PackChange>>(
                  planPack(*workspace, question.file, {question.keepNumbers, control.stopToken()}));
          },
          [this](Answer answer) { show(std::move(answer)); })
{
    connect(&store, &GameStore::closing, this, [this] {
        m_reader.cancelAndWait();
        cancel();
    });
}

void PackInstaller::read(const QUrl& file)
{
    if (m_state == "storing") return;
    m_file = file.toLocalFile().toStdString();
    m_fileName = QFileInfo(QString::fromStdString(m_file.string())).fileName();
    ask(false);
}

void PackInstaller::carryNumbers() { ask(true); }

void PackInstaller::ask(bool keepNumbers)
{
    m_change = nullptr;
    m_answer.reset();
    m_errors.clear();
    m_reader.ask({m_file, keepNumbers});
    setState(QStringLiteral("reading"));
}

void PackInstaller::show(Answer answer)
{
    m_answer = std::move(answer);
    m_change = *m_answer ? &**m_answer : nullptr;
    if (!*m_answer) m_errors = m_answer->error();
    setState(m_change != nullptr ? QStringLiteral("report") : QStringLiteral("refused"));
}

void PackInstaller::install()
{
    if (m_state != "report" || m_change == nullptr) return;
    const std::string game = m_change->game();
    setState(QStringLiteral("storing"));
    m_store.reloadPacks(
        game,
        [answer = m_answer] {
            const auto placed = apply(**answer);
            return placed ? Errors() : Errors{placed.error()};
        },
        [this, game](const Errors& errors) {
            m_errors = errors;
            setState(errors.empty() ? QStringLiteral("stored") : QStringLiteral("refused"));
            if (errors.empty()) emit installed(fromUtf8(game));
        });
}

void PackInstaller::cancel()
{
    if (m_state == "storing") return;
    m_reader.cancel();
    m_change = nullptr;
    m_answer.reset();
    m_errors.clear();
    setState(QStringLiteral("none"));
}

void PackInstaller::setState(const QString& state)
{
    m_state = state;
    retranslate();
}

void PackInstaller::retranslate()
{
    QList<TextRow> changes;
    QList<TextRow> verdicts;
    QList<TextRow> mistakes;
    if (m_change != nullptr) {
        for (const QString& line : cardChangesText(m_change->cards)) changes.append({line});
        for (const QString& line : ruleChangesText(m_change->rules)) changes.append({line});
        if (m_change->renumbered > 0)
            changes.append({tr("%n card number(s) kept", nullptr, static_cast<int>(m_change->renumbered))});
        for (const Error& note : m_change->notes) changes.append({sentenceWithPlace(note)});
        for (const DeckVerdictChange& deck : m_change->verdicts) verdicts.append({verdictChangeText(deck)});
    }
    for (const Error& error : m_errors) mistakes.append({sentenceWithPlace(error)});
    m_changes.setRows(std::move(changes));
    m_verdicts.setRows(std::move(verdicts));
    m_mistakes.setRows(std::move(mistakes));
    emit changed();
}

QString PackInstaller::kind() const
{
    static constexpr std::array kIds{"install", "update", "unchanged"};
    return m_change != nullptr ? QString(kIds.at(static_cast<std::size_t>(m_change->kind))) : QString();
}

QString PackInstaller::name() const
{
    return m_change != nullptr ? fromUtf8(m_change->head().name.in(currentLanguage())) : QString();
}

QString PackInstaller::version() const { return m_change != nullptr ? fromUtf8(m_change->head().version) : QString(); }

QString PackInstaller::installedVersion() const
{
    return m_change != nullptr ? fromUtf8(m_change->installedVersion) : QString();
}

QString PackInstaller::about() const
{
    return m_change != nullptr ? fromUtf8(m_change->head().about.in(currentLanguage())) : QString();
}

QString PackInstaller::credits() const { return m_change != nullptr ? creditsText(m_change->head()) : QString(); }
QString PackInstaller::holds() const { return m_change != nullptr ? holdsText(m_change->holds) : QString(); }

QString PackInstaller::extendedGame() const
{
    if (m_change == nullptr || m_change->head().extends.empty()) return {};
    const GameSnapshot game = m_store.game(m_change->head().extends);
    return game != nullptr ? fromUtf8(game->game.name.in(currentLanguage())) : fromUtf8(m_change->head().extends);
}

QString PackInstaller::objection() const
{
    if (m_change == nullptr || !m_change->objection) return {};
    return m_change->objection->code == "pack.older-version"
               ? tr("The installed version, %1, is newer.").arg(installedVersion())
               : tr("The installed version has the same number but different contents.");
}

bool PackInstaller::numbersChanged() const
{
    return std::ranges::any_of(m_errors, [](const Error& error) { return error.code == "pack.number-changed"; });
}

}  // namespace mazzo::desktop
