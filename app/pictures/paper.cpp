#include "app/pictures/paper.h"

#include "app/pictures/deck_picture.h"
#include "app/pictures/qr.h"
#include "app/words/value_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPdfWriter>

namespace mazzo {

namespace {

struct PaperWords { Q_DECLARE_TR_FUNCTIONS(PaperWords) };

constexpr int kDotsPerInch = 300;

double millimetres(double length) { return length / 25.4 * kDotsPerInch; }

/// An A4 page without margins, measured in millimetres through `millimetres`.
void setUp(QPdfWriter& writer, const QString& title)
{
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    writer.setResolution(kDotsPerInch);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Mazzo"));
}

void setFont(QPainter& painter, double height, bool bold = false)
{
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(millimetres(height)));
    font.setBold(bold);
    painter.setFont(font);
}

QRectF box(double x, double y, double width, double height) { return {millimetres(x), millimetres(y), millimetres(width), millimetres(height)}; }

void drawText(QPainter& painter, const QRectF& place, int flags, const QString& text)
{
    painter.drawText(place, flags, painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(place.width())));
}

/// Fills pages with the list, two columns on each.
class RegistrationSheet {
public:
    RegistrationSheet(QPdfWriter& writer, QPainter& painter) : m_writer(writer), m_painter(painter) {}

    void header(const DeckTitle& title, const std::string& code)
    {
        setFont(m_painter, 7, true);
        drawText(m_painter, box(15, 14, 135, 10), Qt::AlignVCenter | Qt::AlignLeft, title.name);
        setFont(m_painter, 3.6);
        drawText(m_painter, box(15, 25, 135, 6), Qt::AlignVCenter | Qt::AlignLeft, title.subtitle);
        drawText(m_painter, box(15, 31, 135, 6), Qt::AlignVCenter | Qt::AlignLeft, PaperWords::tr("Cards in all: %1").arg(title.cards));
        if (code.size() <= kLongestQr) m_painter.drawImage(box(157, 10, 40, 40), qrImage(qrModules(code), 12));
        const QStringList lines{PaperWords::tr("Player"), PaperWords::tr("Event"), PaperWords::tr("Date")};
        for (int i = 0; i < lines.size(); ++i) {
            const double x = 15 + 47.0 * i;
            setFont(m_painter, 3.2);
            drawText(m_painter, box(x, 46, 45, 4), Qt::AlignLeft, lines[i]);
            m_painter.drawLine(QPointF(millimetres(x), millimetres(45)), QPointF(millimetres(x + 42), millimetres(45)));
        }
        m_y = kTop;
    }

    void heading(const QString& words, int cards)
    {
        advance(kRow * 2.5);
        setFont(m_painter, 4.2, true);
        drawText(m_painter, box(x(), m_y - kRow * 1.4, 85, kRow * 1.2), Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("%1 (%2)").arg(words).arg(cards));
    }

    void line(int copies, const QString& name)
    {
        advance(kRow);
        setFont(m_painter, 3.6);
        m_painter.drawRect(box(x(), m_y - kRow + 0.8, 10, kRow - 1.2));
        drawText(m_painter, box(x(), m_y - kRow + 0.8, 10, kRow - 1.2), Qt::AlignCenter, QString::number(copies));
        drawText(m_painter, box(x() + 12, m_y - kRow, 72, kRow), Qt::AlignVCenter | Qt::AlignLeft, name);
    }

private:
    static constexpr double kTop = 56, kBottom = 285, kRow = 6;

    [[nodiscard]] double x() const { return m_column == 0 ? 15 : 110; }

    void advance(double height)
    {
        if (m_y + height > kBottom) {
            m_y = m_column == 0 && m_page == 0 ? kTop : m_column == 0 ? m_start : 15;
            if (m_column == 1) {
                m_writer.newPage();
                ++m_page;
                m_start = m_y;
            }
            m_column = 1 - m_column;
        }
        m_y += height;
    }

    QPdfWriter& m_writer;
    QPainter& m_painter;
    double m_y = kTop;
    double m_start = kTop;
    int m_column = 0;
    int m_page = 0;
};

constexpr double kCardWidth = 63, kCardHeight = 88;
constexpr int kColumns = 3, kRows = 3;
constexpr double kLeft = (210 - kColumns * kCardWidth) / 2, kTopEdge = (297 - kRows * kCardHeight) / 2;

/// Short lines outside of the cards at every edge, where a knife is laid on.
void drawCutMarks(QPainter& painter)
{
    constexpr double kLength = 6, kGap = 1;
    painter.setPen(QPen(Qt::black, millimetres(0.15)));
    const auto line = [&](double x1, double y1, double x2, double y2) {
        painter.drawLine(QPointF(millimetres(x1), millimetres(y1)), QPointF(millimetres(x2), millimetres(y2)));
    };
    const double right = kLeft + kColumns * kCardWidth, bottom = kTopEdge + kRows * kCardHeight;
    for (int column = 0; column <= kColumns; ++column) {
        const double x = kLeft + column * kCardWidth;
        line(x, kTopEdge - kGap - kLength, x, kTopEdge - kGap);
        line(x, bottom + kGap, x, bottom + kGap + kLength);
    }
    for (int row = 0; row <= kRows; ++row) {
        const double y = kTopEdge + row * kCardHeight;
        line(kLeft - kGap - kLength, y, kLeft - kGap, y);
        line(right + kGap, y, right + kGap + kLength, y);
    }
}

} // namespace

QByteArray registrationPdf(const Outline& outline, const Game& game, std::string_view language, const std::string& code)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const DeckTitle title = titleOf(outline, game, language);
    setUp(writer, title.name);
    QPainter painter(&writer);
    RegistrationSheet sheet(writer, painter);
    sheet.header(title, code);
    for (const Outline::Section& section : outline.sections) {
        sheet.heading(fromUtf8(game[section.zone].name.in(language)), section.cards);
        for (const Outline::Line& line : section.lines) sheet.line(line.copies, fromUtf8(line.name));
    }
    painter.end();
    return bytes;
}

QByteArray proxyPdf(const std::vector<ProxyCard>& cards, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, title);
    QPainter painter(&writer);
    int place = 0;
    for (const ProxyCard& card : cards) {
        for (int copy = 0; copy < card.copies && place < kMostProxies; ++copy, ++place) {
            const int onPage = place % (kColumns * kRows);
            if (onPage == 0 && place > 0) writer.newPage();
            if (onPage == 0) drawCutMarks(painter);
            drawCard(painter, box(kLeft + onPage % kColumns * kCardWidth, kTopEdge + onPage / kColumns * kCardHeight, kCardWidth, kCardHeight), card.face);
        }
    }
    painter.end();
    return bytes;
}

} // namespace mazzo
