// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_draft.h"

#include "app/desktop/analysis/strategy_completion.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

namespace mazzo::desktop {

using namespace goldfish;

namespace {

const Engine* engineOf(const AnalysedDeck& deck)
{
    const Engine* engine = deck.present() ? engineNamed(deck.setup->procedure.engine) : nullptr;
    return engine != nullptr && engine->playsStrategies() ? engine : nullptr;
}

}  // namespace

StrategyDraft::StrategyDraft(SavedText saved, QObject* parent) : QObject(parent), m_saved(std::move(saved)) {}

void StrategyDraft::setDeck(const AnalysedDeck& deck)
{
    m_deck = deck;
    m_words = engineOf(deck) ? engineOf(deck)->strategyWords(*deck.setup) : StrategyWords();
    check();
}

void StrategyDraft::open(const QString& name, const QString& text)
{
    m_name = name;
    m_text = text;
    check();
}

void StrategyDraft::rename(const QString& name)
{
    m_name = name;
    emit changed();
}

bool StrategyDraft::edited() const
{
    const std::string* saved = m_saved(m_name);
    return saved == nullptr || fromUtf8(*saved) != m_text;
}

void StrategyDraft::setText(const QString& text)
{
    if (m_text == text) return;
    m_text = text;
    check();
}

/// Reading a strategy takes less than a keystroke, so it is not done on a worker thread.
void StrategyDraft::check()
{
    QList<Mistake> rows;
    m_readable = false;
    const Engine* engine = engineOf(m_deck);
    if (engine != nullptr && !m_text.trimmed().isEmpty()) {
        const auto read = engine->simulation(*m_deck.setup, {{"draft", m_text.toStdString(), {}}});
        // A side that has no opponent here is no mistake.
        m_readable = read.has_value() || read.error().front().code == "simulation.sides";
        const Errors errors = read ? (*read)->notes(0) : m_readable ? Errors() : read.error();
        for (const Error& error : errors)
            rows.append(
                {error.where.line,
                 error.where.line > 0 ? tr("Line %1: %2").arg(error.where.line).arg(sentence(error)) : sentence(error),
                 !read.has_value()});
    }
    m_mistakes.setRows(std::move(rows));
    emit changed();
}

void StrategyDraft::startNew()
{
    QString text;
    for (const std::string& line : m_words.lines)
        if (line == "side") text += QStringLiteral("side \n");
    open({}, text);
}

void StrategyDraft::removeLine(int line)
{
    QStringList lines = m_text.split('\n');
    if (line < 1 || line > lines.size()) return;
    lines.removeAt(line - 1);
    setText(lines.join('\n'));
}

QVariantMap StrategyDraft::completions(const QString& text, int cursor) const
{
    const StrategyCompletion completion = completionOf(m_words, text, cursor);
    return {{"words", completion.words}, {"replaced", completion.replaced}};
}

}  // namespace mazzo::desktop
