// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/deck_picture.h"

#include "app/pictures/qr.h"
#include "app/text/value_text.h"

#include <QPainter>

#include <algorithm>

namespace mazzo::app {

namespace {

constexpr int kWidth = 1200;
constexpr int kMargin = 48;
constexpr int kHeader = 200;
constexpr int kRow = 36;
constexpr int kQrSide = 176;

const QColor kPaper(0x16, 0x1a, 0x24), kBand(0x22, 0x29, 0x38), kInk(0xf2, 0xf0, 0xea), kFaint(0xa6, 0xad, 0xbd),
    kAccent(0xf0, 0xb4, 0x4c);

/// A line of the list: a zone's name or a card.
struct Row {
    QString count;
    QString text;
    bool heading = false;
};

std::vector<Row> rowsOf(const Outline& outline, const Game& game, std::string_view language)
{
    std::vector<Row> rows;
    for (const Outline::Section& section : outline.sections) {
        if (!rows.empty()) rows.push_back({});
        rows.push_back({QString::number(section.cards), fromUtf8(game[section.zone].name.in(language)), true});
        for (const Outline::Line& line : section.lines)
            rows.push_back({QString::number(line.copies), fromUtf8(line.name), false});
    }
    return rows;
}

QFont fontOf(const QPainter& painter, int pixels, bool bold)
{
    QFont font = painter.font();
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

/// A text that is too long for its place is written smaller, and only then cut.
void drawFitting(QPainter& painter, const QRect& place, const QString& text)
{
    QFont font = painter.font();
    const int least = font.pixelSize() * 2 / 3;
    while (font.pixelSize() > least && QFontMetrics(font).horizontalAdvance(text) > place.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
}

/// A name that is too long for one line is written in two smaller ones, split as evenly as possible.
void drawTitle(QPainter& painter, const QRect& place, const QString& name)
{
    constexpr int kOneLine = 60, kSmallestOneLine = kOneLine * 2 / 3, kTwoLines = 33;
    const auto widthOf = [&](const QString& text, int pixels) {
        return QFontMetrics(fontOf(painter, pixels, true)).horizontalAdvance(text);
    };
    qsizetype border = -1;
    for (qsizetype blank = name.indexOf(' '); blank >= 0; blank = name.indexOf(' ', blank + 1)) {
        if (border < 0 || qAbs(2 * blank - name.size()) < qAbs(2 * border - name.size())) border = blank;
    }
    const bool two = border > 0 && widthOf(name, kSmallestOneLine) > place.width();
    painter.setFont(fontOf(painter, two ? kTwoLines : kOneLine, true));
    if (!two) return drawFitting(painter, place, name);
    const QStringList lines{name.left(border), name.mid(border + 1)};
    const int widest = qMax(widthOf(lines[0], kTwoLines), widthOf(lines[1], kTwoLines));
    const int pixels = qBound(kTwoLines * 2 / 3, kTwoLines * place.width() / widest, kTwoLines);
    for (int i = 0; i < 2; ++i) {
        painter.setFont(fontOf(painter, pixels, true));
        drawFitting(painter, {place.x(), place.y() + i * place.height() / 2, place.width(), place.height() / 2},
                    lines[i]);
    }
}

void drawHeader(QPainter& painter, const DeckTitle& title, const std::string& code)
{
    painter.fillRect(0, 0, kWidth, kHeader, kBand);
    painter.fillRect(0, kHeader - 4, kWidth, 4, kAccent);
    const bool hasQr = !code.empty() && code.size() <= kLongestQr;
    const int width = kWidth - 2 * kMargin - (hasQr ? kQrSide + kMargin : 0);
    painter.setPen(kInk);
    drawTitle(painter, {kMargin, 28, width, 84}, title.name);
    painter.setPen(kFaint);
    painter.setFont(fontOf(painter, 26, false));
    drawFitting(painter, {kMargin, 116, width, 40}, title.subtitle);
    if (hasQr) painter.drawImage(QRect(kWidth - kMargin - kQrSide, 10, kQrSide, kQrSide), qrImage(qrModules(code), 6));
}

void drawRow(QPainter& painter, const Row& row, const QRect& place)
{
    painter.setPen(row.heading ? kAccent : kInk);
    painter.setFont(fontOf(painter, row.heading ? 24 : 22, row.heading));
    const QRect count(place.x(), place.y(), 52, place.height());
    if (row.heading) return drawFitting(painter, place, row.text + "  " + row.count);
    if (row.text.isEmpty()) return;  // the gap between two zones
    painter.setPen(kFaint);
    painter.drawText(count, Qt::AlignVCenter | Qt::AlignRight, row.count + QChar(0xd7));
    painter.setPen(kInk);
    drawFitting(painter, place.adjusted(64, 0, 0, 0), row.text);
}

}  // namespace

DeckTitle titleOf(const Outline& outline, const Game& game, std::string_view language)
{
    DeckTitle title;
    QStringList parts;
    const QString gameName = fromUtf8(game.name.in(language));
    constexpr qsizetype kLongestName = 300;  // more is never shown, and measuring it takes time
    title.name = outline.name.empty() ? gameName : fromUtf8(outline.name).left(kLongestName);
    parts.append(gameName);
    if (const Edition* edition = game.edition(outline.edition); edition != nullptr && game.editions.size() > 1)
        parts.append(fromUtf8(edition->name.in(language)));
    for (const Draft::Choice& choice : outline.options) {
        const auto option = game.option(choice.key);
        parts.append((option ? fromUtf8(game[*option].name.in(language)) : fromUtf8(choice.key)) + ": " +
                     fromUtf8(choice.value));
    }
    for (const Outline::Section& section : outline.sections) title.cards += section.cards;
    title.subtitle = parts.join(" · ");
    return title;
}

QImage deckPicture(const Outline& outline, const Game& game, std::string_view language, const std::string& code,
                   const QString& note)
{
    constexpr int kMaxRows = 600;
    std::vector<Row> rows = rowsOf(outline, game, language);
    if (rows.size() > kMaxRows) {
        rows.resize(kMaxRows);
        rows.push_back({{}, QStringLiteral("…"), false});
    }
    const int columns = rows.size() > 16 ? 3 : rows.size() > 8 ? 2 : 1;
    const int perColumn = (static_cast<int>(rows.size()) + columns - 1) / columns;
    QImage image(kWidth, kHeader + 2 * kMargin + std::max(perColumn, 4) * kRow, QImage::Format_RGB32);
    image.fill(kPaper);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    DeckTitle title = titleOf(outline, game, language);
    if (!note.isEmpty()) title.subtitle += " · " + note;
    drawHeader(painter, title, code);
    const int columnWidth = (kWidth - kMargin) / columns;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int column = static_cast<int>(i) / perColumn;
        const int y = kHeader + kMargin + static_cast<int>(i) % perColumn * kRow;
        drawRow(painter, rows[i], {kMargin + column * columnWidth, y, columnWidth - kMargin, kRow});
    }
    return image;
}

}  // namespace mazzo::app
