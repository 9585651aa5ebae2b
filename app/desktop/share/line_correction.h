// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/share/imported_lines.h"

namespace mazzo::desktop {

/// One line of an imported list while the player says which card it means.
class LineCorrection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckImport")
    Q_PROPERTY(QString line READ line NOTIFY changed)  ///< as the list has it; empty if no line is being corrected
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)  ///< what the player typed
    Q_PROPERTY(mazzo::desktop::TableModel* suggestions READ suggestions CONSTANT)

public:
    explicit LineCorrection(ImportedLines& lines, QObject* parent = nullptr);

    [[nodiscard]] QString line() const;
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] TableModel* suggestions() { return &m_suggestions; }
    void setText(const QString& text);

public slots:
    void begin(int row);          ///< of the report
    bool choose(int suggestion);  ///< the line means that card
    void keepName();              ///< the line means a card that the catalogue does not have
    void ignoreLine();            ///< the line means no card; it becomes a comment
    void end();

signals:
    void changed();

private:
    struct SuggestionRow {
        QString name;
        QString detail;

        bool operator==(const SuggestionRow&) const = default;
        [[nodiscard]] static Roles<SuggestionRow> roles()
        {
            return {{"name", &SuggestionRow::name}, {"detail", &SuggestionRow::detail}};
        }
    };

    void suggest();

    ImportedLines& m_lines;
    std::optional<std::size_t> m_index;  // of the line
    QString m_text;
    std::vector<CardIndex> m_cards;  // suggested
    RowList<SuggestionRow> m_suggestions;
};

}  // namespace mazzo::desktop
