// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_header.h"

#include "app/desktop/decks/safe_markdown.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_edit.h"

namespace mazzo::desktop {

DeckHeader::DeckHeader(const std::optional<OpenDeck>& open, ReplaceText replaceText, QObject* parent)
    : QObject(parent), m_open(open), m_replaceText(std::move(replaceText))
{}

void DeckHeader::refresh()
{
    m_options.setRows(m_open ? optionRows(*m_open, currentLanguage()) : QList<OptionRow>());
    emit changed();
}

QString DeckHeader::gameName() const
{
    return m_open ? fromUtf8(m_open->game().name.in(currentLanguage())) : QString();
}

QString DeckHeader::name() const
{
    const QString name = m_open ? fromUtf8(nameOfDeck(m_open->text())) : QString();
    return name.isEmpty() ? m_storedName : name;
}

QString DeckHeader::notes() const { return m_open ? fromUtf8(notesOfDeck(m_open->text())) : QString(); }

QString DeckHeader::renderedNotes() const { return safeMarkdown(notes()); }
QString DeckHeader::rendered(const QString& notes) const { return safeMarkdown(notes); }

QString DeckHeader::tags() const
{
    QStringList list;
    if (m_open)
        for (const std::string& tag : tagsOfDeck(m_open->text())) list.append(fromUtf8(tag));
    return list.join(QStringLiteral(", "));
}

void DeckHeader::setName(const QString& name)
{
    if (m_open && !name.trimmed().isEmpty()) m_replaceText(withName(m_open->text(), name.trimmed().toStdString()));
}

void DeckHeader::setNotes(const QString& notes)
{
    if (m_open) m_replaceText(withNotes(m_open->text(), notes.toStdString()));
}

void DeckHeader::setTags(const QString& tags)
{
    std::vector<std::string> list;
    for (const QString& tag : tags.split(',', Qt::SkipEmptyParts)) list.push_back(tag.trimmed().toStdString());
    if (m_open) m_replaceText(withTags(m_open->text(), list));
}

bool DeckHeader::setOption(const QString& optionId, const QString& value)
{
    return m_open && m_replaceText(withHeader(m_open->text(), optionId.toStdString(), value.toStdString()));
}

}  // namespace mazzo::desktop
