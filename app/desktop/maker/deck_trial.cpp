// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/deck_trial.h"

#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

DeckTrial::DeckTrial(QObject* parent)
    : QObject(parent),
      m_task([](const Question& question,
                const TaskControl&) { return judgedDeck(question.pack->loaded, question.file, question.text); },
             [this](const TrialDeck& deck) { receive(deck); })
{}

void DeckTrial::show(SharedTrial pack, std::string file, std::string text)
{
    const bool another = file != m_file;
    m_pack = std::move(pack);
    m_file = std::move(file);
    m_text = std::move(text);
    if (another) {
        m_state = QStringLiteral("working");
        m_verdict.clear();
        m_findings.clear();
    }
    if (m_pack != nullptr) m_task.ask({m_pack, m_file, m_text});
    emit changed();
}

void DeckTrial::clear()
{
    m_task.cancel();
    m_file.clear();
    m_text.clear();
    m_findings.clear();
    emit changed();
}

void DeckTrial::tryText(const QString& text)
{
    if (m_pack != nullptr && !m_file.empty()) m_task.ask({m_pack, m_file, text.toStdString()});
}

void DeckTrial::receive(const TrialDeck& deck)
{
    QList<TextRow> findings;
    m_expected = deck.expected;
    m_found = deck.found;
    if (deck.isReadable()) {
        const std::string language = currentLanguage();
        for (const Finding& finding : deck.report.findings)
            if (finding.status >= Status::Advice) findings.append({message(finding, m_pack->loaded, language)});
        m_verdict = verdictName(deck.verdict);
        m_state = deck.isAsExpected() ? QStringLiteral("fine") : QStringLiteral("other");
    } else {
        for (const Error& mistake : deck.mistakes) findings.append({sentenceWithPlace(mistake)});
        m_verdict.clear();
        m_state = QStringLiteral("broken");
    }
    m_findings.setRows(std::move(findings));
    emit changed();
}

}  // namespace mazzo::desktop
