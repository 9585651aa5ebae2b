// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/list_sheet.h"

#include "app/pictures/qr.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct ListText {
    Q_DECLARE_TR_FUNCTIONS(PaperText)
};

constexpr double kLeft = 15, kColumnWidth = 85, kBetween = 10;
constexpr double kFirstTop = 58, kNextTop = 28, kBottom = 280;
constexpr double kEntryHeight = 6, kHeadingRow = 11;

/// A zone's name or a card, and its position.
struct PlacedEntry {
    QString text;
    std::int64_t cards = 0;
    bool heading = false;
    int page = 0;
    double x = 0;
    double y = 0;
};

/// Finds a place for each entry: two columns to a page, no heading without a card below it.
class Layout {
public:
    void add(QString text, std::int64_t cards, bool heading)
    {
        const double height = heading ? kHeadingRow : kEntryHeight;
        if (m_y + height + (heading ? kEntryHeight : 0) > kBottom) nextColumn();
        m_entries.push_back(
            {std::move(text), cards, heading, m_page, kLeft + m_column * (kColumnWidth + kBetween), m_y});
        m_y += height;
    }

    [[nodiscard]] int pages() const { return m_page + 1; }
    [[nodiscard]] std::vector<PlacedEntry> taken() { return std::move(m_entries); }

private:
    void nextColumn()
    {
        m_page += m_column;
        m_column = 1 - m_column;
        m_y = m_page == 0 ? kFirstTop : kNextTop;
    }

    std::vector<PlacedEntry> m_entries;
    double m_y = kFirstTop;
    int m_column = 0;
    int m_page = 0;
};

void drawSheetHeader(QPainter& painter, const ListSheet& sheet)
{
    constexpr double kQrSide = 38;
    const double width = kPageWidth - 2 * kLeft - kQrSide - 8;
    setFontHeight(painter, 7, true);
    drawElided(painter, box(kLeft, 13, width, 10), Qt::AlignVCenter | Qt::AlignLeft, sheet.name);
    setFontHeight(painter, 3.6);
    drawElided(painter, box(kLeft, 24, width, 6), Qt::AlignVCenter | Qt::AlignLeft, sheet.subtitle);
    drawElided(painter, box(kLeft, 30, width, 6), Qt::AlignVCenter | Qt::AlignLeft, sheet.total);
    if (!sheet.code.empty() && sheet.code.size() <= kLongestQr)
        painter.drawImage(box(kPageWidth - kLeft - kQrSide, 10, kQrSide, kQrSide), qrImage(qrModules(sheet.code), 12));
    setFontHeight(painter, 3.2);
    painter.setPen(QPen(Qt::black, millimetres(0.2)));
    for (int i = 0; i < sheet.blanks.size(); ++i) {
        const double x = kLeft + 46.0 * i;
        painter.drawLine(QPointF(millimetres(x), millimetres(47)), QPointF(millimetres(x + 42), millimetres(47)));
        drawElided(painter, box(x, 48, 42, 5), Qt::AlignTop | Qt::AlignLeft, sheet.blanks[i]);
    }
}

void drawEntry(QPainter& painter, const PlacedEntry& entry)
{
    if (entry.heading) {
        setFontHeight(painter, 4.2, true);
        drawElided(painter, box(entry.x, entry.y + 3, kColumnWidth, kHeadingRow - 4), Qt::AlignVCenter | Qt::AlignLeft,
                   QStringLiteral("%1 (%2)").arg(entry.text).arg(entry.cards));
        return;
    }
    setFontHeight(painter, 3.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x90, 0x90, 0x90), millimetres(0.2)));
    painter.drawRect(box(entry.x, entry.y + 0.5, 11, kEntryHeight - 1));
    painter.setPen(Qt::black);
    drawElided(painter, box(entry.x, entry.y + 0.5, 11, kEntryHeight - 1), Qt::AlignCenter,
               QString::number(entry.cards));
    drawElided(painter, box(entry.x + 13, entry.y, kColumnWidth - 13, kEntryHeight), Qt::AlignVCenter | Qt::AlignLeft,
               entry.text);
}

void drawFooter(QPainter& painter, int page, int pages)
{
    setFontHeight(painter, 3);
    painter.setPen(QColor(0x60, 0x60, 0x60));
    drawElided(painter, box(kLeft, 284, kPageWidth - 2 * kLeft, 5), Qt::AlignVCenter | Qt::AlignRight,
               ListText::tr("Page %1 of %2").arg(page + 1).arg(pages));
}

}  // namespace

Paper printed(const ListSheet& sheet)
{
    Layout layout;
    for (const ListSheet::Section& section : sheet.sections) {
        layout.add(section.heading, section.cards, true);
        for (const ListSheet::Line& line : section.lines) layout.add(line.name, line.copies, false);
    }
    const int pages = layout.pages();
    return {sheet.name, pages, [sheet, pages, entries = layout.taken()](QPainter& painter, int page) {
                painter.setPen(Qt::black);
                if (page == 0) {
                    drawSheetHeader(painter, sheet);
                } else {
                    setFontHeight(painter, 5, true);
                    drawElided(painter, box(kLeft, 13, kPageWidth - 2 * kLeft, 8), Qt::AlignVCenter | Qt::AlignLeft,
                               sheet.name);
                }
                painter.setPen(Qt::black);
                for (const PlacedEntry& entry : entries) {
                    if (entry.page == page) drawEntry(painter, entry);
                }
                if (pages > 1) drawFooter(painter, page, pages);
            }};
}

}  // namespace mazzo::app
