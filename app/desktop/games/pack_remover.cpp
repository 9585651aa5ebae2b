// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/games/pack_remover.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/pack/archive.h"

namespace mazzo::desktop {

PackRemover::PackRemover(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_planner(
          [](const std::string& id, const TaskControl&) -> Answer {
              const auto workspace = Workspace::open();
              if (!workspace) return failure(workspace.error());
              return planRemoval(*workspace, id);
          },
          [this](Answer answer) { show(std::move(answer)); }),
      m_exporter(
          [](const auto& question, const TaskControl&) { return archiveFolder(question.first, question.second); },
          [this](Result<void> done) {
              if (!done) m_saved.clear();
              m_error = done ? std::nullopt : std::optional(done.error());
              emit changed();
          })
{
    connect(&store, &GameStore::closing, this, [this] {
        m_planner.cancelAndWait();
        if (m_state != "removing") cancel();
    });
}

void PackRemover::clear()
{
    if (m_state == "removing") return;
    m_saved.clear();
    cancel();
}

void PackRemover::ask(const QString& packId)
{
    if (m_state == "removing") return;
    m_saved.clear();
    m_error.reset();
    m_planner.ask(packId.toStdString());
    setState(QStringLiteral("reading"));
}

void PackRemover::show(Answer answer)
{
    m_removal = answer ? std::optional(*answer) : std::nullopt;
    m_error = answer ? std::nullopt : std::optional(answer.error());
    QList<TextRow> decks;
    QList<TextRow> expansions;
    if (m_removal)
        for (const std::string& deck : m_removal->decks) decks.append({fromUtf8(deck)});
    if (m_removal)
        for (const std::string& expansion : m_removal->expansions) expansions.append({fromUtf8(expansion)});
    m_decks.setRows(std::move(decks));
    m_expansions.setRows(std::move(expansions));
    setState(m_removal ? QStringLiteral("report") : QStringLiteral("refused"));
}

void PackRemover::remove()
{
    if (m_state != "report" || !m_removal) return;
    setState(QStringLiteral("removing"));
    m_store.reloadPacks(
        m_removal->id,
        [removal = *m_removal] {
            const auto done = apply(removal);
            return done ? Errors() : Errors{done.error()};
        },
        [this](const Errors& errors) {
            m_error = errors.empty() ? std::nullopt : std::optional(errors.front());
            setState(errors.empty() ? QStringLiteral("none") : QStringLiteral("refused"));
        });
}

void PackRemover::cancel()
{
    if (m_state == "removing") return;
    m_planner.cancel();
    m_removal.reset();
    m_error.reset();
    setState(QStringLiteral("none"));
}

void PackRemover::exportTo(const QString& packId, const QUrl& file)
{
    m_saved = file.toLocalFile();
    m_error.reset();
    m_exporter.ask({m_store.packFolder(packId.toStdString()), m_saved.toStdString()});
    emit changed();
}

void PackRemover::setState(const QString& state)
{
    m_state = state;
    emit changed();
}

QString PackRemover::name() const { return m_removal ? fromUtf8(m_removal->name.in(currentLanguage())) : QString(); }
QString PackRemover::problem() const { return m_error ? sentenceWithPlace(*m_error) : QString(); }

}  // namespace mazzo::desktop
