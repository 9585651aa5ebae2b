// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/open_deck.h"
#include "app/desktop/decks/option_rows.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// The header of the deck in the editor: its name, notes and tags, its edition and options.
class DeckHeader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY changed)
    Q_PROPERTY(QString renderedNotes READ renderedNotes NOTIFY changed)  ///< as Markdown that is safe to render
    Q_PROPERTY(QString tags READ tags WRITE setTags NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* options READ options CONSTANT)

public:
    /// Replaces the text of the deck; false if nothing changed or it cannot be read.
    using ReplaceText = std::function<bool(const std::string& text)>;

    DeckHeader(const std::optional<OpenDeck>& open, ReplaceText replaceText, QObject* parent = nullptr);

    void setStoredName(const QString& name) { m_storedName = name; }  ///< for a deck whose text has no name
    void refresh();

    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString notes() const;
    [[nodiscard]] QString renderedNotes() const;
    Q_INVOKABLE QString rendered(const QString& notes) const;
    [[nodiscard]] QString tags() const;
    [[nodiscard]] TableModel* options() { return &m_options; }
    void setName(const QString& name);
    void setNotes(const QString& notes);
    void setTags(const QString& tags);

public slots:
    bool setOption(const QString& optionId, const QString& value);  ///< "rules" is the edition

signals:
    void changed();

private:
    const std::optional<OpenDeck>& m_open;  // the editor's
    ReplaceText m_replaceText;
    QString m_storedName;
    RowList<OptionRow> m_options;
};

}  // namespace mazzo::desktop
