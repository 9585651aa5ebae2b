// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"
#include "app/desktop/shell/zone_row.h"
#include "app/share/list_reading.h"

#include <QtQml/qqmlregistration.h>

#include <set>

namespace mazzo::desktop {

/// The report of an import: what became of each line of the list, and the copies and zones that the player changes.
class ImportedLines : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckImport")
    Q_PROPERTY(mazzo::desktop::TableModel* lines READ lines CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* tallies READ tallies CONSTANT)  ///< how many lines are in which state
    Q_PROPERTY(mazzo::desktop::TableModel* zones READ zones CONSTANT)
    Q_PROPERTY(bool onlyDoubtful READ onlyDoubtful WRITE setOnlyDoubtful NOTIFY changed)
    Q_PROPERTY(int notShown READ notShown NOTIFY changed)  ///< lines beyond those that are listed
    Q_PROPERTY(int cards READ cards NOTIFY changed)        ///< copies, all zones together

public:
    explicit ImportedLines(QObject* parent = nullptr);

    [[nodiscard]] TableModel* lines() { return &m_lines; }
    [[nodiscard]] TableModel* tallies() { return &m_tallies; }
    [[nodiscard]] TableModel* zones() { return &m_zones; }
    [[nodiscard]] bool onlyDoubtful() const { return m_onlyDoubtful; }
    [[nodiscard]] int notShown() const { return m_notShown; }
    [[nodiscard]] int cards() const;
    void setOnlyDoubtful(bool only);

    void show(std::optional<OpenedSource> source);  ///< nothing: no list could be read
    void refresh();                                 ///< in the language of the program
    [[nodiscard]] const std::optional<OpenedSource>& source() const { return m_source; }
    /// The position in the list of the line in a row.
    [[nodiscard]] std::optional<std::size_t> lineIn(int row) const;
    [[nodiscard]] const ImportedLine& line(std::size_t index) const { return m_source->imported.lines[index]; }
    /// Puts another line in its place: the player said what it means.
    void correct(std::size_t index, const ImportedLine& line);

public slots:
    void setCopies(int row, int copies);
    void setZone(int row, const QString& zoneId);

signals:
    void changed();

private:
    struct LineRow {
        int number = 0;
        QString line;
        QString lineState;
        QString stateText;
        QString about;
        int copies = 0;
        QString card;
        QString zone;
        bool isCard = false;
        QString spoken;

        bool operator==(const LineRow&) const = default;
        [[nodiscard]] static Roles<LineRow> roles()
        {
            return {{"number", &LineRow::number},       {"line", &LineRow::line},   {"lineState", &LineRow::lineState},
                    {"stateText", &LineRow::stateText}, {"about", &LineRow::about}, {"copies", &LineRow::copies},
                    {"card", &LineRow::card},           {"zone", &LineRow::zone},   {"isCard", &LineRow::isCard},
                    {"spoken", &LineRow::spoken}};
        }
    };
    struct TallyRow {
        QString lineState;
        QString label;

        bool operator==(const TallyRow&) const = default;
        [[nodiscard]] static Roles<TallyRow> roles()
        {
            return {{"lineState", &TallyRow::lineState}, {"label", &TallyRow::label}};
        }
    };

    [[nodiscard]] LineRow rowOf(std::size_t index) const;
    [[nodiscard]] ImportedLine* lineAt(int row);

    std::optional<OpenedSource> m_source;
    bool m_onlyDoubtful = false;
    int m_notShown = 0;
    std::vector<std::size_t> m_shown;   // which lines the rows are
    std::set<std::size_t> m_corrected;  // lines that the player corrected
    RowList<LineRow> m_lines;
    RowList<TallyRow> m_tallies;
    RowList<ZoneRow> m_zones;
};

}  // namespace mazzo::desktop
